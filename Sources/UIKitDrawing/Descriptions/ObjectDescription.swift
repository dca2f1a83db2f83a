/// A line that says what an object is, in UIKit's form: `<UIView: 0x5581a0; frame = (0 0; 100 40); tag = 3>`.
package struct ObjectDescription {
    /// A property and its value.
    package typealias Detail = (name: String, value: String)

    private let head: String
    private var details: [Detail] = []

    /// Begins the line of `object`: its class, or the name that stands for it, and its address.
    package init(_ object: AnyObject, as name: String? = nil) {
        let address = UInt(bitPattern: ObjectIdentifier(object))
        head = "\(name ?? "\(type(of: object))"): 0x\(String(address, radix: 16))"
    }

    /// Adds a property.
    package mutating func add(_ name: String, _ value: String) { details.append((name, value)) }

    /// Adds a claim that is not as it usually is.
    package mutating func add(_ name: String, _ isSo: Bool, unless usual: Bool) {
        if isSo != usual { add(name, isSo ? "YES" : "NO") }
    }

    /// Adds properties in their order.
    package mutating func add(_ more: [Detail]) { details += more }

    /// The line.
    package var text: String {
        "<" + details.reduce(head) { "\($0); \($1.name) = \($1.value)" } + ">"
    }

    /// A string between quotes on one line, cut after sixty characters.
    package static func quoted(_ string: String) -> String {
        let short = string.prefix(longestText)
        // `replacing` would link the library of regular expressions, 1.3 MB of a static executable.
        let line = short.map { $0.isNewline ? "\\n" : String($0) }.joined()
        return "'\(line)\(short.endIndex < string.endIndex ? "..." : "")'"
    }

    /// Characters of a text that a description shows; policy, so that a tree stays readable.
    private static let longestText = 60
}
