/// Which families stand in for one another.
///
/// The order is fixed here rather than left to the system, so that the same text has the same
/// pixels wherever the same fonts are installed.
enum FontFamilies {
    /// The user interface's own family, or what comes closest.
    private static let system = ["Inter", "Roboto", "Noto Sans", "DejaVu Sans"]

    /// The user interface's own family with letters of one width, or what comes closest.
    private static let monospaced = ["DejaVu Sans Mono", "Noto Sans Mono", "Noto Mono"]

    /// Families for what the others lack, the better ones first.
    private static let gapFillers = [
        "Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari",
        "Noto Sans Thai", "Noto Sans Bengali", "Noto Sans Tamil", "Noto Sans Telugu",
        "Noto Sans Georgian", "Noto Sans Armenian", "DejaVu Sans",
    ]

    /// Families for what is left, after those for Chinese, Japanese and Korean.
    private static let lastFillers = [
        "WenQuanYi Micro Hei", "Droid Sans Fallback", "Noto Color Emoji", "Noto Sans Symbols",
        "Noto Sans Symbols2",
    ]

    /// Families with Han characters, those of the language's country first; Japan's where the language has none.
    private static func han(_ language: String?) -> [String] {
        let parts = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
        let countries = ["JP", "SC", "TC", "HK", "KR"]
        let first: String =
            switch parts.first {
            case "ko": "KR"
            case "zh" where parts.contains("hk") || parts.contains("mo"): "HK"
            case "zh" where parts.contains("hant") || parts.contains("tw"): "TC"
            case "zh": "SC"
            default: "JP"
            }
        let order = [first] + countries.filter { $0 != first }
        return order.flatMap { ["Noto Sans CJK \($0)", "Noto Sans \($0)"] }
    }

    /// The families one of which a family's name stands for.
    static func firstChoices(for family: String) -> [String] {
        switch family {
        case FontDescription.system: system
        case FontDescription.monospaced: monospaced
        default: [family.filter { $0 != "," }]
        }
    }

    /// The families to look a character up in, first the one that is wanted.
    ///
    /// The language decides whose Han characters they are.
    static func all(for family: String, language: String?) -> [String] {
        var seen: Set<String> = []
        let all = firstChoices(for: family) + gapFillers + han(language) + lastFillers
        return all.filter { seen.insert($0).inserted }
    }
}
