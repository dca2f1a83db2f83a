import UIKit

/// The right side: three sliders that stand upright.
final class ControlsViewController: UIViewController {
    /// The sliders from left to right.
    let sliders = [
        UprightSlider(color: Palette.coral, value: 0.35, symbol: "flame.fill"),
        UprightSlider(color: Palette.mint, value: 0.7, symbol: "fan"),
        UprightSlider(color: Palette.sky, value: 0.5, symbol: "drop.fill"),
    ]

    private let heading = CaptionLabel("Climate", 20, .semibold, Palette.cloud)
    private let captions = ["Heat", "Air", "Humidity"].map { name in
        let caption = CaptionLabel(name, 13, .regular, Palette.mist)
        caption.textAlignment = .center
        return caption
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        for subview in [heading] + sliders + captions { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The part of the view that an open drawer shows: 220 points at the right edge.
        let left = view.bounds.width - 220
        let isLow = view.bounds.height < 400
        let top = isLow ? 12 : max(24, view.bounds.height * 0.12)
        heading.frame = CGRect(x: left + 32, y: top - 4, width: 156, height: 28)
        let height = max(0, view.bounds.height - 2 * top - 40)
        for (index, slider) in sliders.enumerated() {
            let x = left + 32 + CGFloat(index) * 56
            slider.frame = CGRect(x: x, y: top + 40, width: 44, height: max(0, height - 26))
            captions[index].frame = CGRect(
                x: x - 5,
                y: slider.frame.maxY + 6,
                width: 54,
                height: 20
            )
        }
    }
}

/// A pill that a finger fills from the bottom.
final class UprightSlider: UIView {
    /// How far the pill is filled, 0…1.
    private(set) var value: CGFloat

    private let fill = UIView()
    private let icon = UIImageView()

    init(color: UIColor, value: CGFloat, symbol: String) {
        self.value = value
        super.init(frame: .zero)
        backgroundColor = Palette.dusk
        clipsToBounds = true
        layer.cornerRadius = 22
        fill.backgroundColor = color
        fill.isUserInteractionEnabled = false
        icon.image = UIImage(systemName: symbol)
        icon.tintColor = .white
        icon.contentMode = .center
        addSubview(fill)
        addSubview(icon)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height * value
        fill.frame = CGRect(
            x: 0,
            y: bounds.height - height,
            width: bounds.width,
            height: height
        )
        icon.frame = CGRect(x: 0, y: bounds.height - 44, width: bounds.width, height: 44)
    }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, bounds.height > 0 else { return }
        value = min(max(1 - touch.location(in: self).y / bounds.height, 0), 1)
        setNeedsLayout()
    }
}
