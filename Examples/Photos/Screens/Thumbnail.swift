import UIKit

/// A small picture that opens the large one.
public final class Thumbnail: UIControl {
    /// Which picture of the album it is.
    let index: Int
    let picture = UIImageView()

    init(index: Int) {
        self.index = index
        super.init(frame: .zero)
        accessibilityIdentifier = "picture \(index)"
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 10
        picture.backgroundColor = UIColor(white: 1, alpha: 0.07)
        addSubview(picture)
    }

    /// There are no archives to decode.
    public required init?(coder: NSCoder) { nil }

    public override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    public override var isHighlighted: Bool {
        didSet {
            let scale: CGFloat = isHighlighted ? 0.96 : 1
            UIView.animate(withDuration: 0.15) {
                self.picture.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
    }
}
