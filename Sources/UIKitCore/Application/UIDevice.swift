import Glibc
package import UIKitPlatform

/// The machine that the application runs on, and how it is held.
@MainActor public final class UIDevice {
    /// The machine.
    public static let current = UIDevice()

    /// How the machine was last found to be held.
    ///
    /// Unknown before anything was measured: `UIKIT_ACCELEROMETER` names what measures it.
    public package(set) var orientation = UIDeviceOrientation.unknown

    /// Whether changes of the orientation are told.
    public var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

    /// The machine's name in the network.
    public var name: String { Self.systemNames.node }
    /// "Linux panel".
    ///
    /// - Note: Differs from UIKit, where it names a product of Apple's.
    public let model = "Linux panel"
    /// The same as `model`.
    public var localizedModel: String { model }
    /// "Linux".
    public let systemName = "Linux"
    /// The kernel's release, for example "6.1.0-44-arm64".
    public var systemVersion: String { Self.systemNames.release }
    /// Whether there is more than one touch at a time: always true.
    public let isMultitaskingSupported = true

    /// The orientation changed; posted only after `beginGeneratingDeviceOrientationNotifications()`.
    public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )

    private var listeners = 0

    private init() {}

    /// Has changes of the orientation told, until `endGeneratingDeviceOrientationNotifications()` was called as often.
    public func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }

    /// Takes back one `beginGeneratingDeviceOrientationNotifications()`.
    public func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

    /// Follows a measurement.
    package func follow(_ posture: DevicePosture) {
        let new = UIDeviceOrientation(rawValue: posture.rawValue) ?? .unknown
        if new == orientation { return }
        orientation = new
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(
            name: Self.orientationDidChangeNotification,
            object: self
        )
    }

    /// Forgets what belonged to an application that ended.
    package func reset() {
        orientation = .unknown
        listeners = 0
    }

    private static var systemNames: (node: String, release: String) {
        var names = utsname()
        guard uname(&names) == 0 else { return ("localhost", "") }
        return (
            withUnsafeBytes(of: &names.nodename) { text($0) },
            withUnsafeBytes(of: &names.release) { text($0) }
        )
    }

    private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}

/// How a machine is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    /// Nothing is known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, its top at the bottom.
    case portraitUpsideDown = 2
    /// Upright, its top at the left.
    case landscapeLeft = 3
    /// Upright, its top at the right.
    case landscapeRight = 4
    /// Flat, its screen up.
    case faceUp = 5
    /// Flat, its screen down.
    case faceDown = 6

    /// Whether it is upright or on its head.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be drawn upright for it.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
