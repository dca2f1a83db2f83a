public import UIKitGeometry

/// A map of space that keeps straight lines straight, as a 4 × 4 matrix for row vectors: `p' = p · M`.
///
/// The compositor draws the matrix's affine part: x and y of a point at z = 0.
/// - Note: Differs from UIKit: perspective (`m14`, `m24`, `m34`) is stored but not drawn.
public struct CATransform3D: Hashable, Sendable {
    /// How much x' grows with x.
    public var m11: CGFloat
    /// How much y' grows with x.
    public var m12: CGFloat
    /// How much z' grows with x.
    public var m13: CGFloat
    /// How much w' grows with x.
    public var m14: CGFloat
    /// How much x' grows with y.
    public var m21: CGFloat
    /// How much y' grows with y.
    public var m22: CGFloat
    /// How much z' grows with y.
    public var m23: CGFloat
    /// How much w' grows with y.
    public var m24: CGFloat
    /// How much x' grows with z.
    public var m31: CGFloat
    /// How much y' grows with z.
    public var m32: CGFloat
    /// How much z' grows with z.
    public var m33: CGFloat
    /// How much w' grows with z.
    public var m34: CGFloat
    /// Points that everything moves to the right.
    public var m41: CGFloat
    /// Points that everything moves downwards.
    public var m42: CGFloat
    /// Points that everything moves towards the viewer.
    public var m43: CGFloat
    /// The constant part of w', 1 for every map without perspective.
    public var m44: CGFloat

    /// Creates the map from its sixteen numbers, row by row.
    public init(
        m11: CGFloat,
        m12: CGFloat,
        m13: CGFloat,
        m14: CGFloat,
        m21: CGFloat,
        m22: CGFloat,
        m23: CGFloat,
        m24: CGFloat,
        m31: CGFloat,
        m32: CGFloat,
        m33: CGFloat,
        m34: CGFloat,
        m41: CGFloat,
        m42: CGFloat,
        m43: CGFloat,
        m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }

    /// Creates the matrix of zeros.
    public init() {
        self.init(rows: .zero, .zero, .zero, .zero)
    }

    /// Creates the map that acts on x and y as `affine` does and leaves z alone.
    package init(_ affine: CGAffineTransform) {
        self.init(
            rows: SIMD4(affine.a, affine.b, 0, 0),
            SIMD4(affine.c, affine.d, 0, 0),
            SIMD4(0, 0, 1, 0),
            SIMD4(affine.tx, affine.ty, 0, 1)
        )
    }

    /// Creates the map from its four rows.
    package init(
        rows r1: SIMD4<CGFloat>,
        _ r2: SIMD4<CGFloat>,
        _ r3: SIMD4<CGFloat>,
        _ r4: SIMD4<CGFloat>
    ) {
        self.init(
            m11: r1.x,
            m12: r1.y,
            m13: r1.z,
            m14: r1.w,
            m21: r2.x,
            m22: r2.y,
            m23: r2.z,
            m24: r2.w,
            m31: r3.x,
            m32: r3.y,
            m33: r3.z,
            m34: r3.w,
            m41: r4.x,
            m42: r4.y,
            m43: r4.z,
            m44: r4.w
        )
    }

    /// The map that changes nothing.
    package static let identity = Self(CGAffineTransform.identity)

    /// What the map does to x and y at z = 0, perspective left out.
    package var affine: CGAffineTransform { CGAffineTransform(m11, m12, m21, m22, m41, m42) }

    /// Whether the map acts on x and y only.
    package var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1
            && m34 == 0 && m43 == 0 && m44 == 1
    }

    /// The four rows.
    package var rows: (SIMD4<CGFloat>, SIMD4<CGFloat>, SIMD4<CGFloat>, SIMD4<CGFloat>) {
        (
            SIMD4(m11, m12, m13, m14),
            SIMD4(m21, m22, m23, m24),
            SIMD4(m31, m32, m33, m34),
            SIMD4(m41, m42, m43, m44)
        )
    }

    /// Whether all sixteen numbers are finite.
    package var isFinite: Bool {
        let (r1, r2, r3, r4) = rows
        // A sum with an infinite or undefined part is never zero after times zero.
        return ((r1 + r2 + r3 + r4) * 0).sum() == 0
    }
}
