import UIKitDrawing

/// One wish to hear of changes.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let call: @MainActor (UITraitCollection) -> Void
    var isEnded = false

    init(_ traits: [UITrait], _ call: @escaping @MainActor (UITraitCollection) -> Void) {
        self.traits = traits
        self.call = call
    }
}

/// Who hears of changes of an environment's traits, in order of registration.
@MainActor struct TraitRegistrations {
    private var entries: [TraitRegistration] = []

    /// Adds one at the end.
    mutating func add(_ registration: TraitRegistration) { entries.append(registration) }

    /// Forgets those that were ended.
    mutating func removeEnded() { entries.removeAll(where: \.isEnded) }

    /// Calls those who asked for one of the traits in which `new` differs from `old`.
    func tell(from old: UITraitCollection, to new: UITraitCollection) {
        if entries.isEmpty { return }
        let changed = Set(new.changedTraits(from: old).map { ObjectIdentifier($0) })
        for entry in entries
        where entry.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
            // A handler may end those behind it.
            if !entry.isEnded { entry.call(old) }
        }
    }
}
