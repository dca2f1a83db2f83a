import UIKitLayers
import UIKitPlatform

extension UIApplication {
    /// The application became active.
    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActive"
    )
    /// The application will no longer be active.
    public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActive"
    )
    /// The display was taken away.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackground"
    )
    /// The display comes back.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForeground"
    )
    /// Launching is done.
    public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunching"
    )
    /// The application is about to end.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")

    /// Launches `delegate`, turns the loop until something ends it, and tells the delegate.
    package final func run(_ delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        launch()
        mainLoop.run()
        quit()
    }

    /// Takes the delegate through launching to the active state.
    package final func launch() {
        if delegate?.application(self, willFinishLaunchingWithOptions: nil) == false {
            Log.line("the delegate answered false to willFinishLaunching; going on")
        }
        if delegate?.application(self, didFinishLaunchingWithOptions: nil) == false {
            Log.line("the delegate answered false to didFinishLaunching; going on")
        }
        post(Self.didFinishLaunchingNotification)
        becomeActive()
    }

    /// Makes the application active.
    package final func becomeActive() {
        if applicationState == .active { return }
        applicationState = .active
        delegate?.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification)
    }

    /// Ends the active state: live touches end as cancelled.
    package final func resignActive() {
        if applicationState != .active { return }
        dispatcher.cancelAll(now: mainLoop.now)
        delegate?.applicationWillResignActive(self)
        post(Self.willResignActiveNotification)
        applicationState = .inactive
    }

    /// Follows the seat: away means background.
    package final func setSuspended(_ suspended: Bool) {
        if suspended {
            resignActive()
            applicationState = .background
            delegate?.applicationDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
            // Nothing is shown for a while: who waits for an animation need not wait.
            for screen in screens { screen.compositor.stopAnimations() }
        } else {
            applicationState = .inactive
            delegate?.applicationWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
            becomeActive()
        }
    }

    /// Takes the delegate from wherever it is to its end.
    package final func quit() {
        resignActive()
        if applicationState != .background {
            applicationState = .background
            delegate?.applicationDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
        }
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
