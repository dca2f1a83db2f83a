import Testing
import UIKit
import UIKitCore
import UIKitGeometry
import UIKitHeadless

/// Runs what it is given when launching is done.
private final class Launch: UIResponder, UIApplicationDelegate {
    var body: (UIWindow) -> Void = { _ in }
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        body(window)
        return true
    }
}

/// Runs an application for `seconds` of virtual time and gives what its frames cost.
@MainActor private func run(
    for seconds: TimeInterval,
    _ body: @escaping (UIWindow) -> Void
) -> FrameCounters {
    let platform = HeadlessPlatform(size: PixelSize(width: 64, height: 64))
    platform.schedule(.end, at: MonotonicTime(seconds: seconds))
    let application = UIApplication()
    application.start(on: platform)
    let launch = Launch()
    launch.body = body
    application.run(launch)
    return application.mainLoop.counters
}

@MainActor @Suite struct PacingTests {
    @Test func `an idle application wakes for nothing`() {
        let counters = run(for: 10) { _ in }
        #expect(counters.commits == 1)
        // The first turn, the vertical blank of its frame, and the end.
        #expect(counters.wakeups <= 4)
    }

    @Test func `an animation that nobody sees runs at the display's rate`() {
        var finishes = 0
        let counters = run(for: 2) { window in
            let unseen = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            window.rootViewController?.view.addSubview(unseen)
            UIView.animate(withDuration: 1) {
                unseen.center = CGPoint(x: 40, y: 40)
            } completion: { _ in
                finishes += 1
            }
        }
        #expect(finishes == 1)
        #expect((60...63).contains(counters.frames))
    }

    @Test func `an animation that is seen commits once a refresh`() {
        let counters = run(for: 2) { window in
            let seen = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            seen.backgroundColor = .red
            window.rootViewController?.view.addSubview(seen)
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                seen.frame.origin.x = 55
            }
        }
        #expect((30...32).contains(counters.commits))
    }
}
