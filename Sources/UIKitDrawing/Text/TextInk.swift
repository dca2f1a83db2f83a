import UIKitGeometry
import UIKitText

/// How letters are painted: what doesn't change where they stand.
struct TextInk {
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
        font = attributes[.font] as? UIFont ?? defaults.font
        foreground = attributes[.foregroundColor] as? UIColor ?? defaults.color
        background = attributes[.backgroundColor] as? UIColor
        underline = Self.lines(attributes[.underlineStyle])
        underlineColor = attributes[.underlineColor] as? UIColor
        strikethrough = Self.lines(attributes[.strikethroughStyle])
        strikethroughColor = attributes[.strikethroughColor] as? UIColor
        shadow = attributes[.shadow] as? NSShadow
        attachment = attributes[.attachment] as? NSTextAttachment
    }

    private static func lines(_ value: Any?) -> NSUnderlineStyle {
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
    /// Reads the attributes of a stretch.
    init(_ attributes: [NSAttributedString.Key: Any], _ ink: TextInk, isAttachment: Bool) {
        self.init(font: ink.font.description)
        kern = Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern]) ?? 0
        baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
        usesLigatures = attributes[.ligature] as? Int != 0
        if isAttachment { attachment = ink.attachment?.place }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value.tamed
        case let value as Int: CGFloat(value).tamed
        case let value as Float: CGFloat(value).tamed
        default: nil
        }
    }
}
