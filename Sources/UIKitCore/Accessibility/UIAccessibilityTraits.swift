/// What a view is for somebody who does not see it; several may hold at once.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit a trait, as in UIKit.
    public let rawValue: UInt64
    /// Creates the set with these bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none: Self = []
    /// It does something when tapped.
    public static let button = Self(rawValue: 1 << 0)
    /// It leads somewhere.
    public static let link = Self(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = Self(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = Self(rawValue: 1 << 3)
    /// It plays a sound of its own.
    public static let playsSound = Self(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = Self(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = Self(rawValue: 1 << 6)
    /// It sums up what the screen shows.
    public static let summaryElement = Self(rawValue: 1 << 7)
    /// It does not take input now.
    public static let notEnabled = Self(rawValue: 1 << 8)
    /// Its value or label changes often.
    public static let updatesFrequently = Self(rawValue: 1 << 9)
    /// It is a field to search by.
    public static let searchField = Self(rawValue: 1 << 10)
    /// It starts something that should not be talked over.
    public static let startsMediaSession = Self(rawValue: 1 << 11)
    /// Its value goes up and down.
    public static let adjustable = Self(rawValue: 1 << 12)
    /// It handles touches by itself.
    public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
    /// It turns the page when it was read.
    public static let causesPageTurn = Self(rawValue: 1 << 14)
    /// It is a row of tabs.
    public static let tabBar = Self(rawValue: 1 << 15)
    /// It is a heading.
    public static let header = Self(rawValue: 1 << 16)
    /// It is turned on and off.
    public static let toggleButton = Self(rawValue: 1 << 53)
}

/// What a view tells somebody who does not see it, where it was set.
struct AccessibilityState {
    var isElement: Bool?
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var elementsAreHidden = false
    var isModal = false
}
