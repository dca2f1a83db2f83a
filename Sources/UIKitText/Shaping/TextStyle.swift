package import UIKitGeometry

/// What letters are like, as far as it decides where they stand.
package struct TextStyle: Hashable, Sendable {
    /// The font.
    package var font: FontDescription
    /// Points that are added after every letter; defaults to 0.
    package var kern: CGFloat = 0
    /// Points that the letters stand above the baseline; defaults to 0.
    package var baselineOffset: CGFloat = 0
    /// Whether letters are joined to ligatures where the font has some; defaults to true.
    package var usesLigatures = true
    /// The language that the letters are in, as in `ja`; nil, the default, for the library's.
    package var language: String?
    /// Whether the layout tells where white space stands among the letters; defaults to false.
    package var tellsGaps = false
    /// The place of something that is no letter, in points from the pen, y upwards from the baseline; nil for letters.
    package var attachment: CGRect?

    /// Creates a style.
    package init(font: FontDescription) { self.font = font }

    /// The font with the features that the style asks for.
    var shapingFont: FontDescription {
        var result = font
        result.size = 0
        result.language = language
        // Letters that are spaced out must not be joined.
        if kern != 0 || !usesLigatures { result.features += ["liga=0", "clig=0"] }
        return result
    }
}

/// How lines are broken and where they stand.
package struct ParagraphFormat: Hashable, Sendable {
    /// Where lines stand between the sides.
    package enum Alignment: Hashable, Sendable {
        /// At the left side.
        case left
        /// In the middle.
        case center
        /// At the right side.
        case right
        /// At both sides, the last line where natural ones are.
        case justified
        /// At the side where the text begins to be read.
        case natural
    }

    /// What becomes of text that is wider than a line.
    package enum BreakMode: Hashable, Sendable {
        /// It goes on in the next line, whole words at a time.
        case word
        /// It goes on in the next line, letter by letter.
        case character
        /// It is cut at the side.
        case clip
        /// Its start gives way to an ellipsis.
        case truncateHead
        /// Its end gives way to an ellipsis.
        case truncateTail
        /// Its middle gives way to an ellipsis.
        case truncateMiddle
    }

    /// Which way a paragraph is read.
    package enum Direction: Hashable, Sendable {
        /// As its first letter with a direction is.
        case natural
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
    }

    /// A place where text goes on after a tab.
    package struct TabStop: Hashable, Sendable {
        /// What of the text stands at the place.
        package enum Side: Hashable, Sendable {
            /// Where it begins to be read.
            case head
            /// Its middle.
            case middle
            /// Its left side.
            case left
            /// Its right side.
            case right
        }

        /// Points from the head of the line.
        package var location: CGFloat
        /// What of the text stands there.
        package var side: Side

        /// Creates a place.
        package init(_ location: CGFloat, _ side: Side = .head) {
            self.location = location
            self.side = side
        }
    }

    /// Where lines stand; defaults to natural.
    package var alignment = Alignment.natural
    /// What becomes of wide text; defaults to word.
    package var breakMode = BreakMode.word
    /// Which way the paragraph is read; defaults to natural.
    package var direction = Direction.natural
    /// Points between two lines.
    package var lineSpacing: CGFloat = 0
    /// Points after the paragraph.
    package var paragraphSpacing: CGFloat = 0
    /// Points before the paragraph, unless it is the first one.
    package var paragraphSpacingBefore: CGFloat = 0
    /// Points before the first line.
    package var firstLineIndent: CGFloat = 0
    /// Points before all lines but the first.
    package var headIndent: CGFloat = 0
    /// Where lines end: points from the head when positive, from the tail when 0 or negative.
    package var tailIndent: CGFloat = 0
    /// The least height of a line in points.
    package var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line in points; 0 for none.
    package var maximumLineHeight: CGFloat = 0
    /// What the natural height of lines is multiplied by; 0 for 1.
    package var lineHeightMultiple: CGFloat = 0
    /// Where text goes on after a tab, ascending.
    package var tabStops = Self.standardTabStops
    /// The distance between tab stops after the last one; 0 for none.
    package var tabInterval: CGFloat = 0

    /// Creates UIKit's default format.
    package init() {}

    /// UIKit's default stops: twelve, 28 points apart.
    package static let standardTabStops = (1...12).map { TabStop(CGFloat($0) * 28) }
}
