import CUIKitKernels
import UIKitGeometry

/// The colours of a gradient's places, as premultiplied pixels.
enum GradientTable {
    /// How many places a table has.
    static let count = Int(UIK_GRADIENT_COLORS)

    /// The table that a shape's kernel reads.
    ///
    /// For circles around one point it goes from the point to the larger circle, otherwise from place 0 to 1.
    static func colors(
        _ shape: Gradient.Shape,
        stops: [Gradient.Stop],
        before: Bool,
        after: Bool
    ) -> [UInt32] {
        if stops.isEmpty { return [] }
        var first: CGFloat = 0
        var last: CGFloat = 1
        var steps = CGFloat(count - 1)
        var offset: CGFloat = 0
        switch shape {
        case .linear: return []
        case .conic:
            // Entries are the middles of equal parts of the turn.
            steps = CGFloat(count)
            offset = 0.5
        case .radial(let start, let startRadius, let end, let endRadius):
            if start == end && startRadius != endRadius {
                let largest = max(startRadius, endRadius)
                first = (0 - startRadius) / (endRadius - startRadius)
                last = (largest - startRadius) / (endRadius - startRadius)
            }
        }
        var colors: [UInt32] = []
        colors.reserveCapacity(count)
        var next = 0
        for index in 0..<count {
            let place = first + (last - first) * (CGFloat(index) + offset) / steps
            if place < 0 {
                colors.append(before ? stops[0].color.premultiplied : 0)
            } else if place > 1 {
                colors.append(after ? stops[stops.count - 1].color.premultiplied : 0)
            } else {
                colors.append(color(at: place, stops, &next))
            }
        }
        return colors
    }

    /// The pixel at a place; `next` is a guess at the first stop beyond it.
    private static func color(
        at place: CGFloat,
        _ stops: [Gradient.Stop],
        _ next: inout Int
    ) -> UInt32 {
        while next > 0 && stops[next - 1].location > place { next -= 1 }
        while next < stops.count && stops[next].location <= place { next += 1 }
        if next == 0 { return stops[0].color.premultiplied }
        if next == stops.count { return stops[next - 1].color.premultiplied }
        let from = stops[next - 1]
        let to = stops[next]
        let part = (place - from.location) / (to.location - from.location)
        let channels = StraightColor(from.color).mixed(StraightColor(to.color), part).premultiplied
        func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(255, value)) + 0.5) }
        return byte(channels.0) | byte(channels.1) << 8 | byte(channels.2) << 16
            | byte(channels.3) << 24
    }
}

/// Straight components, 0…255, that need not be whole.
struct StraightColor {
    var blue: Double
    var green: Double
    var red: Double
    var alpha: Double

    init(_ color: PixelColor) {
        blue = Double(color.blue)
        green = Double(color.green)
        red = Double(color.red)
        alpha = Double(color.alpha)
    }

    /// The colour moved towards another by `part`, 0…1.
    ///
    /// A colour without opacity has lost its components: the other one's are taken.
    func mixed(_ other: Self, _ part: Double) -> Self {
        var from = self
        var other = other
        if alpha == 0 { (from.blue, from.green, from.red) = (other.blue, other.green, other.red) }
        if other.alpha == 0 { (other.blue, other.green, other.red) = (blue, green, red) }
        return from.moved(to: other, part)
    }

    private func moved(to other: Self, _ part: Double) -> Self {
        var result = self
        result.blue += (other.blue - blue) * part
        result.green += (other.green - green) * part
        result.red += (other.red - red) * part
        result.alpha += (other.alpha - alpha) * part
        return result
    }

    /// Blue, green and red scaled by the opacity, and the opacity.
    var premultiplied: (Double, Double, Double, Double) {
        let scale = alpha / 255
        return (blue * scale, green * scale, red * scale, alpha)
    }
}
