public import UIKitGeometry
import UIKitPlatform

/// Finds out how a touchscreen's places belong to the screen's, by targets that somebody touches.
///
/// A bad calibration must not lock anybody out: what was found is only tried at first, and given up by itself
/// after ten seconds unless somebody, touching through it, manages to confirm it. `Examples/Calibrate` is a whole application of it.
///
/// - Note: Not part of UIKit, whose devices are calibrated in the factory.
@MainActor public final class TouchCalibration {
    /// Where a calibration stands.
    public enum State: Hashable, Sendable {
        /// The touchscreen works as it did before.
        case idle
        /// The touchscreen reports where it is really touched; targets are to be touched.
        case measuring
        /// What was found is tried until `confirm()` or for ten seconds.
        case trying
    }

    /// Seconds for which what was found is tried.
    public static let trialTime: TimeInterval = 10
    /// Where the targets are, as parts of the screen's width and height: four near the corners and one in the middle.
    public static let targets = [
        CGPoint(x: 0.125, y: 0.125), CGPoint(x: 0.875, y: 0.125), CGPoint(x: 0.875, y: 0.875),
        CGPoint(x: 0.125, y: 0.875), CGPoint(x: 0.5, y: 0.5),
    ]

    /// The touchscreen's name.
    public let name: String
    /// Where the calibration stands.
    public private(set) var state = State.idle
    /// Called when what was tried is given up because nobody confirmed it.
    public var onGivingUp: () -> Void = {}

    private let identity: String
    private let platform: any TouchCalibrating
    private var before = CalibrationMatrix.identity
    private var found = CalibrationMatrix.identity
    private var trial: Timer?
    private var trialEnd = MonotonicTime.zero

    /// The touchscreens that can be calibrated; empty where none is plugged in.
    public static var touchscreens: [TouchCalibration] {
        guard let platform = MainLoop.current.platform?.touchCalibrating else { return [] }
        return platform.calibratedTouchscreens.map { TouchCalibration($0, platform) }
    }

    private init(_ touchscreen: CalibratedTouchscreen, _ platform: any TouchCalibrating) {
        name = touchscreen.name
        identity = touchscreen.identity
        self.platform = platform
    }

    /// Seconds until what is tried is given up; 0 while nothing is.
    public var remainingTime: TimeInterval {
        guard state == .trying else { return 0 }
        return max(0, trialEnd.seconds(since: MainLoop.current.now))
    }

    /// Lets the touchscreen report where it is really touched.
    public func begin() {
        if state == .idle { before = platform.matrix(of: identity) }
        trial?.invalidate()
        trial = nil
        state = .measuring
        platform.setMatrix(.identity, of: identity)
    }

    /// Tries what follows from touches at `places` for targets at `targets`, both in points of the screen.
    ///
    /// Answers false, and goes on measuring, when the touches make no sense, for example all in one place.
    public func attempt(_ places: [CGPoint], for targets: [CGPoint]) -> Bool {
        guard state == .measuring,
            let matrix = CalibrationMatrix(
                touched: places.map(platform.surfacePlace),
                targets: targets.map(platform.surfacePlace)
            )
        else { return false }
        found = matrix
        state = .trying
        platform.setMatrix(matrix, of: identity)
        trial = Timer.scheduledTimer(withTimeInterval: Self.trialTime, repeats: false) {
            [weak self] _ in
            guard let self, state == .trying else { return }
            giveUp()
            onGivingUp()
        }
        trialEnd = MainLoop.current.now.advanced(by: Self.trialTime)
        return true
    }

    /// Keeps what is tried for good; false when it could not be written, and then it stays until the application ends.
    @discardableResult
    public func confirm() -> Bool {
        guard state == .trying else { return false }
        trial?.invalidate()
        trial = nil
        state = .idle
        do throws(PlatformError) {
            try platform.store(found, of: identity)
            return true
        } catch {
            Log.line(error.description)
            return false
        }
    }

    /// Lets the touchscreen work as before.
    public func giveUp() {
        if state == .idle { return }
        trial?.invalidate()
        trial = nil
        state = .idle
        platform.setMatrix(before, of: identity)
    }
}
