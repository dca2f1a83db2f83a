/// Follows whether a controller's view is shown, and makes the calls for it, each once and in pairs.
@MainActor final class AppearanceState {
    private enum Phase {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    private unowned let controller: UIViewController
    private var phase = Phase.disappeared
    private var isAnimated = false
    /// Whether the view's own move between windows began the transition that runs.
    private var isByMove = false
    /// Whether `viewIsAppearing` came in the transition that runs.
    private var isAnnounced = false

    init(controller: UIViewController) { self.controller = controller }

    /// Whether the view is shown or about to be.
    var isAppearing: Bool { phase == .appearing || phase == .appeared }

    /// Starts a transition; one that already runs the same way goes on.
    func begin(_ appearing: Bool, animated: Bool) {
        switch (appearing, phase) {
        case (true, .appeared), (true, .appearing), (false, .disappeared), (false, .disappearing):
            return
        case (true, _):
            phase = .appearing
            isAnimated = animated
            isAnnounced = false
            controller.loadViewIfNeeded()
            controller.viewWillAppear(animated)
        case (false, _):
            phase = .disappearing
            isAnimated = animated
            controller.viewWillDisappear(animated)
        }
        // The callback may have turned it round; the children know then.
        guard phase == (appearing ? .appearing : .disappearing) else { return }
        forward { $0.begin(appearing, animated: animated) }
    }

    /// Ends the transition that runs.
    func end() {
        switch phase {
        case .appearing:
            announce()
            guard phase == .appearing else { return }
            // What has appeared is laid out. A child's view may still wait for its frame from whoever is adding it.
            if controller.parent == nil { controller.viewIfLoaded?.layoutIfNeeded() }
            guard phase == .appearing else { return }
            phase = .appeared
            controller.viewDidAppear(isAnimated)
            guard phase == .appeared else { return }
        case .disappearing:
            phase = .disappeared
            controller.viewDidDisappear(isAnimated)
            guard phase == .disappeared else { return }
        case .appeared, .disappeared:
            return
        }
        forward { $0.end() }
    }

    /// Tells the controller and its children that their views are in place, before these are laid out.
    private func announce() {
        if isAnnounced || phase != .appearing { return }
        isAnnounced = true
        controller.viewIsAppearing(isAnimated)
        if phase == .appearing { forward { $0.announce() } }
    }

    /// Before the view enters or leaves a window.
    func viewWillMove(to window: UIWindow?) {
        guard followsMoves else { return }
        // A child is not shown before the controller that contains it.
        let shows =
            window.map { !$0.isHidden } ?? false
            && controller.parent?.appearance.isAppearing ?? true
        if shows != isAppearing {
            isByMove = true
            begin(shows, animated: false)
        }
    }

    /// After the view entered or left a window.
    func viewDidMove(to window: UIWindow?) {
        guard isByMove else { return }
        isByMove = false
        end()
    }

    /// A container that forwards by hand decides for its children, also when their views move.
    private var followsMoves: Bool {
        controller.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    /// Children whose views are inside this controller's go with it.
    private func forward(_ step: (AppearanceState) -> Void) {
        guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in controller.children {
            guard let view = child.viewIfLoaded, let own = controller.viewIfLoaded,
                view.isDescendant(of: own)
            else { continue }
            step(child.appearance)
        }
    }
}
