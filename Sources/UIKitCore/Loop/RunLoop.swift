import UIKitPlatform

/// The main loop, as far as apps see it.
@MainActor public final class RunLoop {
    /// When a timer may call; every mode is the same here.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The mode's name.
        public let rawValue: String

        /// Creates the mode with this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual mode.
        public static let `default` = Self(rawValue: "default")
        /// All common modes.
        public static let common = Self(rawValue: "common")
        /// While a finger is tracked.
        public static let tracking = Self(rawValue: "tracking")
    }

    /// The loop of the main thread.
    public static let main = RunLoop()
    /// The loop of the main thread.
    public static var current: RunLoop { main }

    private init() {}

    /// Starts `timer`.
    public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }

    /// Runs `block` at the next turn of the loop.
    public func perform(_ block: @escaping @MainActor () -> Void) {
        let loop = MainLoop.current
        _ = loop.timers.add(at: loop.now, action: block)
        loop.platform?.wake()
    }
}
