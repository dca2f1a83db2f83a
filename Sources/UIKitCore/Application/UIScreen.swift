import UIKitDrawing
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

    /// All displays, the main one first.
    public static var screens: [UIScreen] { UIApplication.shared.screens }

    /// Another display was plugged in: its screen is the notification's object, and in `screens`.
    ///
    /// Not posted for those that were there when the application started.
    public static let didConnectNotification = Notification.Name("UIScreenDidConnect")
    /// A display other than the main one was pulled out: its screen is the notification's object, and no longer in `screens`.
    ///
    /// Windows that are still on it afterwards are hidden.
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnect")
    /// A screen, the notification's object, has another size.
    public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChange")

    /// The screen whose picture this one shows as well: the main one, as long as no window is shown here.
    ///
    /// Nil for the main screen, and for one that shows windows of its own. The picture is as large as it fits, in the
    /// middle; fingers on it touch what is under them.
    public var mirrored: UIScreen? {
        guard id != .main, display != nil else { return nil }
        if UIApplication.shared.windows.contains(where: { $0.screen === self }) { return nil }
        return UIApplication.shared.screens.first
    }

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
    /// The lamp belongs to the main screen's panel.
    private var platform: (any Platform)? {
        id == .main ? UIApplication.shared.mainLoop.platform : nil
    }

    /// What the platform calls it.
    package let id: DisplayID
    /// Draws the windows.
    package let compositor: Compositor
    /// What its display has yet to be given.
    package private(set) lazy var feed = ScreenFeed(self)
    /// Where the pixels go; nil while no display is connected.
    package var display: (any Display)?

    package init(
        size: PixelSize,
        scale: CGFloat,
        display: (any Display)?,
        id: DisplayID = .main
    ) {
        self.id = id
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
        // Traits of the application follow the main screen; those of its windows follow their own with the new size.
        if id == .main { UIApplication.shared.refreshTraits() }
        for window in UIApplication.shared.windows where window.screen === self {
            if window.frame == old { SizeTransition.run(window, to: bounds) }
        }
        NotificationCenter.default.post(name: Self.modeDidChangeNotification, object: self)
    }
}

extension UIScreen: @MainActor CustomStringConvertible, @MainActor CustomDebugStringConvertible {
    /// The size in points and the pixels a point.
    public var description: String {
        var line = ObjectDescription(self)
        line.add("bounds", bounds.plainText)
        line.add("scale", NumberText.plain(scale))
        return line.text
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}

extension UIScreen: Hashable {
    /// Compares by identity.
    public nonisolated static func == (a: UIScreen, b: UIScreen) -> Bool { a === b }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
