public import UIKitGeometry
public import UIKitRaster

/// Where a renderer's actions draw.
public final class UIGraphicsImageRendererContext {
    /// The context itself, which is also the current one.
    public let cgContext: CGContext
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat
    /// What has been drawn so far.
    public var currentImage: UIImage { cgContext.picture ?? UIImage() }

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// Fills a rectangle with the current fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the current fill colour and a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode, alpha: 1) { fill(rect) }
    }

    /// Draws a frame one point wide inside the edge of a rectangle with the current stroke colour.
    public func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Draws a frame one point wide inside the edge of a rectangle with the current stroke colour and a blend mode.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.withBlendMode(blendMode, alpha: 1) { stroke(rect) }
    }

    /// Leaves only what is inside `rect` to what is drawn next.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing them.
public final class UIGraphicsImageRenderer {
    /// How the pictures are made: a copy of what the renderer was created with.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of pictures of `size` points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Creates a renderer of pictures of `size` points in a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of pictures that show `bounds` of the coordinate system.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer of pictures that show `bounds` of the coordinate system in a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = format.with(bounds: bounds)
    }

    /// The picture that `actions` draw.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let bounds = format.bounds
        let isScale = format.scale > 0 && format.scale.isFinite
        let scale = isScale ? format.scale : DisplayScale.main
        return UIImage(
            CGContext.draw(size: bounds.size, scale: scale) { context in
                if format.opaque {
                    context.fill(CGRect(origin: .zero, size: bounds.size))
                }
                context.translateBy(x: -bounds.minX, y: -bounds.minY)
                UIGraphicsPushContext(context)
                actions(UIGraphicsImageRendererContext(context, format))
                UIGraphicsPopContext()
            }
        )
    }

    /// The picture that `actions` draw, as a PNG's bytes; empty for a picture without pixels.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> [UInt8] {
        image(actions: actions).pngData() ?? []
    }

    /// The picture that `actions` draw, as a JPEG's bytes; empty for a picture without pixels.
    ///
    /// The quality goes from 0, small, to 1, close to what was drawn.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> [UInt8] {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? []
    }
}
