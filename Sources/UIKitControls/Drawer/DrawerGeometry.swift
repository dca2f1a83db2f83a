package import UIKitGeometry

/// Where the main view of a drawer stands: a function of its position only.
///
/// With p = |x| / W the main view is H − 2·inset·p high and keeps its
/// proportions, centred vertically. Its size never depends on its last size, so
/// the way there and the number of steps leave no trace (the seed documents' drawers
/// compound their scale; behaviour is as their worked replacement has it).
package struct DrawerGeometry: Hashable, Sendable {
    /// The container's size in points.
    package var size: CGSize
    /// Points that the top and bottom edges move in at a position of one whole width.
    package var inset: CGFloat

    package init(size: CGSize, inset: CGFloat) {
        self.size = size
        self.inset = inset
    }

    /// How much the main view is scaled at position `x` points.
    package func scale(at x: CGFloat) -> CGFloat {
        guard size.width > 0, size.height > 0 else { return 1 }
        let progress = min(max(abs(x) / size.width, 0), 1)
        return max(0, (size.height - 2 * inset * progress) / size.height)
    }

    /// The main view's frame at position `x` points.
    package func frame(at x: CGFloat) -> CGRect {
        let scale = scale(at: x)
        let height = size.height * scale
        return CGRect(
            x: x,
            y: (size.height - height) / 2,
            width: size.width * scale,
            height: height
        )
    }
}
