public import UIKitGeometry
import UIKitLayers

extension UIView {
    /// Maps the view's own points to its superview's.
    package final var transformToParent: CGAffineTransform {
        layer.modelState.geometry.toSuperlayer
    }

    /// Maps the view's own points to those of the top of its tree.
    package final var transformToRoot: CGAffineTransform {
        var map = CGAffineTransform.identity
        var step = self
        while let parent = step.superview {
            map = map.concatenating(step.transformToParent)
            step = parent
        }
        return map
    }

    /// The point in this view's own space that `point` is in its parent's.
    final func convert(_ point: CGPoint, fromParent parent: UIView) -> CGPoint {
        point.applying(transformToParent.inverted())
    }

    /// The view at the top of the tree: the window, or the top of a loose tree.
    final var rootView: UIView {
        var top = self
        while let parent = top.superview { top = parent }
        return top
    }

    /// The map from this view's points to `view`'s; nil means the window's base, for a window the screen's.
    private func map(to view: UIView?) -> CGAffineTransform {
        let mine = transformToRoot
        guard let view else {
            if let window = self as? UIWindow { return window.transformToScreen }
            return mine
        }
        if view === self { return .identity }
        let root = rootView
        let other = view.rootView
        var map = mine
        if root !== other, let window = root as? UIWindow, let target = other as? UIWindow {
            map = map.concatenating(window.transformToScreen)
                .concatenating(target.transformToScreen.inverted())
        }
        return map.concatenating(view.transformToRoot.inverted())
    }

    /// The place in `view`'s points of `point` in this view's; nil means the window's base points.
    ///
    /// Model values are used, never those of a running animation.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(map(to: view))
    }

    /// The place in this view's points of `point` in `view`'s; nil means the window's base points.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return point.applying(map(to: nil).inverted()) }
        return point.applying(view.map(to: self))
    }

    /// The box in `view`'s points around `rect` in this view's; nil means the window's base points.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }

    /// The box in this view's points around `rect` in `view`'s; nil means the window's base points.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let view else { return rect.applying(map(to: nil).inverted()) }
        return rect.applying(view.map(to: self))
    }
}
