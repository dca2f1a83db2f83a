import UIKitGeometry
import UIKitRaster

/// One thing to paint: what, where, and how it is mapped to pixels.
///
/// Steps hold values only, so that several threads can paint the same list.
struct PaintStep: Sendable {
    /// What is painted, or how what follows is painted.
    enum Kind: Sendable {
        /// A rectangle with round corners.
        case fill(CGRect, CornerRadii, Paint)
        /// The ring inside the edge of such a rectangle.
        case border(CGRect, CornerRadii, width: CGFloat, Paint)
        /// A filled path.
        case path(Path, FillRule, Paint)
        /// A line along a path.
        case line(Path, StrokeStyle, Paint)
        /// A blurred rectangle with round corners; the standard deviation is in user space.
        case softRect(CGRect, CornerRadii, CGFloat, PixelColor)
        /// A blurred path.
        case softPath(Path, CGFloat, PixelColor)
        /// A picture.
        case picture(Picture)
        /// A recording, stretched from its own size to a rectangle.
        case drawing(DisplayList, part: CGRect?, size: CGSize, place: CGRect)
        /// What follows is cut off at a rectangle with round corners.
        case beginClip(CGRect, CornerRadii)
        /// Ends the last clip.
        case endClip
        /// What follows is laid over the picture as one, with an opacity and perhaps a shadow in pixels.
        case beginGroup(alpha: CGFloat, PixelRect, Shadow?)
        /// What follows says how much of the group is seen.
        case beginMask(PixelRect)
        /// Ends the last group or mask.
        case endGroup
    }

    /// A picture and how it is shown.
    struct Picture: Sendable {
        /// The pixels.
        let bitmap: Bitmap
        /// The pixels that are shown; nil for all.
        var part: PixelRect?
        /// The pixels that stretch in both directions; nil where all do.
        var center: PixelRect?
        /// Pixels per point of what doesn't stretch.
        var scale: CGFloat = 1
        /// Where it lies.
        let place: CGRect
        /// Its opacity, 0…1.
        let alpha: CGFloat
        /// How pixels between pixels are read.
        var filter = ImageFilter.linear
    }

    /// The pixels that a step may touch.
    enum Area: Sendable {
        /// None; of steps that end something, too.
        case none
        /// All of a rectangle.
        case rect(PixelRect)
        /// Those of a region.
        case region(Region)

        /// The smallest rectangle around them.
        var bounds: PixelRect {
            switch self {
            case .none: .zero
            case .rect(let rect): rect
            case .region(let region): region.bounds
            }
        }

        /// Whether there are none.
        var isEmpty: Bool { bounds.isEmpty }

        /// Whether one of them is in `rect`.
        func intersects(_ rect: PixelRect) -> Bool {
            switch self {
            case .none: false
            case .rect(let own): own.intersects(rect)
            case .region(let region): region.intersects(rect)
            }
        }
    }

    /// What is done.
    let kind: Kind
    /// The map to device pixels.
    let transform: CGAffineTransform
    /// The pixels that may be touched.
    let area: Area
    /// Whether curved clips around the step are known to cut nothing off.
    let ignoresCurves: Bool

    /// Creates a step.
    init(
        _ kind: Kind,
        _ transform: CGAffineTransform,
        _ area: Area,
        ignoresCurves: Bool = false
    ) {
        self.kind = kind
        self.transform = transform
        self.area = area
        self.ignoresCurves = ignoresCurves
    }

    /// Paints the step.
    func run(on canvas: Canvas) {
        switch kind {
        case .endClip: return canvas.restore()
        case .endGroup:
            canvas.endGroup()
            return canvas.restore()
        case .beginClip, .beginGroup, .beginMask: break
        default: if !area.intersects(canvas.bounds) { return }
        }
        canvas.save()
        switch area {
        case .none: canvas.place(transform, within: .zero, ignoresCurves: ignoresCurves)
        case .rect(let rect): canvas.place(transform, within: rect, ignoresCurves: ignoresCurves)
        case .region(let region):
            canvas.place(transform, within: region, ignoresCurves: ignoresCurves)
        }
        switch kind {
        case .fill(let rect, let radii, let paint):
            if radii.isZero {
                canvas.fill(rect, with: paint)
            } else {
                canvas.fill(roundedRect: rect, radii: radii, with: paint)
            }
        case .border(let rect, let radii, let width, let paint):
            canvas.strokeBorder(roundedRect: rect, radii: radii, width: width, with: paint)
        case .path(let path, let rule, let paint): canvas.fill(path, rule: rule, with: paint)
        case .line(let path, let style, let paint): canvas.stroke(path, style: style, with: paint)
        case .softRect(let rect, let radii, let sigma, let color):
            canvas.fillShadow(roundedRect: rect, radii: radii, sigma: sigma, with: .solid(color))
        case .softPath(let path, let sigma, let color):
            canvas.fillShadow(path, sigma: sigma, with: .solid(color))
        case .picture(let picture): Self.draw(picture, on: canvas)
        case .drawing(let list, let part, let size, let place):
            Self.draw(list, part, size, place, on: canvas)
        case .beginClip(let rect, let radii):
            return canvas.clip(toRoundedRect: rect, radii: radii)
        case .beginGroup(let alpha, let bounds, let shadow):
            return canvas.beginGroup(alpha: alpha, bounds: CGRect(pixels: bounds), shadow: shadow)
        case .beginMask(let bounds):
            return canvas.beginGroup(
                alpha: 1,
                bounds: CGRect(pixels: bounds),
                compositing: .destinationIn
            )
        case .endClip, .endGroup: break
        }
        canvas.restore()
    }

    private static func draw(_ picture: Picture, on canvas: Canvas) {
        if let center = picture.center {
            canvas.draw(
                picture.bitmap,
                part: picture.part,
                center: center,
                scale: picture.scale,
                in: picture.place,
                alpha: picture.alpha,
                filter: picture.filter
            )
        } else {
            canvas.draw(
                picture.bitmap,
                part: picture.part,
                in: picture.place,
                alpha: picture.alpha,
                filter: picture.filter
            )
        }
    }

    private static func draw(
        _ list: DisplayList,
        _ part: CGRect?,
        _ size: CGSize,
        _ place: CGRect,
        on canvas: Canvas
    ) {
        // A part may reach over the place: letters do.
        if part == nil { canvas.clip(to: place) }
        canvas.concatenate(CGAffineTransform(translationX: place.minX, y: place.minY))
        if place.size != size {
            canvas.concatenate(
                CGAffineTransform(
                    scaleX: place.width / size.width,
                    y: place.height / size.height
                )
            )
        }
        if let part { canvas.clip(to: part) }
        canvas.draw(list)
    }
}

extension PaintStep.Picture {
    /// The picture of `image`, shown in `rect` of a layer at `place`; nil where nothing of it is.
    @MainActor init?(
        _ image: LayerImage,
        _ values: LayerExtraValues,
        in rect: CGRect,
        _ place: PaintPass.Place
    ) {
        guard let bitmap = image.bitmap else { return nil }
        let part = image.pixels(values.contentsRect)
        if part.isEmpty { return nil }
        self.bitmap = bitmap
        self.place = rect
        self.part = part == PixelRect(size: bitmap.size) ? nil : part
        alpha = place.alpha
        let map = place.map
        let width = rect.width * (map.a * map.a + map.b * map.b).squareRoot()
        let height = rect.height * (map.c * map.c + map.d * map.d).squareRoot()
        let isSmaller = width < CGFloat(part.width) || height < CGFloat(part.height)
        let chosen = isSmaller ? image.minification : image.magnification
        filter = chosen == .nearest ? .nearest : .linear
        if values.contentsCenter != LayerImage.unit && image.gravity.resizes {
            center = image.pixels(values.stretchingPart)
            scale = CGFloat(bitmap.size.width) / max(1e-9, image.size.width)
        }
    }
}
