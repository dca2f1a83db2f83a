import UIKitGeometry

/// A glyph that a letter, or a part or a group of letters, turned into; lengths are in ems.
struct ShapedGlyph {
    var id: UInt32
    /// The first byte of what it stands for, from the start of the shaped text.
    var cluster: Int
    var advance: CGFloat
    var x: CGFloat
    /// Downwards.
    var y: CGFloat
    /// Whether nothing is painted, as of a space.
    var isEmpty: Bool
}

/// A stretch of text in one face and one direction.
struct ShapedItem {
    var face: FontFace?
    /// Bytes from the start of the shaped text.
    var range: Range<Int>
    /// Unicode's embedding level; odd ones are read from right to left.
    var level: UInt8
    /// From left to right.
    var glyphs: [ShapedGlyph]
    /// The measures of the face, in ems.
    var metrics: FontMetrics

    var isRightToLeft: Bool { level & 1 == 1 }
}

/// What may happen before a letter.
struct BreakFlags: OptionSet {
    let rawValue: UInt8
    /// A line may start here.
    static let line = Self(rawValue: 1)
    /// A letter, with all its marks, starts here.
    static let letter = Self(rawValue: 2)
    /// White space starts here.
    static let white = Self(rawValue: 4)
}

/// One paragraph, or a part of one, turned into glyphs.
struct ShapedText {
    /// In the order of reading.
    var items: [ShapedItem] = []
    /// For each byte, and for the end; nil for plain text, where only breaks are not known at once.
    var flags: [BreakFlags]?
    /// Whether the paragraph is read from right to left.
    var isRightToLeft = false
}
