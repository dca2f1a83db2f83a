import UIKitGeometry

/// Colours by their place on the colour wheel.
enum HueModel {
    static func components(
        hue: CGFloat,
        saturation: CGFloat,
        brightness: CGFloat
    ) -> (CGFloat, CGFloat, CGFloat) {
        let sector = hue * 6
        // Each component is at its full or lowest value over a third of the wheel and a ramp between.
        func component(_ offset: CGFloat) -> CGFloat {
            let place = (sector + offset).truncatingRemainder(dividingBy: 6)
            let lack = max(0, min(1, min(place, 4 - place)))
            return brightness * (1 - saturation * lack)
        }
        return (component(5), component(3), component(1))
    }

    static func hue(
        red: CGFloat,
        green: CGFloat,
        blue: CGFloat
    ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let most = max(red, max(green, blue))
        let least = min(red, min(green, blue))
        let spread = most - least
        if spread == 0 { return (0, 0, most) }
        let sector: CGFloat
        if most == red {
            sector = (green - blue) / spread + (green < blue ? 6 : 0)
        } else if most == green {
            sector = (blue - red) / spread + 2
        } else {
            sector = (red - green) / spread + 4
        }
        return (sector / 6, spread / most, most)
    }
}
