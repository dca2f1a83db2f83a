public import UIKitGeometry

/// A property of an environment that views inherit from their superviews.
///
/// Applications define their own by a type that has a default value.
public protocol UITraitDefinition {
    /// What the trait's values are.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
    /// Whether colours may depend on the trait; defaults to false.
    static var affectsColorAppearance: Bool { get }
    /// The trait's name in descriptions; defaults to the type's.
    static var name: String { get }
    /// What tells the trait from others; defaults to the type's name.
    static var identifier: String { get }
}

extension UITraitDefinition {
    /// Colours do not depend on the trait.
    public static var affectsColorAppearance: Bool { false }
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
    /// The type's full name.
    public static var identifier: String { String(reflecting: Self.self) }
}

/// A trait's type.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system: its default value means that it is not said.
package protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {}

/// Light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// Colours depend on it.
    public static let affectsColorAppearance = true
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// Pixels per point; 0 is not said.
public enum UITraitDisplayScale: SystemTrait {
    /// Not said.
    public static let defaultValue: CGFloat = 0
}

/// The room across.
public enum UITraitHorizontalSizeClass: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The room down.
public enum UITraitVerticalSizeClass: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The direction of writing.
public enum UITraitLayoutDirection: SystemTrait {
    /// Not said.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The size of text.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// Not said.
    public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The contrast of colours.
public enum UITraitAccessibilityContrast: SystemTrait {
    /// Not said.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// Colours depend on it.
    public static let affectsColorAppearance = true
}

/// The weight of text.
public enum UITraitLegibilityWeight: SystemTrait {
    /// Not said.
    public static let defaultValue = UILegibilityWeight.unspecified
}

/// The level above the ground.
public enum UITraitUserInterfaceLevel: SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// Colours depend on it.
    public static let affectsColorAppearance = true
}
