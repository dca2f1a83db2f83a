import Glibc

/// Memory between two pages that cannot be touched, so that a byte too many stops the program.
///
/// Owned by this object from its creation to its `deinit`.
final class GuardedRow {
    /// Where a row lies.
    enum Place: CaseIterable {
        /// Its first byte follows the page before it.
        case atStart
        /// The page after it follows its last byte.
        case atEnd
    }

    private let block: UnsafeMutableRawPointer
    private let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    private let room: Int

    /// Maps room for `most` bytes.
    init(most: Int) {
        room = (most + page - 1) / page * page
        let block = mmap(nil, room + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let block, block != MAP_FAILED,
            mprotect(block + page, room, PROT_READ | PROT_WRITE) == 0
        else { fatalError("there is no memory for a row of \(most) bytes: errno \(errno)") }
        self.block = block
    }

    deinit { munmap(block, room + 2 * page) }

    /// Puts `values` at a place; the pointer is valid until the next call, and while this object lives.
    func put<Value: BitwiseCopyable>(
        _ values: some Collection<Value>,
        _ place: Place
    ) -> UnsafeMutablePointer<Value> {
        let bytes = values.count * MemoryLayout<Value>.stride
        precondition(bytes <= room, "\(bytes) bytes do not fit into \(room)")
        let start = block + page + (place == .atStart ? 0 : room - bytes)
        let row = start.bindMemory(to: Value.self, capacity: values.count)
        for (index, value) in values.enumerated() { row[index] = value }
        return row
    }
}
