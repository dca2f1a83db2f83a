/// An axis-parallel rectangle in points, half-open: `maxX` and `maxY` are outside.
public struct CGRect: Hashable, Sendable {
    /// The corner that `size` extends from; the top-left one when the size is not negative.
    public var origin: CGPoint
    /// The extent in points; negative components extend to the left or upwards.
    public var size: CGSize

    /// Creates an empty rectangle at the origin.
    @inlinable
    public init() { self.init(origin: .zero, size: .zero) }

    /// Creates a rectangle of `size` at `origin`.
    @inlinable
    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its four numbers, in points.
    @inlinable
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Creates a rectangle from four whole numbers of points.
    @inlinable
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(
            x: CGFloat(x),
            y: CGFloat(y),
            width: CGFloat(width),
            height: CGFloat(height)
        )
    }

    /// The empty rectangle at the origin.
    public static let zero = Self()

    /// The rectangle that is nowhere: what the intersection of disjoint rectangles is.
    public static let null = Self(
        origin: CGPoint(x: CGFloat.infinity, y: CGFloat.infinity),
        size: .zero
    )

    /// The rectangle that covers every place.
    public static let infinite = Self(
        x: -CGFloat.greatestFiniteMagnitude / 2,
        y: -CGFloat.greatestFiniteMagnitude / 2,
        width: CGFloat.greatestFiniteMagnitude,
        height: CGFloat.greatestFiniteMagnitude
    )

    /// The smaller horizontal edge.
    @inlinable public var minX: CGFloat { min(origin.x, origin.x + size.width) }
    /// The smaller vertical edge.
    @inlinable public var minY: CGFloat { min(origin.y, origin.y + size.height) }
    /// The larger horizontal edge, outside the rectangle.
    @inlinable public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
    /// The larger vertical edge, outside the rectangle.
    @inlinable public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
    /// Halfway between the horizontal edges.
    @inlinable public var midX: CGFloat { origin.x + size.width / 2 }
    /// Halfway between the vertical edges.
    @inlinable public var midY: CGFloat { origin.y + size.height / 2 }
    /// The width, never negative.
    @inlinable public var width: CGFloat { abs(size.width) }
    /// The height, never negative.
    @inlinable public var height: CGFloat { abs(size.height) }

    /// Whether this is the null rectangle.
    @inlinable public var isNull: Bool {
        origin.x == CGFloat.infinity || origin.y == CGFloat.infinity
    }
    /// Whether the rectangle has no area.
    @inlinable public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// Whether this is the infinite rectangle.
    @inlinable public var isInfinite: Bool { self == .infinite }

    /// The same rectangle with its size made positive.
    @inlinable public var standardized: Self {
        isNull ? self : Self(x: minX, y: minY, width: width, height: height)
    }
    /// The smallest rectangle with whole coordinates that covers this one.
    @inlinable public var integral: Self {
        if isNull { return self }
        let left = minX.rounded(.down)
        let top = minY.rounded(.down)
        return Self(
            x: left,
            y: top,
            width: maxX.rounded(.up) - left,
            height: maxY.rounded(.up) - top
        )
    }
}

extension CGRect {
    /// Whether `point` is inside; the maximum edges are not.
    @inlinable
    public func contains(_ point: CGPoint) -> Bool {
        !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether `other` lies wholly inside.
    @inlinable
    public func contains(_ other: Self) -> Bool {
        union(other) == standardized
    }

    /// Whether both rectangles share an area.
    @inlinable
    public func intersects(_ other: Self) -> Bool { !intersection(other).isEmpty }

    /// The area that both share, null when they share none.
    @inlinable
    public func intersection(_ other: Self) -> Self {
        if isNull || other.isNull { return .null }
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        if left > right || top > bottom { return .null }
        return Self(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that covers both.
    @inlinable
    public func union(_ other: Self) -> Self {
        if isNull { return other }
        if other.isNull { return self }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Self(
            x: left,
            y: top,
            width: Self.length(from: left, to: max(maxX, other.maxX)),
            height: Self.length(from: top, to: max(maxY, other.maxY))
        )
    }

    /// How long a side from one edge to the other is.
    ///
    /// Where an edge is so far away that the sum of it and the length would end before the other edge, the next longer one:
    /// what covers a layer 10³⁰ points away still covers the screen.
    @inlinable
    static func length(from low: CGFloat, to high: CGFloat) -> CGFloat {
        let length = high - low
        return low + length < high - 0.001 ? length.nextUp : length
    }

    /// The rectangle moved by `dx` and `dy` points.
    @inlinable
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Self {
        isNull
            ? self
            : Self(
                x: origin.x + dx,
                y: origin.y + dy,
                width: size.width,
                height: size.height
            )
    }

    /// The rectangle with its edges moved inwards by `dx` and `dy` points, null when nothing is left.
    @inlinable
    public func insetBy(dx: CGFloat, dy: CGFloat) -> Self {
        if isNull { return self }
        let inset = Self(
            x: minX + dx,
            y: minY + dy,
            width: 0,
            height: 0
        )
        let width = width - 2 * dx
        let height = height - 2 * dy
        if width < 0 || height < 0 { return .null }
        return Self(origin: inset.origin, size: CGSize(width: width, height: height))
    }

    /// The rectangle with its edges moved inwards by `insets`.
    @inlinable
    public func inset(by insets: UIEdgeInsets) -> Self {
        Self(
            x: minX + insets.left,
            y: minY + insets.top,
            width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom
        )
    }

    /// The smallest rectangle that covers the mapped corners.
    @inlinable
    public func applying(_ transform: CGAffineTransform) -> Self {
        if isNull { return self }
        if transform.isIdentity { return self }
        let corners = (
            CGPoint(x: minX, y: minY).applying(transform),
            CGPoint(x: maxX, y: minY).applying(transform),
            CGPoint(x: minX, y: maxY).applying(transform),
            CGPoint(x: maxX, y: maxY).applying(transform)
        )
        let left = min(min(corners.0.x, corners.1.x), min(corners.2.x, corners.3.x))
        let top = min(min(corners.0.y, corners.1.y), min(corners.2.y, corners.3.y))
        let right = max(max(corners.0.x, corners.1.x), max(corners.2.x, corners.3.x))
        let bottom = max(max(corners.0.y, corners.1.y), max(corners.2.y, corners.3.y))
        return Self(
            x: left,
            y: top,
            width: Self.length(from: left, to: right),
            height: Self.length(from: top, to: bottom)
        )
    }

    /// Splits the rectangle into a slice of `distance` points at `edge` and the rest.
    @inlinable
    public func divided(
        atDistance distance: CGFloat,
        from edge: CGRectEdge
    ) -> (slice: Self, remainder: Self) {
        let whole = standardized
        var slice = whole
        var rest = whole
        switch edge {
        case .minXEdge, .maxXEdge:
            let cut = max(0, min(distance, whole.width))
            slice.size.width = cut
            rest.size.width = whole.width - cut
            if edge == .minXEdge {
                rest.origin.x += cut
            } else {
                slice.origin.x = whole.maxX - cut
            }
        case .minYEdge, .maxYEdge:
            let cut = max(0, min(distance, whole.height))
            slice.size.height = cut
            rest.size.height = whole.height - cut
            if edge == .minYEdge {
                rest.origin.y += cut
            } else {
                slice.origin.y = whole.maxY - cut
            }
        }
        return (slice, rest)
    }

    /// Whether all four numbers are finite.
    @inlinable package var isFinite: Bool {
        origin.isFinite && size.width.isFinite && size.height.isFinite
    }
}

/// An edge of a rectangle.
public enum CGRectEdge: UInt32, Sendable {
    /// The left edge.
    case minXEdge
    /// The top edge.
    case minYEdge
    /// The right edge.
    case maxXEdge
    /// The bottom edge.
    case maxYEdge
}
