import Dispatch
public import UIKit
import UIKitCore
import UIKitHeadless
import UIKitPlatform

extension Harness {
    /// Lets `seconds` pass: every frame, timer, display link, animation and delayed action that falls due runs, in order.
    public func advance(by seconds: TimeInterval) {
        demand(seconds >= 0, "time does not go back by \(-seconds) s")
        advance(to: now + seconds)
    }

    /// Lets time pass until the clock shows `time` seconds.
    ///
    /// The turn under way ends first: what is marked is laid out and the animations that wait begin
    /// now. Frames come at whole multiples of 1/60 s, when something wants one; when the time
    /// is between two and something moves, one more frame shows how it stands then.
    public func advance(to time: TimeInterval) {
        let target = MonotonicTime(seconds: time)
        let clock = platform.manualClock
        demand(
            target >= clock.now,
            "time does not go back from \(clock.now.seconds) s to \(time) s"
        )
        loop.turnWithoutFrame()
        while clock.now < target {
            let refresh = nextRefresh
            var stop = target
            if loop.wantsFrame || !waiting.isEmpty { stop = min(stop, refresh) }
            if let deadline = loop.nextTimerDeadline {
                stop = min(stop, max(deadline, clock.now))
            }
            clock.advance(to: stop)
            if stop == refresh { deliverWaiting() }
            if stop != target || loop.nextTimerDeadline.map({ $0 <= stop }) ?? false {
                loop.counters.wakeups += 1
            }
            loop.turnWithoutFrame()
            if stop == refresh, loop.wantsFrame {
                showFrame()
            } else if stop == target, loop.wantsFrame {
                showFrame(firesDisplayLinks: false)
            }
        }
    }

    /// Runs exactly one frame at the current time; the clock does not move.
    public func runFrame() {
        deliverWaiting()
        loop.turnWithoutFrame()
        showFrame(always: true)
    }

    /// Lets pending `Task`s and work of `DispatchQueue.main` run; `advance` cannot, since it does not suspend.
    public func settle() async {
        for _ in 0..<8 {
            await Task.yield()
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }

    private var nextRefresh: MonotonicTime {
        let clock = platform.manualClock
        return platform.screen?.verticalBlank(after: clock.now)
            ?? clock.now.advanced(by: loop.refreshInterval)
    }

    private func deliverWaiting() {
        if waiting.isEmpty { return }
        let events = waiting
        waiting = []
        for event in events { loop.receive(event) }
        loop.processInput(force: true)
    }

    private func showFrame(firesDisplayLinks: Bool = true, always: Bool = false) {
        platform.screen?.finishFrame()
        let now = platform.manualClock.now
        if always || loop.wantsMainFrame {
            loop.frame(at: now, firesDisplayLinks: firesDisplayLinks)
        }
        for secondary in platform.secondaryDisplays {
            platform.secondary(secondary.id)?.finishFrame()
        }
        loop.showOtherScreens(at: now)
    }
}
