package import UIKitPlatform

extension Recording {
    /// Bytes beyond which a file is not taken for a recording: 64 MiB, some days of touching.
    package static let fileLimit = 64 << 20

    /// Reads a recording from the file at `path`.
    package init(contentsOf path: String) throws(PlatformError) {
        let bytes = try FileBytes.read(
            path,
            limit: Self.fileLimit,
            remedy: "give the path of a recorded session"
        )
        do throws(RecordingError) {
            try self.init(bytes: bytes)
        } catch {
            throw error.inFile(path)
        }
    }
}
