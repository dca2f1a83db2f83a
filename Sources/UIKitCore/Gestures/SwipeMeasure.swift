import UIKitGeometry

/// Judges how far fingers went in how long: a swipe, not one, or not yet decided.
struct SwipeMeasure {
    /// How far the middle of the fingers went, in points of the window.
    let displacement: CGVector
    /// How long it took since the last needed finger came down, in seconds.
    let duration: TimeInterval

    private typealias Direction = UISwipeGestureRecognizer.Direction

    private static let units: [(direction: Direction, unit: CGVector)] = [
        (.right, CGVector(dx: 1, dy: 0)), (.left, CGVector(dx: -1, dy: 0)),
        (.up, CGVector(dx: 0, dy: -1)), (.down, CGVector(dx: 0, dy: 1)),
    ]

    /// How far a swipe goes along its direction by now, in points.
    private var primaryMinimum: CGFloat {
        GesturePolicy.swipePrimaryMovement * (1 - GesturePolicy.swipePrimaryDecay * duration)
    }

    /// How far a swipe may go across its direction by now, in points.
    private var secondaryMaximum: CGFloat {
        GesturePolicy.swipeSecondaryMovement * (1 - GesturePolicy.swipeSecondaryDecay * duration)
    }

    /// Whether this is a swipe in one of `directions`.
    func isSwipe(to directions: UISwipeGestureRecognizer.Direction) -> Bool {
        Self.units.contains { entry in
            guard directions.contains(entry.direction) else { return false }
            let (primary, secondary) = parts(along: entry.unit)
            return primary >= primaryMinimum && secondary <= secondaryMaximum
                && secondary <= primary
        }
    }

    /// Why this can no longer become a swipe in any of `directions`; nil while it can.
    func reasonAgainst(_ directions: UISwipeGestureRecognizer.Direction) -> String? {
        var reason = "no direction is allowed"
        for entry in Self.units where directions.contains(entry.direction) {
            let (primary, secondary) = parts(along: entry.unit)
            if primary <= -GesturePolicy.swipeWrongWay {
                reason = "went \(rounded(-primary)) pt the wrong way"
            } else if secondary > secondaryMaximum {
                reason = "went \(rounded(secondary)) pt across > \(rounded(secondaryMaximum))"
            } else {
                return nil
            }
        }
        return reason
    }

    private func parts(along unit: CGVector) -> (primary: CGFloat, secondary: CGFloat) {
        (
            displacement.dx * unit.dx + displacement.dy * unit.dy,
            abs(displacement.dx * unit.dy - displacement.dy * unit.dx)
        )
    }
}
