import UIKit

/// The colours of the demo, each for light and for dark.
enum Palette {
    /// The ground beneath the drawer, dark in any case.
    static let night = color(0x161A2B, 0x0A0C14)
    /// What stands on that ground.
    static let dusk = color(0x262C45, 0x1C2233)
    /// Writing of the second rank on that ground.
    static let mist = color(0x8B94B8, 0x8B94B8)
    /// Writing on that ground.
    static let cloud = color(0xE6E9F5, 0xE6E9F5)
    /// The ground of the main view.
    static let paper = color(0xF4F1EA, 0x161922)
    /// What stands on the main view.
    static let card = color(0xFFFFFF, 0x222735)
    /// What is not lit, on cards.
    static let sand = color(0xE3DED3, 0x363D50)
    /// Writing on cards and the main view.
    static let ink = color(0x2A2F47, 0xEDEFF7)
    /// Writing of the second rank on cards and the main view.
    static let stone = color(0x6D6C78, 0x9BA2B8)

    static let coral = color(0xFF6B5E, 0xFF6B5E)
    static let amber = color(0xFFB23F, 0xFFB23F)
    static let mint = color(0x2EC4A0, 0x2EC4A0)
    static let sky = color(0x3E8BFF, 0x3E8BFF)
    static let violet = color(0x7A5CFF, 0x7A5CFF)

    /// What the menu lists.
    static let accents = [
        (name: "Coral", color: coral), (name: "Amber", color: amber), (name: "Mint", color: mint),
        (name: "Sky", color: sky), (name: "Violet", color: violet),
    ]

    /// A colour from its bytes, 0xRRGGBB, in the two styles.
    private static func color(_ light: UInt32, _ dark: UInt32) -> UIColor {
        func color(_ bytes: UInt32) -> UIColor {
            func part(_ shift: UInt32) -> CGFloat { CGFloat((bytes >> shift) & 255) / 255 }
            return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
        }
        let (day, night) = (color(light), color(dark))
        if light == dark { return day }
        return UIColor { $0.userInterfaceStyle == .dark ? night : day }
    }
}
