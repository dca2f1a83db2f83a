import UIKit

/// A card that counts: what is counted on top, a dot for each below.
final class TapTally: UIView {
    /// How many were counted.
    var count = 0 { didSet { setNeedsDisplay() } }

    private let color: UIColor
    /// Discs of the sign on top: one for single taps, two for double taps.
    private let discs: Int

    /// Dots in a row; there are three rows, then they start again.
    private static let columns = 4
    private static let rows = 3

    init(color: UIColor, discs: Int) {
        self.color = color
        self.discs = discs
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = 24
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        drawSign(at: CGPoint(x: bounds.midX, y: bounds.height * 0.3))
        let step: CGFloat = 24
        let places = Self.columns * Self.rows
        let filled = count == 0 ? 0 : (count - 1) % places + 1
        for place in 0..<places {
            let column = CGFloat(place % Self.columns) - CGFloat(Self.columns - 1) / 2
            let row = CGFloat(place / Self.columns)
            let center = CGPoint(
                x: bounds.midX + column * step,
                y: bounds.height * 0.58 + row * step
            )
            (place < filled ? color : Palette.sand).setFill()
            disc(center, radius: place < filled ? 7 : 4).fill()
        }
    }

    private func drawSign(at center: CGPoint) {
        for index in 0..<discs {
            let shift = (CGFloat(index) - CGFloat(discs - 1) / 2) * 24
            color.withAlphaComponent(index == 0 ? 1 : 0.55).setFill()
            disc(CGPoint(x: center.x + shift, y: center.y), radius: 20).fill()
        }
    }

    private func disc(_ center: CGPoint, radius: CGFloat) -> UIBezierPath {
        UIBezierPath(
            ovalIn: CGRect(
                x: center.x - radius,
                y: center.y - radius,
                width: 2 * radius,
                height: 2 * radius
            )
        )
    }
}
