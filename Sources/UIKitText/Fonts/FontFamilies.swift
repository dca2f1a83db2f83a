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
        "Noto Sans Georgian", "Noto Sans Armenian", "DejaVu Sans", "Noto Sans CJK JP",
        "WenQuanYi Micro Hei", "Droid Sans Fallback", "Noto Color Emoji", "Noto Sans Symbols",
        "Noto Sans Symbols2",
    ]

    /// The families one of which a family's name stands for.
    static func firstChoices(for family: String) -> [String] {
        switch family {
        case FontDescription.system: system
        case FontDescription.monospaced: monospaced
        default: [family.filter { $0 != "," }]
        }
    }

    /// The families to look a character up in, first the one that is wanted, with commas between.
    static func list(for family: String) -> String {
        var seen: Set<String> = []
        return (firstChoices(for: family) + gapFillers).filter { seen.insert($0).inserted }.joined(
            separator: ","
        )
    }
}
