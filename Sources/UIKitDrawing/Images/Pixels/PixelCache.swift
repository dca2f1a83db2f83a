import Synchronization
package import UIKitGeometry
package import UIKitImages
package import UIKitRaster

/// Decoded and coloured pixels, kept as long as they fit into a limit of bytes.
///
/// What has not been used for longest goes first. What a layer shows stays in memory through the
/// layer; it only has to be made again for the next one that wants it.
package final class PixelCache: Sendable {
    /// Which pixels of which source.
    package struct Key: Hashable, Sendable {
        /// The source's number.
        package let source: Int
        /// How they are turned.
        package var orientation = ImageOrientation.up
        /// The colour that replaces the source's own.
        package var tint: PixelColor?
        /// The size in pixels, for what is drawn at any size.
        package var size: PixelSize?

        /// Creates the key of a source's own pixels.
        package init(source: Int) { self.source = source }
    }

    private struct Entry {
        let bitmap: Bitmap
        var lastUse: Int
        var bytes: Int { bitmap.stride * bitmap.size.height }
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var uses = 0
        var bytes = 0
        var limit: Int
    }

    /// The one that all images share.
    package static let shared = PixelCache(limit: 64 << 20)

    private let state: Mutex<State>

    /// Creates an empty cache of at most `limit` bytes.
    package init(limit: Int) { state = Mutex(State(limit: limit)) }

    /// The most bytes that are kept.
    package var limit: Int {
        get { state.withLock { $0.limit } }
        set {
            state.withLock {
                $0.limit = max(0, newValue)
                Self.trim(&$0)
            }
        }
    }

    /// The bytes that are kept now.
    package var byteCount: Int { state.withLock { $0.bytes } }

    /// What is kept for `key`.
    package func bitmap(for key: Key) -> Bitmap? {
        state.withLock { state in
            guard var entry = state.entries[key] else { return nil }
            state.uses += 1
            entry.lastUse = state.uses
            state.entries[key] = entry
            return entry.bitmap
        }
    }

    /// What is kept for `key`, or what `make` makes, which is then kept.
    package func bitmap(for key: Key, make: () -> Bitmap?) -> Bitmap? {
        if let bitmap = bitmap(for: key) { return bitmap }
        guard let bitmap = make() else { return nil }
        insert(bitmap, for: key)
        return bitmap
    }

    /// Keeps `bitmap`, unless it is larger than the whole limit.
    package func insert(_ bitmap: Bitmap, for key: Key) {
        state.withLock { state in
            if let old = state.entries.removeValue(forKey: key) { state.bytes -= old.bytes }
            state.uses += 1
            let entry = Entry(bitmap: bitmap, lastUse: state.uses)
            if entry.bytes > state.limit { return }
            state.entries[key] = entry
            state.bytes += entry.bytes
            Self.trim(&state)
        }
    }

    /// Forgets everything that was made from a source.
    package func removeAll(from source: Int) {
        state.withLock { state in
            for (key, entry) in state.entries where key.source == source {
                state.bytes -= entry.bytes
                state.entries[key] = nil
            }
        }
    }

    private static func trim(_ state: inout State) {
        while state.bytes > state.limit {
            let oldest = state.entries.min { $0.value.lastUse < $1.value.lastUse }
            guard let oldest else { return }
            state.bytes -= oldest.value.bytes
            state.entries[oldest.key] = nil
        }
    }
}
