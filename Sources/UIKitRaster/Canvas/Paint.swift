/// What a shape is filled with.
package enum Paint: Hashable, Sendable {
    /// One colour everywhere.
    case solid(PixelColor)

    /// Whether painting with it leaves every pixel as it was.
    var isInvisible: Bool {
        switch self {
        case .solid(let color): color.alpha == 0
        }
    }
}

/// How new colour meets what is there.
package enum Compositing: Hashable, Sendable {
    /// The new colour covers the old one as far as its alpha goes.
    case over
    /// The new colour, with its alpha, takes the old one's place.
    case copy
}
