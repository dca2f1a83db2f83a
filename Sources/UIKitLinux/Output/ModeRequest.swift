/// What `UIKIT_DRM_MODE` asks for: "1280x800", "1280x800@75" or "list".
package enum ModeRequest: Hashable, Sendable {
    /// Nothing: the current mode, else the display's own, else the largest.
    case automatic
    /// The modes should be listed instead of starting.
    case list
    /// This many pixels, and this many frames a second when given.
    case size(width: Int, height: Int, rate: Int?)

    /// What can be asked for, for messages.
    package static let accepted = "WIDTHxHEIGHT, WIDTHxHEIGHT@HERTZ or list"

    /// Reads a request; nil when `text` is none.
    ///
    /// The empty text asks for nothing.
    package init?(_ text: String) {
        if text.isEmpty {
            self = .automatic
            return
        }
        if text == "list" {
            self = .list
            return
        }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count <= 2, sides.count == 2,
            let width = Self.number(sides[0]), let height = Self.number(sides[1])
        else { return nil }
        var rate: Int?
        if parts.count == 2 {
            guard let given = Self.number(parts[1]) else { return nil }
            rate = given
        }
        self = .size(width: width, height: height, rate: rate)
    }

    private static func number(_ text: Substring) -> Int? {
        guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let value = Int(text) else {
            return nil
        }
        return (1...32_767).contains(value) ? value : nil
    }
}
