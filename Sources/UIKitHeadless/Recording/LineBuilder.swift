import UIKitGeometry
import UIKitPlatform

/// Builds one line of a recording: a flat JSON object.
struct LineBuilder {
    private var fields = ""

    /// The line with its line feed.
    var text: String { "{" + fields + "}\n" }

    /// Adds a whole number.
    mutating func add(_ name: String, _ value: Int) { add(name, written: "\(value)") }

    /// Adds true or false.
    mutating func add(_ name: String, _ value: Bool) { add(name, written: "\(value)") }

    /// Adds a number with as many digits as reading it back takes; one that is none becomes 0.
    mutating func add(_ name: String, _ value: Double) {
        let whole = Int(exactly: value)
        add(name, written: whole.map(String.init) ?? (value.isFinite ? "\(value)" : "0"))
    }

    /// Adds a string.
    mutating func add(_ name: String, _ value: String) {
        var written = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": written += "\\\""
            case "\\": written += "\\\\"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: written.unicodeScalars.append(scalar)
            }
        }
        add(name, written: written + "\"")
    }

    /// Adds a place in points, as x and y.
    mutating func add(_ place: CGPoint) {
        add("x", place.x)
        add("y", place.y)
    }

    /// Adds a place on a screen, which is named unless it is the main one.
    mutating func add(_ place: ScreenPlace) {
        add(place.point)
        if place.screen != .main { add("screen", place.screen.number) }
    }

    /// Adds a time in seconds, exact to the microsecond.
    mutating func add(_ time: MonotonicTime) {
        let (seconds, micros) = time.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        var written = "\(seconds)"
        if micros != 0 {
            let digits = String(1_000_000 + micros).dropFirst()
            let last = digits.lastIndex { $0 != "0" } ?? digits.startIndex
            written += "." + digits[...last]
        }
        add("t", written: written)
    }

    private mutating func add(_ name: String, written: String) {
        if !fields.isEmpty { fields += "," }
        fields += "\"\(name)\":\(written)"
    }
}
