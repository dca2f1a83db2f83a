public import UIKitGeometry

/// How a renderer's pictures are made.
public final class UIGraphicsImageRendererFormat {
    /// Pixels per point; the main display's at first, which 0 means too.
    public var scale: CGFloat = DisplayScale.main
    /// Whether the picture starts opaque black instead of transparent; false at first.
    public var opaque = false

    /// Creates a format with the defaults.
    public init() {}

    /// Creates a format with the defaults.
    public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

    /// Creates a format that suits the main display.
    public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}
