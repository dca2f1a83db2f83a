import Glibc
public import UIKitGeometry
import UIKitPlatform

/// One contact from the moment it comes down until it is lifted or taken away.
///
/// The same object is used for the whole life of the contact; a new contact
/// gets a new one. Do not keep touches after they ended.
@MainActor public final class UITouch {
    /// Where a touch stands in the update that is being delivered.
    public enum Phase: Int, Sendable {
        /// It came down.
        case began = 0
        /// It moved.
        case moved = 1
        /// It is down and did not move since the last update.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// The system took it away.
        case cancelled = 4
        /// A pointer entered.
        case regionEntered = 5
        /// A pointer moved inside.
        case regionMoved = 6
        /// A pointer left.
        case regionExited = 7
    }

    /// What touches.
    public enum TouchType: Int, Sendable, CaseIterable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on something that is not the screen.
        case indirect = 1
        /// The tip of a stylus.
        case pencil = 2
        /// A pointer with its button held.
        case indirectPointer = 3
    }

    /// Where the touch stands in the update that is being delivered.
    public package(set) var phase: Phase = .began
    /// What touches.
    public let type: TouchType
    /// How many taps in quick succession at this place, with this one; 0 once it moved too far for a tap.
    public package(set) var tapCount = 1
    /// The view that was hit when the touch began; it stays the same when the finger leaves it.
    public let view: UIView?
    /// The window that was hit when the touch began.
    public let window: UIWindow?

    /// The contact's device and slot.
    package let key: ContactKey
    /// Running number of the touch in the process, in begin order.
    package let number: Int
    /// Where it came down, in points of its window, and when.
    package let first: TouchSample
    /// Where it is now.
    package private(set) var current: TouchSample
    /// Where it was in the update before.
    package private(set) var previous: TouchSample
    /// The samples that were merged into the current one, oldest first; empty when none were.
    package private(set) var merged: [TouchSample] = []
    /// Whether the contact is still on the surface.
    package var isDown = true
    /// Whether it was ever farther from its first place than a tap allows.
    package var hasLeftTapRange = false
    /// Whether its view was given it, so that it counts for that view's limit of one touch.
    package var occupiesView = false
    /// The calls that its view has yet to get.
    package var delivery = TouchDelivery()
    /// The recognizers that receive it.
    package var recognizers: [UIGestureRecognizer] = []
    private var ownSet: Set<UITouch>?

    init(
        key: ContactKey,
        number: Int,
        type: TouchType,
        view: UIView?,
        window: UIWindow?,
        sample: TouchSample
    ) {
        self.key = key
        self.number = number
        self.type = type
        self.view = view
        self.window = window
        first = sample
        current = sample
        previous = sample
    }

    /// A copy for `coalescedTouches(for:)` and `predictedTouches(for:)`.
    init(copying touch: UITouch, sample: TouchSample, previous: TouchSample) {
        key = touch.key
        number = touch.number
        type = touch.type
        view = touch.view
        window = touch.window
        first = touch.first
        current = sample
        self.previous = previous
        phase = touch.phase
        tapCount = touch.tapCount
        isDown = touch.isDown
    }

    /// The set with this touch alone, made once: most calls are about one touch.
    var alone: Set<UITouch> {
        if let ownSet { return ownSet }
        let set: Set = [self]
        if isDown { ownSet = set }
        return set
    }

    /// Whether the view was told that the touch began, and not yet that it is over.
    package var isKnownToView: Bool { delivery.hasBegun && !delivery.isClosed }

    /// Whether the view may still be told that the touch began.
    package var awaitsView: Bool { !delivery.hasBegun && !delivery.isClosed }

    /// Keeps the touch from a view that was not told of it yet.
    package func withhold() { if !delivery.hasBegun { delivery.close() } }

    /// Lets go of the set, which keeps the touch alive.
    func forgetSet() { ownSet = nil }

    /// Starts an update in which this touch did not change so far.
    func rest() {
        phase = .stationary
        previous = current
        if !merged.isEmpty { merged.removeAll() }
    }

    /// Takes the sample of this update and those that were merged into it.
    func take(_ sample: TouchSample, merged earlier: [TouchSample]) {
        current = sample
        merged = earlier
    }

    /// Marks the time of a change that has no place of its own: up or cancel.
    func end(at time: MonotonicTime) {
        current.time = time
        isDown = false
    }

    // MARK: - Time and place

    /// When the touch last changed, in seconds on the application's clock.
    public var timestamp: TimeInterval { current.time.seconds }

    /// The recognizers that receive this touch; one that ignores it, fails or finishes is no longer among them.
    public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// Where the touch is, in points of `view`; nil means its window.
    public func location(in view: UIView?) -> CGPoint { convert(current.location, to: view) }

    /// Where the touch was in the update before, in points of `view`; nil means its window.
    public func previousLocation(in view: UIView?) -> CGPoint {
        convert(previous.location, to: view)
    }

    /// The place as exactly as the device tells it; here the same as `location(in:)`.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The place before as exactly as the device tells it.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Where the touch came down, in points of `view`; nil means its window.
    ///
    /// A scroll view may have held it back since, so that it has gone on by the time its view hears of it.
    package func firstLocation(in view: UIView?) -> CGPoint { convert(first.location, to: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return view.convert(point, from: window)
    }

    // MARK: - How it touches

    /// Half the larger axis of the contact in points, 0 where the device does not tell.
    public var majorRadius: CGFloat { current.radius }

    /// How far `majorRadius` may be off, in points.
    ///
    /// Always 0: devices do not tell.
    public var majorRadiusTolerance: CGFloat { 0 }

    /// How hard it presses, 0…`maximumPossibleForce`; 0 where the device does not tell.
    public var force: CGFloat { current.force }

    /// The largest value of `force`: 1.
    public var maximumPossibleForce: CGFloat { 1 }

    /// The angle between a stylus and the surface in radians; π/2 is upright.
    public var altitudeAngle: CGFloat { current.altitude }

    /// The direction that a stylus leans to in radians, clockwise from the x axis of `view`; nil means its window.
    public func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.dy, vector.dx)
    }

    /// The direction that a stylus leans to, one point long, in `view`; nil means its window.
    public func azimuthUnitVector(in view: UIView?) -> CGVector {
        let tip = CGPoint(x: cos(current.azimuth), y: sin(current.azimuth))
        let vector = convert(tip, to: view) - convert(.zero, to: view)
        let length = vector.length
        return length > 0 ? vector * (1 / length) : CGVector(dx: 1, dy: 0)
    }
}

extension UITouch: Hashable {
    /// Compares by identity.
    public nonisolated static func == (a: UITouch, b: UITouch) -> Bool { a === b }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
