/// Masks by what they depend on, in rows of about one size, up to a number in each; where a row is full, the one that was
/// used longest ago is made over.
///
/// What shrinks or grows asks for another mask in each frame, and gets it in the memory of an old one. All masks of a row
/// have room for the largest that stands there, so that it does not matter which one is made over to which.
struct MaskShelf<Key: Hashable, Mask: AnyObject> {
    private struct Entry {
        let mask: Mask
        var used: UInt64
    }

    private let capacity: Int
    private let least: Int
    private var rows: [[Key: Entry]]
    private var clock: UInt64 = 0

    /// Creates an empty shelf for `capacity` masks of each size; sizes are `least` times a power of two, `most` at most.
    init(capacity: Int, least: Int, most: Int) {
        self.capacity = capacity
        self.least = least
        var count = 1
        while least << (count - 1) < most { count += 1 }
        rows = Array(repeating: [:], count: count)
    }

    /// The mask of `key`, which takes `size`; a new one is made by `make` of an old one, if there is one, with room for
    /// at least the size that it is told.
    ///
    /// Masks larger than the largest size stand together and take what they need.
    mutating func mask(
        of key: Key,
        size: Int,
        _ make: (_ old: Mask?, _ room: Int) -> Mask
    ) -> Mask {
        var row = 0
        while row < rows.count - 1 && least << row < size { row += 1 }
        clock += 1
        if let index = rows[row].index(forKey: key) {
            rows[row].values[index].used = clock
            return rows[row].values[index].mask
        }
        if rows[row].isEmpty { rows[row].reserveCapacity(capacity + 1) }
        let mask = make(takeOldest(from: row), max(least << row, size))
        rows[row][key] = Entry(mask: mask, used: clock)
        return mask
    }

    /// The mask that was used longest ago, taken off a full row; nil where there is room, or somebody still uses it.
    private mutating func takeOldest(from row: Int) -> Mask? {
        if rows[row].count < capacity { return nil }
        var oldest = rows[row].startIndex
        var index = oldest
        while index != rows[row].endIndex {
            if rows[row].values[index].used < rows[row].values[oldest].used { oldest = index }
            rows[row].formIndex(after: &index)
        }
        var mask: Mask? = rows[row].remove(at: oldest).value.mask
        return isKnownUniquelyReferenced(&mask) ? mask : nil
    }

    /// Takes all masks off.
    mutating func removeAll() {
        for row in rows.indices { rows[row].removeAll(keepingCapacity: true) }
    }
}
