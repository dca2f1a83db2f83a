public import UIKitGeometry
package import UIKitText

/// How the lines of a paragraph are broken and where they stand; lengths are in points.
open class NSParagraphStyle: Hashable, @unchecked Sendable {
    // Only the mutable subclass changes it, which must not be shared between threads while it does.
    var values = Values()

    /// What a style says.
    struct Values: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var tabStops = NSTextTab.standard
        var defaultTabInterval: CGFloat = 0
    }

    /// Creates the style that text without one has.
    public init() {}

    /// The style that text without one has.
    public static let `default` = NSParagraphStyle()

    /// Which way text is read in a language, by its code; from right to left for Arabic, Hebrew and their like.
    public static func defaultWritingDirection(
        forLanguage languageName: String?
    ) -> NSWritingDirection {
        let code = (languageName ?? "en").prefix { $0 != "-" && $0 != "_" }
        let rightToLeft: Set<Substring> = [
            "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ku", "nqo", "ps", "sd", "syr", "ug",
            "ur", "yi",
        ]
        return rightToLeft.contains(code) ? .rightToLeft : .leftToRight
    }

    /// Where lines stand; natural by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// What becomes of text that is wider than its place; word wrapping by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Which way the paragraph is read; natural by default.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The room between two lines; 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The room after the paragraph; 0 by default.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The room before the paragraph, unless it is the first one; 0 by default.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The room before the first line; 0 by default.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The room before all lines but the first; 0 by default.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from their start when positive, from the other side when 0 or negative; 0 by default.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The least height of a line; 0 by default.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line; 0, the default, for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What the natural height of lines is multiplied by; 0, the default, for 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Where text goes on after a tab; twelve places 28 points apart by default.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// The distance of places behind the last of ``tabStops``; 0, the default, for the standard distance of 28 points.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// A copy that cannot be changed.
    open func copy() -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// A copy that can be changed; `Any` as in Foundation, to be cast to ``NSMutableParagraphStyle``.
    open func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Whether both say the same.
    public static func == (a: NSParagraphStyle, b: NSParagraphStyle) -> Bool {
        a.values == b.values
    }

    /// Feeds what the style says into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension NSParagraphStyle {
    /// The style in the form that text is laid out with.
    var format: ParagraphFormat {
        var result = ParagraphFormat()
        result.alignment = values.alignment.format
        result.breakMode = values.lineBreakMode.format
        switch values.baseWritingDirection {
        case .natural: result.direction = .natural
        case .leftToRight: result.direction = .leftToRight
        case .rightToLeft: result.direction = .rightToLeft
        }
        result.lineSpacing = values.lineSpacing.tamed
        result.paragraphSpacing = values.paragraphSpacing.tamed
        result.paragraphSpacingBefore = values.paragraphSpacingBefore.tamed
        result.firstLineIndent = values.firstLineHeadIndent.tamed
        result.headIndent = values.headIndent.tamed
        result.tailIndent = values.tailIndent.tamed
        result.minimumLineHeight = values.minimumLineHeight.tamed
        result.maximumLineHeight = values.maximumLineHeight.tamed
        result.lineHeightMultiple = values.lineHeightMultiple.tamed
        result.tabStops = values.tabStops.map(\.stop).sorted { $0.location < $1.location }
        result.tabInterval = values.defaultTabInterval.tamed
        return result
    }
}

extension NSTextAlignment {
    /// The alignment in the form that text is laid out with.
    package var format: ParagraphFormat.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    /// The mode in the form that text is laid out with.
    package var format: ParagraphFormat.BreakMode {
        switch self {
        case .byWordWrapping: .word
        case .byCharWrapping: .character
        case .byClipping: .clip
        case .byTruncatingHead: .truncateHead
        case .byTruncatingTail: .truncateTail
        case .byTruncatingMiddle: .truncateMiddle
        }
    }
}

extension CGFloat {
    /// The number, 0 for what is none, kept where sums of it stay exact enough.
    var tamed: CGFloat { isNaN ? 0 : Swift.max(-1e6, Swift.min(1e6, self)) }
}
