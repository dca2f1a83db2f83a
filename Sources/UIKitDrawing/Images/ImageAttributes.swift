import UIKitGeometry

/// What an image says about its pixels: how they are to be shown.
struct ImageAttributes: Hashable, Sendable {
    /// Pixels per point.
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    /// The colour that the image has been given instead of its own.
    var tint: UIColor?
    /// The edges that keep their size, in points; nil for an image that is stretched as a whole.
    var capInsets: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// From the bottom edge up to the line that text stands on, in points.
    var baselineOffset: CGFloat?
    /// The pictures of an animated image, in their order.
    var images: [UIImage]?
    /// Seconds that all pictures of an animated image take together.
    var duration: TimeInterval = 0
}
