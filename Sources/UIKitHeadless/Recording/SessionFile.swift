import Glibc
package import UIKitPlatform

/// A file that a session is written to while it happens: whole lines only, each handed to the kernel at once.
///
/// A process that is killed loses nothing of it. When a line cannot be written
/// (a full disk), the file is cut back to its last whole line and closed, with
/// one log line: a session with a gap could not be played, one that ends early can.
@MainActor package final class SessionFile {
    /// Takes bytes as write(2) does: how many were taken, or -1 and errno.
    package typealias Write = (UnsafeRawBufferPointer) -> Int
    /// Cuts the file to so many bytes.
    package typealias Cut = (Int) -> Void

    /// Bytes of whole lines in the file.
    package private(set) var length = 0
    /// Whether lines are still written.
    package private(set) var isOpen = true

    private let path: String
    private let write: Write
    private let cut: Cut
    private var descriptor: Int32 = -1

    /// Makes the file at `path`, or empties the one that is there.
    package convenience init(path: String) throws(PlatformError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        if descriptor < 0 {
            throw PlatformError(
                operation: "record to",
                subject: path,
                errorNumber: errno,
                reason: String(cString: strerror(errno)),
                remedy: "give the path of a file in a folder that can be written to"
            )
        }
        self.init(
            path: path,
            write: { Glibc.write(descriptor, $0.baseAddress, $0.count) },
            cut: { _ = ftruncate(descriptor, off_t($0)) }
        )
        self.descriptor = descriptor
    }

    /// Writes through `write`, and takes back through `cut` what a failed write left; `path` is for messages.
    package init(path: String, write: @escaping Write, cut: @escaping Cut) {
        self.path = path
        self.write = write
        self.cut = cut
    }

    /// Appends whole lines.
    package func append(_ lines: String) {
        guard isOpen, !lines.isEmpty else { return }
        var lines = lines
        let error = lines.withUTF8 { bytes in writeAll(UnsafeRawBufferPointer(bytes)) }
        guard let error else {
            length += lines.utf8.count
            return
        }
        cut(length)
        let reason = String(cString: strerror(error))
        Log.line("record to \(path): \(reason); the recording ends after \(length) bytes")
        close()
    }

    /// Lets go of the file.
    package func close() {
        isOpen = false
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    isolated deinit { close() }

    /// The error number that kept some of the bytes out, nil when all were taken.
    private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(UnsafeRawBufferPointer(rebasing: rest))
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count == 0 {
                return ENOSPC
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}
