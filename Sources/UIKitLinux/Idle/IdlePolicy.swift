package import UIKitGeometry
package import UIKitPlatform

/// When a screen that nobody touches is dimmed and then switched off, and which events wake it.
///
/// A plain value: whoever holds it tells it of events and of time, and does what its state says.
package struct IdlePolicy: Hashable, Sendable {
    /// What the screen is like.
    package enum State: Hashable, Sendable {
        /// As bright as it was set.
        case awake
        /// Darker, as a warning.
        case dimmed
        /// Off.
        case blank
    }

    /// How long before it goes off a screen is dimmed, in seconds, or half the time if that is less.
    ///
    /// Policy.
    package static let warning: TimeInterval = 10

    /// Seconds without an event until the screen goes off; nil never does.
    package let timeout: TimeInterval?
    /// What the screen is like now.
    package private(set) var state = State.awake
    /// Whether the application wants the screen to stay on.
    package private(set) var isDisabled = false

    private var lastEvent: MonotonicTime
    /// Fingers and keys of the sequence that woke the screen: they do nothing else.
    private var swallowed: Set<Source> = []

    private enum Source: Hashable, Sendable {
        case contact(DeviceID, Int)
        case key(String)
    }

    /// Creates a policy for a screen that is awake at `now`.
    package init(timeout: TimeInterval?, now: MonotonicTime) {
        self.timeout = timeout
        lastEvent = now
    }

    /// When the state changes by itself next; nil while it doesn't.
    package var deadline: MonotonicTime? {
        guard let timeout, !isDisabled else { return nil }
        return switch state {
        case .awake: lastEvent.advanced(by: timeout - min(Self.warning, timeout / 2))
        case .dimmed: lastEvent.advanced(by: timeout)
        case .blank: nil
        }
    }

    /// Lets the time be `now`.
    package mutating func tick(_ now: MonotonicTime) {
        while let next = deadline, next <= now { state = state == .awake ? .dimmed : .blank }
    }

    /// The application wants the screen to stay on, or no longer; either counts as an event.
    package mutating func setDisabled(_ disabled: Bool, now: MonotonicTime) {
        if disabled == isDisabled { return }
        isDisabled = disabled
        wake(now)
    }

    /// Wakes the screen, as an event does.
    package mutating func wake(_ now: MonotonicTime) {
        lastEvent = max(lastEvent, now)
        state = .awake
    }

    /// What of an event reaches the application; nil when it only woke the screen.
    package mutating func receive(_ event: InputEvent, now: MonotonicTime) -> InputEvent? {
        let wasBlank = state == .blank
        switch event {
        case .contacts(let contacts, let time):
            wake(now)
            let rest = contacts.filter { !swallows($0, wasBlank: wasBlank) }
            return rest.isEmpty ? nil : .contacts(rest, time: time)
        case .key(let name, let isDown, _, _, _):
            wake(now)
            if wasBlank && isDown { swallowed.insert(.key(name)) }
            let isOurs = swallowed.contains(.key(name))
            if !isDown { swallowed.remove(.key(name)) }
            return isOurs ? nil : event
        case .hover, .scroll, .transform, .remoteControl:
            wake(now)
            return wasBlank ? nil : event
        case .deviceRemoved(let device, _):
            swallowed = swallowed.filter { source in
                if case .contact(device, _) = source { false } else { true }
            }
            return event
        // A panel that trembles is not a panel that is used.
        case .shake, .posture, .deviceAdded: return event
        }
    }

    /// Whether a contact belongs to the sequence that woke the screen.
    ///
    /// That sequence is over when its last finger was lifted: a finger that joins it is part of it.
    private mutating func swallows(_ contact: TouchContact, wasBlank: Bool) -> Bool {
        let source = Source.contact(contact.device, contact.slot)
        if contact.phase == .down, wasBlank || holdsContact { swallowed.insert(source) }
        let isOurs = swallowed.contains(source)
        if contact.phase == .up || contact.phase == .cancel { swallowed.remove(source) }
        return isOurs
    }

    private var holdsContact: Bool {
        swallowed.contains { if case .contact = $0 { true } else { false } }
    }
}
