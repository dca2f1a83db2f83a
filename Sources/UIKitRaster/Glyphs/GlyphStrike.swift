import Synchronization

/// The masks of one face at one size, each rasterized when it is first needed.
///
/// A mask never moves once it is there, so painting reads it without a lock for as long as it
/// holds the strike.
final class GlyphStrike: @unchecked Sendable {
    /// Guards what follows.
    private let lock = Mutex<Void>(())
    private var table: GlyphTable

    init(face: any GlyphFace, size: Int) {
        table = GlyphTable(face: face, size: size)
    }

    deinit { table.free() }

    /// Bytes that the masks take.
    var byteCount: Int { lock.withLock { _ in table.byteCount } }

    /// Calls `body` once with the glyphs, which must not be kept.
    func lookUp(_ body: (inout GlyphTable) -> Void) { lock.withLock { _ in body(&table) } }

    /// The picture of an entry that is none of the masks.
    func picture(_ entry: GlyphTable.Entry) -> GlyphImage {
        lock.withLock { _ in table.pictures[Int(entry.picture)] }
    }
}
