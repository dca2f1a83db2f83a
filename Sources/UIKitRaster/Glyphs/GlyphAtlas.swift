import Synchronization

/// All rasterized glyphs of the process, up to a number of bytes.
///
/// Faces and sizes that have not been painted for longest are dropped first; what is being painted
/// stays until it is done.
package enum GlyphAtlas {
    /// The bytes that glyphs may take before the oldest are dropped: 4 MB, some 20,000 glyphs of body text.
    package static let byteLimit = 4 << 20

    /// After how many runs of glyphs the limit is looked at.
    private static let trimInterval: UInt64 = 64

    private struct Key: Hashable {
        let face: ObjectIdentifier
        let size: Int
    }

    /// A strike and when it was used last; an object, since it is noted for each run that is drawn.
    private final class Entry {
        let strike: GlyphStrike
        var used: UInt64

        init(_ strike: GlyphStrike, _ used: UInt64) {
            self.strike = strike
            self.used = used
        }
    }

    private struct Shelf {
        var strikes: [Key: Entry] = [:]
        var clock: UInt64 = 0
    }

    private static let shelf = Mutex(Shelf())

    /// Bytes that glyphs take now.
    package static var byteCount: Int {
        shelf.withLock { $0.strikes.values.reduce(0) { $0 + $1.strike.byteCount } }
    }

    /// In how many sizes `face` has glyphs now.
    package static func strikeCount(of face: any GlyphFace) -> Int {
        let id = ObjectIdentifier(face)
        return shelf.withLock { $0.strikes.keys.count { $0.face == id } }
    }

    /// Drops all glyphs; they are rasterized again when they are needed.
    package static func removeAll() { shelf.withLock { $0.strikes.removeAll() } }

    /// The glyphs of `face` at `size` 64ths of a pixel per em.
    static func strike(_ face: any GlyphFace, size: Int) -> GlyphStrike {
        shelf.withLock { shelf in
            shelf.clock += 1
            // Strikes that are in use grow too.
            if shelf.clock % trimInterval == 0 { trim(&shelf) }
            let key = Key(face: ObjectIdentifier(face), size: size)
            if let found = shelf.strikes[key] {
                found.used = shelf.clock
                return found.strike
            }
            trim(&shelf)
            let strike = GlyphStrike(face: face, size: size)
            shelf.strikes[key] = Entry(strike, shelf.clock)
            return strike
        }
    }

    /// Drops the oldest strikes until the limit is kept; one that alone is too large is dropped too.
    package static func trim() { shelf.withLock { trim(&$0) } }

    private static func trim(_ shelf: inout Shelf) {
        var total = shelf.strikes.values.reduce(0) { $0 + $1.strike.byteCount }
        if total <= byteLimit { return }
        for (key, value) in shelf.strikes.sorted(by: { $0.value.used < $1.value.used }) {
            if total <= byteLimit { break }
            total -= value.strike.byteCount
            shelf.strikes[key] = nil
        }
    }
}
