import UIKitDrawing
import UIKitGeometry

/// Takes a window to another size: its controllers are told before, and what they asked for runs with the change.
///
/// In this order: `willTransition(to:with:)` where size classes change, `viewWillTransition(to:with:)`, the new frame with its
/// layout and the closures that go along, the completions. A display that changes its mode is another one at
/// once, so the transition takes no time and all of it happens in one call.
@MainActor final class SizeTransition: UIViewControllerTransitionCoordinator {
    typealias Part = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    let isAnimated = false
    let initiallyInteractive = false
    let isInterruptible = false
    let isInteractive = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0
    private(set) var percentComplete: CGFloat = 0
    let completionVelocity: CGFloat = 1
    let completionCurve = UIView.AnimationCurve.easeInOut
    let targetTransform = CGAffineTransform.identity

    private var alongside: [Part] = []
    private var completions: [Part] = []
    private var isOver = false

    private init(_ window: UIWindow) { containerView = window }

    /// Takes `window` to `frame`, in the screen's points.
    static func run(_ window: UIWindow, to frame: CGRect) {
        let transition = SizeTransition(window)
        let controllers =
            window.rootViewController.map { [$0] + Presentation.row(from: $0) } ?? []
        let traits = window.traitCollection.merging(SizeClassPolicy.traits(for: frame.size))
        for controller in controllers {
            controller.runningTransition = transition
            if traits != window.traitCollection {
                controller.willTransition(to: traits, with: transition)
            }
            controller.viewWillTransition(to: frame.size, with: transition)
        }
        window.frame = frame
        transition.finish(window)
        for controller in controllers { controller.runningTransition = nil }
    }

    private func finish(_ window: UIWindow) {
        // What goes along may ask for more.
        while !alongside.isEmpty {
            let parts = alongside
            alongside = []
            for part in parts { part(self) }
        }
        window.layoutIfNeeded()
        percentComplete = 1
        isOver = true
        for part in completions { part(self) }
        completions = []
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    func animate(alongsideTransition animation: Part?, completion: Part?) -> Bool {
        if isOver { return false }
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?,
        animation: Part?,
        completion: Part?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Part) {}
}
