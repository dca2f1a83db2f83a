public import UIKitDrawing
import UIKitGeometry
import UIKitLayers
package import UIKitPlatform

/// The one application of the process: its windows, its events, its life.
@MainActor open class UIApplication: UIResponder {
    /// The application.
    ///
    /// Before one has started it is a plain one without a screen.
    public package(set) static var shared = UIApplication()

    /// Who is told about the application's life.
    public final weak var delegate: (any UIApplicationDelegate)?
    /// Where the application stands.
    ///
    /// Inactive until the delegate finished launching.
    public final package(set) var applicationState: State = .inactive
    /// The direction that views run in when they do not force one.
    ///
    /// Defaults to left to right.
    public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        get { interfaceSettings.layoutDirection }
        set { interfaceSettings.layoutDirection = newValue }
    }
    /// What the person in front of the panel prefers.
    ///
    /// - Note: Differs from UIKit, where the Settings app keeps it.
    public final var interfaceSettings = InterfaceSettings() {
        didSet { if interfaceSettings != oldValue { settingsDidChange(from: oldValue) } }
    }
    /// The size of text that the person in front of the panel prefers.
    public final var preferredContentSizeCategory: UIContentSizeCategory {
        interfaceSettings.preferredContentSizeCategory
    }

    /// Whether the screen stays on although nobody touches it.
    ///
    /// Defaults to false. Without `UIKIT_BLANK` a screen stays on anyway.
    public final var isIdleTimerDisabled: Bool {
        get { mainLoop.platform?.isIdleTimerDisabled ?? false }
        set { mainLoop.platform?.isIdleTimerDisabled = newValue }
    }

    /// Displays, the main one first.
    package final var screens: [UIScreen] = [] {
        didSet { if let main = screens.first { DisplayScale.main = main.scale } }
    }
    /// The windows that are shown.
    final var windowList = WindowList()
    /// The loop that everything runs on.
    package final private(set) lazy var mainLoop = MainLoop(application: self, platform: nil)
    /// Takes contacts to views.
    package final private(set) lazy var dispatcher = TouchDispatcher(application: self)
    /// The window that keys, motion and nil-target actions go to.
    public final private(set) weak var keyWindow: UIWindow?

    private final var ignoringCount = 0

    /// Where an application stands.
    public enum State: Int, Sendable {
        /// Shown and receiving events.
        case active
        /// Shown, but not receiving events.
        case inactive
        /// Not shown: the display was taken away.
        case background
    }

    /// Why the application was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Creates the key with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Creates an application that has not started.
    public required override init() {
        super.init()
    }

    /// Makes this the process's application, on `platform`.
    package final func start(on platform: any Platform) {
        UIApplication.shared = self
        UIDevice.current.reset()
        mainLoop = MainLoop(application: self, platform: platform)
        let screen = UIScreen(
            size: platform.display?.pixelSize ?? PixelSize(width: 800, height: 480),
            scale: platform.scale,
            display: platform.display
        )
        screen.compositor.onNeedsFrame = { [weak self] in self?.mainLoop.requestFrame() }
        screens = [screen] + platform.secondaryDisplays.map(makeScreen)
        refreshTraits()
    }

    /// Ends this application's part in the process before another takes its place: nothing of it calls back any more.
    package final func retire() {
        for window in windows { window.layer.removeFromSuperlayer() }
        windowList = WindowList()
        mainLoop = MainLoop(application: self, platform: nil)
        dispatcher = TouchDispatcher(application: self)
        CompletionQueue.forget()
        CATransaction.forget()
        AnimationBlock.forget()
        UITraitCollection.forgetCurrent()
    }

    /// The windows that are shown, from back to front.
    public final var windows: [UIWindow] { windowList.windows }

    /// The application's delegate, when that is a responder of its own.
    open override var next: UIResponder? {
        let delegate = delegate as UIResponder?
        if delegate === self || delegate is UIView || delegate is UIViewController { return nil }
        return delegate
    }

    // MARK: - Events

    /// Sends an event to its windows.
    ///
    /// What is not handed to `super` here never reaches a window.
    open func sendEvent(_ event: UIEvent) {
        dispatcher.send(event)
    }

    /// Drops input until `endIgnoringInteractionEvents()` was called as often; live touches are cancelled.
    public final func beginIgnoringInteractionEvents() {
        ignoringCount += 1
        if ignoringCount == 1 { dispatcher.cancelAll(now: mainLoop.now) }
    }

    /// Takes back one `beginIgnoringInteractionEvents()`.
    public final func endIgnoringInteractionEvents() {
        demand(
            ignoringCount > 0,
            "endIgnoringInteractionEvents() without beginIgnoringInteractionEvents()"
        )
        ignoringCount -= 1
    }

    /// Whether input is dropped.
    public final var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    // MARK: - Windows

    /// Makes `window` key.
    final func makeKey(_ window: UIWindow) {
        guard keyWindow !== window, window.canBecomeKey else { return }
        let old = keyWindow
        keyWindow = window
        old?.resignKey()
        // The callback may have made another window key.
        if keyWindow === window { window.becomeKey() }
    }

    /// Follows a window that is no longer shown.
    final func windowDidHide(_ window: UIWindow) {
        windowList.hide(window)
        dispatcher.windowDidHide(window)
        if keyWindow === window {
            keyWindow = nil
            window.resignKey()
        }
    }
}
