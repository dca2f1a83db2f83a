/// Traits with their values, as they are put together.
///
/// A trait of the system that is not said is not in it, so that two sets that say the same are equal.
package struct TraitValues: UIMutableTraits, Hashable, Sendable {
    private var entries: [ObjectIdentifier: TraitEntry] = [:]

    /// Creates values that say nothing.
    package init() {}

    /// The value of a trait, its default where none is set.
    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { entries[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
        set {
            let isUnsaid = (trait as? any SystemTrait.Type).map { isDefault($0, newValue) } ?? false
            entries[ObjectIdentifier(trait)] =
                isUnsaid ? nil : TraitEntry(trait: trait, value: newValue)
        }
    }

    /// Whether nothing is set.
    package var isEmpty: Bool { entries.isEmpty }

    /// Whether a value of `trait` is set.
    package func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

    /// Takes the value of `trait` away.
    package mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

    /// Takes over what `other` sets.
    package mutating func merge(_ other: TraitValues) {
        entries.merge(other.entries) { _, new in new }
    }

    /// Whether everything that `other` sets is set here, to the same values.
    package func containsAll(of other: TraitValues) -> Bool {
        other.entries.allSatisfy { entries[$0.key] == $0.value }
    }

    /// The traits that the two do not agree on.
    package func differences(from other: TraitValues) -> [UITrait] {
        var found: [UITrait] = []
        for (key, entry) in entries where other.entries[key] != entry { found.append(entry.trait) }
        for (key, entry) in other.entries where entries[key] == nil { found.append(entry.trait) }
        return found
    }

    /// Each trait's name and value, in order of the names.
    package var description: String {
        entries.values.map { "\($0.trait.name): \($0.value)" }.sorted().joined(separator: ", ")
    }
}

/// Whether `value` is the default of `trait`.
private func isDefault<T: SystemTrait>(_ trait: T.Type, _ value: Any) -> Bool {
    value as? T.Value == trait.defaultValue
}

/// One trait's value.
///
/// Values come in through trait collections, which UIKit lets cross threads whatever their values are; they are
/// never changed here, so only an application's own reference types could be unsafe.
private struct TraitEntry: Hashable, @unchecked Sendable {
    let trait: UITrait
    let value: Any

    static func == (a: Self, b: Self) -> Bool {
        if let value = a.value as? any Equatable { return isEqual(value, b.value) }
        return (a.value as AnyObject) === (b.value as AnyObject)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(trait))
        if let value = value as? any Hashable { value.hash(into: &hasher) }
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool {
        a == b as? Value
    }
}
