/// Writes numbers as UIKit's descriptions do.
package enum NumberText {
    /// The number with six significant digits at most and without a fraction that is zero: `20`, `0.5`, `106.667`.
    package static func plain(_ value: CGFloat) -> String {
        let value = value.isFinite ? rounded(value) : value
        if value == 0 { return "0" }
        var text = "\(value)"
        if text.hasSuffix(".0") { text.removeLast(2) }
        return text
    }

    /// The value with six significant digits.
    private static func rounded(_ value: CGFloat) -> CGFloat {
        var factor: CGFloat = 1
        // What is next to nothing becomes 0.
        while abs(value) * factor < 100_000, factor < 1e10 { factor *= 10 }
        return (value * factor).rounded() / factor
    }
}
