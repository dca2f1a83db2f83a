import Glibc
package import UIKitGeometry

extension CATransform3D {
    /// A turn by `angle` radians about the axis (`x`, `y`, `z`); the identity for an axis of no length.
    package static func rotation(_ angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) -> Self {
        let length = (x * x + y * y + z * z).squareRoot()
        if length == 0 { return .identity }
        let axis = SIMD3(x, y, z) / length
        let sine = sin(angle)
        let cosine = cos(angle)
        let lean = axis * (1 - cosine)
        let turn = axis * sine
        return Self(
            rows: SIMD4(
                lean.x * axis.x + cosine,
                lean.x * axis.y + turn.z,
                lean.x * axis.z - turn.y,
                0
            ),
            SIMD4(lean.y * axis.x - turn.z, lean.y * axis.y + cosine, lean.y * axis.z + turn.x, 0),
            SIMD4(lean.z * axis.x + turn.y, lean.z * axis.y - turn.x, lean.z * axis.z + cosine, 0),
            SIMD4(0, 0, 0, 1)
        )
    }

    /// First this map, then `next`.
    package func concatenating(_ next: Self) -> Self {
        if isAffine && next.isAffine { return Self(affine.concatenating(next.affine)) }
        let (n1, n2, n3, n4) = next.rows
        let (r1, r2, r3, r4) = rows
        func times(_ row: SIMD4<CGFloat>) -> SIMD4<CGFloat> {
            let upper = row.x * n1 + row.y * n2
            let lower = row.z * n3 + row.w * n4
            return upper + lower
        }
        return Self(rows: times(r1), times(r2), times(r3), times(r4))
    }

    /// The map that undoes this one, nil when it cannot be undone.
    package func inverted() -> Self? {
        if isAffine { return affine.isInvertible ? Self(affine.inverted()) : nil }
        // Gauss-Jordan elimination with the largest pivot, on rows joined to the identity's.
        let (r1, r2, r3, r4) = rows
        var left = [r1, r2, r3, r4]
        let unit = Self.identity.rows
        var right = [unit.0, unit.1, unit.2, unit.3]
        for column in 0..<4 {
            var pivot = column
            for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) {
                pivot = row
            }
            let value = left[pivot][column]
            if value == 0 || !value.isFinite { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            left[column] /= value
            right[column] /= value
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                left[row] -= factor * left[column]
                right[row] -= factor * right[column]
            }
        }
        return Self(rows: right[0], right[1], right[2], right[3])
    }

    /// The sum of both matrices, each times its weight.
    package static func mix(_ a: Self, _ weight: CGFloat, _ b: Self, _ other: CGFloat) -> Self {
        let (a1, a2, a3, a4) = a.rows
        let (b1, b2, b3, b4) = b.rows
        return Self(
            rows: a1 * weight + b1 * other,
            a2 * weight + b2 * other,
            a3 * weight + b3 * other,
            a4 * weight + b4 * other
        )
    }
}
