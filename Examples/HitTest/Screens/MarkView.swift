import UIKit

/// A disc where a finger came down, in the colour of what it reached.
public final class MarkView: UIView {
    /// Points across.
    private static let side: CGFloat = 24

    init(color: UIColor, center: CGPoint) {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        self.center = center
        isUserInteractionEnabled = false
        backgroundColor = color
        layer.cornerRadius = Self.side / 2
        layer.borderWidth = 4
        let border = color == Palette.paper ? Palette.ink : Palette.card
        layer.borderColor = border.cgColor
    }

    /// There are no archives to decode.
    public required init?(coder: NSCoder) { nil }

    /// Drops onto the place.
    func appear() {
        transform = CGAffineTransform(scaleX: 2.4, y: 2.4)
        alpha = 0
        UIView.animate(withDuration: 0.2, options: .curveEaseOut) {
            self.transform = .identity
            self.alpha = 1
        }
    }
}
