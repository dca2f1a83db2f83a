public import UIKitGeometry

/// How a renderer's pictures are made.
public final class UIGraphicsImageRendererFormat {
    /// Pixels per point; the main display's at first, which 0 means too.
    public var scale: CGFloat = DisplayScale.main
    /// Whether the picture starts opaque black instead of transparent; false at first.
    public var opaque = false

    /// What a renderer's pictures show of the coordinate system, in points: said by the renderer, nothing before.
    public internal(set) var bounds = CGRect.zero

    /// Creates a format with the defaults.
    public init() {}

    /// The same format for a renderer of pictures of `bounds`.
    func with(bounds: CGRect) -> UIGraphicsImageRendererFormat {
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = scale
        copy.opaque = opaque
        copy.bounds = bounds
        return copy
    }

    /// Creates a format with the defaults.
    public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

    /// Creates a format that suits the main display.
    public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}
