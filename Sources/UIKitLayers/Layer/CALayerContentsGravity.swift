package import UIKitGeometry

/// How a layer's contents are fitted into its bounds.
public struct CALayerContentsGravity: Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String

    /// Creates the way from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Unscaled, the centres meet.
    public static let center = Self(rawValue: "center")
    /// Unscaled, at the top edge's middle.
    public static let top = Self(rawValue: "top")
    /// Unscaled, at the bottom edge's middle.
    public static let bottom = Self(rawValue: "bottom")
    /// Unscaled, at the left edge's middle.
    public static let left = Self(rawValue: "left")
    /// Unscaled, at the right edge's middle.
    public static let right = Self(rawValue: "right")
    /// Unscaled, in the top-left corner.
    public static let topLeft = Self(rawValue: "topLeft")
    /// Unscaled, in the top-right corner.
    public static let topRight = Self(rawValue: "topRight")
    /// Unscaled, in the bottom-left corner.
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    /// Unscaled, in the bottom-right corner.
    public static let bottomRight = Self(rawValue: "bottomRight")
    /// Stretched to fill the bounds.
    public static let resize = Self(rawValue: "resize")
    /// Scaled to the largest size that fits inside, centred.
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    /// Scaled to the smallest size that covers the bounds, centred.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

    /// Whether the contents change their size.
    var resizes: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }

    /// The rectangle in `bounds` that contents of `size` points are drawn in.
    ///
    /// An unknown way stretches, as `resize` does.
    package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                origin: CGPoint(
                    x: bounds.minX + (bounds.width - size.width) * x,
                    y: bounds.minY + (bounds.height - size.height) * y
                ),
                size: size
            )
        }
        func scaled(_ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
            if size.width <= 0 || size.height <= 0 { return placed(.zero, 0.5, 0.5) }
            let factor = choose(bounds.width / size.width, bounds.height / size.height)
            return placed(
                CGSize(width: size.width * factor, height: size.height * factor),
                0.5,
                0.5
            )
        }
        switch self {
        case .center: return placed(size, 0.5, 0.5)
        case .top: return placed(size, 0.5, 0)
        case .bottom: return placed(size, 0.5, 1)
        case .left: return placed(size, 0, 0.5)
        case .right: return placed(size, 1, 0.5)
        case .topLeft: return placed(size, 0, 0)
        case .topRight: return placed(size, 1, 0)
        case .bottomLeft: return placed(size, 0, 1)
        case .bottomRight: return placed(size, 1, 1)
        case .resizeAspect: return scaled(min)
        case .resizeAspectFill: return scaled(max)
        default: return bounds
        }
    }
}
