public import UIKitDrawing

/// What a controller knows of traits.
@MainActor struct ControllerTraits {
    /// The traits, nil until the view is loaded.
    var traits: UITraitCollection?
    /// What the controller says instead of what it inherits.
    var overrides = UITraitOverrides()
    /// What the controller says for its children.
    var ofChildren: [ObjectIdentifier: UITraitCollection] = [:]
    /// Who hears of changes.
    var registrations = TraitRegistrations()
}

extension UIViewController: UITraitChangeObservable {
    /// What the controller and its view say instead of what they inherit.
    ///
    /// Setting one takes effect at once.
    public final var traitOverrides: UITraitOverrides {
        get { traitState.overrides }
        set {
            if newValue == traitState.overrides { return }
            traitState.overrides = newValue
            if let viewIfLoaded { TraitPass.update(viewIfLoaded) }
        }
    }

    /// Says traits for a child and its view; nil says none.
    public final func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        traitState.ofChildren[ObjectIdentifier(childViewController)] = collection
        if let view = childViewController.viewIfLoaded { TraitPass.update(view) }
    }

    /// The traits that were said for a child.
    public final func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        traitState.ofChildren[ObjectIdentifier(childViewController)]
    }
}

extension UIViewController: TraitObserving {
    final var traitRegistrations: TraitRegistrations {
        get { traitState.registrations }
        set { traitState.registrations = newValue }
    }

    /// The traits: the view's surroundings with the overrides, or the parent's while there is no view.
    final var presentTraits: UITraitCollection {
        if viewIfLoaded != nil, let traits = traitState.traits { return traits }
        return TraitPass.controllerTraits(self, inherited: parent?.traitCollection ?? .standard)
    }
}

extension UIScreen: UITraitEnvironment {
    /// The application's traits, on this screen.
    public var traitCollection: UITraitCollection { .standard }

    /// Does nothing.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
