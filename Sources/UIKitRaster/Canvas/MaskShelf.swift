/// Masks by what they depend on, up to a number; where there is no room, the one that was used longest ago is made over.
///
/// What shrinks or grows asks for another mask in each frame, and gets it in the memory of an old one.
struct MaskShelf<Key: Hashable, Mask: AnyObject> {
    private struct Entry {
        let mask: Mask
        var used: UInt64
    }

    private let capacity: Int
    private var entries: [Key: Entry]
    private var clock: UInt64 = 0

    /// Creates an empty shelf for `capacity` masks.
    init(capacity: Int) {
        self.capacity = capacity
        entries = Dictionary(minimumCapacity: capacity + 1)
    }

    /// The mask of `key`, if it is there.
    mutating func find(_ key: Key) -> Mask? {
        guard let index = entries.index(forKey: key) else { return nil }
        clock += 1
        entries.values[index].used = clock
        return entries.values[index].mask
    }

    /// The mask that was used longest ago, taken off a full shelf; nil where there is room, or somebody still uses it.
    mutating func takeOldest() -> Mask? {
        if entries.count < capacity { return nil }
        var oldest = entries.startIndex
        var index = oldest
        while index != entries.endIndex {
            if entries.values[index].used < entries.values[oldest].used { oldest = index }
            entries.formIndex(after: &index)
        }
        var mask: Mask? = entries.remove(at: oldest).value.mask
        return isKnownUniquelyReferenced(&mask) ? mask : nil
    }

    /// Puts the mask of `key` on the shelf.
    mutating func put(_ mask: Mask, for key: Key) {
        clock += 1
        entries[key] = Entry(mask: mask, used: clock)
    }

    /// Takes all masks off.
    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
