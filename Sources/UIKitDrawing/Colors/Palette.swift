import UIKitGeometry

/// Makes the colours of the house's palette.
///
/// The palette is our own: slightly cool greys, and hues that are dark enough to be read on white and
/// light enough to be read on the dark background (4.5 : 1 for the blue, red, green and purple).
enum Palette {
    /// A colour with the bytes `light` and `dark`, 0xRRGGBB, in the two styles, and the same opacity.
    ///
    /// With high contrast it goes a sixth of the way to black or white.
    static func hue(_ light: UInt32, _ dark: UInt32) -> UIColor {
        let lightColor = color(light)
        let darkColor = color(dark)
        let strongLight = mix(light, towards: 0)
        let strongDark = mix(dark, towards: 255)
        return UIColor { traits in
            let isStrong = traits.accessibilityContrast == .high
            return traits.userInterfaceStyle == .dark
                ? (isStrong ? strongDark : darkColor) : (isStrong ? strongLight : lightColor)
        }
    }

    /// A colour with the bytes `light` and `dark` in the two styles, whatever the contrast.
    static func ground(_ light: UInt32, _ dark: UInt32) -> UIColor {
        let lightColor = color(light)
        let darkColor = color(dark)
        return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    /// A colour laid thinly over what is below: bytes and percent of opacity in the two styles.
    ///
    /// With high contrast the opacity is one and a half times as large, at most 100 percent.
    static func veil(
        _ light: UInt32,
        _ lightPercent: CGFloat,
        _ dark: UInt32,
        _ darkPercent: CGFloat
    ) -> UIColor {
        let lightColor = color(light)
        let darkColor = color(dark)
        return UIColor { traits in
            let gain: CGFloat = traits.accessibilityContrast == .high ? 1.5 : 1
            return traits.userInterfaceStyle == .dark
                ? darkColor.withAlphaComponent(darkPercent / 100 * gain)
                : lightColor.withAlphaComponent(lightPercent / 100 * gain)
        }
    }

    private static func byte(_ bytes: UInt32, _ place: UInt32) -> CGFloat {
        CGFloat((bytes >> (place * 8)) & 255)
    }

    private static func color(_ bytes: UInt32) -> UIColor {
        UIColor(
            red: byte(bytes, 2) / 255,
            green: byte(bytes, 1) / 255,
            blue: byte(bytes, 0) / 255,
            alpha: 1
        )
    }

    private static func mix(_ bytes: UInt32, towards end: CGFloat) -> UIColor {
        func part(_ place: UInt32) -> CGFloat {
            let value = byte(bytes, place)
            return (value + (end - value) / 6) / 255
        }
        return UIColor(red: part(2), green: part(1), blue: part(0), alpha: 1)
    }
}
