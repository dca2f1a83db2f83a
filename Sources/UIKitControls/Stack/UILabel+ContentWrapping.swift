import UIKitCore
import UIKitDrawing
import UIKitGeometry

extension UILabel: ContentWrapping {
    final func height(wrappedInto width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1 else { return nil }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    final func baseline(first: Bool, height: CGFloat) -> CGFloat? {
        let text = textRect(
            forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: height),
            limitedToNumberOfLines: numberOfLines
        )
        let top = (height - text.height) / 2
        return first ? top + font.ascender : height - top + font.descender
    }
}
