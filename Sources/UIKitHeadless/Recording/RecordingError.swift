package import UIKitPlatform

/// A damaged recording: where, what was expected there and what stands there.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    /// What a sound recording has there, for example "a number".
    package var expected: String
    /// What this one has, for example "'x'" or "the end of the line".
    package var found: String

    /// Creates an error at a place.
    package init(line: Int, column: Int, expected: String, found: String) {
        self.line = line
        self.column = column
        self.expected = expected
        self.found = found
    }

    /// For example "line 3, column 17: expected a number, found 'x'".
    package var description: String {
        "line \(line), column \(column): expected \(expected), found \(found)"
    }

    /// The error as the platform reports it, with the file's name.
    package func inFile(_ path: String) -> PlatformError {
        PlatformError(operation: "play", subject: path, reason: description)
    }
}
