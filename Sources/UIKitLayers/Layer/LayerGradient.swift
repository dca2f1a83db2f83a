import UIKitGeometry
import UIKitRaster

/// The gradient that a layer has painted last, to be painted again while neither it nor the bounds change.
struct LayerGradient {
    private var content: GradientContent?
    private var bounds = CGRect.null
    private var gradient: Gradient?

    /// The gradient of `content` within `bounds`; nil where there is nothing to see.
    mutating func of(_ content: GradientContent, in bounds: CGRect) -> Gradient? {
        if content != self.content || bounds != self.bounds {
            self.content = content
            self.bounds = bounds
            gradient = content.gradient(in: bounds)
        }
        return gradient
    }
}
