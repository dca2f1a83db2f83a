import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers
import UIKitRaster

extension UIImageView {
    /// Puts the picture that is to be seen now into the layer.
    final func show() {
        guard let current = player.picture ?? (isHighlighted ? highlightedImage ?? image : image)
        else {
            layer.contents = nil
            layer.needsDisplayOnBoundsChange = false
            return
        }
        let picture = directed(configured(current))
        // What depends on the size is made anew when that changes; all else is fitted by the layer.
        let isMadeToSize = picture.isSymbolImage || picture.isResizable
        layer.needsDisplayOnBoundsChange = isMadeToSize || contentMode == .redraw
        layer.contents = isMadeToSize ? madeToSize(picture) : tinted(picture)
    }

    /// A symbol as the view prefers it.
    final func configured(_ picture: UIImage) -> UIImage {
        guard let wish = preferredSymbolConfiguration, picture.isSymbolImage else { return picture }
        return picture.applyingSymbolConfiguration(wish) ?? picture
    }

    /// The mirror image where the picture asks for that and the view runs from right to left.
    private func directed(_ picture: UIImage) -> UIImage {
        let isMirrored =
            picture.flipsForRightToLeftLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? picture.withHorizontallyFlippedOrientation() : picture
    }

    private func tinted(_ picture: UIImage) -> UIImage {
        if !picture.isTemplate { return picture }
        return UIImage(picture.pixels(tint: tint))
    }

    /// A picture of just the pixels that the view shows it with.
    private func madeToSize(_ picture: UIImage) -> UIImage {
        let size = picture.size
        let place = contentMode.gravity.rect(for: size, in: layer.bounds)
        let scale = window == nil ? picture.scale : layer.contentsScale
        let pixels = PixelScale(scale).pixels(place.size)
        if pixels.area <= 0 || pixels.area > ImageViewPolicy.mostPixels {
            return tinted(picture)
        }
        if picture.isResizable {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let renderer = UIGraphicsImageRenderer(size: place.size, format: format)
            return renderer.image { context in
                tint.setFill()
                picture.draw(in: CGRect(origin: .zero, size: place.size))
            }
        }
        var bitmap = picture.pixels(tint: tint, size: pixels)
        bitmap.scale = CGFloat(pixels.width) / max(place.width, 1e-3)
        return UIImage(bitmap)
    }

    private var tint: UIColor {
        (tintColor ?? .systemBlue).resolvedColor(with: traitCollection)
    }
}

/// Numbers that are this project's own.
private enum ImageViewPolicy {
    /// A picture that would be made with more pixels than this, several screens, is stretched instead.
    static let mostPixels = 16_777_216
}
