import UIKitDrawing
import UIKitGeometry

extension UIView {
    /// Whether tints are taken back.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview; a window is normal.
        case automatic
        /// Tints are as they were set.
        case normal
        /// Tints are grey, as below something modal.
        case dimmed
    }
}

/// Hands tints down and tells the views whose tint changes.
@MainActor enum TintPass {
    /// What a view's tint looks like.
    struct Look: Equatable {
        let color: UIColor
        let mode: UIView.TintAdjustmentMode
    }

    /// The tint of `view` without regard to the mode: its own, else the nearest superview's.
    private static func base(of view: UIView) -> UIColor {
        var step: UIView? = view
        while let current = step {
            if let color = current.state.tintColor { return color }
            step = current.superview
        }
        return .systemBlue
    }

    /// The nearest mode above that is not automatic.
    static func mode(of view: UIView) -> UIView.TintAdjustmentMode {
        var step: UIView? = view
        while let current = step {
            if current.state.tintAdjustmentMode != .automatic {
                return current.state.tintAdjustmentMode
            }
            step = current.superview
        }
        return .normal
    }

    /// The tint that `view` shows.
    static func color(of view: UIView) -> UIColor {
        mode(of: view) == .dimmed ? .systemGray : base(of: view)
    }

    /// What the tint of `view` looks like now.
    static func look(of view: UIView) -> Look { Look(color: color(of: view), mode: mode(of: view)) }

    /// Makes a change to `view` and tells it, and those in it, when their tint looks different after it.
    static func change(_ view: UIView, _ change: (UIView) -> Void) {
        let old = look(of: view)
        change(view)
        follow(view, from: old)
    }

    /// Tells `view`, and those in it, when their tint does not look as `old` any more.
    static func follow(_ view: UIView, from old: Look) {
        let new = look(of: view)
        if new != old { tell(view, modeChanged: new.mode != old.mode) }
    }

    private static func tell(_ view: UIView, modeChanged: Bool) {
        (view as? any AppearanceFollowing)?.appearanceDidChange()
        view.tintColorDidChange()
        for child in view.state.subviews {
            let followsMode = modeChanged && child.state.tintAdjustmentMode == .automatic
            if followsMode || child.state.tintColor == nil {
                tell(child, modeChanged: followsMode)
            }
        }
    }
}
