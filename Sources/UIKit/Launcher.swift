import Glibc
import UIKitCore
import UIKitGeometry
import UIKitPlatform
import UIKitText

/// Starts an application: reads the environment, chooses the back end, turns the loop, cleans up.
@MainActor enum Launcher {
    /// What the process ends with.
    enum ExitCode {
        /// The application ended as it should.
        static let success: Int32 = 0
        /// The world failed, for example there is no display.
        static let failure: Int32 = 1
        /// Somebody asked for something that there isn't.
        static let usage: Int32 = 2
    }

    /// Runs an application with this delegate until it ends, then ends the process.
    static func launch(_ delegate: any UIApplicationDelegate.Type) -> Never {
        let arguments = CommandLine.arguments
        do throws(Failure) {
            let environment = try read(arguments)
            // The kernels are chosen at the first pixel and read the variable then.
            if let kernels = environment.kernels { setenv("UIKIT_KERNELS", kernels, 1) }
            FontLibrary.shared.configuration = environment.fontConfiguration
            let stage = try Stage.setUp(environment, program: arguments.first ?? "")
            var platform = stage.platform
            if environment.traces.contains(.start) { platform = StartTrace(platform) }
            if environment.traces.contains(.latency) { platform = LatencyTrace(platform) }
            let application = UIApplication()
            application.interfaceSettings = environment.interfaceSettings
            application.start(on: platform)
            application.dispatcher.trace.printed = environment.touchTopics
            application.run(delegate.init())
            platform.shutDown()
            stage.finish()
            if environment.traces.contains(.counters) { logCounters(of: application) }
            exit(ExitCode.success)
        } catch {
            Log.line(error.message)
            exit(error.code)
        }
    }

    private static func logCounters(of application: UIApplication) {
        let counters = application.mainLoop.counters
        let seconds = application.mainLoop.now.seconds
        Log.line(
            "\(counters.frames) frames, \(counters.commits) commits, "
                + "\(counters.damagedPixels) pixels damaged, \(counters.paintedPixels) painted, "
                + "\(counters.layoutPasses) layout passes, \(counters.wakeups) wakeups "
                + "in \(seconds) s"
        )
    }

    private static func read(_ arguments: [String]) throws(Failure) -> Environment {
        do throws(EnvironmentError) {
            let environment = try Environment(ofProcess: arguments)
            for warning in environment.warnings { Log.line(warning) }
            return environment
        } catch {
            throw Failure(message: error.description, code: ExitCode.usage)
        }
    }
}

extension Environment {
    /// The traces that the touch dispatcher prints.
    fileprivate var touchTopics: TouchTrace.Topics {
        var topics: TouchTrace.Topics = []
        if traces.contains(.touch) { topics.insert(.touch) }
        if traces.contains(.gesture) { topics.insert(.gesture) }
        return topics
    }
}

/// Why an application does not start.
struct Failure: Error {
    /// One line for who started it.
    var message: String
    /// What the process ends with.
    var code: Int32
}
