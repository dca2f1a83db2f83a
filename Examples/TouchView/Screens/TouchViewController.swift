import UIKit

/// Shows a `TouchView` and counts its taps beside it.
public final class TouchViewController: UIViewController {
    /// The pad.
    public let pad = TouchView()

    private let singles = TapTally(color: Palette.sky, discs: 1)
    private let doubles = TapTally(color: Palette.violet, discs: 2)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        for subview in [pad, singles, doubles] { view.addSubview(subview) }
        pad.onTap = { [weak self] in self?.showCounts() }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(
            by: UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
        )
        let gap: CGFloat = 16
        if content.width > content.height {
            let side: CGFloat = 168
            let height = (content.height - gap) / 2
            let x = content.maxX - side
            pad.frame = CGRect(
                x: content.minX,
                y: content.minY,
                width: content.width - side - gap,
                height: content.height
            )
            singles.frame = CGRect(x: x, y: content.minY, width: side, height: height)
            doubles.frame = CGRect(
                x: x,
                y: content.minY + height + gap,
                width: side,
                height: height
            )
        } else {
            let side: CGFloat = 184
            let width = (content.width - gap) / 2
            let y = content.maxY - side
            pad.frame = CGRect(
                x: content.minX,
                y: content.minY,
                width: content.width,
                height: content.height - side - gap
            )
            singles.frame = CGRect(x: content.minX, y: y, width: width, height: side)
            doubles.frame = CGRect(
                x: content.minX + width + gap,
                y: y,
                width: width,
                height: side
            )
        }
    }

    private func showCounts() {
        singles.count = pad.singleTaps
        doubles.count = pad.doubleTaps
    }
}
