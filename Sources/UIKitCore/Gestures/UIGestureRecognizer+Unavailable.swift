// Overloads that exist for their message: what ported code writes first does not compile, and the compiler
// would else speak of types that nobody has heard of.
extension UIGestureRecognizer {
    /// Not available: an action is named by its class.
    @available(
        *,
        unavailable,
        message: "name the action by its class, as in MyViewController.tapped, not self.tapped"
    )
    public convenience init(target: Any?, action: @escaping @MainActor () -> Void) {
        self.init()
    }

    /// Not available: an action is named by its class.
    @available(
        *,
        unavailable,
        message: "name the action by its class, as in MyViewController.tapped, not self.tapped"
    )
    public convenience init<Sender>(
        target: Any?,
        action: @escaping @MainActor (Sender) -> Void
    ) { self.init() }
}
