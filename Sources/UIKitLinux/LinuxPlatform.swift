import Glibc
package import UIKitGeometry
package import UIKitPlatform

/// The whole back end of a panel: DRM for pixels, libinput for fingers, the console out of the way, one loop.
///
/// Constructed it is ready: the mode is settled, devices are open, signals
/// arrive as events. Throws what keeps it from showing anything; nothing is left changed then.
@MainActor package final class LinuxPlatform: Platform {
    package let clock: any Clock
    package private(set) var display: (any Display)?
    package let scale: CGFloat
    package weak var sink: (any PlatformSink)?

    /// Waits, alarms and descriptors; open to tools that watch more.
    package let loop: EventLoop
    /// Finds displays, nil when another display was given.
    package private(set) var keeper: DisplayKeeper?

    private let configuration: LinuxConfiguration
    private let seat: any Seat
    private var input: InputContext?
    private var signals: SignalSource?
    /// Whether the application must still be told that it starts behind another session.
    private var startsAway = false
    private var hotplug: HotplugMonitor?
    private var notifier: ServiceNotifier?
    private let idle: IdleKeeper
    private var backlight: Backlight?
    private var accelerometer: Accelerometer?
    /// The old framebuffer device, where there is no card at all.
    private var framebuffer: FramebufferDisplay?
    private var translator: InputTranslator
    /// Events that came before there was a sink: devices found at start.
    private var early: [InputTranslator.Report] = []

    /// The size in pixels that is laid out for while no display was ever there.
    package static let virtualSize = PixelSize(width: 800, height: 480)

    /// Takes a display and input as configured.
    package convenience init(_ configuration: LinuxConfiguration) throws(PlatformError) {
        let loop = try EventLoop(clock: LinuxClock())
        let device = configuration.drmDevice
        let seat: any Seat = Self.seat(for: device, loop)
        let keeper = DisplayKeeper(
            DisplayKeeper.Wishes(
                output: configuration.output,
                mode: configuration.mode,
                turn: configuration.rotation
            ),
            scheduler: loop,
            cards: { CardChoice.open(device: device, opener: seat) }
        )
        do throws(PlatformError) {
            if !seat.isActive { keeper.suspend() }
            let fallback = try Self.start(keeper, configuration, loop)
            try self.init(
                configuration,
                loop: loop,
                display: fallback ?? keeper.panel,
                seat: seat
            )
            framebuffer = fallback
        } catch {
            keeper.shutDown()
            seat.shutDown()
            throw error
        }
        take(keeper)
        takeSeat()
        takeSensors()
        do throws(PlatformError) {
            notifier = try ServiceNotifier.ofProcess(scheduler: loop)
        } catch {
            Log.line("\(error)")
        }
        ConsoleGuard.install()
    }

    /// Takes real input for a display that somebody else made, a memory one for example.
    package init(
        _ configuration: LinuxConfiguration,
        loop: EventLoop,
        display: (any Display)?,
        seat: any Seat = ConsoleSeat()
    ) throws(PlatformError) {
        self.configuration = configuration
        self.seat = seat
        self.loop = loop
        clock = loop.clock
        self.display = display
        scale = configuration.scale
        idle = IdleKeeper(timeout: configuration.blankAfter, scheduler: loop)
        let surface = Self.surface(of: display, configuration)
        translator = InputTranslator(surface: surface.size)
        signals = try SignalSource(SignalSource.termination, loop: loop) { [weak self] number in
            self?.sink?.terminate(.signal(number))
        }
        input = try InputContext(
            paths: configuration.inputPaths,
            seat: configuration.seat,
            surface: surface,
            scheduler: loop,
            opener: seat,
            keyboard: Self.keyboard(configuration.keyboardLayout),
            calibrations: CalibrationStore(path: configuration.calibrationPath),
            filter: TouchFilter(configuration.touchFilters)
        ) { [weak self] batch in self?.receive(batch) }
    }

    package func wait(until deadline: MonotonicTime?) {
        notifier?.ready()
        if startsAway {
            startsAway = false
            sink?.setSuspended(true)
        }
        if !early.isEmpty && sink != nil {
            let reports = early
            early = []
            deliver(reports)
            return
        }
        loop.wait(until: deadline)
    }

    package func wake() { loop.wake() }

    package func shutDown() {
        notifier?.stopping()
        notifier = nil
        hotplug?.close()
        hotplug = nil
        input?.close()
        input = nil
        keeper?.shutDown()
        keeper = nil
        framebuffer?.shutDown()
        framebuffer = nil
        accelerometer = nil
        display = nil
        backlight?.restore()
        backlight = nil
        // Last, when the card is free: the kernel then draws its text again.
        seat.shutDown()
        signals?.close()
        signals = nil
    }

    /// The modes that the chosen output offers, one label a line, for `UIKIT_DRM_MODE=list`.
    package static func modes(
        _ configuration: LinuxConfiguration
    ) throws(PlatformError) -> [String] {
        var (cards, failures) = CardChoice.open(
            device: configuration.drmDevice,
            opener: DirectOpener()
        )
        for card in cards {
            do throws(PlatformError) {
                let choice = try OutputChoice(
                    card,
                    output: configuration.output,
                    request: .automatic
                )
                var labels: [String] = []
                for mode in choice.connector.modes where !labels.contains(mode.label) {
                    labels.append(mode.label)
                }
                return labels
            } catch {
                failures.append(error)
            }
        }
        cards = []
        throw CardChoice.failure(of: failures)
    }

    // MARK: - The seat

    /// The manager's seat where there is a manager, else our own; no manager is asked for what is no card.
    private static func seat(for device: String?, _ loop: EventLoop) -> any Seat {
        guard CardChoice.isCard(device), let seat = ManagedSeat.open(scheduler: loop) else {
            return ConsoleSeat()
        }
        Log.line("the seat is managed by \(seat.manager)")
        return seat
    }

    private func takeSeat() {
        seat.onLeave = { [weak self] in
            guard let self else { return }
            // In this order: fingers let go, the last flip ends, the card is free.
            input?.suspend()
            keeper?.suspend(dropsMaster: seat.dropsMaster)
            framebuffer?.setSuspended(true)
        }
        seat.onLeft = { [weak self] in self?.sink?.setSuspended(true) }
        seat.onReturn = { [weak self] in
            guard let self else { return }
            startsAway = false
            keeper?.resume()
            framebuffer?.setSuspended(false)
            input?.resume()
            sink?.setSuspended(false)
        }
        startsAway = !seat.isActive
        guard let console = seat as? ConsoleSeat else { return }
        do throws(PlatformError) {
            try console.takeTerminal(loop: loop)
        } catch {
            Log.line("\(error); the console's text and keys stay")
        }
    }

    // MARK: - Idle

    /// How bright the lamp behind the panel is, where the kernel offers one.
    package var brightness: CGFloat? {
        get { backlight?.brightness }
        set { if let newValue { backlight?.brightness = newValue } }
    }

    /// Whether the screen stays on although nobody touches it.
    package var isIdleTimerDisabled: Bool {
        get { idle.isDisabled }
        set { idle.isDisabled = newValue }
    }

    private func follow(_ state: IdlePolicy.State) {
        backlight?.dim(state == .dimmed)
        keeper?.blank(state == .blank)
        // The whole picture is wanted: what was drawn for a dark screen was not shown.
        if state == .awake { sink?.displayChanged() }
    }

    // MARK: - Displays

    /// Finds a display; the old framebuffer device where there is no card, and the reason is logged.
    private static func start(
        _ keeper: DisplayKeeper,
        _ configuration: LinuxConfiguration,
        _ loop: EventLoop
    ) throws(PlatformError) -> FramebufferDisplay? {
        do throws(PlatformError) {
            let hasCards = CardChoice.isCard(configuration.drmDevice)
            try keeper.start(mayWait: configuration.waitsForDisplay && hasCards)
            return nil
        } catch {
            if configuration.drmDevice != nil || CardChoice.isCard(nil) { throw error }
            do throws(PlatformError) {
                let display = try FramebufferDisplay.open(
                    framebufferPath,
                    turn: configuration.rotation ?? .none,
                    scheduler: loop
                )
                Log.line("\(error); using the old framebuffer device")
                Log.line(display.summary)
                return display
            } catch let framebufferError {
                if framebufferError.errorNumber != ENOENT { Log.line("\(framebufferError)") }
                guard configuration.waitsForDisplay else { throw error }
                try keeper.start(mayWait: true)
                return nil
            }
        }
    }

    private static let framebufferPath = "/dev/fb0"

    private func take(_ keeper: DisplayKeeper) {
        framebuffer?.onReady = { [weak self] time in self?.sink?.displayReady(at: time) }
        if framebuffer != nil { return }
        self.keeper = keeper
        keeper.onReady = { [weak self] time in self?.sink?.displayReady(at: time) }
        keeper.onChange = { [weak self] in self?.followDisplay() }
        backlight = Backlight()
        idle.onChange = { [weak self] state in self?.follow(state) }
        do throws(PlatformError) {
            hotplug = try HotplugMonitor(scheduler: loop) { [weak keeper] in keeper?.lookAgain() }
        } catch {
            Log.line("\(error); a display that is plugged in later is not noticed")
        }
    }

    private func followDisplay() {
        display = keeper?.panel
        if display != nil {
            let surface = Self.surface(of: display, configuration)
            input?.surface = surface
            translator.surface = surface.size
        }
        sink?.displayChanged()
    }

    /// Where fingers touch: the picture as it is turned on the panel, or one that nobody sees yet.
    private static func surface(
        of display: (any Display)?,
        _ configuration: LinuxConfiguration
    ) -> TouchSurface {
        let scale = configuration.scale
        return TouchSurface(
            size: PixelScale(scale).points(display?.pixelSize ?? virtualSize),
            turn: configuration.touchRotation ?? (display as? DRMDisplay)?.turn
                ?? (display as? FramebufferDisplay)?.turn ?? .none,
            pixel: 1 / scale
        )
    }

    // MARK: - Sensors and keys

    private func takeSensors() {
        guard let path = configuration.accelerometer else { return }
        do throws(PlatformError) {
            accelerometer = try Accelerometer(path, scheduler: loop) { [weak self] event in
                self?.deliver([.event(event)])
            }
        } catch {
            Log.line("\(error); shakes and postures are not noticed")
        }
    }

    /// A keyboard of this layout; nil, and a line, when xkb has none.
    private static func keyboard(_ layout: String) -> Keyboard? {
        if let keyboard = Keyboard(layout: layout) { return keyboard }
        Log.line("xkb knows no layout \(layout.debugDescription); keys have plain names")
        return nil
    }

    // MARK: - Input

    private func receive(_ batch: [RawInput]) {
        let reports = translator.translate(batch)
        if sink == nil { early += reports } else { deliver(reports) }
    }

    private func deliver(_ reports: [InputTranslator.Report]) {
        for report in reports {
            switch report {
            case .event(let event):
                if let event = idle.receive(event) { sink?.receive(event) }
            case .quit: sink?.terminate(.quitChord)
            case .switchTo(let session): seat.switchTo(session: session)
            }
        }
    }
}

extension LinuxPlatform: TouchCalibrating {
    package var calibratedTouchscreens: [CalibratedTouchscreen] { input?.touchscreens ?? [] }

    package func matrix(of identity: String) -> CalibrationMatrix {
        input?.matrix(of: identity) ?? .identity
    }

    package func setMatrix(_ matrix: CalibrationMatrix, of identity: String) {
        input?.setMatrix(matrix, of: identity)
    }

    package func store(_ matrix: CalibrationMatrix, of identity: String) throws(PlatformError) {
        let store = CalibrationStore(path: configuration.calibrationPath)
        try store.store(matrix, of: identity)
    }

    package func surfacePlace(of point: CGPoint) -> CGPoint {
        Self.surface(of: display, configuration).unitPlace(of: point)
    }
}
