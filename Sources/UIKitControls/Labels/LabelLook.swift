import UIKitCore
import UIKitDrawing
import UIKitGeometry

/// What a label's letters are and look like.
struct LabelLook {
    /// Letters without attributes of their own; nil where ``attributed`` is set or there are none.
    var plain: String?
    /// Letters with attributes.
    var attributed: NSAttributedString?
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// What letters are like whose attributes don't say it: as the label was before it was given any.
    var rest: TextDefaults?
    /// What was set in the place of the label's own answers.
    var isAccessibilityElement: Bool?
    var accessibilityTraits: UIAccessibilityTraits?

    /// The style of paragraphs without one of their own.
    var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        return style
    }

    /// Letters with the label's font, colour and paragraph style as attributes.
    func attributed(_ letters: String) -> NSAttributedString {
        NSAttributedString(
            string: letters,
            attributes: [
                .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
            ]
        )
    }

    /// What letters are like whose attributes don't say it.
    var defaults: TextDefaults {
        rest ?? TextDefaults(font: font, color: color, paragraph: paragraph)
    }

    /// Takes font, colour and paragraph style of the first letter for the label's own.
    mutating func takeUpFirstAttributes() {
        rest = attributed == nil ? nil : defaults
        guard let attributed, attributed.length > 0 else { return }
        let first = attributed.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { self.color = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle {
            alignment = style.alignment
            lineBreakMode = style.lineBreakMode
        }
    }

    /// Gives all letters a font.
    mutating func setFont(_ value: UIFont) {
        font = value
        rest?.font = value
        set(.font, value)
    }

    /// Gives all letters a colour.
    mutating func setColor(_ value: UIColor) {
        color = value
        rest?.color = value
        set(.foregroundColor, value)
    }

    /// Aligns all paragraphs.
    mutating func setAlignment(_ value: NSTextAlignment) {
        alignment = value
        let style = paragraph
        rest?.paragraph = style
        changeParagraphs { $0.alignment = value }
    }

    /// Breaks the lines of all paragraphs.
    mutating func setLineBreakMode(_ value: NSLineBreakMode) {
        lineBreakMode = value
        let style = paragraph
        rest?.paragraph = style
        changeParagraphs { $0.lineBreakMode = value }
    }

    /// Gives all letters with attributes this one too.
    private mutating func set(_ key: NSAttributedString.Key, _ value: Any) {
        guard let old = attributed else { return }
        let text = NSMutableAttributedString(attributedString: old)
        text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        attributed = text
    }

    /// Changes the paragraph styles that letters have of their own.
    private mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let old = attributed else { return }
        let text = NSMutableAttributedString(attributedString: old)
        let whole = NSRange(location: 0, length: text.length)
        old.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
            guard let style = value as? NSParagraphStyle,
                let copy = style.mutableCopy() as? NSMutableParagraphStyle
            else { return }
            change(copy)
            text.addAttribute(.paragraphStyle, value: copy, range: range)
        }
        attributed = text
    }
}
