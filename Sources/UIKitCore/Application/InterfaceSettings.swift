public import UIKitDrawing
import UIKitGeometry

/// What the person in front of the panel prefers; iOS keeps this in its Settings app.
///
/// A panel has no such app: the environment says it at the start (`UIKIT_STYLE`, `UIKIT_DIRECTION`,
/// `UIKIT_ACCESSIBILITY`), and a settings screen sets `UIApplication.shared.interfaceSettings`.
public struct InterfaceSettings: Hashable, Sendable {
    /// Light or dark; defaults to light, which is also what unspecified means.
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    /// The direction of writing; defaults to left to right.
    public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    /// The size of text; defaults to `.large`, the usual one.
    public var preferredContentSizeCategory = UIContentSizeCategory.large
    /// Whether what would fly, spring or zoom fades or jumps instead; defaults to false.
    public var isReduceMotionEnabled = false
    /// Whether text is heavier; defaults to false.
    public var isBoldTextEnabled = false
    /// Whether colours differ more from each other; defaults to false.
    public var isDarkerSystemColorsEnabled = false
    /// Whether grounds do not shine through; defaults to false.
    public var isReduceTransparencyEnabled = false

    /// Creates the settings of a new panel.
    public init() {}

    /// The traits that follow.
    var traits: TraitValues {
        var values = TraitValues()
        values.userInterfaceStyle = userInterfaceStyle == .dark ? .dark : .light
        values.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        values.preferredContentSizeCategory = preferredContentSizeCategory
        values.legibilityWeight = isBoldTextEnabled ? .bold : .regular
        values.accessibilityContrast = isDarkerSystemColorsEnabled ? .high : .normal
        values.userInterfaceLevel = .base
        return values
    }
}

extension UIApplication {
    /// Takes the application's settings and its screen into the traits, and tells everybody.
    final func settingsDidChange(from old: InterfaceSettings) {
        refreshTraits()
        let new = interfaceSettings
        func post(_ name: Notification.Name, if changed: Bool) {
            if changed { NotificationCenter.default.post(name: name, object: nil) }
        }
        post(
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            if: new.isReduceMotionEnabled != old.isReduceMotionEnabled
        )
        post(
            UIAccessibility.boldTextStatusDidChangeNotification,
            if: new.isBoldTextEnabled != old.isBoldTextEnabled
        )
        post(
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            if: new.isDarkerSystemColorsEnabled != old.isDarkerSystemColorsEnabled
        )
        post(
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            if: new.isReduceTransparencyEnabled != old.isReduceTransparencyEnabled
        )
        post(
            UIContentSizeCategory.didChangeNotification,
            if: new.preferredContentSizeCategory != old.preferredContentSizeCategory
        )
    }

    /// Works out the traits that every window starts from.
    package final func refreshTraits() {
        var values = interfaceSettings.traits
        if let screen = screens.first {
            values.displayScale = screen.scale
            values.userInterfaceIdiom = SizeClassPolicy.idiom(for: screen.bounds.size)
            values.merge(SizeClassPolicy.traits(for: screen.bounds.size))
        }
        UITraitCollection.standard = UITraitCollection(values)
        TraitPass.updateAll()
    }
}
