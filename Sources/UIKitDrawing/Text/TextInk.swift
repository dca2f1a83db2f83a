import UIKitGeometry
import UIKitText

/// The attributes of a stretch of text, read once.
struct TextInk {
    var paragraph: NSParagraphStyle?
    var kern: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var usesLigatures = true
    var language: String?
    var font: UIFont
    var foreground: UIColor
    var background: UIColor?
    var underline: NSUnderlineStyle = []
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
    var strikethroughColor: UIColor?
    var shadow: NSShadow?
    var attachment: NSTextAttachment?

    /// Reads the attributes of a stretch.
    init(_ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults) {
        font = defaults.font
        foreground = defaults.color
        var plainKern: CGFloat?
        var tracking: CGFloat?
        // Few attributes are set: going through them is faster than asking for each that there could be.
        for (key, value) in attributes {
            switch key {
            case .font: font = value as? UIFont ?? font
            case .foregroundColor: foreground = value as? UIColor ?? foreground
            case .paragraphStyle: paragraph = value as? NSParagraphStyle
            case .kern: plainKern = Self.number(value)
            case .tracking: tracking = Self.number(value)
            case .baselineOffset: baselineOffset = Self.number(value) ?? 0
            case .ligature: usesLigatures = value as? Int != 0
            case .languageIdentifier: language = value as? String
            case .backgroundColor: background = value as? UIColor
            case .underlineStyle: underline = Self.lines(value)
            case .underlineColor: underlineColor = value as? UIColor
            case .strikethroughStyle: strikethrough = Self.lines(value)
            case .strikethroughColor: strikethroughColor = value as? UIColor
            case .shadow: shadow = value as? NSShadow
            case .attachment: attachment = value as? NSTextAttachment
            default: break
            }
        }
        kern = tracking ?? plainKern ?? 0
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value.tamed
        case let value as Int: CGFloat(value).tamed
        case let value as Float: CGFloat(value).tamed
        default: nil
        }
    }

    private static func lines(_ value: Any) -> NSUnderlineStyle {
        if let style = value as? NSUnderlineStyle { return style }
        return (value as? Int).map { NSUnderlineStyle(rawValue: $0) } ?? []
    }
}

/// What letters are like where their attributes don't say it.
package struct TextDefaults {
    /// The font.
    package var font: UIFont
    /// The colour.
    package var color: UIColor
    /// The paragraph style.
    package var paragraph: NSParagraphStyle

    /// Creates defaults; those of text that is drawn without attributes if nothing is given.
    package init(
        font: UIFont = .systemFont(ofSize: 12),
        color: UIColor = .black,
        paragraph: NSParagraphStyle = .default
    ) {
        self.font = font
        self.color = color
        self.paragraph = paragraph
    }
}

extension TextStyle {
    /// What of a stretch's attributes decides where its letters stand.
    init(_ ink: TextInk, isAttachment: Bool) {
        self.init(font: ink.font.wanted)
        kern = ink.kern
        baselineOffset = ink.baselineOffset
        usesLigatures = ink.usesLigatures
        language = ink.language
        tellsGaps = ink.underline.union(ink.strikethrough).contains(.byWord)
        if isAttachment { attachment = ink.attachment?.place }
    }
}
