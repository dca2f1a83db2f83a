import Glibc

/// A map of the plane that keeps straight lines straight: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable {
    /// How much x' grows with x.
    public var a: CGFloat
    /// How much y' grows with x.
    public var b: CGFloat
    /// How much x' grows with y.
    public var c: CGFloat
    /// How much y' grows with y.
    public var d: CGFloat
    /// Points that everything moves to the right.
    public var tx: CGFloat
    /// Points that everything moves downwards.
    public var ty: CGFloat

    /// Creates the map from its six numbers.
    @inlinable
    public init(
        a: CGFloat,
        b: CGFloat,
        c: CGFloat,
        d: CGFloat,
        tx: CGFloat,
        ty: CGFloat
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates the map from its six numbers, in the order a, b, c, d, tx, ty.
    @inlinable
    public init(
        _ a: CGFloat,
        _ b: CGFloat,
        _ c: CGFloat,
        _ d: CGFloat,
        _ tx: CGFloat,
        _ ty: CGFloat
    ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates the map that sends everything to the origin.
    @inlinable
    public init() { self.init(0, 0, 0, 0, 0, 0) }

    /// Creates a move by `x` and `y` points.
    @inlinable
    public init(translationX x: CGFloat, y: CGFloat) { self.init(1, 0, 0, 1, x, y) }

    /// Creates a stretch about the origin.
    @inlinable
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(x, 0, 0, y, 0, 0) }

    /// Creates a turn about the origin by `angle` radians, clockwise on the screen.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(cosine, sine, -sine, cosine, 0, 0)
    }

    /// The map that changes nothing.
    public static let identity = Self(1, 0, 0, 1, 0, 0)

    /// Whether this is the identity.
    @inlinable public var isIdentity: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
    }

    /// First a move by `x` and `y` points, then this map.
    @inlinable
    public func translatedBy(x: CGFloat, y: CGFloat) -> Self {
        Self(a, b, c, d, a * x + c * y + tx, b * x + d * y + ty)
    }

    /// First a stretch, then this map.
    @inlinable
    public func scaledBy(x: CGFloat, y: CGFloat) -> Self {
        Self(a * x, b * x, c * y, d * y, tx, ty)
    }

    /// First a turn by `angle` radians, then this map.
    public func rotated(by angle: CGFloat) -> Self {
        Self(rotationAngle: angle).concatenating(self)
    }

    /// First this map, then `next`.
    @inlinable
    public func concatenating(_ next: Self) -> Self {
        Self(
            a * next.a + b * next.c,
            a * next.b + b * next.d,
            c * next.a + d * next.c,
            c * next.b + d * next.d,
            tx * next.a + ty * next.c + next.tx,
            tx * next.b + ty * next.d + next.ty
        )
    }

    /// The map that undoes this one; this map itself when it cannot be undone.
    @inlinable
    public func inverted() -> Self {
        let determinant = a * d - b * c
        if determinant == 0 || !determinant.isFinite { return self }
        return Self(
            d / determinant,
            -b / determinant,
            -c / determinant,
            a / determinant,
            (c * ty - d * tx) / determinant,
            (b * tx - a * ty) / determinant
        )
    }
}

extension CGAffineTransform {
    /// The factor that areas grow by, negative when the map mirrors.
    @inlinable package var determinant: CGFloat { a * d - b * c }

    /// Whether the map can be undone.
    @inlinable package var isInvertible: Bool { determinant != 0 && determinant.isFinite }

    /// Whether rectangles stay axis-parallel without swapping their sides.
    @inlinable package var isAxisParallel: Bool { b == 0 && c == 0 }

    /// Whether all six numbers are finite.
    @inlinable package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// The map without its move.
    @inlinable package var linear: Self { Self(a, b, c, d, 0, 0) }
}

extension CGVector {
    /// The way that the linear part of `transform` maps this one to.
    @inlinable
    package func applying(_ transform: CGAffineTransform) -> Self {
        Self(
            dx: transform.a * dx + transform.c * dy,
            dy: transform.b * dx + transform.d * dy
        )
    }
}
