import UIKitGeometry

/// The masks of one face at one size by glyph and place, in memory of their own.
///
/// Owned by a `GlyphStrike`, which frees the memory at its end and lets one caller at a time in; a mask stays
/// where it is until then.
struct GlyphTable {
    /// A mask as it is found again; without a place in memory it shows nothing.
    struct Entry {
        var bytes: UnsafePointer<UInt8>?
        var left: Int32 = 0
        var top: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        /// Which of `pictures`, -1 where the glyph is a mask.
        var picture: Int32 = -1
    }

    /// Bytes that the masks take.
    private(set) var byteCount = 0
    /// The glyphs that are no masks.
    private(set) var pictures: [GlyphImage] = []
    private let face: any GlyphFace
    private let size: Int
    private var keys: [UInt32] = Array(repeating: GlyphTable.free, count: 64)
    private var places: [Int32] = Array(repeating: 0, count: 64)
    private var entries: [Entry] = []
    private var blocks: [UnsafeMutablePointer<UInt8>] = []
    private var room = 0
    private var next: UnsafeMutablePointer<UInt8>?

    private static let free = UInt32.max
    /// Bytes that are allocated at once.
    private static let blockSize = 16_384

    /// Creates an empty table for `size` 64ths of a pixel per em.
    init(face: any GlyphFace, size: Int) {
        self.face = face
        self.size = size
    }

    /// Gives the memory back; nothing may be looked up afterwards.
    func free() { for block in blocks { block.deallocate() } }

    /// The mask of a glyph, made now where it is new.
    mutating func entry(_ glyph: UInt32, _ place: GlyphPlace) -> Entry {
        // Glyph numbers have 24 bits at most, so that no key is `free`.
        let key = (glyph & 0xFF_FFFF) << 5 | place.bits
        var slot = Self.slot(key, keys.count)
        while keys[slot] != Self.free {
            if keys[slot] == key { return entries[Int(places[slot])] }
            slot = (slot + 1) & (keys.count - 1)
        }
        let entry = make(glyph & 0xFF_FFFF, place)
        keys[slot] = key
        places[slot] = Int32(entries.count)
        entries.append(entry)
        if entries.count * 2 > keys.count { grow() }
        return entry
    }

    private static func slot(_ key: UInt32, _ count: Int) -> Int {
        // Wraps on purpose: a multiplicative hash.
        Int((key &* 0x9E37_79B1) >> 7) & (count - 1)
    }

    private mutating func grow() {
        let oldKeys = keys
        let oldPlaces = places
        keys = Array(repeating: Self.free, count: oldKeys.count * 2)
        places = Array(repeating: 0, count: keys.count)
        for (key, place) in zip(oldKeys, oldPlaces) where key != Self.free {
            var slot = Self.slot(key, keys.count)
            while keys[slot] != Self.free { slot = (slot + 1) & (keys.count - 1) }
            keys[slot] = key
            places[slot] = place
        }
    }

    private mutating func make(_ glyph: UInt32, _ place: GlyphPlace) -> Entry {
        switch face.image(of: glyph, size: size, at: place) {
        case .empty: return Entry()
        case .mask(let bytes, let width, let height, let left, let top):
            return Entry(
                bytes: store(bytes),
                left: Int32(left),
                top: Int32(top),
                width: Int32(width),
                height: Int32(height)
            )
        case .picture(let bitmap, let rect):
            pictures.append(.picture(bitmap, rect))
            byteCount += bitmap.stride * bitmap.size.height
            return Entry(picture: Int32(pictures.count - 1))
        }
    }

    private mutating func store(_ bytes: [UInt8]) -> UnsafePointer<UInt8>? {
        if bytes.isEmpty { return nil }
        if room < bytes.count {
            room = max(Self.blockSize, bytes.count)
            let block = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
            blocks.append(block)
            next = block
            byteCount += room
        }
        guard let place = next else { return nil }
        for index in bytes.indices { place[index] = bytes[index] }
        next = place + bytes.count
        room -= bytes.count
        return UnsafePointer(place)
    }
}

extension GlyphPlace {
    /// A number below 32 for each place.
    fileprivate var bits: UInt32 {
        switch self {
        case .onRow(let right): UInt32(truncatingIfNeeded: right & 3)
        case .between(let right, let down):
            UInt32(truncatingIfNeeded: 16 | (down & 3) << 2 | right & 3)
        }
    }
}
