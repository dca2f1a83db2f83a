import Glibc

/// Where the house says what it fell back to, what failed and what recovered: one line each on stderr.
package enum Log {
    /// Writes `message` with the house's prefix and a line end in one call, so that lines never mix.
    package static func line(_ message: String) {
        var text = "vitrine: " + message + "\n"
        text.withUTF8 { bytes in
            _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        }
    }
}
