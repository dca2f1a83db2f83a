public import UIKitDrawing

/// What the person in front of the panel needs.
///
/// - Note: Differs from UIKit: there is no screen reader, and `interfaceSettings` of the application sets the rest.
@MainActor public enum UIAccessibility {
    /// Whether what would fly, spring or zoom should fade or jump instead.
    public static var isReduceMotionEnabled: Bool {
        UIApplication.shared.interfaceSettings.isReduceMotionEnabled
    }
    /// Whether text is heavier.
    public static var isBoldTextEnabled: Bool {
        UIApplication.shared.interfaceSettings.isBoldTextEnabled
    }
    /// Whether colours differ more from each other.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIApplication.shared.interfaceSettings.isDarkerSystemColorsEnabled
    }
    /// Whether grounds do not shine through.
    public static var isReduceTransparencyEnabled: Bool {
        UIApplication.shared.interfaceSettings.isReduceTransparencyEnabled
    }

    /// ``isReduceMotionEnabled`` changed.
    public static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )
    /// ``isBoldTextEnabled`` changed.
    public static let boldTextStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification"
    )
    /// ``isDarkerSystemColorsEnabled`` changed.
    public static let darkerSystemColorsStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
    )
    /// ``isReduceTransparencyEnabled`` changed.
    public static let reduceTransparencyStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
    )
}

extension UIContentSizeCategory {
    /// The size of text changed.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification"
    )
}
