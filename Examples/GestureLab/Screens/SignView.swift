import UIKit

/// A card with a sign that is lit or not.
final class SignView: UIView {
    /// Whether the card is in the sign's colour; animates inside an animation block.
    var isLit = false {
        didSet {
            glow.alpha = isLit ? 1 : 0
            dark.alpha = isLit ? 0 : 1
        }
    }

    private let glow: SignFace
    private let dark: SignFace

    init(sign: Sign) {
        glow = SignFace(sign: sign, ink: Palette.card, fill: sign.color)
        dark = SignFace(sign: sign, ink: sign.color, fill: Palette.card)
        super.init(frame: .zero)
        addSubview(dark)
        addSubview(glow)
        glow.alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for face in [dark, glow] {
            face.frame = bounds
            face.layer.cornerRadius = min(24, bounds.height / 3)
        }
    }
}

/// One of a sign's two looks.
private final class SignFace: UIView {
    private let sign: Sign
    private let ink: UIColor

    init(sign: Sign, ink: UIColor, fill: UIColor) {
        self.sign = sign
        self.ink = ink
        super.init(frame: .zero)
        backgroundColor = fill
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height) * 0.5
        let box = CGRect(
            x: bounds.midX - side / 2,
            y: bounds.midY - side / 2,
            width: side,
            height: side
        )
        ink.set()
        sign.draw(in: box)
    }
}
