package import UIKitPlatform

/// A key of a keyboard, as a press reports it.
///
/// - Note: Differs from UIKit: `keyName` is the xkb name, and there is no HID usage code.
@MainActor public final class UIKey {
    /// What the key types with the modifiers that are held; empty for keys that type nothing.
    public let characters: String
    /// What the key types without modifiers; empty for keys that type nothing.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// The key's xkb name, for example "a", "Escape" or "Left".
    public let keyName: String

    package init(name: String, modifiers: KeyModifiers, characters: KeyCharacters? = nil) {
        keyName = name
        modifierFlags = UIKeyModifierFlags(modifiers)
        if let characters {
            self.characters = characters.typed
            charactersIgnoringModifiers = characters.plain
            return
        }
        let typed = name.count == 1 ? name : ""
        charactersIgnoringModifiers = typed
        self.characters =
            modifiers.isDisjoint(with: [.shift, .capsLock]) ? typed : typed.uppercased()
    }
}
