import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

/// A machine that sleeps when it is told to.
@MainActor private final class FakeSleepClock: SleepClock {
    let descriptor: Int32 = 55
    var timeAsleep: TimeInterval = 1000
    private(set) var rearmCount = 0
    func rearm() { rearmCount += 1 }
}

@Suite @MainActor struct SleepMonitorTests {
    private let clock = FakeSleepClock()
    private let scheduler = ManualScheduler()

    @Test func `each sleep is told once`() throws {
        var count = 0
        let monitor = try SleepMonitor(clock, scheduler: scheduler) { count += 1 }
        clock.timeAsleep += 3600
        scheduler.fire(55)
        #expect(count == 1)
        // The kernel may say twice that the clock was set, as when the time of the sleep is known late.
        scheduler.fire(55)
        #expect(count == 1)
        clock.timeAsleep += 0.5
        scheduler.fire(55)
        #expect(count == 2)
        #expect(clock.rearmCount == 3)
        monitor.close()
    }

    @Test func `a clock that somebody sets is no sleep`() throws {
        var count = 0
        let monitor = try SleepMonitor(clock, scheduler: scheduler) { count += 1 }
        scheduler.fire(55)
        clock.timeAsleep += 0.000_9
        scheduler.fire(55)
        #expect(count == 0)
        #expect(clock.rearmCount == 2)
        monitor.close()
    }

    @Test func `nothing is asked while nothing happens, and nothing is left watched`() throws {
        let monitor = try SleepMonitor(clock, scheduler: scheduler) {}
        scheduler.advance(milliseconds: 1_000_000)
        #expect(clock.rearmCount == 0)
        #expect(scheduler.watchedDescriptors == [55])
        monitor.close()
        #expect(scheduler.watchedDescriptors.isEmpty)
    }

    @Test func `the kernel's own is not readable before somebody sets the clock`() throws {
        let loop = try EventLoop(clock: LinuxClock())
        let kernel = try LinuxSleepClock()
        var count = 0
        try loop.watch(kernel.descriptor) { _ in count += 1 }
        kernel.rearm()
        loop.wait(until: loop.clock.now)
        #expect(count == 0)
        #expect(kernel.timeAsleep > -0.01)
    }
}
