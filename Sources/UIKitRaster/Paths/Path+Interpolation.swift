package import UIKitGeometry

extension Path {
    /// The path `progress` of the way to `end`; nil unless both have the same kinds of pieces in the same order.
    package func interpolated(to end: Self, _ progress: CGFloat) -> Self? {
        if elements.count != end.elements.count { return nil }
        var result = Path()
        for (one, other) in zip(elements, end.elements) {
            func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { a + (b - a) * progress }
            switch (one, other) {
            case (.move(let a), .move(let b)): result.move(to: mix(a, b))
            case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
            case (.quad(let control, let a), .quad(let otherControl, let b)):
                result.addQuad(to: mix(a, b), control: mix(control, otherControl))
            case (
                .cubic(let first, let second, let a), .cubic(let otherFirst, let otherSecond, let b)
            ):
                result.addCubic(
                    to: mix(a, b),
                    control1: mix(first, otherFirst),
                    control2: mix(second, otherSecond)
                )
            case (.close, .close): result.close()
            default: return nil
            }
        }
        return result
    }
}
