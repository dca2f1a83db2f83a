import UIKitGeometry

/// A round corner in device space.
struct DeviceCorner: Hashable {
    /// Where it begins, in pixels from the corner along x and y.
    let reach: CGVector
    /// Where the control points of its curve are, in parts of that.
    let control: CGVector

    /// Creates the corner with the horizontal and the vertical `radius` in pixels, reaching `most` at most.
    init(_ radius: CGVector, _ curve: CornerCurve, most: CGVector) {
        func reach(_ radius: CGFloat, _ most: CGFloat) -> CGFloat {
            max(radius, min(radius * curve.expansion, most))
        }
        let x = reach(radius.dx, most.dx)
        let y = reach(radius.dy, most.dy)
        self.reach = CGVector(dx: x, dy: y)
        control = CGVector(
            dx: curve.control(radius.dx, reach: x),
            dy: curve.control(radius.dy, reach: y)
        )
    }

    /// Creates the corner of an ellipse.
    init(_ radius: CGVector) { self.init(radius, .circular, most: radius) }

    private init(reach: CGVector, control: CGVector) {
        self.reach = reach
        self.control = control
    }

    /// The corner that begins on a whole 256th of a pixel.
    var rounded: Self {
        let reach = CGVector(
            dx: (reach.dx * 256).rounded() / 256,
            dy: (reach.dy * 256).rounded() / 256
        )
        return Self(reach: reach, control: control)
    }

    /// Adds the curve of the corner at `place`, from the horizontal to the vertical side or the other way; `x` and `y`
    /// are the directions into the rectangle, 1 or -1.
    func add(
        to list: inout EdgeList,
        at place: CGPoint,
        _ x: CGFloat,
        _ y: CGFloat,
        startsAcross: Bool
    ) {
        let across = CGPoint(x: place.x + x * reach.dx, y: place.y)
        let down = CGPoint(x: place.x, y: place.y + y * reach.dy)
        let nearAcross = CGPoint(x: place.x + x * reach.dx * control.dx, y: place.y)
        let nearDown = CGPoint(x: place.x, y: place.y + y * reach.dy * control.dy)
        if startsAcross {
            list.addCubic(across, nearAcross, nearDown, down)
        } else {
            list.addCubic(down, nearDown, nearAcross, across)
        }
    }
}

/// A rectangle with round corners in device space, its straight edges on pixel edges.
struct DeviceRoundedRect {
    /// The rectangle's pixels.
    var bounds: PixelRect
    /// The corners' horizontal and vertical radii in pixels, clockwise from the top left.
    var radii: (CGVector, CGVector, CGVector, CGVector)
    /// How the corners are rounded.
    var curve: CornerCurve

    /// The corners, clockwise from the top left.
    var corners: (DeviceCorner, DeviceCorner, DeviceCorner, DeviceCorner) {
        let most = CGVector(dx: CGFloat(bounds.width) / 2, dy: CGFloat(bounds.height) / 2)
        func corner(_ radius: CGVector) -> DeviceCorner { DeviceCorner(radius, curve, most: most) }
        return (corner(radii.0), corner(radii.1), corner(radii.2), corner(radii.3))
    }

    /// The rows that no corner reaches; empty when there are none.
    var solidRows: (top: Int, bottom: Int) {
        let (a, b, c, d) = corners
        let top = max(a.reach.dy, b.reach.dy).rounded(.up)
        let bottom = max(c.reach.dy, d.reach.dy).rounded(.up)
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
        let (a, b, c, d) = corners
        // Edges along a row enclose nothing by themselves and are left out.
        a.add(to: &list, at: CGPoint(x: left, y: top), 1, 1, startsAcross: false)
        b.add(to: &list, at: CGPoint(x: right, y: top), -1, 1, startsAcross: true)
        list.add(
            CGPoint(x: right, y: top + b.reach.dy),
            CGPoint(x: right, y: bottom - c.reach.dy)
        )
        c.add(to: &list, at: CGPoint(x: right, y: bottom), -1, -1, startsAcross: false)
        d.add(to: &list, at: CGPoint(x: left, y: bottom), 1, -1, startsAcross: true)
        list.add(CGPoint(x: left, y: bottom - d.reach.dy), CGPoint(x: left, y: top + a.reach.dy))
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
            radii: (inset(radii.0), inset(radii.1), inset(radii.2), inset(radii.3)),
            curve: curve
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
            ),
            curve: radii.curve
        )
    }
}
