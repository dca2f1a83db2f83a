// Another drawer written by hand: snaps to parts of the screen's width.
import DarwDrawerScreens
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = DarwViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
