// A room thermostat as a product: a dial, modes, a schedule, settings behind a drawer, a lock.
import ThermostatScreens
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = ThermostatDrawer()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
