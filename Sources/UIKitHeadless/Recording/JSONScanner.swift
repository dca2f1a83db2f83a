/// Walks over the bytes of one line of JSON.
struct JSONScanner {
    /// The number of the line, from 1.
    let line: Int
    private let bytes: ArraySlice<UInt8>
    private var index: Int

    /// Stands at the start of `bytes`.
    init(_ bytes: ArraySlice<UInt8>, line: Int) {
        self.bytes = bytes
        self.line = line
        index = bytes.startIndex
    }

    /// The byte that stands here, nil at the end of the line.
    var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    /// The column of this place in bytes, from 1.
    var column: Int { index - bytes.startIndex + 1 }

    /// An error at this place.
    func error(_ expected: String) -> RecordingError {
        let found =
            switch next {
            case nil: "the end of the line"
            case .some(let byte) where (0x20..<0x7F).contains(byte):
                "'\(Character(Unicode.Scalar(byte)))'"
            case .some(let byte): "the byte 0x\(Self.hex(byte))"
            }
        return RecordingError(line: line, column: column, expected: expected, found: found)
    }

    /// What is written between `column` and this place.
    func text(from column: Int) -> String {
        String(decoding: bytes[(bytes.startIndex + column - 1)..<index], as: UTF8.self)
    }

    /// Goes past blanks, tabs and carriage returns.
    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D { index += 1 }
    }

    /// Goes past `byte` if it stands here; tells whether it did.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// Goes past `byte`, which has to stand here.
    mutating func take(_ byte: UInt8, expecting expected: String) throws(RecordingError) {
        guard skip(byte) else { throw error(expected) }
    }

    /// Reads a number, a string, true or false.
    mutating func value() throws(RecordingError) -> JSONLine.Value {
        switch next {
        case UInt8(ascii: "\""): return .string(try string(expecting: "a string"))
        case UInt8(ascii: "t"): return .boolean(try word("true", means: true))
        case UInt8(ascii: "f"): return .boolean(try word("false", means: false))
        case .some(let byte) where byte == UInt8(ascii: "-") || Self.isDigit(byte):
            return .number(try number())
        default: throw error("a number, a string, true or false")
        }
    }

    private mutating func word(_ word: String, means: Bool) throws(RecordingError) -> Bool {
        for byte in word.utf8 { try take(byte, expecting: word) }
        return means
    }

    // MARK: - Numbers

    private mutating func number() throws(RecordingError) -> Double {
        let start = column
        _ = skip(UInt8(ascii: "-"))
        if !skip(UInt8(ascii: "0")) { try digits() }
        if skip(UInt8(ascii: ".")) { try digits() }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            if !skip(UInt8(ascii: "-")) { _ = skip(UInt8(ascii: "+")) }
            try digits()
        }
        let written = text(from: start)
        guard let value = Double(written), value.isFinite else {
            throw RecordingError(
                line: line,
                column: start,
                expected: "a number that 64 bits hold",
                found: written
            )
        }
        return value
    }

    private mutating func digits() throws(RecordingError) {
        guard let byte = next, Self.isDigit(byte) else { throw error("a digit") }
        while let byte = next, Self.isDigit(byte) { index += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    // MARK: - Strings

    /// Reads a string with its quotes.
    mutating func string(expecting expected: String) throws(RecordingError) -> String {
        try take(UInt8(ascii: "\""), expecting: expected)
        let start = column
        var content: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw error("a character of a string or '\"'") }
            index += 1
            if byte == UInt8(ascii: "\\") {
                content.append(contentsOf: try escape())
            } else {
                content.append(byte)
            }
        }
        try take(UInt8(ascii: "\""), expecting: "'\"', the end of the string")
        guard let text = String(validating: content, as: UTF8.self) else {
            throw RecordingError(
                line: line,
                column: start,
                expected: "text in UTF-8",
                found: "bytes that are none"
            )
        }
        return text
    }

    private mutating func escape() throws(RecordingError) -> String.UTF8View {
        let place = self
        guard let byte = next else { throw error("an escaped character") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return String(Unicode.Scalar(byte)).utf8
        case UInt8(ascii: "b"): return "\u{8}".utf8
        case UInt8(ascii: "f"): return "\u{C}".utf8
        case UInt8(ascii: "n"): return "\n".utf8
        case UInt8(ascii: "r"): return "\r".utf8
        case UInt8(ascii: "t"): return "\t".utf8
        case UInt8(ascii: "u"): return String(try escapedScalar(at: place)).utf8
        default: throw place.error("one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
        }
    }

    /// Reads four hexadecimal digits, or two times four where they are a surrogate pair.
    private mutating func escapedScalar(
        at place: JSONScanner
    ) throws(RecordingError) -> Unicode.Scalar {
        var value = try hexadecimal()
        if (0xD800..<0xDC00).contains(value), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) {
            let low = try hexadecimal()
            guard (0xDC00..<0xE000).contains(low) else {
                throw place.error("a surrogate pair")
            }
            value = 0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else {
            throw place.error("a character, not half of a surrogate pair")
        }
        return scalar
    }

    private mutating func hexadecimal() throws(RecordingError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error("a hexadecimal digit")
            }
            index += 1
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    private static func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }
}
