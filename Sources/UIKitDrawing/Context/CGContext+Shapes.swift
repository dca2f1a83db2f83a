public import UIKitGeometry
import UIKitRaster

extension CGContext {
    /// Fills a rectangle; its edges are snapped to pixels.
    public func fill(_ rect: CGRect) { emit(.fillRect(rect, fillPaint, .normal)) }

    /// Fills several rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Fills the ellipse that touches the edges of `rect`.
    public func fillEllipse(in rect: CGRect) { emit(.fillEllipse(rect, fillPaint)) }

    /// Draws the line along a rectangle's outline.
    public func stroke(_ rect: CGRect) {
        emit(.stroke(Path(rect: rect), state.stroke, strokePaint))
    }

    /// Draws a line of `width` points along a rectangle's outline.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.stroke
        style.width = width
        emit(.stroke(Path(rect: rect), style, strokePaint))
    }

    /// Draws the line along the ellipse that touches the edges of `rect`.
    public func strokeEllipse(in rect: CGRect) {
        emit(.stroke(Path(ellipseIn: rect), state.stroke, strokePaint))
    }

    /// Draws the lines between the first and the second point, the third and the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        emit(.stroke(path, state.stroke, strokePaint))
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) { emit(.fillRect(rect, .solid(.clear), .copy)) }

    /// Draws a picture so that it fills `rect`, upright.
    ///
    /// - Note: Differs from Core Graphics: the picture isn't turned upside down, since the origin is at the top left.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(image.bitmap, in: rect, alpha: 1)
    }

    /// Fills a rectangle so that the colour, with its alpha, takes the place of what was there.
    func replace(_ rect: CGRect) { emit(.fillRect(rect, fillPaint, .copy)) }

    /// Fills the frame one point wide inside the edge of a rectangle.
    func frame(_ rect: CGRect) { emit(.strokeBorder(rect, .zero, 1, fillPaint)) }

    /// Fills a path with the fill colour, leaving the current path alone.
    func fill(_ path: Path, rule: FillRule) { emit(.fillPath(path, rule, fillPaint)) }

    /// Draws the line along a path, leaving the current path alone.
    func stroke(_ path: Path, style: StrokeStyle) { emit(.stroke(path, style, strokePaint)) }

    /// Leaves only what is inside a path, leaving the current path alone.
    func clip(to path: Path, rule: FillRule) { emit(.clipPath(path, rule)) }

    /// Draws a bitmap with an opacity of its own.
    func draw(_ bitmap: Bitmap, in rect: CGRect, alpha: CGFloat) {
        let alpha = state.alpha * alpha
        if state.interpolation.filter == .linear {
            emit(.drawBitmap(bitmap, rect, alpha))
        } else {
            let part = PixelRect(size: bitmap.size)
            emit(.drawPart(bitmap, part, rect, alpha, state.interpolation.filter))
        }
    }

    /// What shapes are filled with, with the context's opacity.
    var fillPaint: Paint { paint(state.fillColor) }

    /// What lines are drawn with, with the context's opacity.
    var strokePaint: Paint { paint(state.strokeColor) }

    private func paint(_ color: CGColor) -> Paint {
        let paint = color.paint(alpha: state.alpha)
        guard case .pattern(var tiling) = paint else { return paint }
        // Copies start at the surface's origin, whatever the coordinates are.
        tiling.transform = ctm.isInvertible ? ctm.inverted() : .identity
        return .pattern(tiling)
    }
}
