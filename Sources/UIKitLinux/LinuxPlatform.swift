package import UIKitGeometry
package import UIKitPlatform

/// The whole back end of a panel: DRM for pixels, libinput for fingers, the console out of the way, one loop.
///
/// Constructed it is ready: the mode is settled, devices are open, signals
/// arrive as events. Throws what keeps it from showing anything; nothing is left changed then.
@MainActor package final class LinuxPlatform: Platform {
    package let clock: any Clock
    package internal(set) var display: (any Display)?
    package let scale: CGFloat
    package var secondaryDisplays: [SecondaryDisplay] {
        (keeper?.secondaries ?? []).map {
            SecondaryDisplay(id: $0.id, display: $0.display, scale: scale(of: $0.display))
        }
    }
    package weak var sink: (any PlatformSink)?

    /// Waits, alarms and descriptors; open to tools that watch more.
    package let loop: EventLoop
    /// Finds displays, nil when another display was given.
    package internal(set) var keeper: DisplayKeeper?

    let configuration: LinuxConfiguration
    let seat: any Seat
    var input: InputContext?
    private var signals: SignalSource?
    /// Whether the application must still be told that it starts behind another session.
    var startsAway = false
    var hotplug: HotplugMonitor?
    var sleepMonitor: SleepMonitor?
    private var notifier: ServiceNotifier?
    let idle: IdleKeeper
    var backlight: Backlight?
    private var accelerometer: Accelerometer?
    /// The old framebuffer device, where there is no card at all.
    var framebuffer: FramebufferDisplay?
    var translator: InputTranslator
    /// The screen that the pointer's picture is on, nil while there is none.
    var pointerScreen: DisplayID?
    /// Where the pointer is shown, once there was one.
    private lazy var pointer = PointerKeeper(scheduler: loop) { [weak self] place in
        self?.showPointer(at: place)
    }
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
                turn: configuration.rotation,
                usesAllScreens: configuration.usesAllScreens
            ),
            scheduler: loop,
            cards: { CardChoice.open(device: device, opener: seat, except: $0) }
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
        scale = configuration.scale ?? (display as? DRMDisplay)?.panelScale ?? 1
        idle = IdleKeeper(timeout: configuration.blankAfter, scheduler: loop)
        let surface = Self.surface(of: display, configuration, scale: scale)
        translator = InputTranslator(surface: surface.size)
        signals = try SignalSource(SignalSource.termination, loop: loop) { [weak self] number in
            self?.sink?.terminate(.signal(number))
        }
        input = try InputContext(
            paths: configuration.inputPaths,
            seat: configuration.seat,
            targets: TouchTargets(
                main: Self.target(of: display, surface),
                rules: configuration.touchOutputs
            ),
            scheduler: loop,
            opener: seat,
            keyboard: { Self.keyboard(configuration.keyboardLayout) },
            calibrations: CalibrationStore(path: configuration.calibrationPath),
            filter: TouchFilter(configuration.touchFilters),
            receive: { [weak self] batch in self?.receive(batch) }
        )
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
        sleepMonitor?.close()
        sleepMonitor = nil
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
        let (cards, failures) = CardChoice.open(
            device: configuration.drmDevice,
            opener: DirectOpener()
        )
        return try OutputChoice.modeLabels(on: cards, failures, output: configuration.output)
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

    func follow(_ state: IdlePolicy.State) {
        backlight?.dim(state == .dimmed)
        keeper?.blank(state == .blank)
        // The whole picture is wanted: what was drawn for a dark screen was not shown.
        if state == .awake { sink?.displayChanged() }
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
        var reports: [InputTranslator.Report] = []
        // An application may have shown or hidden windows since.
        let neighbours = pointerNeighbours
        if translator.neighbours != neighbours { translator.neighbours = neighbours }
        if let input {
            reports = translator.place(input.placements, time: loop.clock.now)
        }
        reports += translator.translate(batch)
        if sink == nil { early += reports } else { deliver(reports) }
    }

    func deliver(_ reports: [InputTranslator.Report]) {
        for report in reports {
            switch report {
            case .event(let event):
                pointer.follow(event)
                if let event = idle.receive(event) { sink?.receive(event) }
            case .quit: sink?.terminate(.quitChord)
            case .switchTo(let session): seat.switchTo(session: session)
            }
        }
    }
}
