// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Core Animation's functions for transforms, under their own names.
public import UIKitGeometry

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

/// A move by `tx`, `ty` and `tz` points.
public func CATransform3DMakeTranslation(
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    var result = CATransform3D.identity
    result.m41 = tx
    result.m42 = ty
    result.m43 = tz
    return result
}

/// A stretch about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D.identity
    result.m11 = sx
    result.m22 = sy
    result.m33 = sz
    return result
}

/// A turn by `angle` radians about the axis (`x`, `y`, `z`).
public func CATransform3DMakeRotation(
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    .rotation(angle, x: x, y: y, z: z)
}

/// First a move, then `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// First a stretch, then `t`.
public func CATransform3DScale(
    _ t: CATransform3D,
    _ sx: CGFloat,
    _ sy: CGFloat,
    _ sz: CGFloat
) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// First a turn by `angle` radians about the axis (`x`, `y`, `z`), then `t`.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3D.rotation(angle, x: x, y: y, z: z).concatenating(t)
}

/// First `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    a.concatenating(b)
}

/// The map that undoes `t`; `t` itself when it cannot be undone.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted() ?? t }

/// Whether both maps have the same numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Whether `t` changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

/// The map that acts on x and y as `m` does and leaves z alone.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(m)
}

/// Whether `t` acts on x and y only.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// What `t` does to x and y at z = 0, perspective left out.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
