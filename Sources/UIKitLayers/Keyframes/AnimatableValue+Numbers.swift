import Glibc
import UIKitGeometry

extension AnimatableValue {
    /// How far `other` is: the length of the way in points, in turns' radians, in shares of a colour.
    func distance(to other: Self) -> CGFloat {
        let own = numbers(after: nil)
        let there = other.numbers(after: own)
        guard own.count == there.count else { return 0 }
        let length = zip(own, there).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
        return length.isFinite ? length : 0
    }

    /// The numbers that make up the value; of a flat transform its parts, turned the shorter way from `last`.
    func numbers(after last: [CGFloat]?) -> [CGFloat] {
        switch self {
        case .number(let number): return [number]
        case .point(let point): return [point.x, point.y]
        case .size(let size): return [size.width, size.height]
        case .rect(let rect):
            return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        case .color(let color): return [color.x, color.y, color.z, color.w]
        case .colors(let colors): return colors.flatMap { [$0.x, $0.y, $0.z, $0.w] }
        case .numbers(let numbers): return numbers
        case .path: return []
        case .transform(let transform):
            let parts = TransformParts(transform.affine)
            var turn = parts.rotation
            if let last, last.count > 3 {
                turn += ((last[3] - turn) / (2 * .pi)).rounded() * 2 * .pi
            }
            return [
                parts.scale.dx, parts.scale.dy, parts.shear, turn,
                parts.translation.dx, parts.translation.dy,
            ]
        }
    }

    /// A value of this one's kind, made of `numbers`.
    func with(_ numbers: [CGFloat]) -> Self {
        switch self {
        case .number: return .number(numbers[0])
        case .point: return .point(CGPoint(x: numbers[0], y: numbers[1]))
        case .size: return .size(CGSize(width: numbers[0], height: numbers[1]))
        case .rect:
            return .rect(
                CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            )
        case .color: return .color(SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]))
        case .colors:
            return .colors(
                stride(from: 0, to: numbers.count - 3, by: 4).map { index in
                    SIMD4(
                        numbers[index],
                        numbers[index + 1],
                        numbers[index + 2],
                        numbers[index + 3]
                    )
                }
            )
        case .numbers: return .numbers(numbers)
        case .path: return self
        case .transform:
            var parts = TransformParts(.identity)
            parts.scale = CGVector(dx: numbers[0], dy: numbers[1])
            parts.shear = numbers[2]
            parts.rotation = numbers[3]
            parts.translation = CGVector(dx: numbers[4], dy: numbers[5])
            return .transform(CATransform3D(parts.map))
        }
    }
}
