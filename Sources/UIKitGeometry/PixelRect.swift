/// A place on a grid of device pixels.
public struct PixelPoint: Hashable, Sendable {
    /// Pixels to the right of the origin.
    public var x: Int
    /// Pixels below the origin.
    public var y: Int

    /// Creates the place `x` pixels to the right of the origin and `y` pixels below it.
    @inlinable
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = Self(x: 0, y: 0)
}

/// A width and a height in device pixels.
public struct PixelSize: Hashable, Sendable {
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int

    /// Creates a size of `width` × `height` pixels.
    @inlinable
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The empty size.
    public static let zero = Self(width: 0, height: 0)

    /// The number of pixels.
    @inlinable public var area: Int { width * height }
}

/// A half-open rectangle of device pixels: `maxX` and `maxY` are outside.
public struct PixelRect: Hashable, Sendable {
    /// The left-most column.
    public var minX: Int
    /// The top-most row.
    public var minY: Int
    /// One past the right-most column.
    public var maxX: Int
    /// One past the bottom row.
    public var maxY: Int

    /// Creates a rectangle from its edges; it is empty when they do not enclose a pixel.
    @inlinable
    public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Creates a rectangle from its corner and its size in pixels.
    @inlinable
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// Creates a rectangle of `size` at the origin.
    @inlinable
    public init(size: PixelSize) {
        self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    }

    /// No pixel.
    public static let zero = Self(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// Pixels from left to right, 0 when empty.
    @inlinable public var width: Int { max(0, maxX - minX) }
    /// Pixels from top to bottom, 0 when empty.
    @inlinable public var height: Int { max(0, maxY - minY) }
    /// The number of pixels.
    @inlinable public var area: Int { width * height }
    /// Whether there is no pixel in it.
    @inlinable public var isEmpty: Bool { maxX <= minX || maxY <= minY }
    /// The width and the height.
    @inlinable public var size: PixelSize { PixelSize(width: width, height: height) }

    /// The pixels that both have; empty when they share none.
    @inlinable
    public func intersection(_ other: Self) -> Self {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        if left >= right || top >= bottom { return .zero }
        return Self(minX: left, minY: top, maxX: right, maxY: bottom)
    }

    /// The smallest rectangle that covers both.
    @inlinable
    public func union(_ other: Self) -> Self {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return Self(
            minX: min(minX, other.minX),
            minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }

    /// Whether both share a pixel.
    @inlinable
    public func intersects(_ other: Self) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX)
            && max(minY, other.minY) < min(maxY, other.maxY)
    }

    /// Whether every pixel of `other` is inside.
    @inlinable
    public func contains(_ other: Self) -> Bool {
        other.isEmpty
            || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY
                && other.maxY <= maxY)
    }

    /// The rectangle moved by `dx` and `dy` pixels.
    @inlinable
    public func offsetBy(dx: Int, dy: Int) -> Self {
        Self(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
    }
}
