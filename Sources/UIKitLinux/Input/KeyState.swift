package import UIKitGeometry
import UIKitPlatform

/// Names keys, keeps track of modifiers and knows the chords that are not the application's.
package struct KeyState: Hashable, Sendable {
    private var held: Set<Int> = []
    private var isCapsLocked = false

    /// Creates a keyboard with no key held.
    package init() {}

    /// What a key event comes to; nil for a key without a name.
    ///
    /// A keyboard's `stroke` names the key by its layout; chords that are not the application's are where they are on the keyboard.
    package mutating func report(
        _ code: Int,
        isDown: Bool,
        _ stroke: Keyboard.Stroke? = nil,
        time: MonotonicTime
    ) -> InputTranslator.Report? {
        if isDown { held.insert(code) } else { held.remove(code) }
        if code == Self.capsLock && isDown { isCapsLocked.toggle() }
        let name = KeyNames.name(of: code)
        if isDown, let name {
            if Self.isQuitChord(name, modifiers) { return .quit }
            if let session = Self.session(name, modifiers) { return .switchTo(session: session) }
        }
        if let stroke {
            return .event(
                .key(
                    stroke.name,
                    isDown: isDown,
                    modifiers: stroke.modifiers,
                    characters: KeyCharacters(
                        typed: stroke.characters,
                        plain: stroke.plainCharacters
                    ),
                    time: time
                )
            )
        }
        return name.map { .event(.key($0, isDown: isDown, modifiers: modifiers, time: time)) }
    }

    private static let capsLock = 58

    private var modifiers: KeyModifiers {
        var result: KeyModifiers = isCapsLocked ? .capsLock : []
        let codes: [(KeyModifiers, Int, Int)] = [
            (.shift, 42, 54), (.control, 29, 97), (.alternate, 56, 100), (.command, 125, 126),
        ]
        for (modifier, left, right) in codes where held.contains(left) || held.contains(right) {
            result.insert(modifier)
        }
        return result
    }

    /// The terminal that Ctrl+Alt+F1 … F12 ask for: our keyboard's keys don't reach the kernel's own chords.
    private static func session(_ name: String, _ modifiers: KeyModifiers) -> Int? {
        guard modifiers.isSuperset(of: [.control, .alternate]), name.first == "F" else {
            return nil
        }
        return Int(name.dropFirst())
    }

    private static func isQuitChord(_ name: String, _ modifiers: KeyModifiers) -> Bool {
        let held = modifiers.subtracting(.capsLock)
        return name == "c" && held == .control
            || name == "BackSpace" && held == [.control, .alternate]
    }
}
