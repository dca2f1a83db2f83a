/// What frames cost, counted since the last reset.
public struct FrameCounters: Hashable, Sendable {
    /// Frames that were worked out.
    public var frames = 0
    /// Frames that the display took.
    public var commits = 0
    /// Pixels that differed from the frame before, as told to the display.
    public var damagedPixels = 0
    /// Pixels that were written to draw them; overdraw counts each time.
    public var paintedPixels = 0
    /// Layout passes that had something to lay out.
    public var layoutPasses = 0
    /// Times that the main loop woke up.
    public var wakeups = 0

    /// Creates counters at zero.
    public init() {}
}
