package import UIKitGeometry
package import UIKitPlatform
package import UIKitRaster

/// A whole platform without a device: a screen in memory, scripted fingers and a clock that jumps.
///
/// `wait(until:)` never sleeps while something is due: it moves the clock to the deadline, to the
/// next scripted action or to the screen's next vertical blank, whichever comes first.
@MainActor package final class HeadlessPlatform: Platform {
    /// Who runs libdispatch's main queue.
    package enum MainQueueUse: Hashable, Sendable {
        /// `wait(until:)` does; the platform lives on the process's main thread and takes its
        /// termination signals.
        case drained
        /// Somebody else does, as in tests, which run on another thread.
        case leftAlone
    }

    /// The clock that the platform moves.
    package let manualClock = ManualClock()
    /// Pixels per point of the screen.
    package let scale: CGFloat
    /// Kept and never seen: a headless screen has no lamp.
    package var brightness: CGFloat? = 1
    /// Kept and without effect: a headless screen never goes off.
    package var isIdleTimerDisabled = false
    /// How places of a session's fingers are corrected; not at all at first.
    package let calibration = HeadlessCalibration()
    /// Seconds between two vertical blanks of the screen.
    package let refreshInterval: TimeInterval
    /// The screen, nil while none is connected.
    package private(set) var screen: MemoryDisplay?
    /// The screens beside the main one.
    private var secondaries: [(id: DisplayID, screen: MemoryDisplay, scale: CGFloat)] = []
    private var lastSecondary = 0
    /// Who is told what happens.
    package weak var sink: (any PlatformSink)?
    /// Told of each frame that a screen took, with the whole picture and the time.
    package var onPresent: ((Bitmap, MonotonicTime) -> Void)? {
        didSet { screen?.onPresent = onPresent }
    }
    /// Told of each picture that the session asks for, with its name and what the screen shows.
    package var onPicture: ((String, Bitmap) -> Void)?
    /// Whether `shutDown()` was called.
    package private(set) var isShutDown = false

    private let mainQueueUse: MainQueueUse
    private var termination: TerminationWatch?
    private var script = Script()
    private var touchscreens: [DeviceID: RawTouchscreen] = [:]
    private var lastDevice = 0
    private var isWakePending = false

    /// Creates a platform whose screen has `size` pixels; the clock shows 0.
    package init(
        size: PixelSize,
        scale: CGFloat = 1,
        refreshInterval: TimeInterval = 1.0 / 60,
        mainQueue: MainQueueUse = .leftAlone
    ) {
        self.scale = scale
        self.refreshInterval = refreshInterval
        mainQueueUse = mainQueue
        connectScreen(size)
        if mainQueue == .drained {
            termination = TerminationWatch { [weak self] in self?.sink?.terminate(.signal($0)) }
        }
    }

    /// The clock of everything.
    package var clock: any Clock { manualClock }

    /// The screen, nil while none is connected.
    package var display: (any Display)? { screen }

    /// The screens beside it.
    package var secondaryDisplays: [SecondaryDisplay] {
        secondaries.map { SecondaryDisplay(id: $0.id, display: $0.screen, scale: $0.scale) }
    }

    /// Lets time pass until something happens, tells the sink, then returns.
    ///
    /// With no deadline, an empty script and no frame in flight only the main queue can bring work:
    /// where the platform drains it, the call blocks for it; else it returns.
    package func wait(until deadline: MonotonicTime?) {
        if mainQueueUse == .drained, MainQueue.drain() { return }
        if isWakePending {
            isWakePending = false
            return
        }
        let blanks = secondaries.map(\.screen.nextVerticalBlank)
        let instants = ([deadline, script.nextTime, screen?.nextVerticalBlank] + blanks)
            .compactMap(\.self)
        guard let instant = instants.min() else {
            if mainQueueUse == .drained, MainQueue.waitForWork(milliseconds: -1) {
                _ = MainQueue.drain()
            }
            return
        }
        manualClock.advance(to: max(manualClock.now, instant))
        deliverWhatIsDue()
    }

    /// Makes the next `wait` return at once.
    package func wake() { isWakePending = true }

    /// Ends the life of the screen and lets termination signals end the process again.
    package func shutDown() {
        isShutDown = true
        termination = nil
        screen = nil
        secondaries = []
    }

    /// Tells the sink of everything that is due at the clock's time: the script first, then the vertical blank.
    package func deliverWhatIsDue() {
        while let action = script.take(dueAt: manualClock.now) { perform(action) }
        for (_, screen, _) in secondaries {
            if let blank = screen.nextVerticalBlank, blank <= manualClock.now {
                screen.finishFrame()
            }
        }
        guard let screen, let blank = screen.nextVerticalBlank, blank <= manualClock.now else {
            return
        }
        screen.finishFrame()
        sink?.displayReady(at: blank)
    }

    // MARK: - Script

    /// Lets `action` happen when the clock reaches `time`, after those that were scheduled before for that time.
    package func schedule(_ action: Recording.Action, at time: MonotonicTime) {
        script.add(Recording.Entry(time: time, action: action))
    }

    /// Schedules a whole session from the clock's time on, and its end.
    package func play(_ recording: Recording) {
        let start = manualClock.now
        for entry in recording.entries {
            let shifted = entry.shifted(by: start)
            schedule(shifted.action, at: shifted.time)
            if case .input(let event) = entry.action, let device = event.device {
                lastDevice = max(lastDevice, device.number)
            }
        }
        if !recording.entries.contains(where: { $0.action == .end }) {
            schedule(.end, at: start.advanced(by: recording.endTime.seconds))
        }
    }

    private func perform(_ action: Recording.Action) {
        switch action {
        case .input(let event):
            sink?.receive(calibration.calibrated(event, size: pointSize))
        case .resize(let size): resize(to: size)
        case .screen(let id, let size, let scale):
            if secondary(id) == nil {
                connectSecondary(size, scale: scale, id: id)
            } else {
                resizeSecondary(id, to: size)
            }
        case .screenRemoved(let id): disconnectSecondary(id)
        case .picture(let name):
            if let screen { onPicture?(name, screen.presented) }
        case .end: sink?.terminate(.sessionEnded)
        }
    }

    // MARK: - Screen

    /// Replaces the screen by a black one of `size` pixels, as a change of mode does.
    package func resize(to size: PixelSize) {
        connectScreen(size)
        sink?.displayChanged()
    }

    /// Takes the screen away, as when its cable is pulled.
    package func disconnectScreen() {
        screen = nil
        sink?.displayChanged()
    }

    /// The screen beside the main one that has this name, nil when it is not plugged in.
    package func secondary(_ id: DisplayID) -> MemoryDisplay? {
        secondaries.first { $0.id == id }?.screen
    }

    /// Plugs in another screen, black and of `size` pixels; without an `id` its name was never used before.
    @discardableResult
    package func connectSecondary(
        _ size: PixelSize,
        scale: CGFloat = 1,
        refreshInterval: TimeInterval? = nil,
        id: DisplayID? = nil
    ) -> DisplayID {
        lastSecondary = max(lastSecondary + 1, id?.number ?? 0)
        let id = id ?? DisplayID(lastSecondary)
        let screen = memory(size, scale, refreshInterval ?? self.refreshInterval)
        secondaries.append((id, screen, scale))
        sink?.displayChanged()
        return id
    }

    /// Replaces a screen beside the main one by a black one of `size` pixels, as a change of mode does.
    package func resizeSecondary(_ id: DisplayID, to size: PixelSize) {
        guard let index = secondaries.firstIndex(where: { $0.id == id }) else { return }
        let old = secondaries[index]
        secondaries[index].screen = memory(size, old.scale, old.screen.refreshInterval)
        sink?.displayChanged()
    }

    /// Pulls a screen beside the main one out.
    package func disconnectSecondary(_ id: DisplayID) {
        secondaries.removeAll { $0.id == id }
        sink?.displayChanged()
    }

    private func memory(
        _ size: PixelSize,
        _ scale: CGFloat,
        _ interval: TimeInterval
    ) -> MemoryDisplay {
        MemoryDisplay(
            pixelSize: size,
            scale: scale,
            refreshInterval: interval,
            clock: manualClock
        )
    }

    private func connectScreen(_ size: PixelSize) {
        let screen = memory(size, scale, refreshInterval)
        screen.onPresent = onPresent
        self.screen = screen
    }

    // MARK: - Raw contacts

    /// Plugs a touchscreen in; its number was never used before.
    package func addTouchscreen(name: String = "Headless touchscreen") -> DeviceID {
        lastDevice += 1
        let device = DeviceID(lastDevice)
        touchscreens[device] = RawTouchscreen(device: device)
        sink?.receive(.deviceAdded(device, name: name))
        return device
    }

    /// Pulls a touchscreen out; changes whose frame was not complete are lost.
    package func removeTouchscreen(_ device: DeviceID) {
        guard touchscreens.removeValue(forKey: device) != nil else { return }
        sink?.receive(.deviceRemoved(device, time: manualClock.now))
    }

    /// A touchscreen reports one change of a contact.
    package func report(_ change: RawContact, on device: DeviceID) {
        touchscreens[device]?.report(change)
    }

    /// A touchscreen's frame is complete: its changes reach the sink as one event at the clock's time.
    package func completeFrame(on device: DeviceID) {
        guard let event = touchscreens[device]?.frame(at: manualClock.now) else { return }
        sink?.receive(event)
    }
}
