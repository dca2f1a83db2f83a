public import UIKitCore

extension UIApplicationDelegate {
    /// Runs the application and ends the process when it ends; `@main` calls it.
    ///
    /// Where pixels go and fingers come from is chosen by the environment: `docs/environment.md`.
    public static func main() { Launcher.launch(self) }
}
