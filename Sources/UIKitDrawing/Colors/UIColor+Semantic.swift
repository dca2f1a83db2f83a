/// Colours for what they are used for: writing.
extension UIColor {
    /// Writing of the first rank.
    public static let label = Palette.ground(0x14181F, 0xF2F4F7)
    /// Writing of the second rank, such as a subtitle.
    public static let secondaryLabel = Palette.veil(0x14181F, 66, 0xEBF0F8, 68)
    /// Writing of the third rank, such as what is disabled.
    public static let tertiaryLabel = Palette.veil(0x14181F, 40, 0xEBF0F8, 40)
    /// Writing of the fourth rank, such as a watermark.
    public static let quaternaryLabel = Palette.veil(0x14181F, 24, 0xEBF0F8, 24)
    /// What stands in a field that is empty.
    public static let placeholderText = Palette.veil(0x14181F, 40, 0xEBF0F8, 40)
    /// Writing that leads somewhere.
    public static let link = Palette.hue(0x1F6FEB, 0x5B9DFF)
    /// Writing on light grounds, in every environment.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Writing on dark grounds, in every environment.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}

/// Colours for what they are used for: fills and lines.
extension UIColor {
    /// Fills thin shapes, such as a slider's track.
    public static let systemFill = Palette.veil(0x5A6880, 24, 0x8C9BB4, 40)
    /// Fills shapes of a medium size, such as a switch.
    public static let secondarySystemFill = Palette.veil(0x5A6880, 18, 0x8C9BB4, 32)
    /// Fills large shapes, such as a button.
    public static let tertiarySystemFill = Palette.veil(0x5A6880, 12, 0x8C9BB4, 24)
    /// Fills large areas with content of their own.
    public static let quaternarySystemFill = Palette.veil(0x5A6880, 8, 0x8C9BB4, 18)
    /// Lines between contents that shine through.
    public static let separator = Palette.veil(0x14181F, 14, 0xEBF0F8, 15)
    /// Lines between contents that do not shine through.
    public static let opaqueSeparator = Palette.ground(0xDADEE4, 0x2E343E)
}

/// Colours for what they are used for: grounds.
extension UIColor {
    /// The ground of a screen.
    public static let systemBackground = Palette.ground(0xFFFFFF, 0x101318)
    /// What stands on that ground.
    public static let secondarySystemBackground = Palette.ground(0xF3F5F8, 0x1A1E25)
    /// What stands on that.
    public static let tertiarySystemBackground = Palette.ground(0xFFFFFF, 0x252A33)
    /// The ground of a screen with cards.
    public static let systemGroupedBackground = Palette.ground(0xF0F2F6, 0x101318)
    /// The cards.
    public static let secondarySystemGroupedBackground = Palette.ground(0xFFFFFF, 0x1A1E25)
    /// What stands on the cards.
    public static let tertiarySystemGroupedBackground = Palette.ground(0xF0F2F6, 0x252A33)
}
