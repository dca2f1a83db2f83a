public import UIKit
package import UIKitCore
package import UIKitHeadless
package import UIKitPlatform

/// A headless application: one screen, one key window that fills it, a clock that only moves when told.
///
/// One application lives in a process: a new harness replaces the state of the one before.
@MainActor public final class Harness {
    /// The key window, which fills the screen.
    public let window: UIWindow
    /// The platform underneath, for tests of raw contacts.
    package let platform: HeadlessPlatform
    /// The application.
    public let application: UIApplication
    /// The touchscreen that `down`, `move` and `up` use.
    package private(set) var touchscreen: DeviceID
    /// Where the fingers are that are down, in points of the screen.
    package var fingers: [Int: Finger] = [:]
    /// The fingers that were down when their touchscreen was unplugged.
    package var unplugged: Set<Int> = []
    /// The finger that a convenience call left down.
    package var draggedFinger: Int?
    /// The changes of the update that `together` gathers; nil outside it.
    package var gathered: [TouchContact]?
    /// Updates that wait for the next frame.
    package var waiting: [InputEvent] = []

    /// A finger that is down.
    package struct Finger {
        var position: CGPoint
        var screen = DisplayID.main
        var tool: ContactTool
        var radius: CGFloat
        var force: CGFloat
    }

    /// Creates an application of `size` points at `scale` pixels per point, active, at time 0.
    ///
    /// The window is key and visible; `rootViewController` is a plain one whose view is ``root``.
    /// `application` is a subclass for tests of `sendEvent(_:)`.
    public init(
        size: CGSize = CGSize(width: 320, height: 568),
        scale: CGFloat = 1,
        application kind: UIApplication.Type = UIApplication.self
    ) {
        UIApplication.shared.retire()
        platform = HeadlessPlatform(size: PixelScale(scale).pixels(size), scale: scale)
        application = kind.init()
        application.start(on: platform)
        touchscreen = platform.addTouchscreen()
        window = UIWindow(frame: application.screens[0].bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        application.launch()
        loop.commit()
    }

    /// The root view controller's view.
    public var root: UIView {
        guard let view = window.rootViewController?.view else {
            fatalError("the harness's window has no root view controller any more")
        }
        return view
    }

    /// Seconds on the virtual clock.
    public var now: TimeInterval { platform.manualClock.now.seconds }

    /// The main loop.
    package var loop: MainLoop { application.mainLoop }

    /// All of the touchscreen's touches end as cancelled, as on unplug, suspend or VT switch; a new one is plugged in.
    public func unplugTouchscreen() {
        unplugged.formUnion(fingers.keys)
        fingers = [:]
        platform.removeTouchscreen(touchscreen)
        loop.processInput(force: true)
        touchscreen = platform.addTouchscreen()
        loop.processInput(force: true)
    }

    /// The screen changes its size, in points: layout and callbacks as on hot-plug.
    public func resize(to size: CGSize) {
        platform.resize(to: PixelScale(platform.scale).pixels(size))
        loop.commit()
    }

    /// The visible view with this accessibility identifier, else with this label, nil when there is none.
    public func find(_ identifier: String) -> UIView? {
        func search(_ view: UIView, _ matches: (UIView) -> Bool) -> UIView? {
            if view.isHidden || view.alpha <= 0 { return nil }
            if matches(view) { return view }
            for child in view.subviews.reversed() {
                if let found = search(child, matches) { return found }
            }
            return nil
        }
        for window in application.windows.reversed() {
            if let view = search(window, { $0.accessibilityIdentifier == identifier }) {
                return view
            }
        }
        for window in application.windows.reversed() {
            if let view = search(window, { $0.accessibilityLabel == identifier }) { return view }
        }
        return nil
    }
}
