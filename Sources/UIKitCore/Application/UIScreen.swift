public import UIKitGeometry
package import UIKitLayers
package import UIKitPlatform

/// A display and what is shown on it.
@MainActor public final class UIScreen {
    /// The display that the application started on.
    public static var main: UIScreen {
        guard let screen = UIApplication.shared.screens.first else {
            fatalError("there is no screen before the application has started")
        }
        return screen
    }

    /// All displays.
    public static var screens: [UIScreen] { UIApplication.shared.screens }

    /// The size in points, at the origin.
    public private(set) var bounds: CGRect
    /// Pixels per point.
    public let scale: CGFloat
    /// The size in pixels, at the origin.
    public var nativeBounds: CGRect {
        CGRect(
            x: 0,
            y: 0,
            width: CGFloat(compositor.size.width),
            height: CGFloat(compositor.size.height)
        )
    }
    /// Pixels per point of the display itself.
    public var nativeScale: CGFloat { scale }
    /// Frames a second at most.
    public var maximumFramesPerSecond: Int {
        let interval = display?.refreshInterval ?? 1.0 / 60
        return Int((1 / interval).rounded())
    }

    /// How bright the screen is, from 0 (the darkest that can still be seen) to 1; other values are clamped.
    ///
    /// Defaults to what the lamp behind the panel was set to, 1 where there is none that can be set.
    public var brightness: CGFloat {
        get { platform?.brightness ?? keptBrightness }
        set {
            let old = brightness
            keptBrightness = newValue.isNaN ? old : min(1, max(0, newValue))
            platform?.brightness = keptBrightness
            if brightness == old { return }
            NotificationCenter.default.post(
                name: Self.brightnessDidChangeNotification,
                object: self
            )
        }
    }

    /// The brightness of a screen changed, which is the notification's object.
    public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChange"
    )

    private var keptBrightness: CGFloat = 1
    private var platform: (any Platform)? { UIApplication.shared.mainLoop.platform }

    /// Draws the windows.
    package let compositor: Compositor
    /// Where the pixels go; nil while no display is connected.
    package var display: (any Display)?

    package init(size: PixelSize, scale: CGFloat, display: (any Display)?) {
        self.scale = scale
        self.display = display
        bounds = CGRect(origin: .zero, size: PixelScale(scale).points(size))
        compositor = Compositor(size: size, scale: scale)
    }

    /// Takes another size in pixels; the windows that filled the screen fill it again.
    package func resize(to size: PixelSize) {
        let old = bounds
        bounds = CGRect(origin: .zero, size: PixelScale(scale).points(size))
        compositor.resize(to: size, scale: scale)
        UIApplication.shared.refreshTraits()
        for window in UIApplication.shared.windows where window.screen === self {
            if window.frame == old { SizeTransition.run(window, to: bounds) }
        }
    }
}

extension UIScreen: Hashable {
    /// Compares by identity.
    public nonisolated static func == (a: UIScreen, b: UIScreen) -> Bool { a === b }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
