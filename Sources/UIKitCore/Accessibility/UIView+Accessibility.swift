extension UIView {
    /// Whether the view was said to be an element; nil when nobody said so.
    package final var statedAccessibilityElement: Bool? { state.accessibility.isElement }

    /// The traits that the view was said to have; nil when nobody said so.
    package final var statedAccessibilityTraits: UIAccessibilityTraits? {
        state.accessibility.traits
    }
}
