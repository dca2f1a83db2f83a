import UIKitGeometry
package import UIKitPlatform

/// Names a contact while it is down: slots are reused, and two devices have the same ones.
package struct ContactKey: Hashable, Sendable {
    /// The device that reports the contact.
    package let device: DeviceID
    /// The device's number of the contact.
    package let slot: Int

    init(_ contact: TouchContact) {
        device = contact.device
        slot = contact.slot
    }

    private init(device: DeviceID, slot: Int) {
        self.device = device
        self.slot = slot
    }

    /// The pointer without a button, which is no contact.
    static let pointer = Self(device: DeviceID(0), slot: 0)
}

/// What one update brings: at most one change a contact, all at one time.
struct TouchUpdate {
    /// When the newest change happened.
    var time: MonotonicTime
    /// The changes, in the order of the device.
    var contacts: [TouchContact]
    /// Movements that were merged into the changes, oldest first.
    var earlier: [(contact: TouchContact, time: MonotonicTime)] = []

    /// Whether every change is a movement, so that the update may be merged.
    var isMovesOnly: Bool { contacts.allSatisfy { $0.phase == .move } }

    /// The place in `contacts` of the change of the same contact.
    func index(of contact: TouchContact) -> Int? {
        contacts.firstIndex { $0.slot == contact.slot && $0.device == contact.device }
    }
}

/// The application's first-in first-out queue of input.
///
/// Two changes of one contact in a batch are split into updates that follow each
/// other; updates that wait and only move the same contacts are merged. Down,
/// up and cancel are never merged or reordered.
struct TouchQueue {
    /// What waits: an update of contacts or any other event.
    enum Item {
        case touches(TouchUpdate)
        case other(InputEvent)
    }

    private var items: [Item] = []
    private var head = 0

    var isEmpty: Bool { head == items.count }

    /// Whether everything that waits may be merged with what comes.
    var hasOnlyMoves: Bool {
        items[head...].allSatisfy {
            if case .touches(let update) = $0 { update.isMovesOnly } else { false }
        }
    }

    /// The time of the front update of contacts; nil for other events.
    var frontTime: MonotonicTime? {
        guard head < items.count, case .touches(let update) = items[head] else { return nil }
        return update.time
    }

    /// Appends what a device reported.
    mutating func append(_ event: InputEvent) {
        guard case .contacts(let contacts, let time) = event else {
            items.append(.other(event))
            return
        }
        let whole = TouchUpdate(time: time, contacts: contacts)
        if contacts.indices.allSatisfy({ whole.index(of: contacts[$0]) == $0 }) {
            append(whole)
        } else {
            for update in Self.split(contacts, time: time) { append(update) }
        }
    }

    /// Takes the front item.
    mutating func popFirst() -> Item? {
        guard head < items.count else { return nil }
        let item = items[head]
        head += 1
        if head == items.count {
            items.removeAll(keepingCapacity: true)
            head = 0
        }
        return item
    }

    /// One change a contact in each update; movements in a row become one.
    private static func split(_ contacts: [TouchContact], time: MonotonicTime) -> [TouchUpdate] {
        var updates: [TouchUpdate] = []
        for contact in contacts {
            let last = updates.lastIndex { $0.index(of: contact) != nil }
            if contact.phase == .move, let last, let index = updates[last].index(of: contact),
                updates[last].contacts[index].phase == .move
            {
                updates[last].earlier.append((updates[last].contacts[index], time))
                updates[last].contacts[index] = contact
                continue
            }
            let place = last.map { $0 + 1 } ?? 0
            if place == updates.count { updates.append(TouchUpdate(time: time, contacts: [])) }
            updates[place].contacts.append(contact)
        }
        return updates
    }

    /// Appends `update`, or merges it into the last waiting one when both only move the same contacts.
    private mutating func append(_ update: TouchUpdate) {
        guard head < items.count, update.isMovesOnly,
            case .touches(var last) = items[items.count - 1], last.isMovesOnly,
            last.contacts.count == update.contacts.count,
            update.contacts.allSatisfy({ last.index(of: $0) != nil })
        else {
            items.append(.touches(update))
            return
        }
        for contact in last.contacts { last.earlier.append((contact, last.time)) }
        last.earlier += update.earlier
        last.contacts = update.contacts
        last.time = update.time
        items[items.count - 1] = .touches(last)
    }
}
