package import UIKitGeometry
package import UIKitPlatform

/// One change of a contact, as a touchscreen's driver reports it before its frame is complete.
package enum RawContact: Hashable, Sendable {
    /// A finger came down in a slot, in points of the screen.
    case down(slot: Int, at: CGPoint)
    /// The finger in a slot moved.
    case motion(slot: Int, to: CGPoint)
    /// The finger in a slot was lifted.
    case up(slot: Int)
    /// The finger in a slot never was one.
    case cancel(slot: Int)
}

/// A touchscreen that gathers changes until its frame is complete, as libinput does.
///
/// It lets through what a real one would: a finger whose landing nobody saw has no motion and no
/// end, and a second landing in a slot cancels the finger that was there.
package struct RawTouchscreen: Hashable, Sendable {
    /// The device that it is.
    package let device: DeviceID
    /// Where the fingers are that were reported and not yet ended, by slot.
    package private(set) var live: [Int: CGPoint] = [:]
    private var pending: [TouchContact] = []

    /// Creates a touchscreen that no finger touches.
    package init(device: DeviceID) { self.device = device }

    /// Takes one change into the frame that is being gathered.
    package mutating func report(_ change: RawContact) {
        switch change {
        case .down(let slot, let place):
            end(slot, as: .cancel)
            live[slot] = place
            add(slot, .down, place)
        case .motion(let slot, let place):
            guard live[slot] != nil else { return }
            live[slot] = place
            add(slot, .move, place)
        case .up(let slot):
            end(slot, as: .up)
        case .cancel(let slot):
            end(slot, as: .cancel)
        }
    }

    /// Completes the frame: all its changes as one event, nil where nothing changed.
    package mutating func frame(at time: MonotonicTime) -> InputEvent? {
        if pending.isEmpty { return nil }
        defer { pending = [] }
        return .contacts(pending, time: time)
    }

    private mutating func end(_ slot: Int, as phase: ContactPhase) {
        guard let place = live.removeValue(forKey: slot) else { return }
        add(slot, phase, place)
    }

    private mutating func add(_ slot: Int, _ phase: ContactPhase, _ place: CGPoint) {
        pending.append(TouchContact(device: device, slot: slot, phase: phase, position: place))
    }
}
