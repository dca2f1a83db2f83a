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
    /// The DRM display, nil when another was given or it went away.
    package private(set) var panel: DRMDisplay?

    private var console: Console?
    private var input: InputContext?
    private var signals: TerminationSignals?
    private var translator: InputTranslator
    /// Events that came before there was a sink: devices found at start.
    private var early: [InputTranslator.Report] = []

    /// Takes a display and input as configured.
    package convenience init(_ configuration: LinuxConfiguration) throws(PlatformError) {
        let loop = try EventLoop(clock: LinuxClock())
        let (card, choice) = try CardChoice.open(
            device: configuration.drmDevice,
            output: configuration.output,
            request: configuration.mode
        )
        let panel = try DRMDisplay(card, choice, scheduler: loop)
        do throws(PlatformError) {
            try self.init(configuration, loop: loop, display: panel)
        } catch {
            panel.shutDown()
            throw error
        }
        self.panel = panel
        panel.onReady = { [weak self] time in self?.sink?.displayReady(at: time) }
        panel.onLost = { [weak self] in
            self?.panel = nil
            self?.display = nil
            self?.sink?.displayChanged()
        }
        do throws(PlatformError) {
            console = try Console.takeIfPresent()
        } catch {
            Log.line("\(error); the console's text and keys stay")
        }
        ConsoleGuard.install()
        Log.line(panel.summary)
    }

    /// Takes real input for a display that somebody else made, a memory one for example.
    package init(
        _ configuration: LinuxConfiguration,
        loop: EventLoop,
        display: any Display
    ) throws(PlatformError) {
        self.loop = loop
        clock = loop.clock
        self.display = display
        scale = configuration.scale
        let surface = PixelScale(configuration.scale).points(display.pixelSize)
        translator = InputTranslator(surface: surface)
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
        input?.close()
        input = nil
        panel?.shutDown()
        panel = nil
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
        let (_, choice) = try CardChoice.open(
            device: configuration.drmDevice,
            output: configuration.output,
            request: .automatic
        )
        var labels: [String] = []
        for mode in choice.connector.modes where !labels.contains(mode.label) {
            labels.append(mode.label)
        }
        return labels
    }

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
