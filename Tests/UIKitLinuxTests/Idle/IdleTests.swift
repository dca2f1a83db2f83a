import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

private let device = DeviceID(1)

private func contact(_ phase: ContactPhase, slot: Int = 0) -> InputEvent {
    .contacts(
        [TouchContact(device: device, slot: slot, phase: phase, position: .zero)],
        time: .zero
    )
}

/// A screen that goes off after a minute, and what was told of it.
@MainActor private final class Bench {
    let scheduler = ManualScheduler()
    let keeper: IdleKeeper
    var states: [IdlePolicy.State] = []

    init(timeout: TimeInterval? = 60) {
        keeper = IdleKeeper(timeout: timeout, scheduler: scheduler)
        keeper.onChange = { [unowned self] in states.append($0) }
    }

    func pass(seconds: Double) { scheduler.advance(milliseconds: seconds * 1000) }
}

@Suite(.evenBooks) @MainActor struct IdleTests {
    @Test func `a screen is dimmed ten seconds before it goes off`() {
        let bench = Bench()
        bench.pass(seconds: 49.9)
        #expect(bench.states.isEmpty)
        bench.pass(seconds: 0.1)
        #expect(bench.states == [.dimmed])
        bench.pass(seconds: 9.9)
        #expect(bench.states == [.dimmed])
        bench.pass(seconds: 0.1)
        #expect(bench.states == [.dimmed, .blank])
        bench.pass(seconds: 1000)
        #expect(bench.states == [.dimmed, .blank])
    }

    @Test func `without a time it stays on and no alarm is set`() {
        let bench = Bench(timeout: nil)
        bench.pass(seconds: 1e6)
        #expect(bench.states.isEmpty)
    }

    @Test func `a short time is warned of for half of it`() {
        let bench = Bench(timeout: 4)
        bench.pass(seconds: 2)
        #expect(bench.states == [.dimmed])
        bench.pass(seconds: 2)
        #expect(bench.states == [.dimmed, .blank])
    }

    @Test func `a touch puts it off, a device that comes or a shake does not`() {
        let bench = Bench()
        bench.pass(seconds: 40)
        #expect(bench.keeper.receive(contact(.down)) == contact(.down))
        bench.pass(seconds: 40)
        #expect(bench.states.isEmpty)
        _ = bench.keeper.receive(.shake(time: .zero))
        _ = bench.keeper.receive(.deviceAdded(device, name: "x"))
        bench.pass(seconds: 20)
        #expect(bench.states == [.dimmed, .blank])
    }

    @Test func `a touch on a dimmed screen is a touch`() {
        let bench = Bench()
        bench.pass(seconds: 55)
        #expect(bench.keeper.receive(contact(.down)) == contact(.down))
        #expect(bench.states == [.dimmed, .awake])
    }

    @Test func `the whole sequence that wakes the screen is swallowed, the next one is not`() {
        let bench = Bench()
        bench.pass(seconds: 60)
        #expect(bench.keeper.receive(contact(.down)) == nil)
        #expect(bench.states == [.dimmed, .blank, .awake])
        #expect(bench.keeper.receive(contact(.move)) == nil)
        // A second finger that joins the first one is part of it …
        #expect(bench.keeper.receive(contact(.down, slot: 1)) == nil)
        #expect(bench.keeper.receive(contact(.up)) == nil)
        #expect(bench.keeper.receive(contact(.move, slot: 1)) == nil)
        #expect(bench.keeper.receive(contact(.up, slot: 1)) == nil)
        // … and it is over with the last one.
        #expect(bench.keeper.receive(contact(.down)) == contact(.down))
        #expect(bench.keeper.receive(contact(.up)) == contact(.up))
    }

    @Test func `a device that goes takes its part of the sequence with it`() {
        let bench = Bench()
        bench.pass(seconds: 60)
        #expect(bench.keeper.receive(contact(.down)) == nil)
        let removal = InputEvent.deviceRemoved(device, time: .zero)
        #expect(bench.keeper.receive(removal) == removal)
        let other = InputEvent.contacts(
            [TouchContact(device: DeviceID(2), slot: 0, phase: .down, position: .zero)],
            time: .zero
        )
        #expect(bench.keeper.receive(other) == other)
    }

    @Test func `the key that wakes the screen is swallowed with its release`() {
        func key(_ isDown: Bool) -> InputEvent {
            .key("a", isDown: isDown, modifiers: [], time: .zero)
        }
        let bench = Bench()
        bench.pass(seconds: 60)
        #expect(bench.keeper.receive(key(true)) == nil)
        #expect(bench.keeper.receive(key(true)) == nil)
        #expect(bench.keeper.receive(key(false)) == nil)
        #expect(bench.keeper.receive(key(true)) == key(true))
        #expect(bench.keeper.receive(key(false)) == key(false))
    }

    @Test func `an application that wants the screen keeps it, and wakes it`() {
        let bench = Bench()
        bench.keeper.isDisabled = true
        bench.pass(seconds: 1000)
        #expect(bench.states.isEmpty)
        bench.keeper.isDisabled = false
        bench.pass(seconds: 60)
        #expect(bench.states == [.dimmed, .blank])
        bench.keeper.isDisabled = true
        #expect(bench.states == [.dimmed, .blank, .awake])
    }

    @Test func `a blank screen makes no commit, waking it shows a whole frame`() throws {
        for hasAtomic in [true, false] {
            let kms = FakeKMS()
            kms.hasAtomic = hasAtomic
            let desk = FakeDesk([kms])
            try desk.start()
            desk.blanks()
            desk.paint(PixelRect(x: 0, y: 0, width: 5, height: 5), 0xFFFF_0000)
            desk.show()
            desk.keeper.blank(true)
            #expect(!kms.isLit, "atomic \(hasAtomic)")
            kms.clearCalls()
            for step in 0..<20 {
                desk.paint(PixelRect(x: step, y: 7, width: 5, height: 5), 0xFF00_FF00)
                desk.blanks()
            }
            #expect(kms.calls.isEmpty)
            desk.keeper.blank(false)
            desk.blanks(2)
            #expect(kms.isLit)
            #expect(kms.glass == desk.picture)
        }
    }
}
