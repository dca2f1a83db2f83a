import Glibc

/// Writes one line to standard output at once, whatever it is connected to.
func say(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { bytes in
        _ = write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
    }
}
