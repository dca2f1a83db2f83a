import UIKitGeometry
import UIKitLayers
import UIKitPlatform

extension UIApplication {
    /// A screen for a display beside the main one.
    final func makeScreen(_ secondary: SecondaryDisplay) -> UIScreen {
        let screen = UIScreen(
            size: secondary.display.pixelSize,
            scale: secondary.scale,
            display: secondary.display,
            id: secondary.id
        )
        screen.compositor.onNeedsFrame = { [weak self] in self?.mainLoop.requestFrame() }
        return screen
    }

    /// Follows which displays there are beside the main one, and of which size.
    final func followSecondaryDisplays(_ displays: [SecondaryDisplay]) {
        let gone = screens.filter { screen in
            screen.id != .main && !displays.contains { $0.id == screen.id }
        }
        for screen in gone { disconnect(screen) }
        for secondary in displays {
            if let screen = screens.first(where: { $0.id == secondary.id }) {
                follow(screen, secondary.display)
            } else {
                let screen = makeScreen(secondary)
                screens.append(screen)
                post(UIScreen.didConnectNotification, of: screen)
                mainLoop.requestFrame()
            }
        }
    }

    private final func follow(_ screen: UIScreen, _ display: any Display) {
        screen.display = display
        // Also for the same display: it may have been dark, and what was drawn meanwhile was not shown.
        screen.feed.displayChanged()
        if display.pixelSize != screen.compositor.size { screen.resize(to: display.pixelSize) }
        mainLoop.requestFrame()
    }

    private final func disconnect(_ screen: UIScreen) {
        screen.display = nil
        screens.removeAll { $0 === screen }
        post(UIScreen.didDisconnectNotification, of: screen)
        // What the application left there cannot be seen any more.
        for window in windows where window.screen === screen { window.isHidden = true }
        screen.compositor.stopAnimations()
    }

    private final func post(_ name: Notification.Name, of screen: UIScreen) {
        NotificationCenter.default.post(name: name, object: screen)
    }

    /// Follows a window that went to another screen: what touched it there touches nothing.
    final func windowDidChangeScreen(_ window: UIWindow) {
        if window.isHidden { return }
        window.layer.removeFromSuperlayer()
        windowList.show(window)
        dispatcher.cancelTouches(now: mainLoop.now) { $0.window === window }
    }
}
