public import UIKitGeometry
package import UIKitPlatform

/// Something that happened to an input device, on its way to responders.
///
/// One event of touches is used from the first finger down until the last finger
/// is up: it is the same object in every callback.
@MainActor open class UIEvent {
    /// What an event is about.
    public enum EventType: Int, Sendable {
        /// Contacts.
        case touches = 0
        /// A movement of the device.
        case motion = 1
        /// Media keys.
        case remoteControl = 2
        /// Keys and buttons.
        case presses = 3
        /// A wheel or a touchpad that scrolls.
        case scroll = 10
        /// A pointer without a button held.
        case hover = 11
        /// A touchpad that pinches or turns.
        case transform = 14
    }

    /// What exactly a motion or remote control event is about.
    public enum EventSubtype: Int, Sendable {
        /// Nothing more to say.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play or pause, whichever is not the case.
        case remoteControlTogglePlayPause = 103
        /// Next track.
        case remoteControlNextTrack = 104
        /// Previous track.
        case remoteControlPreviousTrack = 105
        /// Start to go backward.
        case remoteControlBeginSeekingBackward = 106
        /// Stop going backward.
        case remoteControlEndSeekingBackward = 107
        /// Start to go forward.
        case remoteControlBeginSeekingForward = 108
        /// Stop going forward.
        case remoteControlEndSeekingForward = 109
    }

    /// Buttons of a pointer that are held.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// One bit a button, from bit 0.
        public let rawValue: Int
        /// Creates the mask with these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The main button.
        public static let primary = Self(rawValue: 1)
        /// The second button.
        public static let secondary = Self(rawValue: 2)
        /// The button with a number, from 1.
        public static func button(_ number: Int) -> Self { Self(rawValue: 1 << (number - 1)) }
    }

    /// What the event is about.
    public final let type: EventType
    /// What exactly it is about.
    public final let subtype: EventSubtype
    /// Modifier keys that are held.
    public final package(set) var modifierFlags: UIKeyModifierFlags = []
    /// Buttons of a pointer that are held.
    public final package(set) var buttonMask: ButtonMask = []

    /// When the newest change happened.
    package final var time: MonotonicTime
    /// Every touch that is known, in begin order.
    package final var touches: [UITouch] = []
    /// Where a pointer is, for hover, scroll and transform events.
    package final var pointerPlace = ScreenPlace(.zero)
    /// The same in points of its screen.
    package final var pointerLocation: CGPoint { pointerPlace.point }
    /// How far a scroll event goes, in points.
    package final var scrollDelta = CGVector.zero
    /// What made a scroll event.
    package final var scrollSource = ScrollSource.wheel
    /// What a transform event says.
    package final var transform: TouchpadTransform?
    /// Which of its callbacks a motion event is sent for.
    final var motionPhase = MotionPhase.began

    package init(type: EventType, subtype: EventSubtype = .none, time: MonotonicTime) {
        self.type = type
        self.subtype = subtype
        self.time = time
    }

    /// When the newest change happened, in seconds on the application's clock.
    public final var timestamp: TimeInterval { time.seconds }

    /// Every finger that is down and those that ended in this update; nil for events without touches.
    ///
    /// A hover event has one touch, which stands for the pointer.
    public final var allTouches: Set<UITouch>? {
        type == .touches || type == .hover ? Set(touches) : nil
    }

    /// The touches that began in `window`, or nil when there are none.
    public final func touches(for window: UIWindow) -> Set<UITouch>? {
        filter { $0.window === window }
    }

    /// The touches that hit `view` itself, or nil when there are none.
    public final func touches(for view: UIView) -> Set<UITouch>? { filter { $0.view === view } }

    /// The touches that `gesture` receives, or nil when there are none.
    public final func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        filter { touch in touch.recognizers.contains { $0 === gesture } }
    }

    /// The kind of the event, its time in seconds, and a line for each of its touches.
    open var description: String { line }

    /// The same as ``description``.
    open var debugDescription: String { description }

    private func filter(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isIncluded)
        return found.isEmpty ? nil : Set(found)
    }

    /// The samples of `touch` that were merged into this update, in time order; the last is as `touch` itself.
    ///
    /// Nil for a touch that the event does not know.
    public final func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        var before = touch.previous
        return (touch.merged + [touch.current]).map { sample in
            defer { before = sample }
            return UITouch(copying: touch, sample: sample, previous: before)
        }
    }

    /// Where `touch` is expected within the next frame, going on as between its last two samples.
    ///
    /// Empty for a touch that did not move in this update, nil for one that the event does not know.
    public final func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard touches.contains(touch) else { return nil }
        guard touch.phase == .moved else { return [] }
        return TouchPrediction.touches(after: touch)
    }
}

extension UIEvent: Hashable {
    /// Compares by identity.
    public nonisolated static func == (a: UIEvent, b: UIEvent) -> Bool { a === b }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
