import UIKitGeometry

/// A rectangle with round corners in device space, its straight edges on pixel edges.
struct DeviceRoundedRect {
    /// The rectangle's pixels.
    var bounds: PixelRect
    /// The corners' horizontal and vertical radii in pixels, clockwise from the top left.
    var radii: (CGVector, CGVector, CGVector, CGVector)

    /// The rows that no corner reaches; empty when there are none.
    var solidRows: (top: Int, bottom: Int) {
        let top = max(radii.0.dy, radii.1.dy).rounded(.up)
        let bottom = max(radii.2.dy, radii.3.dy).rounded(.up)
        return (
            min(bounds.maxY, bounds.minY + PixelScale.clamped(top)),
            max(bounds.minY, bounds.maxY - PixelScale.clamped(bottom))
        )
    }

    /// Adds the outline, clockwise.
    func add(to list: inout EdgeList) {
        let left = CGFloat(bounds.minX)
        let top = CGFloat(bounds.minY)
        let right = CGFloat(bounds.maxX)
        let bottom = CGFloat(bounds.maxY)
        let near = 1 - Path.quarter
        let (a, b, c, d) = radii
        let start = CGPoint(x: left, y: top + a.dy)
        var last = start
        func line(_ x: CGFloat, _ y: CGFloat) {
            let next = CGPoint(x: x, y: y)
            list.add(last, next)
            last = next
        }
        func curve(_ control1: CGPoint, _ control2: CGPoint, _ next: CGPoint) {
            list.addCubic(last, control1, control2, next)
            last = next
        }
        curve(
            CGPoint(x: left, y: top + a.dy * near),
            CGPoint(x: left + a.dx * near, y: top),
            CGPoint(x: left + a.dx, y: top)
        )
        line(right - b.dx, top)
        curve(
            CGPoint(x: right - b.dx * near, y: top),
            CGPoint(x: right, y: top + b.dy * near),
            CGPoint(x: right, y: top + b.dy)
        )
        line(right, bottom - c.dy)
        curve(
            CGPoint(x: right, y: bottom - c.dy * near),
            CGPoint(x: right - c.dx * near, y: bottom),
            CGPoint(x: right - c.dx, y: bottom)
        )
        line(left + d.dx, bottom)
        curve(
            CGPoint(x: left + d.dx * near, y: bottom),
            CGPoint(x: left, y: bottom - d.dy * near),
            CGPoint(x: left, y: bottom - d.dy)
        )
        list.add(last, start)
    }

    /// The inner edge of a border of `width` in user space: a whole number of pixels, at least one.
    func inset(by width: CGFloat, of transform: CGAffineTransform) -> Self {
        let isSwapped = !transform.isAxisParallel
        let dx = max(1, Canvas.edge(width * abs(isSwapped ? transform.c : transform.a)))
        let dy = max(1, Canvas.edge(width * abs(isSwapped ? transform.b : transform.d)))
        func inset(_ radius: CGVector) -> CGVector {
            let inner = CGVector(dx: radius.dx - CGFloat(dx), dy: radius.dy - CGFloat(dy))
            return inner.dx > 0 && inner.dy > 0 ? inner : CGVector(dx: 0, dy: 0)
        }
        return Self(
            bounds: PixelRect(
                minX: bounds.minX + dx,
                minY: bounds.minY + dy,
                maxX: bounds.maxX - dx,
                maxY: bounds.maxY - dy
            ),
            radii: (inset(radii.0), inset(radii.1), inset(radii.2), inset(radii.3))
        )
    }
}

extension Canvas {
    /// `rect` in device space, unless the transform turns or skews it; `radii` are clamped already.
    func deviceRoundedRect(_ rect: CGRect, _ radii: CornerRadii) -> DeviceRoundedRect? {
        guard let bounds = snapped(rect) else { return nil }
        let map = transform
        let isSwapped = !map.isAxisParallel
        let sx = abs(isSwapped ? map.c : map.a)
        let sy = abs(isSwapped ? map.b : map.d)
        // Rounding an edge inwards may leave less room than the radii ask for.
        let mostX = CGFloat(bounds.width) / 2
        let mostY = CGFloat(bounds.height) / 2
        func device(_ radius: CGFloat) -> CGVector {
            CGVector(dx: min(radius * sx, mostX), dy: min(radius * sy, mostY))
        }
        // Which corner of user space each corner of device space comes from.
        let right = isSwapped ? map.c < 0 : map.a < 0
        let bottom = isSwapped ? map.b < 0 : map.d < 0
        func radius(_ atRight: Bool, _ atBottom: Bool) -> CGVector {
            let x = atRight != right
            let y = atBottom != bottom
            let (userRight, userBottom) = isSwapped ? (y, x) : (x, y)
            switch (userRight, userBottom) {
            case (false, false): return device(radii.topLeft)
            case (true, false): return device(radii.topRight)
            case (true, true): return device(radii.bottomRight)
            case (false, true): return device(radii.bottomLeft)
            }
        }
        return DeviceRoundedRect(
            bounds: bounds,
            radii: (
                radius(false, false), radius(true, false), radius(true, true), radius(false, true)
            )
        )
    }
}
