import UIKitDrawing
import UIKitGeometry
import UIKitPlatform

/// What a sibling module's view does when its looks may have to follow: another style, direction or tint.
@MainActor package protocol AppearanceFollowing: UIView {
    /// Takes up the present traits and tint.
    func appearanceDidChange()
}

/// Keeps traits true: hands them down from the screen, and tells each environment of a change, parents first.
///
/// Every view knows its traits at any time. Those of a view in no superview are the application's
/// with its own overrides; a view that is taken out keeps what it had until it is put in elsewhere.
@MainActor enum TraitPass {
    /// Works out the traits of `view` anew, and those of its subtree where they change.
    static func update(_ view: UIView) {
        let inherited = view.superview?.state.traits ?? outermost(for: view)
        var traits = inherited
        if let controller = view.controller {
            traits = controllerTraits(controller, inherited: inherited)
            let old = controller.traitState.traits ?? UITraitCollection.standard
            controller.traitState.traits = traits
            if old != traits { tell(controller, old: old, new: traits) }
        }
        traits = traits.merging(view.state.traitOverrides.values)
        let old = view.state.traits
        if old === traits { return }
        view.state.traits = traits
        if old == traits { return handDown(view) }
        tell(view, old: old, new: traits)
        handDown(view)
    }

    /// The traits of a controller whose view is in an environment like `inherited`.
    static func controllerTraits(
        _ controller: UIViewController,
        inherited: UITraitCollection
    ) -> UITraitCollection {
        let fromParent = controller.parent?.traitState.ofChildren[ObjectIdentifier(controller)]
        return inherited.merging(fromParent?.values ?? TraitValues())
            .merging(controller.traitState.overrides.values)
    }

    /// Follows a change of the application's settings or of the screen.
    static func updateAll() {
        for window in UIApplication.shared.windows { update(window) }
    }

    private static func handDown(_ view: UIView) {
        for child in view.state.subviews { update(child) }
    }

    /// What a view without a superview inherits.
    private static func outermost(for view: UIView) -> UITraitCollection {
        guard let window = view as? UIWindow else { return .standard }
        var values = SizeClassPolicy.traits(for: window.bounds.size)
        if window.screen.id != .main {
            values.displayScale = window.screen.scale
            values.userInterfaceIdiom = SizeClassPolicy.idiom(for: window.screen.bounds.size)
        }
        return UITraitCollection.standard.merging(values)
    }

    private static func tell(
        _ controller: UIViewController,
        old: UITraitCollection,
        new: UITraitCollection
    ) {
        new.asCurrent {
            controller.traitCollectionDidChange(old)
            controller.traitState.registrations.tell(from: old, to: new)
        }
    }

    private static func tell(_ view: UIView, old: UITraitCollection, new: UITraitCollection) {
        view.resolveColors(with: new)
        view.setNeedsDisplay()
        view.setNeedsLayout()
        new.asCurrent {
            (view as? any AppearanceFollowing)?.appearanceDidChange()
            view.traitCollectionDidChange(old)
            view.state.traitRegistrations.tell(from: old, to: new)
        }
    }
}
