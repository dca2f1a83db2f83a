import CUIKitPango
import Glibc

/// Font files, on disk or in memory only.
enum FontFile {
    /// Whether FreeType finds a font in a file.
    static func isReadable(_ file: String, _ library: FT_Library?) -> Bool {
        var face: FT_Face?
        if FT_New_Face(library, file, 0, &face) != 0 { return false }
        FT_Done_Face(face)
        return true
    }

    /// A path under which the bytes can be opened for the rest of the process's life.
    ///
    /// fontconfig and Pango know fonts by their files only; a file without a name in memory is one.
    static func inMemory(_ bytes: [UInt8]) throws(FontError) -> String {
        let subject = "\(bytes.count) bytes"
        let file = uik_memory_file("font")
        if file < 0 { throw failure(subject) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                close(file)
                throw failure(subject)
            }
        }
        return "/proc/self/fd/\(file)"
    }

    private static func failure(_ subject: String) -> FontError {
        FontError(
            operation: "register font",
            subject: subject,
            reason: String(cString: strerror(errno))
        )
    }
}
