import UIKitGeometry
import UIKitLinux
import UIKitPlatform

/// Prints what the back end reports, a line for each contact.
@MainActor final class Probe: PlatformSink {
    private(set) var isEnding = false
    private var numbers: [DeviceID: [Int: Int]] = [:]
    private var places: [DeviceID: [Int: CGPoint]] = [:]
    private var last = 0

    func receive(_ event: InputEvent) {
        switch event {
        case .deviceAdded(_, let name): say("added \(name)")
        case .deviceRemoved(let device, _):
            for (slot, place) in places[device] ?? [:] {
                say("cancelled \(numbers[device]?[slot] ?? 0) \(place.x) \(place.y)")
            }
            places[device] = nil
        case .contacts(let contacts, _):
            for contact in contacts { show(contact) }
        default: break
        }
    }

    private func show(_ contact: TouchContact) {
        let (device, slot) = (contact.device, contact.slot)
        if contact.phase == .down {
            last += 1
            numbers[device, default: [:]][slot] = last
        }
        let ends = contact.phase == .up || contact.phase == .cancel
        places[device, default: [:]][slot] = ends ? nil : contact.position
        let word =
            switch contact.phase {
            case .down: "began"
            case .move: "moved"
            case .up: "ended"
            case .cancel: "cancelled"
            }
        let number = numbers[device]?[slot] ?? 0
        say("\(word) \(number) \(contact.position.x) \(contact.position.y)")
    }

    func displayReady(at time: MonotonicTime) {}
    func displayChanged() {}
    func setSuspended(_ suspended: Bool) {}
    func terminate(_ reason: TerminationReason) { isEnding = true }
}
