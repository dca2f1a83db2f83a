public import UIKitGeometry
package import UIKitRaster

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
    /// Ends at the end point.
    case butt
    /// Ends in a half circle around the end point.
    case round
    /// Goes on for half the width.
    case square

    package var strokeCap: StrokeStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
    /// Sharp, unless the miter limit forbids it.
    case miter
    /// A circle around the corner.
    case round
    /// Cut off.
    case bevel

    package var strokeJoin: StrokeStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}

extension CGContext {
    /// Sets the colour that shapes are filled with; black at first.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the colour that shapes are filled with from straight components, 0…1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the shade of grey that shapes are filled with.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the colour that lines are drawn with; black at first.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the colour that lines are drawn with from straight components, 0…1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the shade of grey that lines are drawn with.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the opacity that everything is drawn with in addition to its own, 0…1; 1 at first.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 0 : max(0, min(1, alpha))
    }

    /// Sets the width of lines in points; 1 at first.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    /// Sets the shape of the lines' ends; `.butt` at first.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.strokeCap }

    /// Sets the shape of the lines' corners; `.miter` at first.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.strokeJoin }

    /// Sets how long a sharp corner may be, in line widths, before it is cut off; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// Sets the lengths of dashes and gaps in turn, in points, and where in them a line starts.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dashPhase = phase
        state.stroke.dash = lengths
    }

    /// Leaves only what is inside a rectangle; its edges are snapped to pixels.
    public func clip(to rect: CGRect) { emit(.clipRect(rect)) }

    /// Leaves only what is inside one of several rectangles.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.addRect(rect) }
        emit(.clipPath(path, .nonZero))
    }

    /// Starts a layer: what follows is drawn by itself and laid over the picture as one.
    ///
    /// The layer gets the opacity of `setAlpha(_:)`, which is 1 inside.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        let surface = CGRect(origin: .zero, size: size).applying(ctm.inverted())
        beginTransparencyLayer(in: surface, auxiliaryInfo: auxiliaryInfo)
    }

    /// Starts a layer that only touches `rect`, which spares the rest of the surface.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        let alpha = state.alpha
        saveGState()
        if let shadow = state.shadow?.shadow(under: ctm) {
            emit(.beginShadowedGroup(alpha, rect, shadow))
        } else {
            emit(.beginGroup(alpha, rect))
        }
        // As with Core Graphics these hold for the layer, not again for what is in it.
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
    }

    /// Ends the layer and lays it over what was drawn before.
    public func endTransparencyLayer() {
        emit(.endGroup)
        restoreGState()
    }
}
