public import UIKitGeometry
package import UIKitRaster

/// A colour: three straight sRGB components and an opacity, each 0…1.
///
/// - Note: Differs from UIKit: the class is final, and components outside 0…1 are clamped when they are set.
public final class UIColor: Hashable, Sendable {
    /// The same colour for Core Graphics.
    public let cgColor: CGColor

    /// Creates a colour from straight components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(
            red: Self.unit(red),
            green: Self.unit(green),
            blue: Self.unit(blue),
            alpha: Self.unit(alpha)
        )
    }

    /// Creates a shade of grey.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from its place on the colour wheel (0 and 1 are red), its strength and its brightness.
    public convenience init(
        hue: CGFloat,
        saturation: CGFloat,
        brightness: CGFloat,
        alpha: CGFloat
    ) {
        let (red, green, blue) = HueModel.components(
            hue: Self.unit(hue),
            saturation: Self.unit(saturation),
            brightness: Self.unit(brightness)
        )
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates the same colour as `cgColor`.
    public init(cgColor: CGColor) { self.cgColor = cgColor }

    /// The same colour with another opacity, 0…1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

    /// Hands over the components; true, since every colour has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = cgColor.red
        green?.pointee = cgColor.green
        blue?.pointee = cgColor.blue
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Hands over hue, saturation and brightness; true, since every colour has them.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let model = HueModel.hue(red: cgColor.red, green: cgColor.green, blue: cgColor.blue)
        hue?.pointee = model.hue
        saturation?.pointee = model.saturation
        brightness?.pointee = model.brightness
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Hands over the shade of grey; false where the colour is none.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if cgColor.red != cgColor.green || cgColor.green != cgColor.blue { return false }
        white?.pointee = cgColor.red
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Makes this the colour that the current context fills and strokes with.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour that the current context fills with.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes this the colour that the current context strokes with.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// The colour as pixels hold it.
    package var pixelColor: PixelColor { cgColor.pixelColor }

    /// Whether all four components are equal.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.cgColor == b.cgColor }

    /// Feeds the components into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }

    private static func unit(_ value: CGFloat) -> CGFloat {
        value.isNaN ? 0 : max(0, min(1, value))
    }
}

/// Colours by their place on the colour wheel.
private enum HueModel {
    static func components(
        hue: CGFloat,
        saturation: CGFloat,
        brightness: CGFloat
    ) -> (CGFloat, CGFloat, CGFloat) {
        let sector = hue * 6
        // Each component is at its full or lowest value over a third of the wheel and a ramp between.
        func component(_ offset: CGFloat) -> CGFloat {
            let place = (sector + offset).truncatingRemainder(dividingBy: 6)
            let lack = max(0, min(1, min(place, 4 - place)))
            return brightness * (1 - saturation * lack)
        }
        return (component(5), component(3), component(1))
    }

    static func hue(
        red: CGFloat,
        green: CGFloat,
        blue: CGFloat
    ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let most = max(red, max(green, blue))
        let least = min(red, min(green, blue))
        let spread = most - least
        if spread == 0 { return (0, 0, most) }
        let sector: CGFloat
        if most == red {
            sector = (green - blue) / spread + (green < blue ? 6 : 0)
        } else if most == green {
            sector = (blue - red) / spread + 2
        } else {
            sector = (red - green) / spread + 4
        }
        return (sector / 6, spread / most, most)
    }
}
