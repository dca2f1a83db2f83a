import UIKit

/// Marks every touch in the colour of the view that it reached; chips choose the rule and what the
/// red view is.
public final class HitTestViewController: UIViewController {
    /// The view with the rules.
    public let root = RootView()
    /// Marks of touches, the newest last.
    public private(set) var marks: [MarkView] = []

    private let chips = RootView.Rule.allCases.map { RuleChip(rule: $0) }
    private let redChip = RedChip()

    /// Marks that are kept.
    private static let maximumMarks = 24

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        root.onTouch = { [weak self] in self?.mark($0) }
        view.addSubview(root)
        for chip in chips {
            chip.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: HitTestViewController.choose)
            )
            view.addSubview(chip)
        }
        redChip.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: HitTestViewController.changeRed)
        )
        view.addSubview(redChip)
        showRule()
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.bounds.inset(
            by: UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
        )
        let side: CGFloat = 80
        let gap: CGFloat = 16
        let isWide = content.width > content.height
        root.frame = CGRect(
            x: content.minX,
            y: content.minY + 56,
            width: content.width - (isWide ? side + gap : 0),
            height: content.height - 56 - (isWide ? 0 : side + gap)
        )
        for (index, chip) in (chips + [redChip]).enumerated() {
            let step = CGFloat(index) * (side + gap)
            chip.frame = CGRect(
                x: isWide ? content.maxX - side : content.minX + step,
                y: isWide ? content.minY + 56 + step : content.maxY - side,
                width: side,
                height: side
            )
        }
    }

    /// A finger that neither the root view nor a chip was given.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where touch.view === view { mark(touch) }
    }

    private func mark(_ touch: UITouch) {
        let color =
            switch touch.view {
            case root.redView: Palette.coral
            case root.greenView: Palette.mint
            case root: Palette.ink
            default: Palette.paper
            }
        let mark = MarkView(color: color, center: touch.location(in: view))
        marks.append(mark)
        view.addSubview(mark)
        mark.appear()
        if marks.count > Self.maximumMarks { marks.removeFirst().removeFromSuperview() }
    }

    // MARK: - Choices

    private func choose(_ tap: UITapGestureRecognizer) {
        guard let chip = tap.view as? RuleChip else { return }
        root.rule = chip.rule
        showRule()
    }

    private func showRule() {
        for chip in chips { chip.isChosen = chip.rule == root.rule }
    }

    private func changeRed() {
        redChip.look = redChip.look.next
        root.redView.isUserInteractionEnabled = redChip.look != .inert
        root.redView.isHidden = redChip.look == .hidden
        root.redView.backgroundColor = Palette.coral.withAlphaComponent(
            redChip.look == .inert ? 0.4 : 1
        )
    }
}
