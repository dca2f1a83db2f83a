/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified
    /// Dark writing on a light ground.
    case light
    /// Light writing on a dark ground.
    case dark
}

/// How much an interface's colours differ from each other.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The usual contrast.
    case normal
    /// More contrast, for people who see less of it.
    case high
}

/// How far in front of the rest an interface stands, which dark backgrounds show by their brightness.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The ground.
    case base
    /// In front of it, as a sheet is.
    case elevated
}
