import Glibc
import UIKitGeometry
import UIKitPlatform

extension LinuxPlatform {
    /// Finds a display; the old framebuffer device where there is no card, and the reason is logged.
    static func start(
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

    func take(_ keeper: DisplayKeeper) {
        framebuffer?.onReady = { [weak self] time in self?.sink?.displayReady(at: time) }
        if framebuffer != nil { return }
        self.keeper = keeper
        keeper.onReady = { [weak self] time in self?.sink?.displayReady(at: time) }
        keeper.onChange = { [weak self] in self?.followDisplay() }
        placeTouchscreens()
        backlight = Backlight()
        idle.onChange = { [weak self] state in self?.follow(state) }
        do throws(PlatformError) {
            hotplug = try HotplugMonitor(scheduler: loop) { [weak keeper] in keeper?.lookAgain() }
        } catch {
            Log.line("\(error); a display that is plugged in later is not noticed")
        }
    }

    func followDisplay() {
        display = keeper?.panel
        if display != nil {
            let surface = Self.surface(of: display, configuration, scale: scale)
            translator.surface = surface.size
            input?.targets.main = Self.target(of: display, surface)
        }
        sink?.displayChanged()
        placeTouchscreens()
    }

    /// Tells the input which screens can be touched, after the application knows them.
    func placeTouchscreens() {
        guard let input else { return }
        input.targets.others = (keeper?.secondaries ?? []).map { secondary in
            let display = secondary.display
            return TouchTargets.Target(
                id: secondary.id,
                output: secondary.output,
                surface: TouchSurface(
                    size: size(of: display),
                    turn: display.turn,
                    pixel: 1 / scale(of: display)
                ),
                millimetres: display.millimetres
            )
        }
        deliver(translator.place(input.placements, time: clock.now))
    }

    /// Pixels per point of a display beside the main one.
    func scale(of display: DRMDisplay) -> CGFloat { configuration.scale ?? display.panelScale }

    /// The size in points of a display beside the main one.
    func size(of display: DRMDisplay) -> CGSize {
        PixelScale(scale(of: display)).points(display.pixelSize)
    }

    /// The main screen as fingers touch it.
    static func target(of display: (any Display)?, _ surface: TouchSurface) -> TouchTargets.Target {
        let display = display as? DRMDisplay
        return TouchTargets.Target(
            output: display?.output ?? "",
            surface: surface,
            millimetres: display?.millimetres ?? .zero
        )
    }

    /// Where fingers touch: the picture as it is turned on the panel, or one that nobody sees yet.
    static func surface(
        of display: (any Display)?,
        _ configuration: LinuxConfiguration,
        scale: CGFloat
    ) -> TouchSurface {
        TouchSurface(
            size: PixelScale(scale).points(display?.pixelSize ?? virtualSize),
            turn: configuration.touchRotation ?? (display as? DRMDisplay)?.turn
                ?? (display as? FramebufferDisplay)?.turn ?? .none,
            pixel: 1 / scale
        )
    }
}
