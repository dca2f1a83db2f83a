import Glibc
package import UIKitPlatform

/// The file that keeps calibrations: a line for each touchscreen with its identity and six numbers, tabs between.
package struct CalibrationStore: Hashable, Sendable {
    /// Bytes beyond which a file is not taken for one of calibrations.
    private static let limit = 64 * 1024

    /// The file's path.
    package let path: String

    /// Creates a store at `path`; the file need not exist.
    package init(path: String) { self.path = path }

    /// The matrix of a touchscreen, nil when none is kept.
    ///
    /// The one kept for it in its place; else the one for its kind in whatever place, as files from before places were kept
    /// have it; else, since it may have been plugged in elsewhere, the only one that is kept for its kind.
    package func matrix(of identity: TouchIdentity) -> CalibrationMatrix? {
        if let own = matrix(of: identity.text) ?? matrix(of: identity.kind) { return own }
        let names = Set(lines().compactMap { $0.split(separator: "\t").first.map(String.init) })
        let alike = names.filter(identity.isSameKind)
        return alike.count == 1 ? alike.first.flatMap(matrix) : nil
    }

    /// The matrix that is kept under exactly this identity, nil when none is.
    ///
    /// What is damaged is told and passed over.
    package func matrix(of identity: String) -> CalibrationMatrix? {
        for (index, line) in lines().enumerated() {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.first.map(String.init) == identity else { continue }
            let numbers = parts.dropFirst().compactMap { Double($0) }
            guard parts.count == 7, numbers.count == 6, numbers.allSatisfy(\.isFinite) else {
                Log.line("\(path): line \(index + 1) has no six numbers; not used")
                continue
            }
            return CalibrationMatrix(
                numbers[0],
                numbers[1],
                numbers[2],
                numbers[3],
                numbers[4],
                numbers[5]
            )
        }
        return nil
    }

    /// Keeps the matrix of a touchscreen, and all others.
    ///
    /// Written beside the file and put in its place at the end: a power failure leaves the old or the new one.
    package func store(_ matrix: CalibrationMatrix, of identity: String) throws(PlatformError) {
        var kept = lines().filter { !$0.hasPrefix(identity + "\t") }
        kept.append(([identity] + matrix.numbers.map { "\($0)" }).joined(separator: "\t"))
        var text = kept.joined(separator: "\n") + "\n"
        let beside = path + ".new"
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        if descriptor < 0 { throw failure(errno) }
        let count = text.utf8.count
        let written = text.withUTF8 { write(descriptor, $0.baseAddress, count) }
        let writeError = written == count ? 0 : written < 0 ? errno : ENOSPC
        let isSafe = writeError == 0 && fsync(descriptor) == 0
        let error = writeError != 0 ? writeError : errno
        close(descriptor)
        guard isSafe else {
            unlink(beside)
            throw failure(error)
        }
        if rename(beside, path) != 0 { throw failure(errno) }
    }

    private func failure(_ number: Int32) -> PlatformError {
        PlatformError(
            "keep the calibration in",
            path,
            errno: number,
            remedy: "UIKIT_CALIBRATION names a file in a folder that can be written to"
        )
    }

    private func lines() -> [String] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return [] }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: Self.limit)
        let count = read(descriptor, &bytes, bytes.count)
        if count <= 0 { return [] }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
            .split(separator: "\n").map(String.init)
    }
}
