extension NSAttributedString {
    /// The name of an attribute.
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates the key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates the key with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A `UIFont`; 12 points of the system's without one.
        public static let font = Self(rawValue: "NSFont")
        /// An `NSParagraphStyle`; the default one without.
        public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
        /// The `UIColor` of letters; black without one.
        public static let foregroundColor = Self(rawValue: "NSColor")
        /// The `UIColor` behind letters; none without.
        public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
        /// Whether letters are joined to ligatures: an `Int`, 0 for no; yes without it.
        public static let ligature = Self(rawValue: "NSLigature")
        /// Points that are added after every letter: a number; 0 without it.
        public static let kern = Self(rawValue: "NSKern")
        /// Points that are added after every letter: a number, in place of ``kern``.
        public static let tracking = Self(rawValue: "CTTracking")
        /// How letters are underlined: an `NSUnderlineStyle` or its raw value; not without it.
        public static let underlineStyle = Self(rawValue: "NSUnderline")
        /// The `UIColor` of the underline; the letters' without one.
        public static let underlineColor = Self(rawValue: "NSUnderlineColor")
        /// How letters are struck out: an `NSUnderlineStyle` or its raw value; not without it.
        public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
        /// The `UIColor` of the line that strikes out; the letters' without one.
        public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
        /// Points that letters stand above the baseline: a number; 0 without it.
        public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
        /// An `NSShadow`; none without.
        public static let shadow = Self(rawValue: "NSShadow")
        /// An `NSTextAttachment`, on the character U+FFFC.
        public static let attachment = Self(rawValue: "NSAttachment")
        /// The language of letters, a `String` such as `ja` or `zh-Hant`; that of `UIKIT_LANGUAGE` without one.
        public static let languageIdentifier = Self(rawValue: "NSLanguage")
        /// What a link leads to: anything; it changes nothing of how letters look.
        public static let link = Self(rawValue: "NSLink")
    }
}

/// How a line under or through letters is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style as bits, Apple's own.
    public let rawValue: Int

    /// Creates a style from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = Self(rawValue: 0x01)
    /// A line of twice the thickness.
    public static let thick = Self(rawValue: 0x02)
    /// Two lines.
    public static let double = Self(rawValue: 0x09)
    /// A solid line, which is what a line without a pattern is too.
    public static let patternSolid: Self = []
    /// A line of dots.
    public static let patternDot = Self(rawValue: 0x0100)
    /// A line of dashes.
    public static let patternDash = Self(rawValue: 0x0200)
    /// A line of dashes with a dot between two of them.
    public static let patternDashDot = Self(rawValue: 0x0300)
    /// A line of dashes with two dots between two of them.
    public static let patternDashDotDot = Self(rawValue: 0x0400)
    /// Lines under and through words only, not spaces.
    public static let byWord = Self(rawValue: 0x8000)
}
