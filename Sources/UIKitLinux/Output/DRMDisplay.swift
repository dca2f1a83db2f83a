package import UIKitGeometry
package import UIKitPlatform
package import UIKitRaster

/// A screen behind a DRM card: dumb buffers, one commit in flight, never a wait in the loop.
///
/// The first frame sets the mode, so that what was shown before (a boot
/// picture, the console) stays until there is something to show. Every later
/// frame is a page flip; its end is read from the card's descriptor by the same
/// loop that makes the commits, and held back to the display's rate where the driver does not wait for a blank.
@MainActor package final class DRMDisplay: Display {
    /// How long a flip's report may be missing before the display goes on without it, in seconds.
    package static let flipTimeout: TimeInterval = 1
    /// How long a refused commit rests before the next try, in seconds.
    package static let retryDelay: TimeInterval = 1
    /// How long leaving waits for a flip under way, in milliseconds.
    package static let farewellTimeout = 300

    package let pixelSize: PixelSize
    package let refreshInterval: TimeInterval
    /// How the picture is turned on the panel.
    package let turn: QuarterTurn
    /// Told when the next frame may be offered, with the time of the last one's vertical blank.
    package var onReady: (MonotonicTime) -> Void = { _ in }
    /// Told once when the card went away.
    package var onLost: () -> Void = {}
    /// Commits that the kernel took, the first mode included: what an idle application must not raise.
    package private(set) var commitCount = 0
    /// Flip reports that never came.
    package private(set) var lostFlipCount = 0
    /// Mode, format, connector and calls, for a line at start.
    package let summary: String

    private enum State: Hashable {
        /// A frame would be taken.
        case ready
        /// The flip with this cookie is under way.
        case flipping(UInt64)
        /// The readiness waits for its alarm.
        case resting
        /// Nobody looks: the display is off until it is woken.
        case blank
        /// The seat belongs to somebody else.
        case suspended
        /// Nothing more will be shown.
        case closed
    }

    private let kms: any KMS
    private let choice: OutputChoice
    private var scanout: any Scanout
    private let mode: DisplayMode
    private let ring: BufferRing
    private let scheduler: any Scheduler
    private let needsWholeDamage: Bool
    private var pacer: FramePacer
    private var lateStart: LateStart
    /// When a frame was last asked for right after another one.
    private var workStart: MonotonicTime?
    private var state = State.ready
    private var needsMode = true
    /// Whether there is a picture to put back.
    private var hasSetMode: Bool
    private var nextCookie: UInt64 = 1
    /// When the last frame was shown, or may be taken as shown.
    private var readyTime = MonotonicTime.zero
    private var readyAlarm: Alarm?
    private var guardAlarm: Alarm?
    private var watchKey: UInt64?
    /// The error of the last commit, so that a lasting one is said once.
    private var lastError: SystemError?
    private var isMissingReports = false
    /// Whether the flip under way followed the blank before it without a pause.
    private var isContinuous = false
    /// Buffers of the display before this one on the same CRTC, shown until the first frame.
    private var predecessor: BufferRing?

    /// Settles mode and format on the chosen output; shows nothing yet.
    ///
    /// Without a `turn` the picture is turned as the connector says that its panel is mounted. `after` are the buffers of a
    /// display that was retired on the same CRTC: they stay shown until the first frame.
    package init(
        _ kms: any KMS,
        _ choice: OutputChoice,
        scheduler: any Scheduler,
        turn: QuarterTurn? = nil,
        after predecessor: BufferRing? = nil
    ) throws(PlatformError) {
        let turn = turn ?? choice.connector.panelTurn
        let settled: DisplayNegotiation
        do throws(PlatformError) {
            settled = try DisplayNegotiation(kms, choice, turn: turn)
        } catch {
            predecessor?.free()
            throw error
        }
        self.predecessor = predecessor
        self.kms = kms
        self.choice = choice
        self.scheduler = scheduler
        self.turn = turn
        scanout = settled.scanout
        mode = settled.mode
        ring = settled.ring
        hasSetMode = settled.scanout.setsToTry || predecessor != nil
        pixelSize = settled.ring.size
        refreshInterval = 1 / settled.mode.rate
        pacer = FramePacer(interval: 1 / settled.mode.rate)
        lateStart = LateStart(interval: 1 / settled.mode.rate)
        summary =
            "\(kms.node) (\(kms.driver)): \(choice.connector.name) \(settled.mode.label)"
            + " \(settled.ring.format.name), \(settled.scanout.name)"
            + Self.note(on: turn, isCopied: settled.ring.turn != .none)
        // Linux 6.1's cirrus copies a part of the picture to a wrong place. Seen in QEMU.
        needsWholeDamage = kms.driver == "cirrus"
        readyAlarm = scheduler.makeAlarm { [weak self] in self?.becomeReady() }
        guardAlarm = scheduler.makeAlarm { [weak self] in self?.missFlip() }
        kms.rememberForCrash(
            crtc: choice.crtc,
            connector: choice.connector.id,
            state: choice.saved
        )
        if let descriptor = kms.descriptor {
            watchKey = try scheduler.watch(descriptor, for: .readable) { [weak self] readiness in
                if readiness == .broken { self?.lose() } else { self?.readFlips() }
            }
        }
    }

    package var isReady: Bool { state == .ready }

    package func present(
        _ bitmap: Bitmap,
        damage: Region
    ) throws(PlatformError) -> PresentResult {
        demand(
            bitmap.size == pixelSize,
            "a \(bitmap.size) picture was offered to a \(pixelSize) display"
        )
        // A loop that was held up finds its report here first, and never commits onto a pending flip.
        if case .flipping = state { readFlips() }
        if state == .resting, let time = readyAlarm?.time, time <= scheduler.clock.now {
            readyAlarm?.time = nil
            state = .ready
        }
        guard state == .ready else { return .busy }
        var damage = damage
        if needsWholeDamage && !damage.isEmpty { damage = Region(PixelRect(size: pixelSize)) }
        if damage.isEmpty && !needsMode { return .presented }
        let written = ring.prepare(bitmap, damage: damage)
        do {
            try commit(written)
        } catch {
            return try refuse(error)
        }
        if lastError != nil { Log.line("\(kms.node): commits work again") }
        lastError = nil
        commitCount += 1
        if let workStart {
            let work = scheduler.clock.now.seconds(since: workStart)
            // Later it isn't the work of a frame, but the wait for a reason to draw one.
            if work < refreshInterval { lateStart.note(work: work) }
        }
        ring.advance(damage: damage)
        return .presented
    }

    /// Shows again what was there before us, and gives the buffers back.
    ///
    /// Called once, last.
    package func shutDown() {
        guard state != .closed else { return }
        let isOurs = state != .suspended
        awaitFlip()
        close()
        kms.rememberForCrash(crtc: choice.crtc, connector: choice.connector.id, state: nil)
        if hasSetMode && isOurs { showSaved() }
        free()
        if isOurs { kms.dropMaster() }
    }

    /// Switches the output off and gives the buffers back: nobody looks at it any more.
    package func leave() {
        guard state != .closed else { return }
        awaitFlip()
        close()
        kms.rememberForCrash(crtc: choice.crtc, connector: choice.connector.id, state: nil)
        if hasSetMode {
            try? kms.setCRTC(choice.crtc, connector: nil, state: KMSCRTCState())
        }
        free()
        kms.dropMaster()
    }

    /// Ends this display for another one on the same CRTC, which gets the buffers to free them.
    package func retire() -> BufferRing {
        awaitFlip()
        close()
        predecessor?.free()
        predecessor = nil
        return ring
    }

    /// Stops for as long as the card is somebody else's: no commit, no log line.
    package func suspend(dropsMaster: Bool = false) {
        guard state != .closed, state != .suspended else { return }
        awaitFlip()
        state = .suspended
        readyAlarm?.time = nil
        guardAlarm?.time = nil
        kms.rememberForCrash(crtc: choice.crtc, connector: choice.connector.id, state: nil)
        if dropsMaster { kms.dropMaster() }
    }

    /// Switches the display off, or has the next frame switch it on again.
    package func blank(_ isBlank: Bool) {
        if isBlank {
            guard state != .closed, state != .suspended, state != .blank else { return }
            awaitFlip()
            do {
                try scanout.switchOff()
            } catch {
                Log.line("\(kms.node): switch the display off: \(error)")
            }
            state = .blank
            readyAlarm?.time = nil
            guardAlarm?.time = nil
        } else if state == .blank {
            needsMode = true
            rest(until: scheduler.clock.now)
        }
    }

    /// Shows the next frame whole, with its mode: somebody else may have changed everything.
    package func resume() {
        guard state == .suspended else { return }
        do {
            try kms.becomeMaster()
        } catch {
            Log.line("become DRM master of \(kms.node): \(error)")
        }
        kms.rememberForCrash(
            crtc: choice.crtc,
            connector: choice.connector.id,
            state: choice.saved
        )
        needsMode = true
        lastError = nil
        ring.invalidate()
        rest(until: scheduler.clock.now)
    }

    // MARK: - Commits

    private func commit(_ written: [PixelRect]) throws(SystemError) {
        if needsMode {
            try setMode()
            needsMode = false
            hasSetMode = true
            predecessor?.free()
            predecessor = nil
            rest(until: pacer.release(shownAt: scheduler.clock.now))
            return
        }
        let cookie = nextCookie
        let completion = try scanout.flip(
            framebuffer: ring.framebuffer,
            clips: written,
            cookie: cookie
        )
        nextCookie += 1
        switch completion {
        case .event:
            isContinuous =
                workStart.map { scheduler.clock.now.seconds(since: $0) < refreshInterval } ?? false
            state = .flipping(cookie)
            guardAlarm?.time = scheduler.clock.now.advanced(by: Self.flipTimeout)
        case .immediate:
            let next = scheduler.clock.now.advanced(by: refreshInterval)
            rest(until: pacer.release(shownAt: next))
        }
    }

    /// Sets the mode; a driver that agreed to it in a test and refuses it now gets the old calls.
    private func setMode() throws(SystemError) {
        do throws(SystemError) {
            try scanout.setMode(mode, framebuffer: ring.framebuffer)
        } catch {
            if hasSetMode || ![.invalid, .noSpace, .outOfRange].contains(error) { throw error }
            Log.line("\(kms.node): mode refused after its test: \(error); using legacy calls")
            // The old calls know no turned planes.
            if scanout.turn != .none { throw error }
            let legacy = LegacyScanout(kms, choice)
            try legacy.setMode(mode, framebuffer: ring.framebuffer)
            scanout = legacy
        }
    }

    /// Answers for a commit that was not taken; the caller keeps its damage either way.
    private func refuse(_ error: SystemError) throws(PlatformError) -> PresentResult {
        let now = scheduler.clock.now
        if error == .busy {
            rest(until: now.advanced(by: refreshInterval))
            return .busy
        }
        if error == .noDevice {
            lose()
        } else {
            // Whoever took the card may have changed everything on it.
            if error == .accessDenied || error == .notPermitted {
                needsMode = true
                ring.invalidate()
            }
            rest(until: now.advanced(by: Self.retryDelay))
        }
        if error == lastError { return .busy }
        lastError = error
        throw PlatformError("show a frame on", kms.node, errno: error.number)
    }

    private static func note(on turn: QuarterTurn, isCopied: Bool) -> String {
        if turn == .none { return "" }
        return ", turned by \(turn.rawValue)° by the \(isCopied ? "copy" : "plane")"
    }

    // MARK: - Readiness

    private func rest(until time: MonotonicTime) {
        state = .resting
        readyTime = time
        readyAlarm?.time = time
    }

    private func becomeReady() {
        guard state == .resting else { return }
        state = .ready
        workStart = scheduler.clock.now
        onReady(readyTime)
    }

    private func readFlips() {
        do {
            for flip in try kms.readFlips() { finish(flip) }
        } catch {
            if error == .noDevice { lose() }
        }
    }

    private func finish(_ flip: KMSFlip) {
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
    private func settleFlip(shownAt time: MonotonicTime, waits: Bool = false) {
        guardAlarm?.time = nil
        rest(until: pacer.release(shownAt: time))
        if waits { readyAlarm?.time = readyTime.advanced(by: lateStart.delay) }
    }

    private func missFlip() {
        readFlips()
        guard case .flipping = state else { return }
        lostFlipCount += 1
        if !isMissingReports {
            isMissingReports = true
            Log.line("\(kms.node): a flip wasn't reported within a second; going on without it")
        }
        settleFlip(shownAt: scheduler.clock.now)
    }

    // MARK: - Leaving

    private func showSaved() {
        do {
            if choice.saved.framebuffer != 0 && choice.saved.mode != nil {
                try kms.setCRTC(
                    choice.crtc,
                    connector: choice.connector.id,
                    state: choice.saved
                )
            } else {
                try kms.setCRTC(choice.crtc, connector: nil, state: KMSCRTCState())
            }
        } catch {
            Log.line("restore the picture of \(kms.node): \(error)")
        }
    }

    /// Ends the display of a card that was pulled out.
    package func lose() {
        guard state != .closed else { return }
        Log.line("\(kms.node): the card went away")
        close()
        kms.rememberForCrash(crtc: choice.crtc, connector: choice.connector.id, state: nil)
        free()
        onLost()
    }

    /// Gives a flip that is under way the time to finish.
    private func awaitFlip() {
        guard case .flipping = state else { return }
        if kms.waitForFlip(milliseconds: Self.farewellTimeout) { _ = try? kms.readFlips() }
    }

    private func free() {
        predecessor?.free()
        predecessor = nil
        ring.free()
    }

    private func close() {
        state = .closed
        readyAlarm?.time = nil
        guardAlarm?.time = nil
        if let watchKey { scheduler.stopWatching(watchKey) }
        watchKey = nil
    }
}
