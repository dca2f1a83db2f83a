public import UIKitGeometry
import UIKitRaster

extension CGContext {
    /// Draws a gradient along the line from `startPoint` to `endPoint`, across all of the clip.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        draw(gradient, .linear(startPoint, endPoint), options)
    }

    /// Draws a gradient that changes from one circle to another, across all of the clip.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        draw(gradient, .radial(startCenter, startRadius, endCenter, endRadius), options)
    }

    /// Draws a gradient around `center`, clockwise from `angle` in radians from the right, across all of the clip.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        draw(gradient, .conic(center, angle), [])
    }

    private func draw(
        _ gradient: CGGradient,
        _ shape: Gradient.Shape,
        _ options: CGGradientDrawingOptions
    ) {
        if !ctm.isInvertible { return }
        let paint = Gradient(
            shape,
            stops: gradient.stops,
            extendsBefore: options.contains(.drawsBeforeStartLocation),
            extendsAfter: options.contains(.drawsAfterEndLocation)
        )
        let surface = CGRect(origin: .zero, size: size).applying(ctm.inverted())
        emit(.fillRect(surface, Paint.gradient(paint).opacity(state.alpha), .normal))
    }
}
