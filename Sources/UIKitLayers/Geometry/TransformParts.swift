import Glibc
package import UIKitGeometry

/// An affine map taken apart into what people mean by it: a scale, a shear, a turn and a move.
///
/// Interpolating the parts keeps a turn a turn, where interpolating the matrix would shrink it.
/// Source: [CSS matrix decomposition], see `docs/sources.md`.
package struct TransformParts: Hashable, Sendable {
    /// The stretch along x and y, applied first.
    package var scale: CGVector
    /// How much y leans along x, after the stretch.
    package var shear: CGFloat
    /// The turn in radians, after the shear.
    package var rotation: CGFloat
    /// The move in points, applied last.
    package var translation: CGVector

    /// Takes `map` apart.
    package init(_ map: CGAffineTransform) {
        var first = CGVector(dx: map.a, dy: map.b)
        var second = CGVector(dx: map.c, dy: map.d)
        var scaleX = first.length
        if scaleX != 0 { first = first * (1 / scaleX) }
        var lean = first.dx * second.dx + first.dy * second.dy
        second = second - first * lean
        var scaleY = second.length
        if scaleY != 0 {
            second = second * (1 / scaleY)
            lean /= scaleY
        }
        if map.determinant < 0 {
            // A mirror: along x where the first row points backwards, else along y.
            lean = -lean
            if first.dx < second.dy {
                scaleX = -scaleX
                first = first * -1
            } else {
                scaleY = -scaleY
            }
        }
        if scaleX == 0 && scaleY != 0 { first = CGVector(dx: second.dy, dy: -second.dx) }
        scale = CGVector(dx: scaleX, dy: scaleY)
        shear = lean
        rotation = atan2(first.dy, first.dx)
        translation = CGVector(dx: map.tx, dy: map.ty)
    }

    /// The map that the parts make.
    package var map: CGAffineTransform {
        CGAffineTransform(rotationAngle: rotation)
            .withMove(translation)
            .preceded(by: CGAffineTransform(1, 0, shear, 1, 0, 0))
            .scaledBy(x: scale.dx, y: scale.dy)
    }

    /// The parts `progress` of the way to `end`, turning the shorter way round.
    package func interpolated(to end: Self, progress: CGFloat) -> Self {
        var result = self
        result.scale += (end.scale - scale) * progress
        result.shear += (end.shear - shear) * progress
        result.translation += (end.translation - translation) * progress
        var turn = end.rotation - rotation
        if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
        result.rotation += turn * progress
        return result
    }
}

extension CGAffineTransform {
    fileprivate func withMove(_ move: CGVector) -> Self { Self(a, b, c, d, move.dx, move.dy) }

    fileprivate func preceded(by first: Self) -> Self { first.concatenating(self) }
}

extension CATransform3D {
    /// The map `progress` of the way to `end`: by parts where both act on x and y only, else number by number.
    package func interpolated(to end: Self, progress: CGFloat) -> Self {
        if progress == 0 { return self }
        if progress == 1 { return end }
        if !isAffine || !end.isAffine { return .mix(self, 1 - progress, end, progress) }
        let from = affine
        let to = end.affine
        if from.isAxisParallel && to.isAxisParallel {
            // Scales and moves: the parts are the numbers themselves.
            return .mix(self, 1 - progress, end, progress)
        }
        let parts = TransformParts(from).interpolated(to: TransformParts(to), progress: progress)
        return Self(parts.map)
    }
}
