import UIKitGeometry
import UIKitRaster

/// One thing to paint: what, where, and how it is mapped to pixels.
///
/// Steps hold values only, so that several threads can paint the same list.
struct PaintStep: Sendable {
    /// What is painted, or how what follows is painted.
    enum Kind: Sendable {
        /// A rectangle with round corners in one colour.
        case fill(CGRect, CornerRadii, PixelColor)
        /// The ring inside the edge of such a rectangle.
        case border(CGRect, CornerRadii, width: CGFloat, PixelColor)
        /// A picture with an opacity.
        case picture(Bitmap, CGRect, alpha: CGFloat)
        /// A recording, stretched from its own size to a rectangle.
        case drawing(DisplayList, part: CGRect?, size: CGSize, place: CGRect)
        /// What follows is cut off at a rectangle with round corners.
        case beginClip(CGRect, CornerRadii)
        /// Ends the last clip.
        case endClip
        /// What follows is laid over the picture as one, with an opacity.
        case beginGroup(alpha: CGFloat, PixelRect)
        /// Ends the last group.
        case endGroup
    }

    /// What is done.
    let kind: Kind
    /// The map to device pixels.
    let transform: CGAffineTransform
    /// The pixels that may be touched.
    let area: Region
    /// Whether curved clips around the step are known to cut nothing off.
    let ignoresCurves: Bool

    /// Creates a step.
    init(
        _ kind: Kind,
        _ transform: CGAffineTransform,
        _ area: Region,
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
        case .beginClip, .beginGroup: break
        default: if !area.intersects(canvas.bounds) { return }
        }
        canvas.save()
        canvas.place(transform, within: area, ignoresCurves: ignoresCurves)
        switch kind {
        case .fill(let rect, let radii, let color):
            if radii.isZero {
                canvas.fill(rect, with: .solid(color))
            } else {
                canvas.fill(roundedRect: rect, radii: radii, with: .solid(color))
            }
        case .border(let rect, let radii, let width, let color):
            canvas.strokeBorder(
                roundedRect: rect,
                radii: radii,
                width: width,
                with: .solid(color)
            )
        case .picture(let bitmap, let rect, let alpha): canvas.draw(bitmap, in: rect, alpha: alpha)
        case .drawing(let list, let part, let size, let place):
            Self.draw(list, part, size, place, on: canvas)
        case .beginClip(let rect, let radii):
            return canvas.clip(toRoundedRect: rect, radii: radii)
        case .beginGroup(let alpha, let bounds):
            let rect = CGRect(
                x: bounds.minX,
                y: bounds.minY,
                width: bounds.width,
                height: bounds.height
            )
            return canvas.beginGroup(alpha: alpha, bounds: rect)
        case .endClip, .endGroup: break
        }
        canvas.restore()
    }

    private static func draw(
        _ list: DisplayList,
        _ part: CGRect?,
        _ size: CGSize,
        _ place: CGRect,
        on canvas: Canvas
    ) {
        canvas.clip(to: place)
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
