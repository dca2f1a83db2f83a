// A drawer written by hand: touches, frames and observation; snaps to fixed places.
import HSDrawerScreens
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = HSDrawViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
