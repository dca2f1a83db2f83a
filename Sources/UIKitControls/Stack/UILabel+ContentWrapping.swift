import UIKitCore
import UIKitDrawing
import UIKitGeometry

extension UILabel: ContentWrapping {
    final var wrapsContent: Bool { numberOfLines != 1 }

    final func height(wrappedInto width: CGFloat) -> CGFloat? {
        guard wrapsContent else { return nil }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    final func baseline(first: Bool, in size: CGSize) -> CGFloat? {
        guard let line = LabelLayout.baseline(self, isFirst: first, in: size) else { return nil }
        // Writing stands on whole pixels, whatever its height.
        let scale = max(1, contentScaleFactor)
        return (line * scale).rounded() / scale
    }
}
