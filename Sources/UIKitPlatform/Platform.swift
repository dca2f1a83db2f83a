package import UIKitGeometry
package import UIKitRaster

/// What an application runs on: a clock, displays, input and a way to wait.
///
/// The Linux back end and the headless one are both whole implementations; the
/// tree above knows neither. All calls are made on the main thread.
@MainActor package protocol Platform: AnyObject {
    /// The clock of everything.
    var clock: any Clock { get }
    /// The screen, nil while none is connected.
    var display: (any Display)? { get }
    /// Displays beside the main one, in the order in which they came.
    ///
    /// Defaults to none.
    var secondaryDisplays: [SecondaryDisplay] { get }
    /// Pixels per point of the screen.
    var scale: CGFloat { get }
    /// How bright the screen is, 0…1; nil where that cannot be told or set.
    var brightness: CGFloat? { get set }
    /// Whether the screen stays on although nobody touches it.
    var isIdleTimerDisabled: Bool { get set }
    /// What touches took until they were seen; nil where nobody measures it.
    var touchLatency: TouchLatency? { get }
    /// Where touchscreens are calibrated; nil where they cannot be.
    ///
    /// Defaults to the platform itself, where it is able to.
    var touchCalibrating: (any TouchCalibrating)? { get }
    /// Who is told what happens.
    var sink: (any PlatformSink)? { get set }
    /// Waits until something happens or `deadline` passes, tells the sink what happened, then returns.
    ///
    /// A nil deadline waits for ever. Work of libdispatch's main queue runs inside.
    func wait(until deadline: MonotonicTime?)
    /// Makes a `wait` that is under way, or the next one, return at once.
    func wake()
    /// Gives the devices back and puts the console right. Called once, last.
    func shutDown()
}

/// Why an application is asked to end.
package enum TerminationReason: Hashable, Sendable {
    /// A signal arrived, by its number.
    case signal(Int32)
    /// Somebody pressed the quit chord.
    case quitChord
    /// A recorded session was played to its end.
    case sessionEnded
}

/// What a platform tells the application.
@MainActor package protocol PlatformSink: AnyObject {
    /// An input device reports something.
    func receive(_ event: InputEvent)
    /// The display finished with the last frame, at this time of its vertical blank.
    func displayReady(at time: MonotonicTime)
    /// A display, the main one or another, came, went or changed its size.
    func displayChanged()
    /// Pixels of a display must be given to it again with the next frame, soon, though they did not change.
    func pictureNeeded(_ region: Region, on screen: DisplayID)
    /// Whether a screen beside the main one shows windows of its own, so that a pointer may go there; a mirror doesn't.
    func hasWindows(on screen: DisplayID) -> Bool
    /// The seat was taken away (true) or given back (false): drawing stops, touches end as cancelled.
    func setSuspended(_ suspended: Bool)
    /// The application should end.
    func terminate(_ reason: TerminationReason)
}

extension PlatformSink {
    package func pictureNeeded(_ region: Region, on screen: DisplayID) {}
    package func hasWindows(on screen: DisplayID) -> Bool { false }
}

extension Platform {
    package var brightness: CGFloat? {
        get { nil }
        set {}
    }

    package var secondaryDisplays: [SecondaryDisplay] { [] }

    package var touchLatency: TouchLatency? { nil }

    package var touchCalibrating: (any TouchCalibrating)? { self as? any TouchCalibrating }

    package var isIdleTimerDisabled: Bool {
        get { false }
        set {}
    }
}
