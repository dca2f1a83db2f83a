public import UIKitGeometry
public import UIKitImages
package import UIKitRaster

/// A picture that doesn't change: PNG, JPEG or WebP data, pixels, a symbol, or several pictures in turn.
///
/// Data is checked when the image is made: bytes that are no picture, that end early or that claim too
/// many pixels give none. Small pictures are decoded at once, larger ones when they are first shown, or
/// off the main thread by ``preparingForDisplay()`` and its kin.
///
/// Two images are equal when they show the same pixels in the same way.
/// - Note: Differs from UIKit: the class is final, and bytes are `[UInt8]`.
public final class UIImage: Hashable, Sendable {
    /// Where the pixels come from.
    package let source: PixelSource
    /// How they are shown.
    let attributes: ImageAttributes
    /// The symbol configuration and the traits that the image was made for.
    public let configuration: Configuration?

    /// Creates an image from its parts.
    init(_ source: PixelSource, _ attributes: ImageAttributes, _ configuration: Configuration?) {
        self.source = source
        self.attributes = attributes
        self.configuration = configuration
    }

    /// Creates an image from pixels, whose scale is the image's.
    package convenience init(_ bitmap: Bitmap) {
        self.init(PixelSource(bitmap), ImageAttributes(scale: bitmap.scale), nil)
    }

    /// Creates an image without pixels.
    public convenience init() { self.init(Bitmap(size: .zero)) }

    /// Creates an image of one pixel a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image of `scale` pixels a point that is shown in an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let attributes = ImageAttributes(scale: Self.checked(scale), orientation: orientation)
        self.init(PixelSource(cgImage.bitmap), attributes, nil)
    }

    /// Creates an image of one pixel a point from a picture file's bytes; nil when they are none.
    public convenience init?(data: [UInt8]) { self.init(data: data, scale: 1) }

    /// Creates an image of `scale` pixels a point from a picture file's bytes; nil when they are none.
    public convenience init?(data: [UInt8], scale: CGFloat) {
        guard let source = try? PixelSource(reading: data) else { return nil }
        self.init(reading: source, scale: scale)
    }

    /// Creates an image from a picture file; nil when there is none.
    ///
    /// A name that ends in `@2x` or `@3x`, before the extension, sets the scale. Of files whose names
    /// differ only in that, the one that suits the main display is taken.
    public convenience init?(contentsOfFile path: String) {
        let file = ScaledFile.best(for: path)
        guard let source = try? PixelSource(readingFile: file.path) else { return nil }
        self.init(reading: source, scale: file.scale)
    }

    /// Creates an image of `scale` pixels a point from a picture file's bytes, or tells what is wrong with them.
    ///
    /// All pixels are decoded. UIKit has no initialiser that says why there is no image.
    public convenience init(decoding data: [UInt8], scale: CGFloat = 1) throws(ImageError) {
        let source = try PixelSource(reading: data)
        _ = try source.decode(covering: nil)
        self.init(reading: source, scale: scale)
    }

    /// Creates an image from a picture file, or tells what is wrong with it.
    ///
    /// All pixels are decoded. UIKit has no initialiser that says why there is no image.
    public convenience init(decodingFile path: String) throws(ImageError) {
        let file = ScaledFile.best(for: path)
        let source = try PixelSource(readingFile: file.path)
        _ = try source.decode(covering: nil)
        self.init(reading: source, scale: file.scale)
    }

    private convenience init(reading source: PixelSource, scale: CGFloat) {
        let orientation = Orientation(source.orientation)
        let attributes = ImageAttributes(scale: Self.checked(scale), orientation: orientation)
        self.init(source, attributes, nil)
    }

    // MARK: - What is shown

    /// The traits that the image was made for; ones that say nothing where it was made for none.
    public var traitCollection: UITraitCollection {
        configuration?.traitCollection ?? UITraitCollection()
    }

    /// The extent in points, as the image is shown.
    public var size: CGSize {
        if case .symbol(let glyph) = source.origin { return glyph.size }
        let stored = source.size
        let width = CGFloat(stored.width) / scale
        let height = CGFloat(stored.height) / scale
        return attributes.orientation.stored.isSideways
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Pixels per point.
    public var scale: CGFloat { attributes.scale }

    /// How the stored pixels are shown.
    public var imageOrientation: Orientation { attributes.orientation }

    /// Whether the image shows its own colours.
    public var renderingMode: RenderingMode { attributes.renderingMode }

    /// The edges that keep their size when the image is stretched, in points; zero for other images.
    public var capInsets: UIEdgeInsets { attributes.capInsets ?? .zero }

    /// How what lies between the caps fills a larger place.
    public var resizingMode: ResizingMode { attributes.resizingMode }

    /// How far the rectangle that layout aligns lies inside the image, in points.
    public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

    /// Whether an image view shows the mirror image in a right-to-left layout.
    public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

    /// From the bottom edge up to the line that text stands on, in points; nil without one.
    public var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }

    /// Whether the image has a line that text stands on.
    public var hasBaseline: Bool { attributes.baselineOffset != nil }

    /// Whether the image is a symbol, drawn sharply at any size.
    public var isSymbolImage: Bool {
        if case .symbol = source.origin { return true }
        return false
    }

    /// The pictures of an animated image; nil for others.
    public var images: [UIImage]? { attributes.images }

    /// Seconds that the pictures of an animated image take together; 0 for others.
    public var duration: TimeInterval { attributes.duration }

    // MARK: - Comparing

    /// Whether both show the same pixels in the same way.
    public static func == (a: UIImage, b: UIImage) -> Bool {
        if a === b { return true }
        if a.attributes != b.attributes || a.configuration != b.configuration { return false }
        if a.source === b.source { return true }
        if case .symbol(let first) = a.source.origin, case .symbol(let second) = b.source.origin {
            return first == second
        }
        return a.source.size == b.source.size && a.source.pixels() == b.source.pixels()
    }

    /// Feeds extent and scale into `hasher`; comparing decides about the pixels.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source.size)
        hasher.combine(scale)
    }

    /// A scale that can be divided by: what is no number above 0 counts as 1.
    private static func checked(_ scale: CGFloat) -> CGFloat {
        scale > 0 && scale.isFinite ? scale : 1
    }
}
