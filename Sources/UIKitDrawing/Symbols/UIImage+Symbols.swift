import UIKitGeometry

extension UIImage {
    /// Creates the symbol of a name, for text of 17 points; nil where there is none of the name.
    ///
    /// `docs/images.md` lists all that there are. A name that there is none of is said once, in a line of the log.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the symbol of a name as configured; nil where there is none of the name.
    public convenience init?(
        systemName name: String,
        withConfiguration configuration: Configuration?
    ) {
        let symbol = configuration as? SymbolConfiguration
        guard let glyph = SymbolGlyph(name: name, configuration: symbol) else {
            UnknownSymbols.report(name)
            return nil
        }
        var attributes = ImageAttributes(scale: DisplayScale.scale(for: configuration))
        attributes.flipsForRightToLeft = SymbolArt.named(name)?.isDirectional ?? false
        attributes.baselineOffset = glyph.baselineOffset(
            pointSize: symbol?.pointSize ?? SymbolGlyph.standardPointSize
        )
        self.init(PixelSource(glyph), attributes, configuration ?? SymbolConfiguration.unspecified)
    }

    /// Creates the symbol of a name for traits; nil where there is none of the name.
    public convenience init?(
        systemName name: String,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        let configuration = SymbolConfiguration.unspecified.withTraitCollection(traitCollection)
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// How the symbol is drawn; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? {
        isSymbolImage ? configuration as? SymbolConfiguration : nil
    }

    /// The same symbol with what a configuration says, and what the symbol's own says where that is silent; nil for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let own = symbolConfiguration else { return nil }
        return withConfiguration(own.applying(configuration))
    }

    /// The same image for another configuration; a symbol is drawn as it says.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let glyph) = source.origin,
            let drawn = UIImage(systemName: glyph.name, withConfiguration: configuration)
        else { return UIImage(source, attributes, configuration) }
        var changed = attributes
        changed.scale = drawn.attributes.scale
        changed.baselineOffset = drawn.attributes.baselineOffset
        return UIImage(drawn.source, changed, drawn.configuration)
    }

    /// The names of all symbols, in alphabetical order.
    package static var symbolNames: [String] { SymbolArt.names }

    /// A disc with a plus, for adding.
    public static var add: UIImage { standard("plus.circle.fill") }
    /// A disc with a minus, for removing.
    public static var remove: UIImage { standard("minus.circle.fill") }
    /// A check mark.
    public static var checkmark: UIImage { standard("checkmark") }
    /// A disc with three dots, for a list of what can be done.
    public static var actions: UIImage { standard("ellipsis.circle") }

    private static func standard(_ name: String) -> UIImage {
        UIImage(systemName: name) ?? UIImage()
    }
}
