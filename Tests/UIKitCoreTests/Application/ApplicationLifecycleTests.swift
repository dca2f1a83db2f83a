import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor @Suite(.serialized) struct ApplicationLifecycleTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []

        private func note(_ name: String, _ application: UIApplication) {
            log.append("\(name)(\(application.applicationState))")
        }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            note("willFinish", application)
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            note("didFinish", application)
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) {
            note("didBecomeActive", application)
        }
        func applicationWillResignActive(_ application: UIApplication) {
            note("willResignActive", application)
        }
        func applicationDidEnterBackground(_ application: UIApplication) {
            note("didEnterBackground", application)
        }
        func applicationWillEnterForeground(_ application: UIApplication) {
            note("willEnterForeground", application)
        }
        func applicationWillTerminate(_ application: UIApplication) {
            note("willTerminate", application)
        }
    }

    @Test func `RSP-09 the delegate hears of each step once`() {
        let harness = Harness()
        let application = harness.application
        application.applicationState = .inactive
        let delegate = Delegate()
        application.delegate = delegate
        application.launch()
        application.setSuspended(true)
        application.setSuspended(false)
        application.quit()
        #expect(
            delegate.log == [
                "willFinish(inactive)", "didFinish(inactive)", "didBecomeActive(active)",
                "willResignActive(active)", "didEnterBackground(background)",
                "willEnterForeground(inactive)", "didBecomeActive(active)",
                "willResignActive(active)", "didEnterBackground(background)",
                "willTerminate(background)",
            ]
        )
    }

    @Test func `RSP-10 one window is key`() {
        let harness = Harness()
        let a = UIWindow(frame: harness.window.frame)
        let b = UIWindow(frame: harness.window.frame)
        a.isHidden = false
        b.makeKeyAndVisible()
        #expect(UIApplication.shared.keyWindow === b)
        #expect(b.isKeyWindow && !a.isKeyWindow)
        a.makeKey()
        #expect(UIApplication.shared.keyWindow === a)
        #expect(a.isKeyWindow && !b.isKeyWindow)
    }

    @Test func `RSP-12 each step posts its notification once`() {
        let harness = Harness()
        var log: [String] = []
        let center = NotificationCenter.default
        let names: [(Notification.Name, String)] = [
            (UIApplication.didBecomeActiveNotification, "active"),
            (UIApplication.willResignActiveNotification, "resign"),
            (UIApplication.didEnterBackgroundNotification, "background"),
            (UIApplication.willEnterForegroundNotification, "foreground"),
        ]
        let tokens = names.map { name, word in
            center.addObserver(forName: name) { _ in log.append(word) }
        }
        harness.application.setSuspended(true)
        harness.application.setSuspended(false)
        for token in tokens { center.removeObserver(token) }
        harness.application.setSuspended(true)
        #expect(log == ["resign", "background", "foreground", "active"])
    }

    @Test func `windows stand by level, then by when they came to the front`() {
        let harness = Harness()
        let alert = UIWindow(frame: harness.window.frame)
        alert.windowLevel = .alert
        alert.isHidden = false
        let normal = UIWindow(frame: harness.window.frame)
        normal.isHidden = false
        #expect(harness.application.windows == [harness.window, normal, alert])
        harness.window.makeKeyAndVisible()
        #expect(harness.application.windows == [normal, harness.window, alert])
        alert.isHidden = true
        #expect(harness.application.windows == [normal, harness.window])
    }
}
