// Every widget, on pages that a drawer leads to: light and dark, left to right and right to left.
import GalleryScreens
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = GalleryDrawer()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
