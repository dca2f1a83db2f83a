import CUIKitPango

/// Which installed font a description stands for; part of the module's border to C, called under the library's lock.
///
/// fontconfig is asked what Pango would ask it, so that both choose alike.
enum FontMatch {
    /// The pattern of the font at the size that everything is shaped at; the caller destroys it.
    static func find(
        _ description: FontDescription,
        _ families: [String],
        _ language: String,
        _ config: OpaquePointer?
    ) -> OpaquePointer? {
        let wanted = FcPatternCreate()
        defer { FcPatternDestroy(wanted) }
        for family in families { FcPatternAddString(wanted, FC_FAMILY, family) }
        let weight = FcWeightFromOpenTypeDouble(Double(description.weight))
        FcPatternAddDouble(wanted, FC_WEIGHT, weight)
        let slant = description.slant == .italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN
        FcPatternAddInteger(wanted, FC_SLANT, slant)
        FcPatternAddInteger(wanted, FC_WIDTH, FC_WIDTH_NORMAL)
        FcPatternAddDouble(wanted, FC_PIXEL_SIZE, FontLibrary.shapingSize)
        FcPatternAddBool(wanted, FC_VARIABLE, FcDontCare)
        FcPatternAddString(wanted, FC_LANG, language)
        FcConfigSubstitute(config, wanted, FcMatchPattern)
        FcDefaultSubstitute(wanted)
        var result = FcResultNoMatch
        return FcFontMatch(config, wanted, &result)
    }

    /// Whether the pattern's file is of a format that HarfBuzz reads, the only ones that Pango takes.
    static func isShaped(_ pattern: OpaquePointer) -> Bool {
        var format: UnsafeMutablePointer<FcChar8>?
        if FcPatternGetString(pattern, FC_FONTFORMAT, 0, &format) != FcResultMatch { return false }
        return format.map { ["TrueType", "CFF"].contains(String(cString: $0)) } ?? false
    }
}
