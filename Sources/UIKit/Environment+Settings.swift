package import UIKitCore
import UIKitDrawing

extension Environment {
    /// What the environment says about the person in front of the panel.
    package var interfaceSettings: InterfaceSettings {
        var settings = InterfaceSettings()
        settings.userInterfaceStyle = style == .dark ? .dark : .light
        settings.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        settings.isReduceMotionEnabled = needs.contains(.reduceMotion)
        settings.isBoldTextEnabled = needs.contains(.boldText)
        settings.isDarkerSystemColorsEnabled = needs.contains(.highContrast)
        settings.isReduceTransparencyEnabled = needs.contains(.reduceTransparency)
        if needs.contains(.largeText) {
            settings.preferredContentSizeCategory = .extraExtraExtraLarge
        }
        return settings
    }
}
