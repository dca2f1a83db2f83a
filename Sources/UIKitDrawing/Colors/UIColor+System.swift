/// The system's hues, in the values of the house's own palette.
extension UIColor {
    /// The system's red: #D6373C in light, #FF6B6B in dark environments.
    public static let systemRed = Palette.hue(0xD6373C, 0xFF6B6B)
    /// The system's green: #1B8A50 in light, #3DCB7F in dark environments.
    public static let systemGreen = Palette.hue(0x1B8A50, 0x3DCB7F)
    /// The system's blue: #1F6FEB in light, #5B9DFF in dark environments.
    public static let systemBlue = Palette.hue(0x1F6FEB, 0x5B9DFF)
    /// The system's orange: #D4700F in light, #FF9F45 in dark environments.
    public static let systemOrange = Palette.hue(0xD4700F, 0xFF9F45)
    /// The system's yellow: #DBA400 in light, #FFD24A in dark environments.
    public static let systemYellow = Palette.hue(0xDBA400, 0xFFD24A)
    /// The system's pink: #D13C78 in light, #FF7AA8 in dark environments.
    public static let systemPink = Palette.hue(0xD13C78, 0xFF7AA8)
    /// The system's purple: #7F52D6 in light, #B18AFF in dark environments.
    public static let systemPurple = Palette.hue(0x7F52D6, 0xB18AFF)
    /// The system's teal: #0E868A in light, #40C4C4 in dark environments.
    public static let systemTeal = Palette.hue(0x0E868A, 0x40C4C4)
    /// The system's indigo: #4E55D0 in light, #878EFF in dark environments.
    public static let systemIndigo = Palette.hue(0x4E55D0, 0x878EFF)
    /// The system's brown: #8A6A4E in light, #BE9A78 in dark environments.
    public static let systemBrown = Palette.hue(0x8A6A4E, 0xBE9A78)
    /// The system's mint: #0A9A88 in light, #4FD6BE in dark environments.
    public static let systemMint = Palette.hue(0x0A9A88, 0x4FD6BE)
    /// The system's cyan: #1689C2 in light, #5CC4F5 in dark environments.
    public static let systemCyan = Palette.hue(0x1689C2, 0x5CC4F5)
}

/// The system's greys, from the strongest to the one next to the background.
extension UIColor {
    /// The system's gray: #7F8793 in light, #939BA8 in dark environments.
    public static let systemGray = Palette.hue(0x7F8793, 0x939BA8)
    /// The system's gray2: #A6ADB8 in light, #68707C in dark environments.
    public static let systemGray2 = Palette.hue(0xA6ADB8, 0x68707C)
    /// The system's gray3: #C2C8D1 in light, #4C535E in dark environments.
    public static let systemGray3 = Palette.hue(0xC2C8D1, 0x4C535E)
    /// The system's gray4: #D4D9E0 in light, #3A404A in dark environments.
    public static let systemGray4 = Palette.hue(0xD4D9E0, 0x3A404A)
    /// The system's gray5: #E5E8ED in light, #2A2F38 in dark environments.
    public static let systemGray5 = Palette.hue(0xE5E8ED, 0x2A2F38)
    /// The system's gray6: #F3F5F8 in light, #1C2027 in dark environments.
    public static let systemGray6 = Palette.hue(0xF3F5F8, 0x1C2027)
}
