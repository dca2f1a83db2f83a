/// One line of a recording: a flat JSON object, read strictly.
///
/// Values are numbers, strings, true and false; names are not repeated. Whatever RFC 8259 does not allow is an
/// error with its column.
struct JSONLine {
    /// A value and where it starts.
    struct Field {
        var name: String
        var nameColumn: Int
        var value: Value
        var column: Int
        /// The value as it is written, for messages.
        var text: String
    }

    /// What a field may hold.
    enum Value: Hashable {
        case number(Double)
        case string(String)
        case boolean(Bool)
    }

    /// The fields in the order of the line.
    var fields: [Field] = []
    /// The number of the line, from 1.
    let line: Int
    /// The column of the closing brace, where a missing field is reported.
    var endColumn = 1

    /// Reads `bytes`, the line without its line feed.
    init(_ bytes: ArraySlice<UInt8>, line: Int) throws(RecordingError) {
        self.line = line
        var scanner = JSONScanner(bytes, line: line)
        scanner.skipSpace()
        try scanner.take(UInt8(ascii: "{"), expecting: "'{', the start of an object")
        scanner.skipSpace()
        if scanner.next != UInt8(ascii: "}") {
            repeat {
                fields.append(try Self.field(&scanner, after: fields))
                scanner.skipSpace()
            } while scanner.skip(UInt8(ascii: ","))
        }
        endColumn = scanner.column
        try scanner.take(UInt8(ascii: "}"), expecting: "',' or '}'")
        scanner.skipSpace()
        guard scanner.next == nil else { throw scanner.error("the end of the line") }
    }

    private static func field(
        _ scanner: inout JSONScanner,
        after fields: [Field]
    ) throws(RecordingError) -> Field {
        scanner.skipSpace()
        let nameColumn = scanner.column
        let name = try scanner.string(expecting: "'\"', the start of a name")
        guard !fields.contains(where: { $0.name == name }) else {
            throw RecordingError(
                line: scanner.line,
                column: nameColumn,
                expected: "each name once",
                found: "\"\(name)\" again"
            )
        }
        scanner.skipSpace()
        try scanner.take(UInt8(ascii: ":"), expecting: "':'")
        scanner.skipSpace()
        let column = scanner.column
        let value = try scanner.value()
        let text = scanner.text(from: column)
        return Field(
            name: name,
            nameColumn: nameColumn,
            value: value,
            column: column,
            text: text
        )
    }
}
