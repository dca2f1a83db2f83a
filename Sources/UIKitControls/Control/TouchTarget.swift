import UIKitCore
import UIKitGeometry
import UIKitLayers

/// Gives small widgets room for a finger: 44 points each way about their middle.
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

    /// Whether `recognizer` is a tap with one finger on something around `control`, which a tap on the control isn't for.
    static func isTapAround(_ control: UIView, _ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, let view = tap.view,
            view !== control, control.isDescendant(of: view)
        else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Where the finger of a pan or swipe of something around `control` came down, in the control's points.
    static func startOfDrag(around control: UIView, _ recognizer: UIGestureRecognizer) -> CGPoint? {
        guard let view = recognizer.view, view !== control, control.isDescendant(of: view) else {
            return nil
        }
        switch recognizer {
        case is UIPanGestureRecognizer, is UISwipeGestureRecognizer:
            return recognizer.touchesOfAttempt.first?.firstLocation(in: control)
        default: return nil
        }
    }

    /// Whether `recognizer` is a pan or swipe across, on something around `control`.
    static func isDragAround(_ control: UIView, _ recognizer: UIGestureRecognizer) -> Bool {
        guard let view = recognizer.view, view !== control, control.isDescendant(of: view) else {
            return false
        }
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
