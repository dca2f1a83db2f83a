import UIKit

/// One line of writing that touches go through, and that shrinks rather than being cut.
final class CaptionLabel: UILabel {
    init(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor) {
        super.init(frame: .zero)
        self.text = text
        font = .systemFont(ofSize: size, weight: weight)
        textColor = color
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.6
    }

    required init?(coder: NSCoder) { nil }
}
