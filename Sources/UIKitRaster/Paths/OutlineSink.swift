import UIKitGeometry

/// Takes the closed outlines that a line is made of.
protocol OutlineSink {
    /// Adds the edge from `a` to `b`; those of one outline follow each other.
    mutating func add(_ a: CGPoint, _ b: CGPoint)

    /// Adds the outline of `path` under `transform`.
    mutating func add(_ path: Path, _ transform: CGAffineTransform)
}
