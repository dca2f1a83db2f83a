public import UIKitGeometry
import UIKitRaster

extension CGPath {
    /// The outline of the line that a stroke along the path would draw, as a path to fill by winding.
    ///
    /// Its curves are lines that stay within 1/40 of a unit of the new path.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            width: lineWidth,
            cap: lineCap.strokeCap,
            join: lineJoin.strokeJoin,
            miterLimit: miterLimit
        )
        let across = CGVector(dx: transform.a, dy: transform.b).length
        let down = CGVector(dx: transform.c, dy: transform.d).length
        return CGPath(path.stroked(style, scale: max(across, down)).applying(transform))
    }

    /// The dashes that a pattern of lengths and gaps in turn, in units of the path, leaves of it.
    ///
    /// `phase` says where in the pattern the path starts. A pattern that makes no dashes, like an empty one,
    /// leaves the path whole.
    public final func copy(
        dashingWithPhase phase: CGFloat,
        lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(dash: lengths, dashPhase: phase)
        return CGPath(path.dashed(style).applying(transform))
    }

    /// The path with every point mapped by `transform`.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path is a rectangle with sides along the axes; if so, `rect` receives it.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let box = path.bounds
        if box.isNull || Path(rect: box) != path { return false }
        rect?.pointee = box
        return true
    }

    /// Calls `block` for each step of the path, in order; the pointers are good during the call.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for step in path.elements {
            var points = step.points
            points.withUnsafeMutableBufferPointer { points in
                // The type promises an address even for a step without points.
                var none = CGPoint.zero
                withUnsafeMutablePointer(to: &none) { none in
                    var element = CGPathElement(
                        type: step.type,
                        points: points.baseAddress ?? none
                    )
                    withUnsafePointer(to: &element) { block($0) }
                }
            }
        }
    }
}

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a new piece at its point.
    case moveToPoint
    /// Adds a line to its point.
    case addLineToPoint
    /// Adds a curve with one control point, which stands first.
    case addQuadCurveToPoint
    /// Adds a curve with two control points, which stand first.
    case addCurveToPoint
    /// Closes the piece; it has no points.
    case closeSubpath
}

/// One step of a path.
public struct CGPathElement {
    /// What it does.
    public var type: CGPathElementType
    /// Its points: none to three, by the type.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension Path.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let control, let point): [control, point]
        case .cubic(let control1, let control2, let point): [control1, control2, point]
        case .close: []
        }
    }
}
