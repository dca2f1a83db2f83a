package import UIKitGeometry

/// A colour as pixels hold it: four straight 8-bit components.
///
/// Straight, because blending straight components needs one rounding only: a
/// translucent colour over its own opaque self then changes nothing.
package struct PixelColor: Hashable, Sendable {
    /// The blue component, 0…255, not premultiplied.
    package let blue: UInt8
    /// The green component, 0…255, not premultiplied.
    package let green: UInt8
    /// The red component, 0…255, not premultiplied.
    package let red: UInt8
    /// The opacity, 0…255.
    package let alpha: UInt8

    /// Creates a colour from a premultiplied pixel, `0xAARRGGBB`.
    package init(premultiplied pixel: UInt32) {
        let alpha = pixel >> 24
        func straight(_ shift: UInt32) -> UInt8 {
            let component = pixel >> shift & 255
            if alpha == 0 { return 0 }
            return UInt8(min(255, (component * 255 + alpha / 2) / alpha))
        }
        blue = straight(0)
        green = straight(8)
        red = straight(16)
        self.alpha = UInt8(alpha)
    }

    /// Creates a colour from straight components, clamped to 0…1; NaN counts as 0.
    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        let opacity = Self.byte(alpha)
        self.red = opacity == 0 ? 0 : Self.byte(red)
        self.green = opacity == 0 ? 0 : Self.byte(green)
        self.blue = opacity == 0 ? 0 : Self.byte(blue)
        self.alpha = opacity
    }

    /// No colour: black with alpha 0.
    package static let clear = Self(premultiplied: 0)
    /// Opaque black.
    package static let black = Self(premultiplied: 0xFF00_0000)
    /// Opaque white.
    package static let white = Self(premultiplied: 0xFFFF_FFFF)

    /// The components scaled by alpha, as a pixel `0xAARRGGBB`.
    package var premultiplied: UInt32 {
        func scaled(_ component: UInt8) -> UInt32 {
            (UInt32(component) * UInt32(alpha) + 127) / 255
        }
        return UInt32(alpha) << 24 | scaled(red) << 16 | scaled(green) << 8 | scaled(blue)
    }

    /// The components as they are, as `0xAARRGGBB`.
    package var straight: UInt32 {
        UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// Whether nothing shines through.
    package var isOpaque: Bool { alpha == 255 }

    /// The byte nearest to `value`, which is clamped to 0…1; NaN counts as 0.
    package static func byte(_ value: CGFloat) -> UInt8 {
        value.isNaN ? 0 : UInt8(max(0, min(1, value)) * 255 + 0.5)
    }
}
