public import UIKitGeometry
package import UIKitRaster

/// What `as CFArray` makes of an array in sources written for Apple's systems: the array.
public typealias CFArray = [Any]

/// Colours at places along a gradient.
public final class CGGradient: Sendable {
    /// The colours and their places, 0…1.
    package let stops: [Gradient.Stop]

    /// Creates a gradient of `CGColor`s; nil when there are none, or something else is among them.
    ///
    /// Without locations the colours are spread evenly from 0 to 1; with them there is one for each colour.
    public init?(
        colorsSpace space: CGColorSpace?,
        colors: CFArray,
        locations: UnsafePointer<CGFloat>?
    ) {
        let known = colors.compactMap { $0 as? CGColor }
        if known.isEmpty || known.count != colors.count { return nil }
        stops = Self.stops(known.map(\.pixelColor), locations)
    }

    /// Creates a gradient of `count` colours, whose components follow one another, opacity last.
    public init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        if count <= 0 { return nil }
        let size = space.numberOfComponents + 1
        stops = Self.stops(
            (0..<count).map { index in
                let color = components + index * size
                return PixelColor(
                    red: color[0],
                    green: size == 2 ? color[0] : color[1],
                    blue: size == 2 ? color[0] : color[2],
                    alpha: color[size - 1]
                )
            },
            locations
        )
    }

    private static func stops(
        _ colors: [PixelColor],
        _ locations: UnsafePointer<CGFloat>?
    ) -> [Gradient.Stop] {
        let step = colors.count > 1 ? 1 / CGFloat(colors.count - 1) : 0
        let all = colors.enumerated().map { index, color in
            Gradient.Stop(locations?[index] ?? CGFloat(index) * step, color)
        }
        // In the order of their places; those of one place in the order that they were given in.
        return all.enumerated().sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }.map(\.element)
    }
}

/// Where a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = Self(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = Self(rawValue: 2)
}
