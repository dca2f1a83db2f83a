// A panel with a menu on the left and controls on the right, in a DrawerViewController.
import DrawerDemoScreens
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = DemoDrawer()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
