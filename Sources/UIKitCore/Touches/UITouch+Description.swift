import UIKitDrawing
import UIKitGeometry

extension UITouch: @MainActor CustomStringConvertible, @MainActor CustomDebugStringConvertible {
    /// How the touch stands, what it hit, and where it is and was.
    public var description: String {
        var parts = [
            "type: \(Self.capitalized("\(type)"))",
            "phase: \(Self.capitalized("\(phase)"))",
            "tap count: \(tapCount)",
            "force: \(NumberText.plain(force))",
            "window: \(window?.description ?? "(null)")",
            "view: \(view?.description ?? "(null)")",
            "location in window: \(location(in: nil).plainText)",
            "previous location in window: \(previousLocation(in: nil).plainText)",
        ]
        if let view {
            parts.append("location in view: \(location(in: view).plainText)")
            parts.append("previous location in view: \(previousLocation(in: view).plainText)")
        }
        return "\(ObjectDescription(self).text) \(parts.joined(separator: "; "))"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }
}
