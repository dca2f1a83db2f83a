import CLibXKB
package import UIKitPlatform

/// What keys mean on a keyboard of some layout, through xkb.
///
/// One for all keyboards of a seat: a modifier that is held on one counts for the others, as on any desktop.
@MainActor package final class Keyboard {
    /// What a key that went down or up comes to.
    package struct Stroke: Hashable, Sendable {
        /// The xkb name of what the key means without modifiers, for example "a", "odiaeresis", "Left".
        package var name: String
        /// What it types with the modifiers that are held; empty for keys that type nothing.
        package var characters: String
        /// What it types without them.
        package var plainCharacters: String
        /// The modifiers that are held.
        package var modifiers: KeyModifiers

        /// Creates a stroke.
        package init(
            name: String,
            characters: String = "",
            plainCharacters: String = "",
            modifiers: KeyModifiers = []
        ) {
            self.name = name
            self.characters = characters
            self.plainCharacters = plainCharacters
            self.modifiers = modifiers
        }
    }

    /// The kernel's codes are xkb's less this.
    private static let offset: UInt32 = 8
    /// xkb's number for no symbol.
    private static let nothing: UInt32 = 0

    // Owned by this object.
    private let context: OpaquePointer
    private let keymap: OpaquePointer
    private let state: OpaquePointer

    /// Creates a keyboard of a layout, for example "de" or "ch(fr)", several with commas between; nil when xkb knows none of this name.
    ///
    /// The empty layout is what `XKB_DEFAULT_LAYOUT` says, else "us".
    package init?(layout: String = "") {
        guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
        let (names, variants) = Self.split(layout)
        let keymap = names.withCString { layout in
            variants.withCString { variant in
                var rules = xkb_rule_names()
                rules.layout = names.isEmpty ? nil : layout
                rules.variant = names.isEmpty ? nil : variant
                return xkb_keymap_new_from_names(context, &rules, XKB_KEYMAP_COMPILE_NO_FLAGS)
            }
        }
        guard let keymap, let state = xkb_state_new(keymap) else {
            if let keymap { xkb_keymap_unref(keymap) }
            xkb_context_unref(context)
            return nil
        }
        self.context = context
        self.keymap = keymap
        self.state = state
    }

    isolated deinit {
        xkb_state_unref(state)
        xkb_keymap_unref(keymap)
        xkb_context_unref(context)
    }

    /// A key with the kernel's code went down or up; nil for one that means nothing.
    package func stroke(_ code: Int, isDown: Bool) -> Stroke? {
        let key = UInt32(clamping: code) &+ Self.offset
        // A key is named by what it meant when it went down, before it changes the state itself.
        let layout = xkb_state_key_get_layout(state, key)
        var symbols: UnsafePointer<xkb_keysym_t>?
        let count = xkb_keymap_key_get_syms_by_level(keymap, key, layout, 0, &symbols)
        let plain = count > 0 ? symbols?.pointee ?? Self.nothing : Self.nothing
        let characters = Self.text { xkb_state_key_get_utf8(state, key, $0, $1) }
        _ = xkb_state_update_key(state, key, isDown ? XKB_KEY_DOWN : XKB_KEY_UP)
        guard plain != Self.nothing else { return nil }
        return Stroke(
            name: Self.text { xkb_keysym_get_name(plain, $0, $1) },
            characters: characters,
            plainCharacters: Self.text { xkb_keysym_to_utf8(plain, $0, $1) },
            modifiers: modifiers
        )
    }

    private var modifiers: KeyModifiers {
        var result: KeyModifiers = []
        let names: [(String, KeyModifiers)] = [
            ("Lock", .capsLock), ("Shift", .shift), ("Control", .control), ("Mod1", .alternate),
            ("Mod4", .command),
        ]
        for (name, modifier) in names
        where xkb_state_mod_name_is_active(state, name, XKB_STATE_MODS_EFFECTIVE) > 0 {
            result.insert(modifier)
        }
        return result
    }

    /// "de(nodeadkeys),us" as xkb wants it: "de,us" and "nodeadkeys,".
    private static func split(_ layout: String) -> (names: String, variants: String) {
        var names: [String] = []
        var variants: [String] = []
        for part in layout.split(separator: ",") {
            let pieces = part.split(separator: "(", maxSplits: 1)
            names.append(String(pieces.first ?? ""))
            variants.append(pieces.count > 1 ? String(pieces[1].prefix { $0 != ")" }) : "")
        }
        return (names.joined(separator: ","), variants.joined(separator: ","))
    }

    /// The text that `fill` writes into a buffer; control characters are no text.
    private static func text(
        _ fill: (UnsafeMutablePointer<CChar>?, Int) -> Int32
    ) -> String {
        var bytes = [CChar](repeating: 0, count: 64)
        let count = bytes.withUnsafeMutableBufferPointer { fill($0.baseAddress, $0.count) }
        guard count > 0 else { return "" }
        let text = String(
            decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
            as: UTF8.self
        )
        let isControl = text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        return isControl ? "" : text
    }
}
