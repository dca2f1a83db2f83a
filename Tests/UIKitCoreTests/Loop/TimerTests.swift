import Dispatch
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor @Suite(.serialized) struct TimerTests {
    @Test func `RSP-13 firings that were missed are not made up for`() {
        var queue = TimerQueue()
        var count = 0
        _ = queue.add(at: MonotonicTime(seconds: 0.1), every: 0.1) { count += 1 }
        func run(at seconds: Double) {
            let mark = queue.mark
            while let action = queue.takeDue(
                at: MonotonicTime(seconds: seconds),
                addedBefore: mark
            ) {
                action()
            }
        }
        run(at: 0.1)
        #expect(count == 1)
        run(at: 1.0)
        #expect(count == 2)
        run(at: 1.1)
        #expect(count == 3)
    }

    @Test func `CTL-09 timers of one turn fire in the order of their dates`() {
        let harness = Harness()
        var log: [String] = []
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in log.append("late") }
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in log.append("early") }
        harness.advance(by: 0.3)
        #expect(log == ["early", "late"])
    }

    @Test func `a repeating timer keeps its beat until it is invalidated`() {
        let harness = Harness()
        var times: [TimeInterval] = []
        let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
            times.append(harness.now)
        }
        harness.advance(by: 1)
        #expect(times == [0.25, 0.5, 0.75, 1])
        timer.invalidate()
        harness.advance(by: 1)
        #expect(times.count == 4)
        #expect(!timer.isValid)
    }

    @Test func `a tolerant timer waits for what else wakes the loop, but no longer than it may`() {
        let harness = Harness()
        var times: [TimeInterval] = []
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
            times.append(harness.now)
        }
        timer.tolerance = 0.2
        Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in }
        harness.advance(by: 1.9)
        // With the other one at 0.6; then, from the beat of 1.0 and 1.5, alone.
        #expect(times == [0.6, 1.2, 1.7])
        timer.tolerance = .nan
        harness.advance(by: 0.2)
        #expect(times == [0.6, 1.2, 1.7, 2])
    }

    @Test func `R49 a delayed action can be taken back`() {
        final class Target: UIView {
            var singles = 0
            func singleTap() { singles += 1 }
        }
        let harness = Harness()
        let target = Target()
        let first = target.perform(Target.singleTap, afterDelay: 0.3)
        harness.advance(by: 0.2)
        first.cancel()
        harness.advance(by: 0.2)
        #expect(target.singles == 0)
        target.perform(Target.singleTap, afterDelay: 0.3)
        harness.advance(by: 0.299_999)
        #expect(target.singles == 0)
        harness.advance(by: 0.000_001)
        #expect(target.singles == 1)
    }

    @Test func `an action after no time comes at a turn of its own`() {
        final class Target: UIView {
            var count = 0
            func act() { count += 1 }
        }
        let harness = Harness()
        let target = Target()
        target.perform(Target.act, afterDelay: 0)
        #expect(target.count == 0)
        harness.runFrame()
        #expect(target.count == 1)
    }

    @Test func `RSP-14 a display link calls once a frame`() {
        final class Listener: UIView {
            var stamps: [TimeInterval] = []
            var targets: [TimeInterval] = []
            func step(_ link: CADisplayLink) {
                stamps.append(link.timestamp)
                targets.append(link.targetTimestamp)
            }
        }
        let harness = Harness()
        let listener = Listener()
        let link = CADisplayLink(target: listener, selector: Listener.step)
        link.add(to: .main, forMode: .common)
        harness.advance(to: 0.05)
        #expect(listener.stamps == [0.016_667, 0.033_333, 0.05])
        #expect(abs(listener.targets[2] - (0.05 + 1.0 / 60)) < 1e-9)
        link.isPaused = true
        harness.advance(to: 1)
        #expect(listener.stamps.count == 3)
        link.isPaused = false
        link.invalidate()
        harness.advance(to: 2)
        #expect(listener.stamps.count == 3)
    }

    @Test func `tasks and the main queue run when the test suspends`() async {
        let harness = Harness()
        var log: [String] = []
        Task { @MainActor in log.append("task") }
        DispatchQueue.main.async { MainActor.assumeIsolated { log.append("queue") } }
        await harness.settle()
        #expect(log.sorted() == ["queue", "task"])
    }

    @Test func `an idle application makes no frame and wakes for nothing`() {
        let harness = Harness()
        harness.advance(by: 1)
        harness.resetCounters()
        harness.advance(by: 10)
        #expect(harness.counters == FrameCounters())
    }
}
