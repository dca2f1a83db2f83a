/// What a layer does when something happens to it, such as a change of a property.
public protocol CAAction {
    /// Acts upon `event` of the layer `anObject`; for a property the model has its new value already.
    @MainActor func run(
        forKey event: String,
        object anObject: Any,
        arguments dict: [AnyHashable: Any]?
    )
}

/// The value that stands for none where nil means something else: in a layer's `actions`, no action.
public final class NSNull: Hashable, Sendable, CAAction {
    /// Creates the value.
    public init() {}

    /// Always true: there is one null.
    public static func == (a: NSNull, b: NSNull) -> Bool { true }

    /// Hashes nothing.
    public func hash(into hasher: inout Hasher) {}

    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
    {}
}
