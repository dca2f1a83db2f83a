public import UIKitGeometry
import UIKitImages
package import UIKitRaster

/// A picture that doesn't change.
///
/// Two images are equal when they have the same pixels at the same scale.
/// - Note: Differs from UIKit: the class is final, and bytes are `[UInt8]`.
public final class UIImage: Hashable, Sendable {
    /// The pixels; their scale is the image's.
    package let bitmap: Bitmap

    /// Creates an image from pixels.
    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// Creates an image of one pixel a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

    /// Creates an image of `scale` pixels a point.
    public init(cgImage: CGImage, scale: CGFloat) {
        var bitmap = cgImage.bitmap
        bitmap.scale = scale
        self.bitmap = bitmap
    }

    /// Creates an image from a PNG's bytes; nil when they are none.
    public convenience init?(data: [UInt8]) { self.init(data: data, scale: 1) }

    /// Creates an image of `scale` pixels a point from a PNG's bytes; nil when they are none.
    public init?(data: [UInt8], scale: CGFloat) {
        guard var bitmap = try? PNG.decode(data) else { return nil }
        bitmap.scale = scale
        self.bitmap = bitmap
    }

    /// Creates an image from a PNG file; nil when there is none.
    ///
    /// A name that ends in `@2x` or `@3x`, before the extension, sets the scale.
    public init?(contentsOfFile path: String) {
        guard var bitmap = try? PNG.read(path) else { return nil }
        bitmap.scale = Self.scale(ofFile: path)
        self.bitmap = bitmap
    }

    /// The extent in points.
    public var size: CGSize { bitmap.pointSize }

    /// Pixels per point.
    public var scale: CGFloat { bitmap.scale }

    /// The pixels.
    public var cgImage: CGImage? { CGImage(bitmap) }

    /// Draws the image with its top-left corner at `point` in the current context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image so that it fills `rect` in the current context.
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(bitmap, in: rect, alpha: 1)
    }

    /// The image as a PNG's bytes; nil for an image without pixels.
    public func pngData() -> [UInt8]? { try? PNG.encode(bitmap) }

    /// Whether both have the same pixels and the same scale.
    public static func == (a: UIImage, b: UIImage) -> Bool {
        a === b || (a.bitmap.scale == b.bitmap.scale && a.bitmap == b.bitmap)
    }

    /// Feeds the extent into `hasher`; comparing decides about the pixels.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bitmap.size)
        hasher.combine(bitmap.scale)
    }

    private static func scale(ofFile path: String) -> CGFloat {
        let name = path.split(separator: "/").last ?? ""
        let stem = name.split(separator: ".").first ?? ""
        if stem.hasSuffix("@2x") { return 2 }
        return stem.hasSuffix("@3x") ? 3 : 1
    }
}
