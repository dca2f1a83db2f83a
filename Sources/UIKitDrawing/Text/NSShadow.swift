public import UIKitGeometry

/// What letters throw on what is behind them.
///
/// - Note: Differs from UIKit: `shadowColor` is a `UIColor`.
open class NSShadow: Hashable, @unchecked Sendable {
    /// How far the shadow lies to the right and below, in points; nothing by default.
    open var shadowOffset = CGSize.zero
    /// How blurred it is: the radius in points; 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour; a third of black by default.
    open var shadowColor: UIColor? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Creates a shadow without an offset.
    public init() {}

    /// Whether both are alike.
    public static func == (a: NSShadow, b: NSShadow) -> Bool {
        a.shadowOffset == b.shadowOffset && a.shadowBlurRadius == b.shadowBlurRadius
            && a.shadowColor == b.shadowColor
    }

    /// Feeds the offset and the blur into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset)
        hasher.combine(shadowBlurRadius)
    }
}
