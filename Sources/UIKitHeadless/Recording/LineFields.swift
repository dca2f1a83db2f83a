import UIKitGeometry
import UIKitPlatform

/// Takes the fields of a line one by one, so that in the end those are left that nobody knows.
struct LineFields {
    /// The number of the line, from 1.
    let line: Int
    private var rest: [JSONLine.Field]
    private var known: [String] = []
    private let endColumn: Int

    /// Starts with all fields of `line`.
    init(_ line: JSONLine) {
        self.line = line.line
        rest = line.fields
        endColumn = line.endColumn
    }

    /// Whether a field of this name is left.
    func has(_ name: String) -> Bool { rest.contains { $0.name == name } }

    /// The number in a field, inside `range`; `fallback` where the field is missing and there is one.
    mutating func number(
        _ name: String,
        in range: ClosedRange<Double>,
        or fallback: Double? = nil
    ) throws(RecordingError) -> Double {
        guard let field = try take(name, required: fallback == nil) else { return fallback ?? 0 }
        guard case .number(let value) = field.value, range.contains(value) else {
            throw wrong(
                field,
                "a number from \(brief(range.lowerBound)) to \(brief(range.upperBound))"
            )
        }
        return value
    }

    /// The whole number in a field, inside `range`; `fallback` where the field is missing and there is one.
    mutating func integer(
        _ name: String,
        in range: ClosedRange<Int>,
        or fallback: Int? = nil
    ) throws(RecordingError) -> Int {
        guard let field = try take(name, required: fallback == nil) else { return fallback ?? 0 }
        guard case .number(let value) = field.value, let whole = Int(exactly: value),
            range.contains(whole)
        else {
            throw wrong(field, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return whole
    }

    /// The string in a field.
    mutating func string(_ name: String) throws(RecordingError) -> String {
        guard let field = try take(name, required: true) else { return "" }
        guard case .string(let value) = field.value else { throw wrong(field, "a string") }
        return value
    }

    /// Which of `choices` stands in a field; `fallback` where the field is missing and there is one.
    mutating func choice<Choice>(
        _ name: String,
        of choices: KeyValuePairs<String, Choice>,
        or fallback: Choice? = nil
    ) throws(RecordingError) -> Choice {
        guard let field = try take(name, required: fallback == nil) else {
            if let fallback { return fallback }
            throw missing(name)
        }
        guard case .string(let value) = field.value,
            let choice = choices.first(where: { $0.key == value })
        else {
            let names = choices.map { "\"\($0.key)\"" }.joined(separator: ", ")
            throw wrong(field, "one of \(names)")
        }
        return choice.value
    }

    /// True or false in a field.
    mutating func boolean(_ name: String) throws(RecordingError) -> Bool {
        guard let field = try take(name, required: true) else { return false }
        guard case .boolean(let value) = field.value else { throw wrong(field, "true or false") }
        return value
    }

    /// A place in points, in the fields x and y.
    mutating func place() throws(RecordingError) -> CGPoint {
        let reach = -1e6...1e6
        return CGPoint(x: try number("x", in: reach), y: try number("y", in: reach))
    }

    /// A place on a screen, by the fields x, y and `screen`.
    mutating func screenPlace() throws(RecordingError) -> ScreenPlace {
        let point = try place()
        return ScreenPlace(point, on: try screen())
    }

    /// The screen that the field `screen` names, the main one where there is none.
    mutating func screen() throws(RecordingError) -> DisplayID {
        DisplayID(try integer("screen", in: 0...9_999, or: 0))
    }

    /// Ends with an error where a field is left that nobody asked for.
    func finish() throws(RecordingError) {
        guard let field = rest.first else { return }
        throw RecordingError(
            line: line,
            column: field.nameColumn,
            expected: "only \(known.joined(separator: ", "))",
            found: "\"\(field.name)\""
        )
    }

    /// An error at the field `name`, or at the end of the line where it is missing.
    func error(at name: String, _ expected: String, in whole: JSONLine) -> RecordingError {
        guard let field = whole.fields.first(where: { $0.name == name }) else {
            return missing(name)
        }
        return wrong(field, expected)
    }

    private mutating func take(
        _ name: String,
        required: Bool
    ) throws(RecordingError) -> JSONLine.Field? {
        known.append(name)
        guard let index = rest.firstIndex(where: { $0.name == name }) else {
            if required { throw missing(name) }
            return nil
        }
        return rest.remove(at: index)
    }

    private func missing(_ name: String) -> RecordingError {
        RecordingError(
            line: line,
            column: endColumn,
            expected: "\"\(name)\"",
            found: "the end of the object"
        )
    }

    private func wrong(_ field: JSONLine.Field, _ expected: String) -> RecordingError {
        RecordingError(line: line, column: field.column, expected: expected, found: field.text)
    }

    private func brief(_ bound: Double) -> String {
        Int(exactly: bound).map(String.init) ?? "\(bound)"
    }
}
