public import UIKitGeometry

/// One key or button from the moment it goes down until it is released.
@MainActor public final class UIPress {
    /// Where a press stands.
    public enum Phase: Int, Sendable {
        /// It went down.
        case began = 0
        /// It changed its force.
        case changed = 1
        /// It is down and did not change.
        case stationary = 2
        /// It was released.
        case ended = 3
        /// The system took it away.
        case cancelled = 4
    }

    /// Where the press stands.
    public package(set) var phase: Phase = .began
    /// The key, nil for a button without one.
    public let key: UIKey?
    /// The responder that it began at.
    public package(set) weak var responder: UIResponder?

    package var time: MonotonicTime

    package init(key: UIKey?, responder: UIResponder?, time: MonotonicTime) {
        self.key = key
        self.responder = responder
        self.time = time
    }

    /// When the press last changed, in seconds on the application's clock.
    public var timestamp: TimeInterval { time.seconds }
}

extension UIPress: Hashable {
    /// Compares by identity.
    public nonisolated static func == (a: UIPress, b: UIPress) -> Bool { a === b }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
