import CUIKitKernels
package import UIKitGeometry

/// The coverage of a shape, computed once to be painted often.
///
/// It holds for one place on the screen: device pixels. What a tree that is kept gains by keeping
/// coverage, too, is a row of its own in the bench.
package final class ShapeMask {
    /// The pixels that may have coverage.
    package var bounds: PixelRect { mask.bounds }
    private let mask: ClipMask

    fileprivate init(_ mask: ClipMask) { self.mask = mask }

    fileprivate func lend(_ body: (UnsafePointer<uik_clip_mask>) -> Void) { mask.lend(body) }
}

extension Canvas {
    /// The coverage of a path under the current transform, within the pixels that the canvas may touch.
    package func mask(of path: Path, rule: FillRule = .nonZero) -> ShapeMask {
        converter.list.removeAll()
        converter.list.add(path, state.transform)
        return maskOfEdges(rule)
    }

    /// The coverage of a line along a path.
    package func mask(of path: Path, style: StrokeStyle) -> ShapeMask {
        converter.list.removeAll()
        if state.transform.isFinite {
            Stroker(style, transform: state.transform)
                .stroke(path, into: &converter.list, &strokes)
        }
        return maskOfEdges(.nonZero)
    }

    /// Paints what a mask covers, whatever the transform.
    package func fill(_ mask: ShapeMask, with paint: Paint) {
        if skips(paint) || !mask.bounds.intersects(state.region.bounds) { return }
        guard let ink = ink(paint) else { return }
        mask.lend { mask in
            lend(ink) { surface, ink in uik_paint_mask(&surface, &ink, mask) }
        }
    }

    private func maskOfEdges(_ rule: FillRule) -> ShapeMask {
        let mask = ClipMask()
        mask.set(converter, within: limits, rule: rule)
        return ShapeMask(mask)
    }
}
