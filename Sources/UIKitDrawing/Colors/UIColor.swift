public import UIKitGeometry
package import UIKitRaster

/// A colour: three straight sRGB components and an opacity, each 0…1; a dynamic one has others in other environments.
///
/// What a dynamic colour is at the moment, its components included, is said by `UITraitCollection.current`.
///
/// - Note: Differs from UIKit: the class is final, and components outside 0…1 are clamped when they are set.
public final class UIColor: Hashable, Sendable {
    /// Where the components come from.
    private enum Source: Hashable, Sendable {
        case fixed(CGColor)
        /// A provider, and the opacity that takes the place of what it answers.
        case dynamic(ColorProvider, alpha: CGFloat?)
    }
    private let source: Source

    /// Creates a colour from straight components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = CGColor(
            red: Self.unit(red),
            green: Self.unit(green),
            blue: Self.unit(blue),
            alpha: Self.unit(alpha)
        )
        source = .fixed(color)
    }

    /// Creates a colour that asks `dynamicProvider` for each environment that it is shown in.
    ///
    /// The provider may be called on any thread and should answer the same for the same traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .dynamic(ColorProvider(dynamicProvider), alpha: nil)
    }

    private init(_ source: Source) { self.source = source }

    /// The same colour for Core Graphics, as it is in the current environment.
    public var cgColor: CGColor {
        switch source {
        case .fixed(let color): color
        case .dynamic(let provider, let alpha): provider.color(in: .current, alpha: alpha)
        }
    }

    /// The colour, with nothing dynamic about it, that this one is in the environment of `traitCollection`.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let provider, let alpha) = source else { return self }
        return UIColor(cgColor: provider.color(in: traitCollection, alpha: alpha))
    }

    /// What a dynamic colour's provider answers for `traits`; nil for a colour that is not dynamic.
    func answer(in traits: UITraitCollection) -> UIColor? {
        guard case .dynamic(let provider, let alpha) = source else { return nil }
        let answer = provider.answer(in: traits)
        return alpha.map { answer.withAlphaComponent($0) } ?? answer
    }

    /// Whether the colour depends on its environment.
    package var isDynamic: Bool {
        if case .dynamic = source { return true }
        return false
    }

    /// The dynamic colour that this one has another opacity of, and that opacity; nil for others.
    var veiled: (base: UIColor, alpha: CGFloat)? {
        guard case .dynamic(let provider, let alpha?) = source else { return nil }
        return (UIColor(.dynamic(provider, alpha: nil)), alpha)
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

    /// Creates the colour of a picture that is repeated from the origin of what is drawn on, in its own size.
    public init(patternImage image: UIImage) {
        let tiling = image.cgImage.map { CGColor(Tiling($0.bitmap, size: image.size)) }
        source = .fixed(tiling ?? .clear)
    }

    /// Creates the same colour as `cgColor`.
    public init(cgColor: CGColor) { source = .fixed(cgColor) }

    /// The same colour with another opacity, 0…1; a dynamic one stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: Self.unit(alpha)) ?? color)
        case .dynamic(let provider, _): UIColor(.dynamic(provider, alpha: Self.unit(alpha)))
        }
    }

    /// Hands over the components; true, since every colour has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
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
        let color = cgColor
        let model = HueModel.hue(red: color.red, green: color.green, blue: color.blue)
        hue?.pointee = model.hue
        saturation?.pointee = model.saturation
        brightness?.pointee = model.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// Hands over the shade of grey; false where the colour is none.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        if color.red != color.green || color.green != color.blue { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
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

    /// Whether all four components are equal; a dynamic colour is equal to those with the same provider and opacity.
    public static func == (a: UIColor, b: UIColor) -> Bool { a === b || a.source == b.source }

    /// Feeds the components, or the provider, into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }

    private static func unit(_ value: CGFloat) -> CGFloat {
        value.isNaN ? 0 : max(0, min(1, value))
    }
}
