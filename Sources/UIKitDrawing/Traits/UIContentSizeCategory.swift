/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Creates the category with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not said.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Three steps below the usual size.
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    /// Two steps below the usual size.
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    /// One step below the usual size.
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    /// The usual size.
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    /// One step above the usual size.
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above the usual size.
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    /// Three steps above the usual size.
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the five sizes for people who see less.
    public static let accessibilityMedium = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityM"
    )
    /// The second of them.
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of them.
    public static let accessibilityExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXL"
    )
    /// The fourth of them.
    public static let accessibilityExtraExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL"
    )
    /// The largest of them.
    public static let accessibilityExtraExtraExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
    )

    /// All sizes, from the smallest to the largest.
    package static let ascending: [Self] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Whether this is one of the five sizes for people who see less.
    public var isAccessibilityCategory: Bool { place > 6 }

    /// Where the size stands among all; -1 for one that is none of them.
    private var place: Int { Self.ascending.firstIndex(of: self) ?? -1 }
}

extension UIContentSizeCategory: Comparable {
    /// Whether `a` is the smaller size.
    public static func < (a: Self, b: Self) -> Bool { a.place < b.place }
}
