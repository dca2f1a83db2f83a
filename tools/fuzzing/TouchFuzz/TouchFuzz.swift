import UIKitCore
import UIKitGeometry
import UIKitHeadless
import UIKitPlatform
import UIKitTesting

/// Plays random fingers on a random tree that changes under them, and checks that all accounts add up.
@MainActor package final class TouchFuzz {
    /// What a run did.
    package struct Summary: Sendable {
        /// Updates that were queued.
        package var updates = 0
        /// Calls of views and recognizers about touches.
        package var calls = 0
        /// Actions of recognizers.
        package var actions = 0
        /// What did not add up; empty when all is well.
        package var violations: [String] = []
        /// The last decisions of the dispatcher, when they were asked for.
        package var trace: [String] = []
    }

    private let scene: FuzzScene
    private var random: RandomSource
    private var time = MonotonicTime(seconds: 1)
    private var devices: [DeviceID] = [DeviceID(1_001), DeviceID(1_002)]
    private var down: [TouchContact] = []
    private var lastDevice = 1_002
    private var depth = 0

    /// A run is the same for the same seed.
    package init(seed: UInt64, isTraced: Bool = false) {
        scene = FuzzScene(seed: seed)
        random = RandomSource(seed: seed ^ 0x5DEE_CE66_D1CE_4E5B)
        if isTraced { dispatcher.trace.recorded = [.touch, .gesture] }
        scene.nest = { [unowned self] in nest() }
    }

    /// Plays about `count` updates, in sessions between which everything comes to rest; stops at the first violation.
    package func run(updates count: Int) -> Summary {
        var summary = Summary()
        while summary.updates < count, scene.ledger.violations.isEmpty {
            for _ in 0..<min(200, count - summary.updates) {
                step()
                summary.updates += 1
                if !scene.ledger.violations.isEmpty { break }
            }
            if scene.ledger.violations.isEmpty { rest() }
            if scene.ledger.violations.isEmpty { dispatcher.trace.clear() }
        }
        summary.calls = scene.ledger.calls
        summary.actions = scene.ledger.actions
        summary.violations = scene.ledger.violations
        summary.trace = dispatcher.trace.records.suffix(400).map {
            "\($0.time.seconds) \($0.decision)"
        }
        return summary
    }

    // MARK: - Steps

    private var dispatcher: TouchDispatcher { scene.harness.application.dispatcher }

    private func step() {
        pass(random.oneIn(12) ? 100 + random.below(700) : random.below(25))
        queueUpdate()
        if random.oneIn(4) { return }
        deliver()
        if random.oneIn(200) { removeDevice() }
        if random.oneIn(40) { scene.disturb(nil) }
    }

    private func pass(_ milliseconds: Int) {
        time = time.advanced(by: TimeInterval(milliseconds) / 1_000)
        scene.harness.platform.manualClock.advance(to: time)
    }

    private func deliver() {
        dispatcher.processQueue(now: time)
        dispatcher.tick(now: time)
    }

    /// A nested main loop in a callback.
    private func nest() {
        if depth > 1 { return }
        depth += 1
        queueUpdate()
        deliver()
        depth -= 1
    }

    private func queueUpdate() {
        var changes: [TouchContact] = []
        for _ in 0..<(1 + random.below(4)) { changes.append(change()) }
        dispatcher.enqueue(.contacts(changes, time: time))
    }

    /// A change of one contact, of a device that is there.
    private func change() -> TouchContact {
        if down.isEmpty || (down.count < 6 && random.oneIn(5)) {
            let device = devices[random.below(devices.count)]
            let slots = down.filter { $0.device == device }.map(\.slot)
            let contact = TouchContact(
                device: device,
                slot: (0...slots.count).first { !slots.contains($0) } ?? 0,
                phase: .down,
                position: random.point(in: scene.size),
                tool: random.oneIn(8) ? .pencil : .finger
            )
            down.append(contact)
            return contact
        }
        let index = random.below(down.count)
        if random.oneIn(5) {
            var contact = down.remove(at: index)
            contact.phase = random.oneIn(5) ? .cancel : .up
            return contact
        }
        down[index].phase = .move
        if !random.oneIn(6) {
            let way = random.oneIn(3) ? 40 : 8
            down[index].position.x += CGFloat(random.below(way) - way / 2)
            down[index].position.y += CGFloat(random.below(way) - way / 2)
        }
        return down[index]
    }

    private func removeDevice() {
        let index = random.below(devices.count)
        let device = devices[index]
        lastDevice += 1
        devices[index] = DeviceID(lastDevice)
        down.removeAll { $0.device == device }
        dispatcher.enqueue(.deviceRemoved(device, time: time))
        deliver()
    }

    /// Lifts every finger, lets all time limits pass and looks whether anything is left.
    private func rest() {
        scene.disturbance = .max
        deliver()
        let lifts = down.map { contact in
            var contact = contact
            contact.phase = .up
            return contact
        }
        down = []
        if !lifts.isEmpty { dispatcher.enqueue(.contacts(lifts, time: time)) }
        deliver()
        for _ in 0..<8 {
            pass(700)
            deliver()
        }
        scene.checkQuiet()
        scene.repair()
        scene.checkPicture()
        scene.disturbance = 6
    }
}
