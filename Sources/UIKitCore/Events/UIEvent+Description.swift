import UIKitDrawing
import UIKitGeometry

extension UIEvent: @MainActor CustomStringConvertible, @MainActor CustomDebugStringConvertible {}

extension UIEvent {
    /// The kind of the event, its time in seconds, and a line for each of its touches.
    final var line: String {
        var text = "\(ObjectDescription(self).text) type: \(type)"
        if subtype != .none { text += "; subtype: \(subtype)" }
        text += "; timestamp: \(NumberText.plain(timestamp))"
        guard allTouches != nil else { return text }
        let lines = touches.map { "    \($0)" }
        return "\(text); touches: {(\n\(lines.joined(separator: ",\n"))\n)}"
    }
}
