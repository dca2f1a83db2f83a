package import UIKitGeometry

/// Keys and buttons that changed.
@MainActor public final class UIPressesEvent: UIEvent {
    /// Every press that is known, in the order in which they went down.
    package var presses: [UIPress]

    package init(_ presses: [UIPress], time: MonotonicTime) {
        self.presses = presses
        super.init(type: .presses, time: time)
    }

    /// Every press that is down and those that ended in this event.
    public var allPresses: Set<UIPress> { Set(presses) }

    /// The presses that `gesture` receives.
    ///
    /// Recognizers here receive none: empty.
    public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
