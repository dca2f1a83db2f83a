public import UIKitGeometry
package import UIKitRaster

/// A colour in the sRGB space: three straight components and an opacity, each 0…1.
///
/// - Note: Differs from Core Graphics: there is one colour space.
public final class CGColor: Hashable, Sendable {
    /// The red component, not premultiplied.
    package let red: CGFloat
    /// The green component, not premultiplied.
    package let green: CGFloat
    /// The blue component, not premultiplied.
    package let blue: CGFloat
    /// The opacity: 0 is clear, 1 is opaque.
    public let alpha: CGFloat
    /// The picture that is repeated instead of one colour.
    package let tiling: Tiling?

    /// Creates a colour from straight components; painting clamps them to 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        tiling = nil
    }

    /// Creates the colour of a repeated picture.
    package init(_ tiling: Tiling, alpha: CGFloat = 1) {
        red = 0
        green = 0
        blue = 0
        self.alpha = alpha
        self.tiling = tiling
    }

    /// Creates a shade of grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// How many components there are, alpha included: 4.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let tiling { return CGColor(tiling, alpha: alpha) }
        return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour as pixels hold it.
    package var pixelColor: PixelColor {
        PixelColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Whether nothing below it is seen; a repeated picture counts as one that has holes.
    package var isOpaque: Bool { tiling == nil && pixelColor.isOpaque }

    /// What paints with the colour, its opacity times `factor`; copies of a picture start at the origin of the space that is
    /// painted in.
    package func paint(alpha factor: CGFloat) -> Paint {
        if var tiling {
            tiling.alpha *= alpha * factor
            return .pattern(tiling)
        }
        return .solid(PixelColor(red: red, green: green, blue: blue, alpha: alpha * min(1, factor)))
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black with opacity 0.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Whether all four components are equal.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b
            || (a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
                && a.tiling == b.tiling)
    }

    /// Feeds the components into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}
