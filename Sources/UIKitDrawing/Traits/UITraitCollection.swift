/// Sets traits of what it is given.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// What an environment is like: light or dark, roomy or tight, left to right or right to left.
///
/// It does not change. A trait that it does not say has its default value, which is `.unspecified`
/// for the system's.
public final class UITraitCollection: Hashable, Sendable, CustomStringConvertible {
    /// What is said.
    package let values: TraitValues
    /// Light or dark, kept at hand for colours.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The contrast of colours, kept at hand for colours.
    public let accessibilityContrast: UIAccessibilityContrast

    /// Creates a collection from values.
    package init(_ values: TraitValues) {
        self.values = values
        userInterfaceStyle = values.userInterfaceStyle
        accessibilityContrast = values.accessibilityContrast
    }

    /// Creates a collection that says nothing.
    public convenience init() { self.init(TraitValues()) }

    /// Creates a collection that says what `mutations` sets.
    public convenience init(mutations: UITraitMutations) {
        self.init(Self.change(TraitValues(), mutations))
    }

    /// Creates a collection of all that `traitCollections` say; where several say something, the last one does.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.merge(collection.values) }
        self.init(values)
    }

    /// The same collection with what `mutations` changes.
    public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        UITraitCollection(Self.change(values, mutations))
    }

    /// This collection with what `other` says taken over.
    package func merging(_ other: TraitValues) -> UITraitCollection {
        if other.isEmpty || values.containsAll(of: other) { return self }
        var merged = values
        merged.merge(other)
        return UITraitCollection(merged)
    }

    private static func change(
        _ values: TraitValues,
        _ mutations: UITraitMutations
    ) -> TraitValues {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return traits as? TraitValues ?? values
    }

    /// The value of a trait, its default where it is not said.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    // MARK: - Comparing

    /// Whether everything that `trait` says is said here too.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.containsAll(of: $0.values) } ?? true
    }

    /// Whether dynamic colours may look different than they do with `traitCollection`.
    public func hasDifferentColorAppearance(
        comparedTo traitCollection: UITraitCollection?
    ) -> Bool {
        guard let traitCollection else { return true }
        if traitCollection === self { return false }
        return values.differences(from: traitCollection.values)
            .contains { $0.affectsColorAppearance }
    }

    /// The traits that differ from those of `traitCollection`; all that are said, when that is nil.
    package func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.differences(from: traitCollection?.values ?? TraitValues())
    }

    /// The traits of the system that colours depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self,
        ]
    }

    /// Whether both say the same.
    public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
        a === b || a.values == b.values
    }

    /// Feeds what is said into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// Each trait's name and value.
    public var description: String { "UITraitCollection(\(values.description))" }
}
