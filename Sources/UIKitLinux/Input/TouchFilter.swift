package import UIKitGeometry
import UIKitPlatform

/// Repairs what bad touchscreens report: contacts that flap, and single places far off.
///
/// Off unless asked for.
///
/// - **Debounce.** A lift is held back for 20 ms; a contact that comes down within that time and 8 points is the same one, which
///   moved.
/// - **Outliers.** A place more than 80 points from the one before it is held back until the next one: when that is near the
///   one before, the far one was none. A first place is never held back, and none for longer than one report.
///
/// A plain value: whoever holds it passes events through it and, at `deadline`, lets time pass.
package struct TouchFilter: Hashable, Sendable {
    /// What is repaired.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Contacts that are lifted and come down again at once.
        case debounce
        /// Single places far off.
        case outlier
    }

    /// Microseconds in which a contact that comes down again is the same one.
    ///
    /// Policy; spurious lifts of 5 to 15 ms were reported.
    package static let flapTime: Int64 = 20_000
    /// Points within which it is.
    ///
    /// Policy.
    package static let flapDistance: CGFloat = 8
    /// Points that no finger moves between two reports.
    ///
    /// Policy: 80 points in 8 ms are 10,000 a second.
    package static let jump: CGFloat = 80

    /// What is repaired; nothing at first.
    package var kinds: Set<Kind>

    private struct Key: Hashable, Sendable {
        var device: DeviceID
        var slot: Int
    }

    private struct Contact: Hashable, Sendable {
        var place: CGPoint
        /// A place that may be an outlier.
        var doubt: RawInput?
        /// A lift that may be none.
        var lift: RawInput?
    }

    private var contacts: [Key: Contact] = [:]

    /// Creates a filter.
    package init(_ kinds: Set<Kind> = []) { self.kinds = kinds }

    /// When something that is held back is due; nil while nothing is.
    package var deadline: MonotonicTime? {
        contacts.values.compactMap(\.lift).map { lift in
            MonotonicTime(microseconds: lift.time.microseconds + Self.flapTime)
        }.min()
    }

    /// What is left of events, with what was held back and is due before them.
    package mutating func filter(_ batch: [RawInput]) -> [RawInput] {
        if kinds.isEmpty { return batch }
        var result: [RawInput] = []
        for raw in batch {
            result += release(before: raw.time)
            take(raw, into: &result)
        }
        return result
    }

    /// What was held back and is due at `time`.
    package mutating func release(at time: MonotonicTime) -> [RawInput] {
        release(before: MonotonicTime(microseconds: time.microseconds + 1))
    }

    private mutating func release(before time: MonotonicTime) -> [RawInput] {
        let due = contacts.filter { entry in
            guard let lift = entry.value.lift else { return false }
            return lift.time.microseconds + Self.flapTime < time.microseconds
        }
        let sorted = due.sorted { $0.key.slot < $1.key.slot }
        return sorted.flatMap { key, contact -> [RawInput] in
            contacts[key] = nil
            guard let lift = contact.lift else { return [] }
            return [lift, RawInput(key.device, lift.time, .touchFrame)]
        }
    }

    private mutating func take(_ raw: RawInput, into result: inout [RawInput]) {
        switch raw.change {
        case .touchDown(let slot, let place):
            let key = Key(device: raw.device, slot: slot)
            if let old = contacts[key], old.lift != nil {
                if Self.distance(old.place, place) <= Self.flapDistance {
                    contacts[key] = Contact(place: place)
                    result.append(RawInput(raw.device, raw.time, .touchMotion(slot: slot, place)))
                    return
                }
                if let lift = old.lift {
                    result += [lift, RawInput(raw.device, lift.time, .touchFrame)]
                }
            }
            contacts[key] = Contact(place: place)
            result.append(raw)
        case .touchMotion(let slot, let place):
            move(Key(device: raw.device, slot: slot), place, raw, into: &result)
        case .touchUp(let slot):
            let key = Key(device: raw.device, slot: slot)
            if kinds.contains(.debounce), contacts[key] != nil {
                contacts[key]?.doubt = nil
                contacts[key]?.lift = raw
            } else {
                contacts[key] = nil
                result.append(raw)
            }
        case .touchCancel(let slot):
            contacts[Key(device: raw.device, slot: slot)] = nil
            result.append(raw)
        case .removed:
            contacts = contacts.filter { $0.key.device != raw.device }
            result.append(raw)
        default:
            result.append(raw)
        }
    }

    private mutating func move(
        _ key: Key,
        _ place: CGPoint,
        _ raw: RawInput,
        into result: inout [RawInput]
    ) {
        guard let contact = contacts[key], kinds.contains(.outlier) else {
            contacts[key]?.place = place
            result.append(raw)
            return
        }
        let isNear = Self.distance(contact.place, place) <= Self.jump
        if let doubt = contact.doubt, !isNear {
            // Two far places in a row: the finger is there.
            contacts[key] = Contact(place: place)
            result += [doubt, RawInput(key.device, doubt.time, .touchFrame), raw]
        } else if isNear {
            contacts[key] = Contact(place: place)
            result.append(raw)
        } else {
            contacts[key]?.doubt = raw
        }
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let x = a.x - b.x
        let y = a.y - b.y
        return (x * x + y * y).squareRoot()
    }
}
