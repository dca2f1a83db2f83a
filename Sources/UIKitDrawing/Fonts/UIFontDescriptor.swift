public import UIKitGeometry
package import UIKitText

/// What a font is asked for by: a family, traits and a size.
///
/// - Note: Differs from UIKit: the class is final and there is no dictionary of attributes.
public final class UIFontDescriptor: Hashable, Sendable {
    /// Which way letters differ from the family's plain ones.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The traits as bits, Apple's own.
        public let rawValue: UInt32

        /// Creates traits from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Letters lean.
        public static let traitItalic = Self(rawValue: 1 << 0)
        /// Letters are bold.
        public static let traitBold = Self(rawValue: 1 << 1)
        /// Letters have one width.
        public static let traitMonoSpace = Self(rawValue: 1 << 10)
    }

    /// What the system's font looks like.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's name.
        public let rawValue: String

        /// Creates the design with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The user interface's own.
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        /// Letters of one width.
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The font in the form that text is laid out with.
    package let wanted: FontDescription

    /// Creates a descriptor of a font.
    package init(_ wanted: FontDescription) { self.wanted = wanted }

    /// Creates a descriptor of the font with a name; where none is installed, of the system's.
    public convenience init(name: String, size: CGFloat) {
        let entry = FontCatalogue.entry(named: name)
        self.init(
            FontDescription(
                family: entry?.family ?? FontDescription.system,
                weight: entry?.weight ?? 400,
                slant: entry?.slant ?? .upright,
                size: size
            )
        )
    }

    /// The descriptor of a style's font at the size of text that the user prefers.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The descriptor of a style's font at the size of text that `traitCollection` says; nil takes the current traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points; 0 where a font is to say it.
    public var pointSize: CGFloat { wanted.size }

    /// The font's own name.
    public var postscriptName: String { FontCatalogue.entry(of: wanted)?.postScriptName ?? "" }

    /// Which way letters differ from the family's plain ones.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if wanted.slant == .italic { traits.insert(.traitItalic) }
        if wanted.weight >= 600 { traits.insert(.traitBold) }
        if wanted.family == FontDescription.monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same font at another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var changed = wanted
        changed.size = FontDescription(size: newPointSize).size
        return UIFontDescriptor(changed)
    }

    /// A font of another family that is the same in all else.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var changed = wanted
        changed.family = newFamily
        return UIFontDescriptor(changed)
    }

    /// The font of the same family with other traits; never nil here.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = wanted
        changed.slant = symbolicTraits.contains(.traitItalic) ? .italic : .upright
        let isBold = symbolicTraits.contains(.traitBold)
        if isBold != (wanted.weight >= 600) { changed.weight = isBold ? 700 : 400 }
        if symbolicTraits.contains(.traitMonoSpace) { changed.family = FontDescription.monospaced }
        return UIFontDescriptor(changed)
    }

    /// The system's font in another design that is the same in all else.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var changed = wanted
        switch design {
        case .default: changed.family = FontDescription.system
        case .monospaced: changed.family = FontDescription.monospaced
        default: return nil
        }
        return UIFontDescriptor(changed)
    }

    /// Whether both ask for the same font at the same size.
    public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool {
        a.wanted == b.wanted
    }

    /// Feeds the font and its size into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(wanted) }
}
