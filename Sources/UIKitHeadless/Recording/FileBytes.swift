import Glibc
import UIKitImages
package import UIKitPlatform

/// Reads whole files of a bearable size.
package enum FileBytes {
    /// The bytes of the file at `path`, which has at most `limit` of them.
    package static func read(
        _ path: String,
        limit: Int,
        remedy: String = ""
    ) throws(PlatformError) -> [UInt8] {
        try ByteFile.read(path, limit: limit) { failure($0, path, $1, remedy) }
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
