package import UIKitPlatform

/// The modifier keys that are held.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// One bit a key, as in UIKit.
    public let rawValue: Int
    /// Creates the set with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock is on.
    public static let alphaShift = Self(rawValue: 1 << 16)
    /// Shift.
    public static let shift = Self(rawValue: 1 << 17)
    /// Control.
    public static let control = Self(rawValue: 1 << 18)
    /// Alt, or Option.
    public static let alternate = Self(rawValue: 1 << 19)
    /// Super, or Command.
    public static let command = Self(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let numericPad = Self(rawValue: 1 << 21)

    /// The flags for the keys that a platform reports.
    package init(_ modifiers: KeyModifiers) { self.init(rawValue: modifiers.rawValue) }
}
