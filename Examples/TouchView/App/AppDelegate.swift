// Single and double taps told apart by hand, and a square that grows under the finger.
import TouchViewScreens
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = TouchViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
