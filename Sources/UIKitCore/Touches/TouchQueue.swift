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

/// What one update brings: at most one change a contact.
struct TouchUpdate {
    /// One contact's change and the movements that were merged into it.
    struct Change {
        var contact: TouchContact
        var time: MonotonicTime
        /// Older movements, oldest first.
        var earlier: [(contact: TouchContact, time: MonotonicTime)] = []

        var key: ContactKey { ContactKey(contact) }
    }

    var time: MonotonicTime
    var changes: [Change]

    /// Whether every change is a movement, so that the update may be merged.
    var isMovesOnly: Bool { changes.allSatisfy { $0.contact.phase == .move } }
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

    /// Appends what a device reported.
    mutating func append(_ event: InputEvent) {
        guard case .contacts(let contacts, let time) = event else {
            items.append(.other(event))
            return
        }
        for update in Self.split(contacts, time: time) {
            if !merge(update) { items.append(.touches(update)) }
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

    /// The time of the front update of contacts; nil for other events.
    var frontTime: MonotonicTime? {
        guard head < items.count, case .touches(let update) = items[head] else { return nil }
        return update.time
    }

    /// One change a contact in each update; movements in a row become one.
    private static func split(_ contacts: [TouchContact], time: MonotonicTime) -> [TouchUpdate] {
        var updates: [TouchUpdate] = []
        for contact in contacts {
            let key = ContactKey(contact)
            let last = updates.lastIndex { $0.changes.contains { $0.key == key } }
            if contact.phase == .move, let last,
                let index = updates[last].changes.firstIndex(where: { $0.key == key }),
                updates[last].changes[index].contact.phase == .move
            {
                let old = updates[last].changes[index]
                updates[last].changes[index].earlier.append((old.contact, old.time))
                updates[last].changes[index].contact = contact
                continue
            }
            let place = last.map { $0 + 1 } ?? 0
            if place == updates.count { updates.append(TouchUpdate(time: time, changes: [])) }
            updates[place].changes.append(.init(contact: contact, time: time))
        }
        return updates
    }

    /// Merges `update` into the last waiting one when both only move the same contacts.
    private mutating func merge(_ update: TouchUpdate) -> Bool {
        guard head < items.count, update.isMovesOnly,
            case .touches(var last) = items[items.count - 1],
            last.isMovesOnly, last.changes.count == update.changes.count
        else { return false }
        for change in update.changes {
            guard let index = last.changes.firstIndex(where: { $0.key == change.key }) else {
                return false
            }
            let old = last.changes[index]
            last.changes[index] = change
            last.changes[index].earlier = old.earlier + [(old.contact, old.time)] + change.earlier
        }
        last.time = update.time
        items[items.count - 1] = .touches(last)
        return true
    }
}
