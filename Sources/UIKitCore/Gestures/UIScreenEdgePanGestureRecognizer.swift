public import UIKitGeometry

/// Recognizes a finger that is dragged into the window from one of its edges.
///
/// Only the first finger counts. It comes down within 13 points of an allowed
/// edge and goes inward, at most 45° off the straight way.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that a pan may come from; defaults to none.
    open var edges: UIRectEdge = []

    /// The ways that lead inward from the edges where the finger came down.
    private final var inward: [CGVector] = []

    /// Follows new fingers; overrides call `super`.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in inOrder(touches) where touch !== attempt.entries.first?.touch {
            ignore(touch, for: event)
        }
        super.touchesBegan(touches, with: event)
        guard state == .possible, inward.isEmpty, let touch = attempt.entries.first?.touch else {
            return
        }
        inward = ways(from: touch)
        if inward.isEmpty { fail("not within \(GesturePolicy.edgeBand) pt of an edge") }
    }

    override func tryToBegin() {
        let way = drag.translation
        for normal in inward {
            let depth = way.dx * normal.dx + way.dy * normal.dy
            let side = abs(way.dx * normal.dy - way.dy * normal.dx)
            guard depth > 0, side <= depth * GesturePolicy.edgeConeTangent else { continue }
            if depth >= GesturePolicy.panHysteresis { begin() }
            return
        }
        fail("more than 45° off the way inward")
    }

    /// Forgets the drag; overrides call `super`.
    open override func reset() {
        super.reset()
        inward = []
    }

    private final func ways(from touch: UITouch) -> [CGVector] {
        guard let bounds = touch.window?.bounds else { return [] }
        let place = touch.first.location
        let band = GesturePolicy.edgeBand
        var ways: [CGVector] = []
        if edges.contains(.left), place.x - bounds.minX <= band {
            ways.append(CGVector(dx: 1, dy: 0))
        }
        if edges.contains(.right), bounds.maxX - place.x <= band {
            ways.append(CGVector(dx: -1, dy: 0))
        }
        if edges.contains(.top), place.y - bounds.minY <= band {
            ways.append(CGVector(dx: 0, dy: 1))
        }
        if edges.contains(.bottom), bounds.maxY - place.y <= band {
            ways.append(CGVector(dx: 0, dy: -1))
        }
        return ways
    }
}
