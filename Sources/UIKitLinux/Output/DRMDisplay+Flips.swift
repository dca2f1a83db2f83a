import UIKitGeometry
import UIKitPlatform

extension DRMDisplay {
    func rest(until time: MonotonicTime) {
        state = .resting
        readyTime = time
        readyAlarm?.time = time
    }

    func becomeReady() {
        guard state == .resting else { return }
        state = .ready
        workStart = scheduler.clock.now
        onReady(readyTime)
    }

    func readFlips() {
        do {
            for flip in try kms.readFlips() { finish(flip) }
        } catch {
            if error == .noDevice { lose() }
        }
    }

    func finish(_ flip: KMSFlip) {
        // A report that was given up on may still come; it isn't that of a later flip.
        guard state == .flipping(flip.cookie) else { return }
        if isMissingReports { Log.line("\(kms.node): flips are reported again") }
        isMissingReports = false
        let now = scheduler.clock.now
        let isPlausible = flip.time <= now && now.seconds(since: flip.time) < Self.flipTimeout
        let time = isPlausible ? flip.time : now
        lateStart.note(shownAt: time, isContinuous: isContinuous)
        settleFlip(shownAt: time, waits: flip.sequence != 0)
    }

    /// With `waits` the next frame waits for fingers as long as its work allows: only where true blanks are counted.
    func settleFlip(shownAt time: MonotonicTime, waits: Bool = false) {
        guardAlarm?.time = nil
        rest(until: pacer.release(shownAt: time))
        if waits { readyAlarm?.time = readyTime.advanced(by: lateStart.delay) }
    }

    func missFlip() {
        readFlips()
        guard case .flipping = state else { return }
        lostFlipCount += 1
        if !isMissingReports {
            isMissingReports = true
            Log.line("\(kms.node): a flip wasn't reported within a second; going on without it")
        }
        settleFlip(shownAt: scheduler.clock.now)
    }
}
