// Prints what happens on the main loop of a headless application, for ProgramTests.
import Glibc
import UIKit

@main final class LoopProbe: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("will finish launching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("did finish launching")
        DispatchQueue.main.async { print("main queue") }
        Task { @MainActor in print("task") }
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
            print("timer at \(CACurrentMediaTime())")
        }
        if CommandLine.arguments.contains("terminate") { terminateWhileBusy() }
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { print("active") }

    func applicationWillResignActive(_ application: UIApplication) { print("will resign active") }

    func applicationDidEnterBackground(_ application: UIApplication) { print("background") }

    func applicationWillTerminate(_ application: UIApplication) {
        print("will terminate at \(CACurrentMediaTime())")
    }

    /// Keeps the loop turning while a signal is on its way.
    private func terminateWhileBusy() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        kill(getpid(), SIGTERM)
    }
}
