/// A width and a height in points.
public struct CGSize: Hashable, Sendable {
    /// Points from left to right.
    public var width: CGFloat
    /// Points from top to bottom.
    public var height: CGFloat

    /// Creates an empty size.
    @inlinable
    public init() { self.init(width: 0, height: 0) }

    /// Creates a size of `width` × `height` points.
    @inlinable
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// Creates a size from whole points.
    @inlinable
    public init(width: Int, height: Int) {
        self.init(width: CGFloat(width), height: CGFloat(height))
    }

    /// The empty size.
    public static let zero = Self()

    /// The size that the linear part of `transform` maps this one to.
    ///
    /// As with Core Graphics, the components are mapped like a vector and may be negative.
    @inlinable
    public func applying(_ transform: CGAffineTransform) -> Self {
        Self(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height
        )
    }
}
