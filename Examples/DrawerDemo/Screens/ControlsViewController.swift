import UIKit

/// The right side: three sliders that stand upright.
final class ControlsViewController: UIViewController {
    /// The sliders from left to right.
    let sliders = [
        UprightSlider(color: Palette.coral, value: 0.35),
        UprightSlider(color: Palette.mint, value: 0.7),
        UprightSlider(color: Palette.sky, value: 0.5),
    ]

    private let heading = BarView(color: Palette.mist)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.night
        for subview in [heading] + sliders { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The part of the view that an open drawer shows: 220 points at the right edge.
        let left = view.bounds.width - 220
        let top = max(24, view.bounds.height * 0.12)
        heading.frame = CGRect(x: left + 32, y: top, width: 90, height: 12)
        for (index, slider) in sliders.enumerated() {
            slider.frame = CGRect(
                x: left + 32 + CGFloat(index) * 56,
                y: top + 40,
                width: 44,
                height: max(0, view.bounds.height - 2 * top - 40)
            )
        }
    }
}

/// A pill that a finger fills from the bottom.
final class UprightSlider: UIView {
    /// How far the pill is filled, 0…1.
    private(set) var value: CGFloat

    private let fill = UIView()

    init(color: UIColor, value: CGFloat) {
        self.value = value
        super.init(frame: .zero)
        backgroundColor = Palette.dusk
        clipsToBounds = true
        layer.cornerRadius = 22
        fill.backgroundColor = color
        fill.isUserInteractionEnabled = false
        addSubview(fill)
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
    }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, bounds.height > 0 else { return }
        value = min(max(1 - touch.location(in: self).y / bounds.height, 0), 1)
        setNeedsLayout()
    }
}
