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
    private var console: Console?
    private var input: InputContext?
    private var signals: TerminationSignals?
    private var hotplug: HotplugMonitor?
    private var translator: InputTranslator
    /// Events that came before there was a sink: devices found at start.
    private var early: [InputTranslator.Report] = []

    /// The size in pixels that is laid out for while no display was ever there.
    package static let virtualSize = PixelSize(width: 800, height: 480)

    /// Takes a display and input as configured.
    package convenience init(_ configuration: LinuxConfiguration) throws(PlatformError) {
        let loop = try EventLoop(clock: LinuxClock())
        let device = configuration.drmDevice
        let keeper = DisplayKeeper(
            DisplayKeeper.Wishes(
                output: configuration.output,
                mode: configuration.mode,
                turn: configuration.rotation
            ),
            scheduler: loop,
            cards: { CardChoice.open(device: device) }
        )
        try keeper.start(mayWait: configuration.waitsForDisplay)
        do throws(PlatformError) {
            try self.init(configuration, loop: loop, display: keeper.panel)
        } catch {
            keeper.shutDown()
            throw error
        }
        take(keeper)
        do throws(PlatformError) {
            console = try Console.takeIfPresent()
        } catch {
            Log.line("\(error); the console's text and keys stay")
        }
        ConsoleGuard.install()
    }

    /// Takes real input for a display that somebody else made, a memory one for example.
    package init(
        _ configuration: LinuxConfiguration,
        loop: EventLoop,
        display: (any Display)?
    ) throws(PlatformError) {
        self.configuration = configuration
        self.loop = loop
        clock = loop.clock
        self.display = display
        scale = configuration.scale
        let surface = Self.surface(of: display, configuration)
        translator = InputTranslator(surface: surface.size)
        signals = try TerminationSignals(loop: loop) { [weak self] number in
            self?.sink?.terminate(.signal(number))
        }
        input = try InputContext(
            paths: configuration.inputPaths,
            seat: configuration.seat,
            surface: surface,
            scheduler: loop
        ) { [weak self] batch in self?.receive(batch) }
    }

    package func wait(until deadline: MonotonicTime?) {
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
        hotplug?.close()
        hotplug = nil
        input?.close()
        input = nil
        keeper?.shutDown()
        keeper = nil
        display = nil
        // Last, when the card is free: the kernel then draws its text again.
        console?.restore()
        console = nil
        signals?.close()
        signals = nil
    }

    /// The modes that the chosen output offers, one label a line, for `UIKIT_DRM_MODE=list`.
    package static func modes(
        _ configuration: LinuxConfiguration
    ) throws(PlatformError) -> [String] {
        var (cards, failures) = CardChoice.open(device: configuration.drmDevice)
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

    // MARK: - Displays

    private func take(_ keeper: DisplayKeeper) {
        self.keeper = keeper
        keeper.onReady = { [weak self] time in self?.sink?.displayReady(at: time) }
        keeper.onChange = { [weak self] in self?.followDisplay() }
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
            turn: configuration.touchRotation ?? (display as? DRMDisplay)?.turn ?? .none,
            pixel: 1 / scale
        )
    }

    // MARK: - Input

    private func receive(_ batch: [RawInput]) {
        let reports = translator.translate(batch)
        if sink == nil { early += reports } else { deliver(reports) }
    }

    private func deliver(_ reports: [InputTranslator.Report]) {
        for report in reports {
            switch report {
            case .event(let event): sink?.receive(event)
            case .quit: sink?.terminate(.quitChord)
            }
        }
    }
}
