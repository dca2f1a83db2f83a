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
    /// Pixels per point that follow from the panel's millimetres.
    package var panelScale: CGFloat {
        PanelScale.scale(pixels: mode.width, millimetres: choice.connector.millimetresWide)
    }
    /// The connector's name.
    package var output: String { choice.connector.name }
    /// The panel's size in millimetres, as it is scanned; zero where it does not tell.
    package var millimetres: CGSize {
        CGSize(
            width: CGFloat(choice.connector.millimetresWide),
            height: CGFloat(choice.connector.millimetresHigh)
        )
    }
    /// Told when the next frame may be offered, with the time of the last one's vertical blank.
    package var onReady: (MonotonicTime) -> Void = { _ in }
    /// Told once when the card went away.
    package var onLost: () -> Void = {}
    /// Commits that the kernel took, the first mode included: what an idle application must not raise.
    package private(set) var commitCount = 0
    /// Flip reports that never came.
    package internal(set) var lostFlipCount = 0
    /// Mode, format, connector and calls, for a line at start.
    package let summary: String

    enum State: Hashable {
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

    let kms: any KMS
    let choice: OutputChoice
    var scanout: any Scanout
    let mode: DisplayMode
    let ring: BufferRing
    let scheduler: any Scheduler
    private let needsWholeDamage: Bool
    var pacer: FramePacer
    var lateStart: LateStart
    /// When a frame was last asked for right after another one.
    var workStart: MonotonicTime?
    var state = State.ready
    var needsMode = true
    /// Whether the card may be somebody else's, so that it is asked for before the next commit.
    var lacksMaster = false
    /// Whether there is a picture to put back.
    var hasSetMode: Bool
    private var nextCookie: UInt64 = 1
    /// When the last frame was shown, or may be taken as shown.
    var readyTime = MonotonicTime.zero
    var readyAlarm: Alarm?
    var guardAlarm: Alarm?
    var watchKey: UInt64?
    /// The error of the last commit, so that a lasting one is said once.
    var lastError: SystemError?
    var isMissingReports = false
    /// Whether the flip under way followed the blank before it without a pause.
    var isContinuous = false
    /// A mouse's pointer, once there is one.
    var pointer: HardwarePointer?
    /// The same, where the driver has no plane for it.
    var drawnPointer: DrawnPointer?
    /// Buffers of the display before this one on the same CRTC, shown until the first frame.
    var predecessor: BufferRing?

    /// Settles mode and format on the chosen output; shows nothing yet.
    ///
    /// Without a `turn` the picture is turned as the connector says that its panel is mounted. `after` are the buffers of a
    /// display that was retired on the same CRTC: they stay shown until the first frame. What is tried again and again is tried
    /// `quietly`.
    package init(
        _ kms: any KMS,
        _ choice: OutputChoice,
        scheduler: any Scheduler,
        turn: QuarterTurn? = nil,
        after predecessor: BufferRing? = nil,
        quietly: Bool = false
    ) throws(PlatformError) {
        let turn = turn ?? choice.connector.panelTurn
        let settled: DisplayNegotiation
        do throws(PlatformError) {
            settled = try DisplayNegotiation(kms, choice, turn: turn, quietly: quietly)
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
        do throws(PlatformError) {
            try listen()
        } catch {
            // The old calls have set the mode already.
            shutDown()
            throw error
        }
    }

    /// Hears of flips from the card, or from its port where several displays share it.
    private func listen() throws(PlatformError) {
        if let port = kms as? CardPort {
            port.claim = (choice.connector.id, choice.crtc)
            port.onReadable = { [weak self] in self?.readFlips() }
            port.onBroken = { [weak self] in self?.lose() }
            try port.attach()
        } else if let descriptor = kms.descriptor {
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
        let written = ring.prepare(bitmap, damage: damage, pointer: drawnPointer)
        do {
            // A seat manager may keep this call to itself: what counts is whether the commit is taken.
            if lacksMaster { try? kms.becomeMaster() }
            try commit(written)
            lacksMaster = false
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

    // MARK: - Commits

    private func commit(_ written: [PixelRect]) throws(SystemError) {
        if needsMode {
            try setMode()
            needsMode = false
            hasSetMode = true
            // With all that was above the picture it is gone; the next movement shows it again.
            pointer?.forget()
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
        nextCookie = Self.cookie(after: cookie)
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

    /// The cookie of the next flip: from 1, in the 32 bits that a card with several displays has for it.
    ///
    /// At 60 Hz they are used up after 2.3 years.
    package static func cookie(after cookie: UInt64) -> UInt64 {
        cookie >= UInt64(UInt32.max) ? 1 : cookie + 1
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
        } else if error == .accessDenied || error == .notPermitted {
            // Whoever took the card may have changed everything on it.
            needsMode = true
            ring.invalidate()
            // Where it can be had again, it is at the next blank; where that doesn't help, once a second.
            let wasLacking = lacksMaster
            lacksMaster = true
            let isOurs = !wasLacking && (try? kms.becomeMaster()) != nil
            rest(until: now.advanced(by: isOurs ? refreshInterval : Self.retryDelay))
        } else {
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
}
