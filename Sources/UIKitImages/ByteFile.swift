import Glibc

/// Whole files as bytes.
package enum ByteFile {
    /// Reads all of a file, which has at most `limit` bytes.
    package static func read(
        _ path: String,
        limit: Int = .max
    ) throws(ImageError) -> [UInt8] {
        try read(path, limit: limit) { failure($0, path, $1) }
    }

    /// Reads all of a file, which has at most `limit` bytes; `failure` makes an error of what was tried and `errno`.
    package static func read<Failure: Error>(
        _ path: String,
        limit: Int,
        failure: (_ operation: String, _ number: Int32) -> Failure
    ) throws(Failure) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        if file < 0 { throw failure("open", errno) }
        defer { close(file) }
        var status = stat()
        var bytes: [UInt8] = []
        if fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG {
            bytes.reserveCapacity(min(limit, Int(status.st_size)))
        }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let count = Glibc.read(file, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count > 0 {
                bytes += chunk[..<count]
            } else if errno != EINTR {
                throw failure("read", errno)
            }
        }
        throw failure("read", EFBIG)
    }

    /// Writes a file, replacing what was there.
    package static func write(_ bytes: [UInt8], to path: String) throws(ImageError) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        if file < 0 { throw failure("open", path, errno) }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw failure("write", path, errno)
            }
        }
    }

    private static func failure(
        _ operation: String,
        _ path: String,
        _ number: Int32
    ) -> ImageError {
        ImageError(
            .file,
            operation: operation,
            subject: path,
            reason: String(cString: strerror(number))
        )
    }
}
