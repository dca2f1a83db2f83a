// One sentence in sixteen scripts: wrapped, truncated, and in both directions.
import ScriptsScreens
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ScriptsViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
