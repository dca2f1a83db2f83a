package import UIKitGeometry

/// What a shape is filled with.
package enum Paint: Hashable, Sendable {
    /// One colour everywhere.
    case solid(PixelColor)
    /// Colours that change from place to place.
    indirect case gradient(Gradient)
    /// A picture, repeated.
    indirect case pattern(Tiling)

    /// Whether painting with it leaves every pixel as it was.
    package var isInvisible: Bool {
        switch self {
        case .solid(let color): color.alpha == 0
        case .gradient(let gradient): gradient.isInvisible
        case .pattern(let pattern): !(pattern.alpha > 0) || pattern.bitmap.size.area == 0
        }
    }

    /// The largest opacity that it has anywhere, as far as that is known without looking at pixels, 0…1.
    package var opacity: CGFloat {
        switch self {
        case .solid(let color): CGFloat(color.alpha) / 255
        case .gradient(let gradient):
            CGFloat(gradient.stops.reduce(0) { max($0, $1.color.alpha) }) / 255
        case .pattern(let pattern): pattern.alpha
        }
    }

    /// The same paint with its opacity scaled by `alpha`, 0…1.
    package func opacity(_ alpha: CGFloat) -> Self {
        if alpha >= 1 { return self }
        switch self {
        case .solid(let color): return .solid(color.opacity(alpha))
        case .gradient(let gradient): return .gradient(gradient.opacity(alpha))
        case .pattern(var pattern):
            pattern.alpha *= alpha
            return .pattern(pattern)
        }
    }
}
