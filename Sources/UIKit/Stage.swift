import Glibc
import UIKitGeometry
import UIKitHeadless
import UIKitLinux
import UIKitPlatform

/// The back end that an application runs on, and what is left to do when it has ended.
@MainActor struct Stage {
    /// The back end.
    let platform: any Platform
    /// Called once, after the back end was shut down.
    let finish: () -> Void

    /// Sets up the back end that `environment` asks for; `program` names the folder for pictures.
    static func setUp(_ environment: Environment, program: String) throws(Failure) -> Stage {
        // A damaged session is told before a device is touched, even when a display makes it needless.
        let replay = try readSession(environment.replay)
        let example = try readSession(environment.session)
        if environment.drmMode == .list { try listModes(environment) }
        let stage = try chooseDisplay(
            environment,
            replay: replay,
            session: replay ?? example,
            program
        )
        guard let path = environment.record else { return stage }
        do throws(PlatformError) {
            let file = try SessionFile(path: path)
            return Stage(
                platform: RecordedPlatform(stage.platform, file: file),
                finish: stage.finish
            )
        } catch {
            stage.platform.shutDown()
            throw Failure(message: error.description, code: Launcher.ExitCode.usage)
        }
    }

    private static func chooseDisplay(
        _ environment: Environment,
        replay: Recording?,
        session: Recording?,
        _ program: String
    ) throws(Failure) -> Stage {
        switch environment.display {
        case .headless: break
        case .drm: return try setUpLinux(environment, replay)
        case .auto:
            do throws(Failure) {
                return try setUpLinux(environment, replay)
            } catch {
                Log.line("\(error.message); running headless")
            }
        }
        return try setUpHeadless(environment, session, program)
    }

    // MARK: - Linux

    private static func setUpLinux(
        _ environment: Environment,
        _ replay: Recording?
    ) throws(Failure) -> Stage {
        do throws(PlatformError) {
            let platform = try LinuxPlatform(environment.linuxConfiguration)
            guard let replay else { return Stage(platform: platform, finish: {}) }
            warn(about: replay, on: platform.display?.pixelSize, scale: platform.scale)
            return Stage(platform: ReplayPlatform(platform, playing: replay), finish: {})
        } catch {
            throw Failure(message: error.description, code: Launcher.ExitCode.failure)
        }
    }

    private static func listModes(_ environment: Environment) throws(Failure) {
        do throws(PlatformError) {
            for mode in try LinuxPlatform.modes(environment.linuxConfiguration) { print(mode) }
        } catch {
            throw Failure(message: error.description, code: Launcher.ExitCode.failure)
        }
        exit(Launcher.ExitCode.success)
    }

    // MARK: - Headless

    private static func readSession(_ path: String?) throws(Failure) -> Recording? {
        guard let path else { return nil }
        do throws(PlatformError) {
            return try Recording(contentsOf: path)
        } catch {
            throw Failure(message: error.description, code: Launcher.ExitCode.usage)
        }
    }

    private static func setUpHeadless(
        _ environment: Environment,
        _ session: Recording?,
        _ program: String
    ) throws(Failure) -> Stage {
        let size = environment.size ?? session?.size ?? defaultSize
        let scale = environment.scale ?? session?.scale ?? 1
        if let session { warn(about: session, on: size, scale: scale) }
        let platform = HeadlessPlatform(size: size, scale: scale, mainQueue: .drained)
        platform.play(session ?? Recording(size: size, scale: scale))
        let name = program.split(separator: "/").last.map(String.init) ?? "app"
        do throws(PlatformError) {
            let pictures = try PictureRun(of: platform, in: environment.output ?? "build/\(name)")
            return Stage(platform: platform) { print(pictures.finish()) }
        } catch {
            throw Failure(message: error.description, code: Launcher.ExitCode.usage)
        }
    }

    private static func warn(about session: Recording, on size: PixelSize?, scale: CGFloat) {
        if session.size == size && session.scale == scale { return }
        Log.line("the session was recorded on another screen; its fingers keep their places")
    }

    /// The size of a headless screen where neither environment nor session gives one, in pixels.
    private static let defaultSize = PixelSize(width: 800, height: 480)
}

extension Environment {
    /// What of it concerns the Linux back end.
    fileprivate var linuxConfiguration: LinuxConfiguration {
        LinuxConfiguration(
            drmDevice: drmDevice,
            output: drmOutput,
            mode: drmMode,
            inputPaths: inputPaths,
            seat: seat,
            scale: isScaleAutomatic ? nil : scale ?? 1,
            waitsForDisplay: display == .drm,
            blankAfter: blankAfter,
            keyboardLayout: keyboardLayout,
            calibrationPath: calibrationPath ?? "/var/lib/vitrine/calibration",
            touchFilters: touchFilters,
            accelerometer: accelerometer,
            rotation: rotation,
            touchRotation: touchRotation,
            usesAllScreens: screens == .all,
            touchOutputs: touchOutputs
        )
    }
}
