public import UIKitGeometry

/// Calls back after a time, once or again and again, on the main loop's clock.
///
/// - Note: Differs from Foundation's: it runs on the injected clock, so tests own
///   its time, and its targets are called by unapplied methods.
@MainActor public final class Timer {
    /// Seconds between two calls; 0 for a timer that does not repeat.
    public let timeInterval: TimeInterval
    /// What the app attached.
    public let userInfo: Any?
    /// Seconds that a call may be late, 0 by default: the loop does not wake for it alone before that time is over.
    ///
    /// A repeating timer keeps its beat: the next call does not count from a late one. Foundation's rule.
    public var tolerance: TimeInterval = 0 {
        didSet {
            if let token { MainLoop.current.timers.allow(tolerance, for: token) }
        }
    }
    /// Whether the timer may still call.
    public private(set) var isValid = true

    private let delay: TimeInterval
    private let repeats: Bool
    private let block: @MainActor (Timer) -> Void
    private var token: TimerQueue.Token?

    /// The smallest interval in seconds, as Foundation has it.
    private static let minimumInterval: TimeInterval = 0.000_1

    /// Creates a timer that starts when it is added to a run loop.
    public init(
        timeInterval interval: TimeInterval,
        repeats: Bool,
        userInfo: Any? = nil,
        block: @escaping @MainActor (Timer) -> Void
    ) {
        delay = max(interval > 0 ? interval : 0, Self.minimumInterval)
        timeInterval = repeats ? delay : 0
        self.repeats = repeats
        self.userInfo = userInfo
        self.block = block
    }

    /// Creates and starts a timer that calls `block` after `interval` seconds.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval,
        repeats: Bool,
        block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// Creates and starts a timer that calls a method of `target`, which it keeps alive until it is done.
    @discardableResult
    public static func scheduledTimer<Target: AnyObject>(
        timeInterval interval: TimeInterval,
        target: Target,
        selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void,
        userInfo: Any? = nil,
        repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, userInfo: userInfo) {
            selector(target)($0)
        }
        timer.start()
        return timer
    }

    /// Calls now; a timer that does not repeat is then done.
    public func fire() {
        guard isValid else { return }
        if !repeats { finish() }
        block(self)
    }

    /// Ends the timer: it never calls again.
    public func invalidate() { finish() }

    /// Starts the timer on the main loop; a second start does nothing.
    package func start() {
        guard isValid, token == nil else { return }
        let loop = MainLoop.current
        token = loop.timers.add(
            at: loop.now.advanced(by: delay),
            every: repeats ? delay : nil,
            tolerance: tolerance
        ) { [self] in fire() }
    }

    private func finish() {
        isValid = false
        if let token { MainLoop.current.timers.cancel(token) }
        token = nil
    }
}
