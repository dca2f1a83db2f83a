import Glibc

/// Where pictures that cannot be shown are said: one line each on stderr, as the house's log has them.
enum ImageLog {
    /// Writes `sentence` with the house's prefix in one call, so that lines never mix.
    static func line(_ sentence: String) {
        var line = "vitrine: \(sentence)\n"
        line.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }
}
