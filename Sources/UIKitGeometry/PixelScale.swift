/// Converts between points, which views use, and pixels, which bitmaps use.
///
/// Edges are rounded, never sizes, so that views sharing an edge in points
/// share it in pixels.
public struct PixelScale: Hashable, Sendable {
    /// Pixels per point, more than 0 and at most 16.
    public let factor: CGFloat

    /// Coordinates beyond this many pixels are clamped: no screen reaches it and integers hold it.
    public static let limit: CGFloat = 1_073_741_824

    /// Creates a scale of `factor` pixels per point.
    public init(_ factor: CGFloat) {
        demand(
            factor > 0 && factor <= 16,
            "a screen has more than 0 and at most 16 pixels per point, not \(factor)"
        )
        self.factor = factor
    }

    /// The pixel edge nearest to `coordinate` points; halves go up.
    public func edge(_ coordinate: CGFloat) -> Int { Self.edge(pixels: coordinate * factor) }

    /// The pixel edge nearest to `coordinate` pixels; halves go up, and so does what misses a half by
    /// a millionth: sums of decimal fractions that are equal on paper snap to the same edge.
    package static func edge(pixels coordinate: CGFloat) -> Int {
        clamped((coordinate + 0.500001).rounded(.down))
    }

    /// The pixels whose edges are nearest to those of `rect`, in points.
    public func snapped(_ rect: CGRect) -> PixelRect {
        if rect.isNull { return .zero }
        return PixelRect(
            minX: edge(rect.minX),
            minY: edge(rect.minY),
            maxX: edge(rect.maxX),
            maxY: edge(rect.maxY)
        )
    }

    /// The smallest pixel rect that covers `rect`, in points.
    public func covering(_ rect: CGRect) -> PixelRect {
        if rect.isNull { return .zero }
        return PixelRect(
            minX: Self.clamped((rect.minX * factor).rounded(.down)),
            minY: Self.clamped((rect.minY * factor).rounded(.down)),
            maxX: Self.clamped((rect.maxX * factor).rounded(.up)),
            maxY: Self.clamped((rect.maxY * factor).rounded(.up))
        )
    }

    /// The size in pixels of `size`, in points, each side rounded to the nearest pixel.
    public func pixels(_ size: CGSize) -> PixelSize {
        PixelSize(width: edge(size.width), height: edge(size.height))
    }

    /// The size in points of `size`, in pixels.
    public func points(_ size: PixelSize) -> CGSize {
        CGSize(width: CGFloat(size.width) / factor, height: CGFloat(size.height) / factor)
    }

    /// The whole number nearest to a rounded coordinate; NaN becomes 0.
    public static func clamped(_ rounded: CGFloat) -> Int {
        rounded.isNaN ? 0 : Int(max(-limit, min(limit, rounded)))
    }
}
