public import UIKitDrawing
public import UIKitGeometry

/// What counts as the inside of a shape layer's path.
public struct CAShapeLayerFillRule: Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String

    /// Creates the rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Places that the path winds around.
    public static let nonZero = Self(rawValue: "non-zero")
    /// Places that a ray crosses the path an odd number of times from.
    public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates the shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ends at the end point.
    public static let butt = Self(rawValue: "butt")
    /// Ends in a half circle around the end point.
    public static let round = Self(rawValue: "round")
    /// Goes on for half the width.
    public static let square = Self(rawValue: "square")
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates the shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sharp, unless the miter limit forbids it.
    public static let miter = Self(rawValue: "miter")
    /// A circle around the corner.
    public static let round = Self(rawValue: "round")
    /// Cut off.
    public static let bevel = Self(rawValue: "bevel")
}

/// A layer that fills a path and draws a line along it, in its own space.
///
/// The path is painted above the background; it is not cut off at the bounds unless `masksToBounds`.
/// - Note: Differs from UIKit: `lineDashPattern` has `CGFloat` numbers, there being no `NSNumber`.
open class CAShapeLayer: CALayer {
    /// Creates a layer without a path.
    public required init() {
        super.init()
        modelState.content = .shape(ShapeContent())
    }

    /// The outline, nil by default; it animates only explicitly, and only between paths of like pieces.
    open var path: CGPath? {
        get { modelState.shape.path }
        set { change(nil, to: newValue?.copy(), \.shape.path, marking: .painting) }
    }
    /// What fills the path, opaque black by default.
    open var fillColor: CGColor? {
        get { modelState.shape.fillColor }
        set { change(.fillColor, to: newValue, \.shape.fillColor, marking: .painting) }
    }
    /// What counts as the path's inside, `.nonZero` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { modelState.shape.fillRule }
        set { change(nil, to: newValue, \.shape.fillRule, marking: .painting) }
    }
    /// The colour of the line, nil by default, which draws none.
    open var strokeColor: CGColor? {
        get { modelState.shape.strokeColor }
        set { change(.strokeColor, to: newValue, \.shape.strokeColor, marking: .painting) }
    }
    /// The part of the path's length where the line begins, 0…1, 0 by default.
    open var strokeStart: CGFloat {
        get { modelState.shape.strokeStart }
        set { change(.strokeStart, to: newValue, \.shape.strokeStart, marking: .painting) }
    }
    /// The part of the path's length where the line ends, 0…1, 1 by default.
    open var strokeEnd: CGFloat {
        get { modelState.shape.strokeEnd }
        set { change(.strokeEnd, to: newValue, \.shape.strokeEnd, marking: .painting) }
    }
    /// The width of the line in points, 1 by default.
    open var lineWidth: CGFloat {
        get { modelState.shape.lineWidth }
        set { change(.lineWidth, to: newValue, \.shape.lineWidth, marking: .painting) }
    }
    /// How long a sharp corner may be, in line widths, before it is cut off; 10 by default.
    open var miterLimit: CGFloat {
        get { modelState.shape.miterLimit }
        set { change(.miterLimit, to: newValue, \.shape.miterLimit, marking: .painting) }
    }
    /// The shape of the line's ends, `.butt` by default.
    open var lineCap: CAShapeLayerLineCap {
        get { modelState.shape.lineCap }
        set { change(nil, to: newValue, \.shape.lineCap, marking: .painting) }
    }
    /// The shape of the line's corners, `.miter` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { modelState.shape.lineJoin }
        set { change(nil, to: newValue, \.shape.lineJoin, marking: .painting) }
    }
    /// Where in the pattern the line starts, in points, 0 by default.
    open var lineDashPhase: CGFloat {
        get { modelState.shape.lineDashPhase }
        set { change(.lineDashPhase, to: newValue, \.shape.lineDashPhase, marking: .painting) }
    }
    /// The lengths of dashes and gaps in turn, in points; nil by default, a solid line.
    open var lineDashPattern: [CGFloat]? {
        get { modelState.shape.lineDashPattern }
        set { change(nil, to: newValue, \.shape.lineDashPattern, marking: .painting) }
    }
}
