import UIKitCore
import UIKitGeometry
import UIKitLayers

/// Settles which touches on and around a widget are for it: room for a finger, and whose a tap or drag is.
@MainActor enum TouchTarget {
    /// Whether `point`, in the view's own points, is for `view`.
    ///
    /// Beyond the bounds a sibling that is really there comes first.
    static func contains(_ point: CGPoint, of view: UIView) -> Bool {
        let bounds = view.bounds
        if bounds.contains(point) { return true }
        let side = ControlPolicy.touchSide
        let target = bounds.insetBy(
            dx: min(0, (bounds.width - side) / 2),
            dy: min(0, (bounds.height - side) / 2)
        )
        guard target.contains(point), let parent = view.superview else { return false }
        let place = view.convert(point, to: parent)
        return !parent.subviews.contains { sibling in
            sibling !== view && sibling.isUserInteractionEnabled && !sibling.isHidden
                && sibling.frame.contains(place)
        }
    }

    /// Whether what `recognizer`, on something around `control`, is about to recognize is for the control.
    static func isClaimed(_ recognizer: UIGestureRecognizer, by control: UIControl) -> Bool {
        let claims = control.touchClaims
        guard let view = recognizer.view, !claims.isDisjoint(with: [.taps, .dragsAcross, .drags]),
            view !== control, control.isDescendant(of: view)
        else { return false }
        if let tap = recognizer as? UITapGestureRecognizer {
            return claims.contains(.taps) && tap.numberOfTapsRequired == 1
                && tap.numberOfTouchesRequired == 1
        }
        guard claims.contains(.drags) || (claims.contains(.dragsAcross) && isAcross(recognizer)),
            recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer,
            control.isEnabled
        else { return false }
        // A scroll view may hold the touch back until now, so tracking alone does not tell.
        if control.isTracking { return true }
        let start = recognizer.touchesOfAttempt.first?.firstLocation(in: control)
        return start.map { control.claimsDrag(from: $0) } ?? false
    }

    /// Whether a pan or swipe goes along the lines of writing.
    private static func isAcross(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case let swipe as UISwipeGestureRecognizer:
            return !swipe.direction.isDisjoint(with: [.left, .right])
        case let pan as UIPanGestureRecognizer:
            let way = pan.translation(in: nil)
            return abs(way.x) >= abs(way.y)
        default: return false
        }
    }
}

/// What a widget keeps for itself of the touches on it and around it.
struct TouchClaims: OptionSet {
    let rawValue: Int
    /// Room for a finger: 44 points each way about the middle.
    static let room = Self(rawValue: 1)
    /// Taps with one finger.
    static let taps = Self(rawValue: 2)
    /// Pans and swipes along the lines of writing.
    static let dragsAcross = Self(rawValue: 4)
    /// Pans and swipes in all directions.
    static let drags = Self(rawValue: 8)
}

/// The room that a finger needs to hit something.
enum TouchTargetArea {
    /// `rect`, grown about its middle to what a finger can hit.
    static func around(_ rect: CGRect) -> CGRect {
        let side = ControlPolicy.touchSide
        return rect.insetBy(
            dx: min(0, (rect.width - side) / 2),
            dy: min(0, (rect.height - side) / 2)
        )
    }
}
