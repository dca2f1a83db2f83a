// Five targets that calibrate a touchscreen; what is found must be confirmed by touching through it.
import CalibrateScreens
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = CalibrateViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
