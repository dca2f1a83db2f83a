import UIKitGeometry
import UIKitLayers

/// Links and unlinks views, with the callbacks in UIKit's order and the layers kept in step.
@MainActor enum ViewTree {
    /// Where among its siblings a child goes.
    enum Place {
        case front
        case index(Int)
        case below(UIView)
        case above(UIView)
    }

    /// Makes `view` a child of `parent`.
    static func insert(_ view: UIView, into parent: UIView, at place: Place) {
        demandNoCycle(view, parent)
        if case .below(let sibling) = place, sibling === view { return }
        if case .above(let sibling) = place, sibling === view { return }
        if view.superview === parent {
            reorder(view, in: parent, at: place)
            return
        }
        let oldWindow = view.window
        let newWindow = parent.window
        view.superview?.willRemoveSubview(view)
        view.willMove(toSuperview: parent)
        if oldWindow !== newWindow { willMove(view, from: oldWindow, to: newWindow) }
        // The callbacks may have moved both.
        demandNoCycle(view, parent)
        let oldTint = TintPass.look(of: view)
        // Unverified: what moves within a window goes on with its animations, as its layer never leaves the screen.
        unlink(view, keepsLayer: oldWindow != nil && oldWindow === newWindow)
        link(view, to: parent, at: place)
        TraitPass.update(view)
        TintPass.follow(view, from: oldTint)
        didMove(view, from: oldWindow)
        // A view that went away again was told so by then.
        guard view.superview === parent else { return }
        view.didMoveToSuperview()
        parent.didAddSubview(view)
        SafeAreaPass.update(view, movedInParent: true)
    }

    /// Moves a present child to another place among its siblings; others are left alone.
    static func reorder(_ view: UIView, in parent: UIView, at place: Place) {
        guard let from = parent.state.subviews.firstIndex(where: { $0 === view }) else { return }
        var siblings = parent.state.subviews
        siblings.remove(at: from)
        let to = index(of: place, among: siblings)
        if to == from { return }
        parent.state.subviews = siblings
        link(view, to: parent, at: .index(to))
    }

    /// Swaps two children.
    static func exchange(_ parent: UIView, _ a: Int, _ b: Int) {
        let count = parent.state.subviews.count
        demand(
            a >= 0 && b >= 0 && a < count && b < count,
            "\(type(of: parent)) has \(count) subviews; \(a) and \(b) cannot be exchanged"
        )
        if a == b { return }
        let low = parent.state.subviews[min(a, b)]
        let high = parent.state.subviews[max(a, b)]
        reorder(high, in: parent, at: .index(min(a, b)))
        reorder(low, in: parent, at: .index(max(a, b)))
    }

    /// Takes `view` from its superview.
    static func remove(_ view: UIView) {
        // Asked again by its own callbacks, a removal has nothing to add.
        guard let parent = view.superview, !view.state.isLeaving else { return }
        let oldWindow = view.window
        view.state.isLeaving = true
        parent.willRemoveSubview(view)
        view.willMove(toSuperview: nil)
        if let oldWindow { willMove(view, from: oldWindow, to: nil) }
        view.state.isLeaving = false
        unlink(view)
        view.setSuperview(nil)
        didMove(view, from: oldWindow)
        guard view.superview == nil else { return }
        view.didMoveToSuperview()
        SafeAreaPass.update(view, movedInParent: true)
    }

    private static func index(of place: Place, among siblings: [UIView]) -> Int {
        switch place {
        case .front: siblings.count
        case .index(let index): max(0, min(index, siblings.count))
        case .below(let sibling):
            siblings.firstIndex { $0 === sibling } ?? siblings.count
        case .above(let sibling):
            siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count
        }
    }

    private static func link(_ view: UIView, to parent: UIView, at place: Place) {
        let to = index(of: place, among: parent.state.subviews)
        // Layers that no view owns may stand between the views' layers, so a place is named by a neighbour.
        if case .above(let sibling) = place, sibling.superview === parent {
            parent.layer.insertSublayer(view.layer, above: sibling.layer)
        } else if to < parent.state.subviews.count {
            parent.layer.insertSublayer(view.layer, below: parent.state.subviews[to].layer)
        } else {
            parent.layer.addSublayer(view.layer)
        }
        parent.state.subviews.insert(view, at: to)
        view.setSuperview(parent)
    }

    /// Takes `view` out of the children and, unless it is put elsewhere at once, the layer out of the layers of where it is.
    private static func unlink(_ view: UIView, keepsLayer: Bool = false) {
        guard let parent = view.superview else { return }
        parent.state.subviews.removeAll { $0 === view }
        if !keepsLayer { view.layer.removeFromSuperlayer() }
    }

    private static func demandNoCycle(_ view: UIView, _ parent: UIView) {
        demand(
            !parent.isDescendant(of: view),
            "\(type(of: view)) cannot be added to \(type(of: parent)): it is that view or contains it"
        )
    }

    /// Gives the layer the screen's scale; a view that was never shown is drawn and laid out.
    static func prepareForDisplay(_ view: UIView, on screen: UIScreen) {
        if view.layer.contentsScale != screen.scale { view.layer.contentsScale = screen.scale }
        if view.state.hasBeenInWindow { return }
        view.state.hasBeenInWindow = true
        view.setNeedsDisplay()
        view.setNeedsLayout()
    }

    /// Gives all layers of a tree that moved to another screen its scale.
    static func rescale(_ view: UIView, to scale: CGFloat) {
        view.layer.contentsScale = scale
        for child in view.state.subviews { rescale(child, to: scale) }
    }

    private static func willMove(_ view: UIView, from old: UIWindow?, to new: UIWindow?) {
        if let old {
            FirstResponder.leave(view, from: old)
            old.focus.leave(view)
        }
        tellWillMove(view, to: new)
    }

    private static func tellWillMove(_ view: UIView, to window: UIWindow?) {
        view.state.awaitsWindow = true
        view.controller?.appearance.viewWillMove(to: window)
        view.willMove(toWindow: window)
        for child in view.state.subviews { tellWillMove(child, to: window) }
    }

    private static func didMove(_ view: UIView, from old: UIWindow?) {
        let window = view.window
        if old != nil, old !== window { UIApplication.shared.dispatcher.viewDidLeaveWindow(view) }
        tellDidMove(view, to: window)
    }

    /// Tells `view` and those in it where they are, unless they know or a callback moved them on.
    private static func tellDidMove(_ view: UIView, to window: UIWindow?) {
        guard view.state.awaitsWindow || view.state.announcedWindow !== window,
            view.window === window
        else { return }
        view.state.awaitsWindow = false
        view.state.announcedWindow = window
        if let window {
            prepareForDisplay(view, on: window.screen)
        }
        view.didMoveToWindow()
        for child in view.state.subviews { tellDidMove(child, to: window) }
        view.controller?.appearance.viewDidMove(to: window)
    }
}
