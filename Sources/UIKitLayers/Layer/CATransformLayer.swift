/// A layer that only places its sublayers: it shows nothing of itself and its opacity is theirs one by one.
///
/// - Note: Differs from UIKit: depth is left out, as everywhere; sublayers are painted in the order of
///   their `zPosition`.
open class CATransformLayer: CALayer {
    /// Creates a layer that shows nothing of itself.
    public required init() {
        super.init()
        modelState.content = .placement
        modelState.appearance.allowsGroupOpacity = false
    }
}
