public import UIKitDrawing

/// What has traits: a view, a controller, a screen.
@MainActor public protocol UITraitEnvironment: AnyObject {
    /// What the environment is like.
    var traitCollection: UITraitCollection { get }
    /// Tells that the traits were `previousTraitCollection` and differ now.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What a registration for changes of traits is ended by.
@MainActor public protocol UITraitChangeRegistration {}

/// What tells of changes of single traits.
@MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// What hears of a change: the environment, and the traits that it had before.
    public typealias TraitChangeHandler<Environment> =
        @MainActor (
            _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
        ) -> Void

    /// Calls `handler` when one of `traits` has changed, until the environment goes away.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        // The closure's first parameter may be written as `Self`, as the class or as one that it inherits from.
        register(traits) { [weak self] previous in
            if let environment = self as? Environment { handler(environment, previous) }
        }
    }

    /// Calls a method of this environment that takes nothing when one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges<Environment: AnyObject>(
        _ traits: [UITrait],
        action: @escaping @MainActor (Environment) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] _ in
            if let receiver = self as? Environment { action(receiver)() }
        }
    }

    /// Calls a method of `target` that takes nothing when one of `traits` has changed; the target is not kept alive.
    @discardableResult
    public func registerForTraitChanges<Target: AnyObject>(
        _ traits: [UITrait],
        target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target] _ in if let target { action(target)() } }
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        guard let registration = registration as? TraitRegistration else { return }
        registration.isEnded = true
        (self as? any TraitObserving)?.traitRegistrations.removeEnded()
    }

    private func register(
        _ traits: [UITrait],
        _ call: @escaping @MainActor (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits, call)
        (self as? any TraitObserving)?.traitRegistrations.add(registration)
        return registration
    }
}

/// What keeps registrations; the house's environments do.
@MainActor protocol TraitObserving: AnyObject {
    /// The registrations in order of addition.
    var traitRegistrations: TraitRegistrations { get set }
}
