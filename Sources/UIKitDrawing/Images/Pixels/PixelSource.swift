import Synchronization
import UIKitGeometry
package import UIKitImages
package import UIKitRaster

/// What an image's pixels come from; images that differ only in how they are shown share one.
///
/// Pixels of a file are decoded when they are first needed, once, and kept in the ``PixelCache``.
/// Every method may be called on any thread.
package final class PixelSource: Sendable {
    /// Where the pixels are.
    enum Origin: Sendable {
        /// In memory.
        case bitmap(Bitmap)
        /// In the bytes of a picture file.
        case bytes([UInt8], ImageHeader)
        /// In a file on disk.
        case file(String, ImageHeader)
        /// In a drawing of any size.
        case symbol(SymbolGlyph)
    }

    /// Pictures of at most so many pixels are decoded when they are made, so that damage shows at once.
    static let decodedAtOnce = 262_144

    let origin: Origin
    /// A number that no other source has had.
    let id: Int
    /// Held while the pixels are decoded; true once that has failed.
    private let hasFailed = Mutex(false)

    private static let lastID = Atomic(0)

    private init(_ origin: Origin) {
        self.origin = origin
        id = Self.lastID.add(1, ordering: .relaxed).newValue
    }

    deinit { PixelCache.shared.removeAll(from: id) }

    /// Creates a source from pixels.
    package convenience init(_ bitmap: Bitmap) { self.init(.bitmap(bitmap)) }

    /// Creates a source from a symbol's drawing.
    convenience init(_ glyph: SymbolGlyph) { self.init(.symbol(glyph)) }

    /// Creates a source from the bytes of a picture file.
    package convenience init(reading bytes: [UInt8]) throws(ImageError) {
        let header = try ImageFile.header(of: bytes)
        self.init(.bytes(bytes, header))
        try decodeIfSmall(bytes, header)
    }

    /// Creates a source from a picture file.
    package convenience init(readingFile path: String) throws(ImageError) {
        let bytes = try ImageFile.read(path)
        do throws(ImageError) {
            let header = try ImageFile.header(of: bytes)
            self.init(.file(path, header))
            try decodeIfSmall(bytes, header)
        } catch {
            throw error.on(path)
        }
    }

    /// The stored extent in pixels; zero for a drawing of any size.
    var size: PixelSize {
        switch origin {
        case .bitmap(let bitmap): bitmap.size
        case .bytes(_, let header), .file(_, let header): header.size
        case .symbol: .zero
        }
    }

    /// How the file says that the pixels are to be shown.
    var orientation: ImageOrientation {
        switch origin {
        case .bytes(_, let header), .file(_, let header): header.orientation
        case .bitmap, .symbol: .up
        }
    }

    /// The stored pixels; nil, said in a line of the log, where they cannot be decoded.
    ///
    /// A drawing of any size has none.
    func pixels() -> Bitmap? {
        if case .bitmap(let bitmap) = origin { return bitmap }
        let key = PixelCache.Key(source: id)
        return hasFailed.withLock { hasFailed in
            if hasFailed { return nil }
            return PixelCache.shared.bitmap(for: key) {
                do throws(ImageError) {
                    return try decode(covering: nil)
                } catch {
                    hasFailed = true
                    ImageLog.line("\(error)")
                    return nil
                }
            }
        }
    }

    /// Decodes the pixels now, or fewer of them that are at least `covering`.
    func decode(covering: PixelSize?) throws(ImageError) -> Bitmap? {
        switch origin {
        case .bitmap(let bitmap): return bitmap
        case .symbol: return nil
        case .bytes(let bytes, _): return try ImageFile.decode(bytes, covering: covering)
        case .file(let path, let header):
            let bytes = try ImageFile.read(path)
            do throws(ImageError) {
                if try ImageFile.header(of: bytes) != header {
                    throw ImageError(
                        .damaged,
                        operation: "decode",
                        subject: path,
                        reason: "the file holds another picture than when it was opened"
                    )
                }
                return try ImageFile.decode(bytes, covering: covering)
            } catch {
                throw error.on(path)
            }
        }
    }

    private func decodeIfSmall(_ bytes: [UInt8], _ header: ImageHeader) throws(ImageError) {
        if header.size.area > Self.decodedAtOnce { return }
        let bitmap = try ImageFile.decode(bytes)
        PixelCache.shared.insert(bitmap, for: PixelCache.Key(source: id))
    }
}
