public import UIKit
import UIKitCore
import UIKitHeadless
import UIKitPlatform

extension Harness {
    /// Plugs in another screen of `size` points at `scale` pixels per point.
    ///
    /// It mirrors the main one until a window is shown on it.
    @discardableResult
    public func connectScreen(size: CGSize, scale: CGFloat = 1) -> UIScreen {
        let id = platform.connectSecondary(PixelScale(scale).pixels(size), scale: scale)
        loop.commit()
        guard let screen = application.screens.first(where: { $0.id == id }) else {
            fatalError("the application took no notice of the screen that was plugged in")
        }
        return screen
    }

    /// Pulls a screen out that `connectScreen` plugged in.
    public func disconnectScreen(_ screen: UIScreen) {
        platform.disconnectSecondary(screen.id)
        loop.commit()
    }

    /// A screen that `connectScreen` plugged in changes its size, in points.
    public func resize(_ screen: UIScreen, to size: CGSize) {
        platform.resizeSecondary(screen.id, to: PixelScale(screen.scale).pixels(size))
        loop.commit()
    }

    /// What the display of a screen shows after the last frame.
    public func presented(on screen: UIScreen) -> Bitmap {
        if screen.id == .main { return presented }
        guard let display = platform.secondary(screen.id) else {
            fatalError("the screen was pulled out, so nothing is presented on it")
        }
        return display.presented
    }
}
