package import UIKitText

extension Environment {
    /// What stands for all installed fonts in `UIKIT_FONTS`.
    static let systemFonts = "system"

    /// Where fonts are looked for.
    package var fontConfiguration: FontConfiguration {
        if fonts.isEmpty { return FontConfiguration(hinting: hinting, language: language) }
        return FontConfiguration(
            folders: fonts.filter { $0 != Self.systemFonts },
            usesSystemFonts: fonts.contains(Self.systemFonts),
            hinting: hinting,
            language: language
        )
    }
}
