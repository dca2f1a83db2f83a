import UIKitGeometry
import UIKitText

extension UIFont: CustomStringConvertible, CustomDebugStringConvertible {
    /// Family, weight, style and size as in a style sheet.
    public var description: String {
        let weight =
            switch wanted.weight {
            case 400: "normal"
            case 700: "bold"
            default: "\(wanted.weight)"
            }
        let style = wanted.slant == .upright ? "normal" : "italic"
        return ObjectDescription(self).text
            + " font-family: \"\(familyName)\"; font-weight: \(weight); font-style: \(style);"
            + " font-size: \(NumberText.plain(pointSize))pt"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
