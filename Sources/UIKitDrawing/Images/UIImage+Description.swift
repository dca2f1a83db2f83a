import UIKitGeometry

extension UIImage: CustomStringConvertible, CustomDebugStringConvertible {
    /// Where the image comes from, its size in points and how it is coloured.
    public var description: String {
        let origin =
            switch source.origin {
            case .symbol(let glyph): "symbol(system: \(glyph.name))"
            case .file(let path, _): "file(\(path))"
            case .bitmap, .bytes: "anonymous"
            }
        let line = ObjectDescription(self).text.dropLast()
        return "\(line) \(origin) \(size.plainText) renderingMode=\(renderingMode)>"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
