/// xkb's names of the kernel's key codes, for a keyboard whose layout nobody set.
package enum KeyNames {
    /// The name of a KEY_ code, nil for one without.
    package static func name(of code: Int) -> String? { names[code] }

    /// Rows of keys whose codes follow one another.
    ///
    /// Source: [Linux input event codes].
    private static let rows: [(first: Int, names: [String])] = [
        (1, ["Escape", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "minus", "equal"]),
        (14, ["BackSpace", "Tab", "q", "w", "e", "r", "t", "y", "u", "i", "o", "p"]),
        (26, ["bracketleft", "bracketright", "Return", "Control_L"]),
        (30, ["a", "s", "d", "f", "g", "h", "j", "k", "l", "semicolon", "apostrophe", "grave"]),
        (42, ["Shift_L", "backslash", "z", "x", "c", "v", "b", "n", "m", "comma", "period"]),
        (53, ["slash", "Shift_R", "KP_Multiply", "Alt_L", "space", "Caps_Lock"]),
        (59, ["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10"]),
        (87, ["F11", "F12"]),
        (96, ["KP_Enter", "Control_R", "KP_Divide", "Print", "Alt_R"]),
        (102, ["Home", "Up", "Prior", "Left", "Right", "End", "Down", "Next", "Insert", "Delete"]),
        (125, ["Super_L", "Super_R", "Menu"]),
    ]

    private static let names: [Int: String] = {
        var result: [Int: String] = [:]
        for row in rows {
            for (offset, name) in row.names.enumerated() { result[row.first + offset] = name }
        }
        return result
    }()
}
