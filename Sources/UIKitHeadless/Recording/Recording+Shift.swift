import UIKitGeometry
import UIKitPlatform

extension Recording.Entry {
    /// The entry as if the session had started at `start` instead of 0.
    func shifted(by start: MonotonicTime) -> Self {
        let time = MonotonicTime(microseconds: time.microseconds + start.microseconds)
        guard case .input(let event) = action else { return Self(time: time, action: action) }
        return Self(time: time, action: .input(event.stamped(time)))
    }
}

extension InputEvent {
    /// The device that reports it, nil where it does not matter.
    var device: DeviceID? {
        switch self {
        case .contacts(let contacts, _): contacts.first?.device
        case .hover(_, let device, _), .scroll(_, _, _, let device, _),
            .transform(_, let device, _):
            device
        case .deviceAdded(let device, _), .deviceRemoved(let device, _): device
        case .key, .shake, .remoteControl, .posture: nil
        }
    }

    /// The same with another time.
    func stamped(_ time: MonotonicTime) -> Self {
        switch self {
        case .contacts(let contacts, _): .contacts(contacts, time: time)
        case .hover(let place, let device, _): .hover(place, device: device, time: time)
        case .scroll(let place, let way, let source, let device, _):
            .scroll(place, by: way, source: source, device: device, time: time)
        case .transform(let change, let device, _): .transform(change, device: device, time: time)
        case .key(let name, let isDown, let modifiers, let characters, _):
            .key(
                name,
                isDown: isDown,
                modifiers: modifiers,
                characters: characters,
                time: time
            )
        case .posture(let posture, _): .posture(posture, time: time)
        case .shake: .shake(time: time)
        case .remoteControl(let subtype, _): .remoteControl(subtype, time: time)
        case .deviceAdded: self
        case .deviceRemoved(let device, _): .deviceRemoved(device, time: time)
        }
    }

    /// When it happened, nil for a device that came.
    var time: MonotonicTime? {
        switch self {
        case .contacts(_, let time), .hover(_, _, let time), .scroll(_, _, _, _, let time),
            .transform(_, _, let time), .key(_, _, _, _, let time), .posture(_, let time),
            .shake(let time),
            .remoteControl(_, let time), .deviceRemoved(_, let time):
            time
        case .deviceAdded: nil
        }
    }

    /// The same from a device whose number is larger by `offset`.
    func renumbered(by offset: Int) -> Self {
        func other(_ device: DeviceID) -> DeviceID { DeviceID(device.number + offset) }
        return switch self {
        case .contacts(let contacts, let time):
            .contacts(
                contacts.map { contact in
                    var contact = contact
                    contact.device = other(contact.device)
                    return contact
                },
                time: time
            )
        case .hover(let place, let device, let time):
            .hover(place, device: other(device), time: time)
        case .scroll(let place, let way, let source, let device, let time):
            .scroll(place, by: way, source: source, device: other(device), time: time)
        case .transform(let change, let device, let time):
            .transform(change, device: other(device), time: time)
        case .deviceAdded(let device, let name): .deviceAdded(other(device), name: name)
        case .deviceRemoved(let device, let time): .deviceRemoved(other(device), time: time)
        case .key, .shake, .remoteControl, .posture: self
        }
    }
}
