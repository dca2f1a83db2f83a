import UIKitGeometry

/// The system's palette, as it is on a light background.
extension UIColor {
    /// The system's red: 255, 59, 48 of 255.
    public static let systemRed = UIColor(bytes: 255, 59, 48)
    /// The system's green: 52, 199, 89 of 255.
    public static let systemGreen = UIColor(bytes: 52, 199, 89)
    /// The system's blue: 0, 122, 255 of 255.
    public static let systemBlue = UIColor(bytes: 0, 122, 255)
    /// The system's orange: 255, 149, 0 of 255.
    public static let systemOrange = UIColor(bytes: 255, 149, 0)
    /// The system's yellow: 255, 204, 0 of 255.
    public static let systemYellow = UIColor(bytes: 255, 204, 0)
    /// The system's pink: 255, 45, 85 of 255.
    public static let systemPink = UIColor(bytes: 255, 45, 85)
    /// The system's purple: 175, 82, 222 of 255.
    public static let systemPurple = UIColor(bytes: 175, 82, 222)
    /// The system's teal: 48, 176, 199 of 255.
    public static let systemTeal = UIColor(bytes: 48, 176, 199)
    /// The system's indigo: 88, 86, 214 of 255.
    public static let systemIndigo = UIColor(bytes: 88, 86, 214)
    /// The system's brown: 162, 132, 94 of 255.
    public static let systemBrown = UIColor(bytes: 162, 132, 94)
    /// The system's mint: 0, 199, 190 of 255.
    public static let systemMint = UIColor(bytes: 0, 199, 190)
    /// The system's cyan: 50, 173, 230 of 255.
    public static let systemCyan = UIColor(bytes: 50, 173, 230)
    /// The system's gray: 142, 142, 147 of 255.
    public static let systemGray = UIColor(bytes: 142, 142, 147)
    /// The system's gray2: 174, 174, 178 of 255.
    public static let systemGray2 = UIColor(bytes: 174, 174, 178)
    /// The system's gray3: 199, 199, 204 of 255.
    public static let systemGray3 = UIColor(bytes: 199, 199, 204)
    /// The system's gray4: 209, 209, 214 of 255.
    public static let systemGray4 = UIColor(bytes: 209, 209, 214)
    /// The system's gray5: 229, 229, 234 of 255.
    public static let systemGray5 = UIColor(bytes: 229, 229, 234)
    /// The system's gray6: 242, 242, 247 of 255.
    public static let systemGray6 = UIColor(bytes: 242, 242, 247)

    private convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
}
