package import UIKitGeometry

extension Path {
    /// The outline of a line along the path, whose inside by winding is what the line covers.
    ///
    /// Curves have become lines that stay within 0.025 pixels of them at `scale` pixels for each unit.
    package func stroked(_ style: StrokeStyle, scale: CGFloat = 1) -> Path {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let map = CGAffineTransform(scaleX: scale, y: scale)
        var builder = OutlineBuilder()
        var room = StrokeRoom()
        Stroker(style, transform: map).stroke(self, into: &builder, &room)
        return builder.takePath().applying(map.inverted())
    }

    /// The dashes that the pattern of `style` leaves of the path; the path as it is without a pattern.
    package func dashed(_ style: StrokeStyle) -> Path {
        if style.dash.isEmpty { return self }
        var result = Path()
        for line in polylines() {
            for dash in Dashing.cut(line, style) {
                for (index, point) in dash.points.enumerated() {
                    if index == 0 { result.move(to: point) } else { result.addLine(to: point) }
                }
                if dash.isClosed { result.close() }
            }
        }
        return result
    }
}

/// Puts edges that follow each other together to closed pieces.
private struct OutlineBuilder: OutlineSink {
    private var path = Path()

    mutating func add(_ a: CGPoint, _ b: CGPoint) {
        guard a.isFinite, b.isFinite else { return }
        if path.currentPoint != a || path.elements.last == .close {
            path.close()
            path.move(to: a)
        }
        path.addLine(to: b)
    }

    mutating func add(_ other: Path, _ transform: CGAffineTransform) {
        path.close()
        path.append(other.applying(transform))
    }

    consuming func takePath() -> Path {
        path.close()
        return path
    }
}
