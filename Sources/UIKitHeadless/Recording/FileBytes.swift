import Glibc
package import UIKitPlatform

/// Reads whole files of a bearable size.
package enum FileBytes {
    /// The bytes of the file at `path`, which has at most `limit` of them.
    package static func read(
        _ path: String,
        limit: Int,
        remedy: String = ""
    ) throws(PlatformError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("open", path, errno, remedy) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count > 0 {
                bytes.append(contentsOf: chunk[..<count])
            } else if errno != EINTR {
                throw failure("read", path, errno, remedy)
            }
        }
        throw failure("read", path, EFBIG, remedy)
    }

    private static func failure(
        _ operation: String,
        _ path: String,
        _ number: Int32,
        _ remedy: String
    ) -> PlatformError {
        PlatformError(
            operation: operation,
            subject: path,
            errorNumber: number,
            reason: String(cString: strerror(number)),
            remedy: remedy
        )
    }
}
