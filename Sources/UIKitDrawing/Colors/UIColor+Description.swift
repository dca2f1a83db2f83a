import UIKitGeometry

extension UIColor: CustomStringConvertible, CustomDebugStringConvertible {
    /// The components, `UIExtendedSRGBColorSpace 1 0.5 0 1`; a dynamic colour's name and address instead.
    public var description: String {
        if isDynamic { return dynamicDescription }
        let color = cgColor
        if color.tiling != nil { return ObjectDescription(self, as: "UIPatternColor").text }
        let isGray = color.red == color.green && color.green == color.blue
        let space = isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
        let components = isGray ? [color.red] : [color.red, color.green, color.blue]
        let numbers = (components + [color.alpha]).map(NumberText.plain)
        return "\(space) \(numbers.joined(separator: " "))"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    private var dynamicDescription: String {
        if let (base, alpha) = veiled {
            var line = ObjectDescription(self, as: "UIDynamicModifiedColor")
            line.add("base", base.description)
            line.add("alpha", NumberText.plain(alpha))
            return line.text
        }
        guard let name = SystemColorNames.name(of: self) else {
            return ObjectDescription(self, as: "UIDynamicProviderColor").text
        }
        var line = ObjectDescription(self, as: "UIDynamicSystemColor")
        line.add("name", name)
        return line.text
    }
}
