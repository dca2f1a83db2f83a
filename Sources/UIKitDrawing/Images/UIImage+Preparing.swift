public import UIKitGeometry
import UIKitImages
import UIKitRaster

extension UIImage {
    /// The same image with its pixels decoded, which stay as long as the image does; nil where they cannot be.
    ///
    /// It may be called on any thread: off the main one, showing the image later takes no time.
    public func preparingForDisplay() -> UIImage? {
        if isSymbolImage { return self }
        if let images {
            let prepared = images.compactMap { $0.preparingForDisplay() }
            if prepared.count < images.count { return nil }
            return prepared.first?.with {
                $0.images = prepared
                $0.duration = duration
            }
        }
        guard let pixels = source.pixels(), pixels.size.area > 0 else { return nil }
        let upright = pixels.turned(attributes.orientation.stored)
        var attributes = attributes
        attributes.orientation = .up
        return UIImage(PixelSource(upright), attributes, configuration)
    }

    /// Prepares the image for display on another thread and hands it over there; nil where that fails.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DecodingThreads.run { completionHandler(self.preparingForDisplay()) }
    }

    /// The same image with its pixels decoded on another thread; nil where they cannot be.
    nonisolated(nonsending) public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    /// A smaller picture of the image, decoded and upright; nil where the pixels cannot be decoded.
    ///
    /// It is as large as fits into `size`, in points of the main display, keeps the image's proportions and
    /// is never larger than the image. Formats that can are decoded at about that size, which takes a
    /// fraction of the time and the memory.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        if !(size.width > 0 && size.height > 0) { return nil }
        if isSymbolImage { return self }
        return Thumbnail.make(of: self, in: size, scale: DisplayScale.main)
    }

    /// Makes a thumbnail on another thread and hands it over there; nil where that fails.
    public func prepareThumbnail(
        of size: CGSize,
        completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        DecodingThreads.run { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// A thumbnail that is made on another thread; nil where that fails.
    nonisolated(nonsending) public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage?
    {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }
}

/// Smaller pictures of images.
private enum Thumbnail {
    static func make(of image: UIImage, in size: CGSize, scale: CGFloat) -> UIImage? {
        let own = image.source.size
        if own.area == 0 { return nil }
        let turn = image.attributes.orientation.stored
        // In stored pixels: a sideways picture is measured lying.
        let box = turn.isSideways ? CGSize(width: size.height, height: size.width) : size
        let factor = min(
            1,
            box.width * scale / CGFloat(own.width),
            box.height * scale / CGFloat(own.height)
        )
        let wanted = PixelSize(
            width: max(1, PixelScale.clamped((CGFloat(own.width) * factor).rounded())),
            height: max(1, PixelScale.clamped((CGFloat(own.height) * factor).rounded()))
        )
        guard let pixels = try? image.source.decode(covering: wanted), pixels.size.area > 0 else {
            return nil
        }
        var small = pixels
        if pixels.size != wanted {
            let canvas = Canvas(Bitmap(size: wanted))
            let place = CGRect(
                x: 0,
                y: 0,
                width: CGFloat(wanted.width),
                height: CGFloat(wanted.height)
            )
            canvas.draw(pixels, in: place)
            small = canvas.takeBitmap()
        }
        var result = small.turned(turn)
        result.scale = scale
        var attributes = image.attributes
        attributes.orientation = .up
        attributes.scale = scale
        attributes.capInsets = nil
        attributes.alignmentRectInsets = .zero
        return UIImage(PixelSource(result), attributes, nil)
    }
}
