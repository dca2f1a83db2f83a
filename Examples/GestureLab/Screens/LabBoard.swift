import UIKit

/// A lamp for each gesture, and the switches under them.
final class LabBoard: UIView {
    /// Called with the number of a switch that was tapped.
    var onToggle: ((Int) -> Void)?

    private let lamps = Sign.gestures.map { SignView(sign: $0) }
    private let switches = Sign.switches.map { SignView(sign: $0) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.sand
        for subview in lamps + switches { addSubview(subview) }
        for toggle in switches {
            toggle.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: LabBoard.tapped)
            )
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows how the switches stand.
    func show(_ lab: GestureLabViewController) {
        switches[0].isLit = lab.isSimultaneous
        switches[1].isLit = lab.isHalf
        switches[2].isLit = lab.isLocked
    }

    /// Lights the lamp of a gesture; it stays lit while that is active and else fades.
    func light(_ index: Int, isActive: Bool) {
        let lamp = lamps[index]
        lamp.isLit = true
        if isActive { return }
        UIView.animate(withDuration: 0.8, options: .curveEaseIn) { lamp.isLit = false }
    }

    /// Two lamps a row over a row of switches, or three where the board is wide.
    override func layoutSubviews() {
        super.layoutSubviews()
        let isTall = bounds.height > bounds.width
        let columns = isTall ? 2 : 6
        let gap: CGFloat = 16
        let content = bounds.inset(
            by: UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
        )
        let side = min(
            96,
            (content.width - CGFloat(columns - 1) * gap) / CGFloat(columns),
            isTall ? (content.height - 80 - 3 * gap) / 3 : 96
        )
        let left = content.midX - (CGFloat(columns) * (side + gap) - gap) / 2
        for (index, lamp) in lamps.enumerated() {
            lamp.frame = CGRect(
                x: left + CGFloat(index % columns) * (side + gap),
                y: content.minY + CGFloat(index / columns) * (side + gap),
                width: side,
                height: side
            )
        }
        let width = (content.width - 2 * gap) / 3
        let height = min(64, width)
        for (index, toggle) in switches.enumerated() {
            toggle.frame = CGRect(
                x: content.minX + CGFloat(index) * (width + gap),
                y: content.maxY - height,
                width: width,
                height: height
            )
        }
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard let index = switches.firstIndex(where: { $0 === tap.view }) else { return }
        onToggle?(index)
    }
}
