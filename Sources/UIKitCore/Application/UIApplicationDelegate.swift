/// Is told about the application's life.
///
/// Every method has a default that does nothing.
///
/// Declare it `@main final class AppDelegate: UIResponder, UIApplicationDelegate`.
///
/// - Note: Differs from UIKit: a method that only a subclass of the conforming class implements
///   is not called, since the conforming class has bound the default.
@MainActor public protocol UIApplicationDelegate: UIResponder {
    /// Creates the delegate.
    init()
    /// Launching has begun. Returning false is logged and changes nothing.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Launching is done: make the window here. Returning false is logged and changes nothing.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The application receives events from now on.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The application will no longer receive events.
    func applicationWillResignActive(_ application: UIApplication)
    /// The display was taken away.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The display comes back.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The application is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Does nothing and returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing and returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}
