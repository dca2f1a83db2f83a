import UIKitDrawing
public import UIKitGeometry

/// How places of a gradient layer become places of its gradient.
public struct CAGradientLayerType: Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates the type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start point to the end point.
    public static let axial = Self(rawValue: "axial")
    /// From the start point to the ellipse around it whose half axes are the way to the end point.
    public static let radial = Self(rawValue: "radial")
    /// Clockwise around the start point, beginning towards the end point.
    public static let conic = Self(rawValue: "conic")
}

/// A layer filled with colours that change from place to place, within its rounded bounds.
///
/// - Note: Differs from UIKit: `locations` are `CGFloat` numbers, there being no `NSNumber`.
open class CAGradientLayer: CALayer {
    /// Creates a layer without colours.
    public required init() {
        super.init()
        modelState.content = .gradient(GradientContent())
    }

    /// The colours (`CGColor`), nil by default; other values are left out.
    ///
    /// One colour fills the layer.
    open var colors: [Any]? {
        get { gradientColors.isEmpty ? nil : gradientColors }
        set {
            let colors = (newValue ?? []).compactMap { value -> CGColor? in
                (value as? CGColor) ?? (value as? UIColor)?.cgColor
            }
            change(.colors, to: colors, \.gradient.colors, marking: .painting)
        }
    }
    /// The place of each colour, 0…1 and growing; nil by default, which spreads them evenly.
    open var locations: [CGFloat]? {
        get { modelState.gradient.locations }
        set { change(.locations, to: newValue, \.gradient.locations, marking: .painting) }
    }
    /// Where the first colour is, in a space where the bounds are (0, 0, 1, 1); (0.5, 0) by default.
    open var startPoint: CGPoint {
        get { modelState.gradient.startPoint }
        set { change(.startPoint, to: newValue, \.gradient.startPoint, marking: .painting) }
    }
    /// Where the last colour is, in the same space; (0.5, 1) by default.
    open var endPoint: CGPoint {
        get { modelState.gradient.endPoint }
        set { change(.endPoint, to: newValue, \.gradient.endPoint, marking: .painting) }
    }
    /// The kind of gradient, `.axial` by default.
    open var type: CAGradientLayerType {
        get { modelState.gradient.type }
        set { change(nil, to: newValue, \.gradient.type, marking: .painting) }
    }

    private var gradientColors: [CGColor] { modelState.gradient.colors }
}
