import UIKitGeometry
import UIKitLinux
import UIKitPlatform

/// Plays fingers through the translator and keeps book of what an application would think is down.
struct TouchLedger {
    private struct Finger: Hashable {
        var device: Int
        var slot: Int
    }

    /// What the application thinks is down.
    private var live: Set<Finger> = []
    /// What lies on the glass.
    private var fingers: Set<Finger> = []
    private var translator = InputTranslator(surface: CGSize(width: 100, height: 100))
    private(set) var violation: String?
    private var device = 1

    /// How many touches the application has.
    var liveCount: Int { live.count }

    /// Something that fingers do on the device that is plugged in now.
    mutating func play(_ random: inout SeededRandom) {
        let finger = Finger(device: device, slot: random.below(3))
        let place = CGPoint(x: CGFloat(random.below(100)), y: CGFloat(random.below(100)))
        if fingers.contains(finger) {
            if random.oneIn(2) {
                send([.touchMotion(slot: finger.slot, place), .touchFrame])
            } else {
                lift(finger)
            }
        } else {
            fingers.insert(finger)
            send([.touchDown(slot: finger.slot, place), .touchFrame])
        }
    }

    /// The device goes, as on unplug or when the seat is taken away: libinput cancels its touches, or has no time to.
    mutating func removeDevice(_ random: inout SeededRandom) {
        if random.oneIn(2) {
            for finger in fingers { send([.touchCancel(slot: finger.slot)]) }
            send([.touchFrame])
        }
        send([.removed])
        fingers = []
        device += 1
        send([.added(name: "screen")])
    }

    /// Everybody lifts their fingers.
    mutating func liftAll() { for finger in fingers { lift(finger) } }

    private mutating func lift(_ finger: Finger) {
        fingers.remove(finger)
        send([.touchUp(slot: finger.slot), .touchFrame])
    }

    private mutating func send(_ changes: [RawInput.Change]) {
        let batch = changes.map { RawInput(DeviceID(device), .zero, $0) }
        for report in translator.translate(batch) {
            guard case .event(let event) = report else { continue }
            switch event {
            case .contacts(let contacts, _): for contact in contacts { book(contact) }
            case .deviceRemoved(let id, _): live = live.filter { $0.device != id.number }
            default: break
            }
        }
    }

    private mutating func book(_ contact: TouchContact) {
        let finger = Finger(device: contact.device.number, slot: contact.slot)
        let isSound =
            switch contact.phase {
            case .down: live.insert(finger).inserted
            case .move: live.contains(finger)
            case .up, .cancel: live.remove(finger) != nil
            }
        if !isSound { violation = "\(contact.phase) of \(finger) is out of order" }
    }
}
