package import UIKitGeometry
package import UIKitPlatform

/// Collects the changes of contacts until their device ends its frame, and remembers where each contact is.
///
/// A contact is known by device and slot. Changes keep their order and none is
/// merged. `up` and `cancel` get the last known place; a change of a contact that never came down is dropped,
/// as that of a finger that was held already when the device was opened.
package struct ContactAssembler: Hashable, Sendable {
    private struct Key: Hashable, Sendable {
        var device: DeviceID
        var slot: Int
    }

    private var live: [Key: TouchContact] = [:]
    private var pending: [DeviceID: [TouchContact]] = [:]

    /// Creates an assembler that knows of no contact.
    package init() {}

    /// Whether a contact of this device and slot is down.
    package func isDown(_ device: DeviceID, slot: Int) -> Bool {
        live[Key(device: device, slot: slot)] != nil
    }

    /// A contact came down.
    ///
    /// One that is still down in the same slot ends as cancelled first.
    package mutating func down(_ contact: TouchContact) {
        end(contact.device, slot: contact.slot, as: .cancel)
        var contact = contact
        contact.phase = .down
        live[Key(device: contact.device, slot: contact.slot)] = contact
        pending[contact.device, default: []].append(contact)
    }

    /// A contact changed its place or something else; `change` edits the last known state.
    package mutating func move(
        _ device: DeviceID,
        slot: Int,
        _ change: (inout TouchContact) -> Void
    ) {
        let key = Key(device: device, slot: slot)
        guard var contact = live[key] else { return }
        change(&contact)
        contact.phase = .move
        live[key] = contact
        pending[device, default: []].append(contact)
    }

    /// A contact was lifted or cancelled, at its last known place.
    package mutating func end(_ device: DeviceID, slot: Int, as phase: ContactPhase) {
        guard var contact = live.removeValue(forKey: Key(device: device, slot: slot)) else {
            return
        }
        contact.phase = phase
        contact.force = 0
        contact.buttons = 0
        pending[device, default: []].append(contact)
    }

    /// All contacts of a device end as cancelled, where they are.
    package mutating func cancelAll(of device: DeviceID) {
        let slots = live.keys.filter { $0.device == device }.map(\.slot).sorted()
        for slot in slots { end(device, slot: slot, as: .cancel) }
    }

    /// The device ended its frame: its changes as one event, nil when there are none.
    package mutating func frame(_ device: DeviceID, time: MonotonicTime) -> InputEvent? {
        guard let changes = pending.removeValue(forKey: device), !changes.isEmpty else {
            return nil
        }
        return .contacts(changes, time: time)
    }

    /// The device went: forgets its contacts.
    ///
    /// Whoever is told of the removal ends them as cancelled.
    package mutating func forget(_ device: DeviceID) {
        live = live.filter { $0.key.device != device }
        pending[device] = nil
    }
}
