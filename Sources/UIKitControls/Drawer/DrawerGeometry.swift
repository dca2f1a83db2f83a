package import UIKitGeometry

/// Where everything in a drawer stands: a function of the position only.
///
/// A position is how far the drawer is open, in points: positive where the left shows. Of the scaled
/// main view: with p = |x| / W it is H − 2·inset·p high and keeps its proportions, centred vertically.
/// No size depends on a last size, so the way there and the number of steps leave no trace (the seed
/// documents' drawers compound their scale; behaviour is as their worked replacement has it).
package struct DrawerGeometry: Hashable, Sendable {
    /// What moves.
    package var style: DrawerViewController.Style
    /// The container's size in points.
    package var size: CGSize
    /// Points that a scaled main view's top and bottom edges move in at a position of one whole width.
    package var inset: CGFloat
    /// How far the left opens, in points.
    package var left: CGFloat
    /// How far the right opens, in points.
    package var right: CGFloat

    package init(
        size: CGSize,
        inset: CGFloat,
        style: DrawerViewController.Style = .scale,
        left: CGFloat = 0,
        right: CGFloat = 0
    ) {
        self.size = size
        self.inset = inset
        self.style = style
        self.left = left
        self.right = right
    }

    /// How much the main view is scaled at position `x` points.
    package func scale(at x: CGFloat) -> CGFloat {
        guard style == .scale, size.width > 0, size.height > 0 else { return 1 }
        let progress = min(max(abs(x) / size.width, 0), 1)
        return max(0, (size.height - 2 * inset * progress) / size.height)
    }

    /// The main view's frame at position `x` points.
    package func frame(at x: CGFloat) -> CGRect {
        let scale = scale(at: x)
        let height = size.height * scale
        return CGRect(
            x: style == .overlay ? 0 : x,
            y: (size.height - height) / 2,
            width: size.width * scale,
            height: height
        )
    }

    /// The frame of a side's view at position `x` points.
    ///
    /// Under a scaled main view it fills the container, which is seen all around the main view.
    package func frame(of side: DrawerViewController.Side, at x: CGFloat) -> CGRect {
        if style == .scale { return CGRect(origin: .zero, size: size) }
        let width = side == .left ? left : right
        let closed = style == .reveal ? 0 : width
        let place: CGFloat
        switch side {
        case .left: place = style == .reveal ? 0 : min(x, width) - closed
        case .right: place = size.width - width + (style == .reveal ? 0 : max(x, -width) + closed)
        }
        return CGRect(x: place, y: 0, width: width, height: size.height)
    }

    /// How far position `x` is open, 0…1.
    package func progress(at x: CGFloat) -> CGFloat {
        let width = x > 0 ? left : right
        return width > 0 ? min(1, abs(x) / width) : 0
    }
}
