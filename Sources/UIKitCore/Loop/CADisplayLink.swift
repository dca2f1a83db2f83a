public import UIKitGeometry

/// Calls back once a frame, before what the frame shows is worked out.
@MainActor public final class CADisplayLink {
    /// The time of the frame that was last shown, in seconds.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame, in seconds.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two frames of the display.
    public var duration: CFTimeInterval { MainLoop.current.refreshInterval }
    /// Whether the calls rest.
    ///
    /// Defaults to false.
    public var isPaused = false {
        didSet { if !isPaused { MainLoop.current.requestFrame() } }
    }
    /// The number of calls a second, rounded to a whole part of the display's rate.
    ///
    /// 0, the default, means every frame.
    public var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred ?? 0) }
        set {
            let rate = Float(max(0, newValue))
            preferredFrameRateRange =
                rate > 0
                ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
        }
    }
    /// How often the link wants to be called.
    ///
    /// Defaults to `.default`, every frame.
    public var preferredFrameRateRange = CAFrameRateRange.default

    private var call: (@MainActor (CADisplayLink) -> Void)?
    private var skipped = 0

    /// Creates a link that keeps `target` alive until it is invalidated.
    public init<Target: AnyObject>(
        target: Target,
        selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        call = { selector(target)($0) }
    }

    /// Starts the calls.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        guard call != nil else { return }
        MainLoop.current.add(self)
    }

    /// Stops the calls.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        MainLoop.current.remove(self)
    }

    /// Ends the link for good and lets its target go.
    public func invalidate() {
        MainLoop.current.remove(self)
        call = nil
    }

    /// Calls, unless paused or not at its turn.
    func fire(at time: MonotonicTime, refreshInterval: TimeInterval) {
        guard !isPaused, let call else { return }
        let every = preferredFrameRateRange.frames(at: 1 / refreshInterval)
        skipped += 1
        if skipped < every { return }
        skipped = 0
        timestamp = time.seconds
        targetTimestamp = timestamp + refreshInterval * TimeInterval(every)
        call(self)
    }
}
