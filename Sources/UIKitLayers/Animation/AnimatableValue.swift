package import UIKitDrawing
package import UIKitGeometry
import UIKitRaster

/// A value that animations interpolate.
package enum AnimatableValue: Equatable {
    /// A length, an opacity, an angle.
    case number(CGFloat)
    /// A place in points.
    case point(CGPoint)
    /// A size in points.
    case size(CGSize)
    /// A rectangle in points.
    case rect(CGRect)
    /// A transform.
    case transform(CATransform3D)
    /// A colour: red, green, blue and alpha, not premultiplied.
    case color(SIMD4<CGFloat>)
    /// Several colours.
    case colors([SIMD4<CGFloat>])
    /// Several numbers.
    case numbers([CGFloat])
    /// A path; like pieces become one another, others change at once.
    case path(CGPath?)

    /// Creates the value from what UIKit's API takes; nil for types that do not animate.
    package init?(_ value: Any?) {
        switch value {
        case let value as CGFloat: self = .number(value)
        case let value as Float: self = .number(CGFloat(value))
        case let value as Int: self = .number(CGFloat(value))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3D(value))
        case let value as CGColor: self = .color(value.rgba)
        case let value as UIColor: self = .color(value.cgColor.rgba)
        case let value as CGPath: self = .path(value)
        case let value as [CGFloat]: self = .numbers(value)
        case let value as [CGColor]: self = .colors(value.map(\.rgba))
        case let value as [UIColor]: self = .colors(value.map(\.cgColor.rgba))
        case let value as [Any]:
            let colors = value.compactMap {
                ($0 as? CGColor)?.rgba ?? ($0 as? UIColor)?.cgColor.rgba
            }
            if colors.count != value.count { return nil }
            self = .colors(colors)
        default: return nil
        }
    }

    /// The value `progress` of the way from this one to `end`; `end` itself for unlike values.
    package func interpolated(to end: Self, progress: CGFloat) -> Self {
        switch (self, end) {
        case (.number(let a), .number(let b)): .number(a + (b - a) * progress)
        case (.point(let a), .point(let b)): .point(a + (b - a) * progress)
        case (.size(let a), .size(let b)): .size(Self.mix(a, b, progress))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    origin: a.origin + (b.origin - a.origin) * progress,
                    size: Self.mix(a.size, b.size, progress)
                )
            )
        case (.transform(let a), .transform(let b)):
            .transform(a.interpolated(to: b, progress: progress))
        case (.color(let a), .color(let b)): .color(Self.mix(a, b, progress))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            .colors(zip(a, b).map { Self.mix($0, $1, progress) })
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            .numbers(zip(a, b).map { $0 + ($1 - $0) * progress })
        case (.path(let a?), .path(let b?)):
            .path(a.path.interpolated(to: b.path, progress).map { CGPath($0) } ?? b)
        default: end
        }
    }

    /// The value on the way to `end` where x and y of points are differently far; others follow x.
    package func interpolated(to end: Self, progress: AnimationProgress) -> Self {
        guard case .point(let a) = self, case .point(let b) = end else {
            return interpolated(to: end, progress: progress.x)
        }
        return .point(
            CGPoint(x: a.x + (b.x - a.x) * progress.x, y: a.y + (b.y - a.y) * progress.y)
        )
    }

    /// This value and then `other` on top: sums, for transforms this one applied first.
    package func adding(_ other: Self) -> Self {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): .size(Self.sum(a, b))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    origin: CGPoint(x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y),
                    size: Self.sum(a.size, b.size)
                )
            )
        case (.transform(let a), .transform(let b)): .transform(a.concatenating(b))
        case (.color(let a), .color(let b)): .color(a + b)
        default: other
        }
    }

    /// What has to be added to `base` to get this value; nil where nothing can be.
    package func subtracting(_ base: Self) -> Self? {
        switch (self, base) {
        case (.number(let a), .number(let b)): .number(a - b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.size(let a), .size(let b)): .size(Self.difference(a, b))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    origin: CGPoint(x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y),
                    size: Self.difference(a.size, b.size)
                )
            )
        case (.transform(let a), .transform(let b)):
            b.inverted().map { .transform(a.concatenating($0)) }
        case (.color(let a), .color(let b)): .color(a - b)
        default: nil
        }
    }

    /// This value, added to itself until there are `count` of it, which is at least 1.
    package func multiplied(by count: Int) -> Self {
        guard case .transform(let transform) = self else {
            return neutral.interpolated(to: self, progress: CGFloat(count))
        }
        var result = CATransform3D.identity
        var power = transform
        var left = count
        while left > 0 {
            if left & 1 == 1 { result = result.concatenating(power) }
            power = power.concatenating(power)
            left >>= 1
        }
        return .transform(result)
    }

    /// The value that changes nothing when it is added to this one.
    package var neutral: Self {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(.identity)
        case .color: .color(.zero)
        case .colors(let colors): .colors(colors.map { _ in .zero })
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        case .path: .path(nil)
        }
    }

    private static func mix(_ a: CGSize, _ b: CGSize, _ progress: CGFloat) -> CGSize {
        CGSize(
            width: a.width + (b.width - a.width) * progress,
            height: a.height + (b.height - a.height) * progress
        )
    }

    /// Interpolates colours; one that is clear takes the other's hue, so that nothing turns grey.
    private static func mix(
        _ a: SIMD4<CGFloat>,
        _ b: SIMD4<CGFloat>,
        _ progress: CGFloat
    ) -> SIMD4<CGFloat> {
        var a = a
        var b = b
        if a.w == 0 { a = SIMD4(b.x, b.y, b.z, 0) }
        if b.w == 0 { b = SIMD4(a.x, a.y, a.z, 0) }
        return a + (b - a) * progress
    }

    private static func sum(_ a: CGSize, _ b: CGSize) -> CGSize {
        CGSize(width: a.width + b.width, height: a.height + b.height)
    }

    private static func difference(_ a: CGSize, _ b: CGSize) -> CGSize {
        CGSize(width: a.width - b.width, height: a.height - b.height)
    }
}
