package import UIKitGeometry
import UIKitImages
package import UIKitRaster

extension UIImage {
    /// The stored pixels, not turned; nil where they cannot be decoded, or are none.
    ///
    /// A symbol's are those that it is shown with at its own size.
    public var cgImage: CGImage? {
        if isSymbolImage { return CGImage(bitmap) }
        guard let pixels = source.pixels(), pixels.size.area > 0 else { return nil }
        return CGImage(pixels)
    }

    /// The pixels as they are shown: turned, and in the tint that the image has been given.
    ///
    /// Their scale is the image's. What cannot be decoded has no pixels.
    package var bitmap: Bitmap { pixels() }

    /// Whether who shows the image colours it.
    package var isTemplate: Bool {
        switch attributes.renderingMode {
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        case .automatic: isSymbolImage
        }
    }

    /// Whether edges keep their size when the image is stretched.
    package var isResizable: Bool { attributes.capInsets != nil }

    /// The pixels as they are shown, in `tint` where the image is a template.
    ///
    /// A symbol is drawn with `size` pixels, or those of its own size.
    package func pixels(tint: UIColor? = nil, size: PixelSize? = nil) -> Bitmap {
        var key = PixelCache.Key(source: source.id)
        key.orientation = attributes.orientation.stored
        key.tint = (isTemplate ? tint ?? attributes.tint : attributes.tint)?.pixelColor
        if case .symbol(let glyph) = source.origin {
            key.size = size ?? glyph.pixels(scale: scale)
            // A symbol's own colour is black.
            if key.tint == .black { key.tint = nil }
        }
        guard var result = pixels(key) else { return Bitmap(size: .zero, scale: scale) }
        result.scale = scale
        return result
    }

    private func pixels(_ key: PixelCache.Key) -> Bitmap? {
        var simpler = key
        if let tint = key.tint {
            simpler.tint = nil
            return PixelCache.shared.bitmap(for: key) { pixels(simpler)?.tinted(tint) }
        }
        if key.orientation != .up {
            simpler.orientation = .up
            return PixelCache.shared.bitmap(for: key) {
                pixels(simpler)?.turned(key.orientation)
            }
        }
        guard case .symbol(let glyph) = source.origin else { return source.pixels() }
        return PixelCache.shared.bitmap(for: key) { glyph.draw(key.size ?? .zero) }
    }

    /// The most bytes of decoded pixels that are kept for images that nothing shows; 64 MiB at first.
    ///
    /// The pixels that have not been used for longest go first, and are decoded again when they are
    /// needed. UIKit decides by itself how much to keep.
    public static var cacheLimit: Int {
        get { PixelCache.shared.limit }
        set { PixelCache.shared.limit = newValue }
    }
}
