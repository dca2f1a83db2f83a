import Glibc

/// Memory whose last byte is the last one of a page, with a page behind it that nobody may touch.
final class GuardedMemory {
    let bytes: UnsafeMutableRawBufferPointer
    private let mapping: UnsafeMutableRawPointer
    private let length: Int

    init(count: Int) {
        let page = 4096
        let pages = (count + page - 1) / page
        length = (pages + 1) * page
        guard
            let mapping = mmap(
                nil,
                length,
                PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_ANONYMOUS,
                -1,
                0
            ),
            mapping != MAP_FAILED
        else { preconditionFailure("no memory for a guarded buffer") }
        self.mapping = mapping
        mprotect(mapping + pages * page, page, PROT_NONE)
        bytes = UnsafeMutableRawBufferPointer(start: mapping + pages * page - count, count: count)
    }

    deinit { munmap(mapping, length) }
}
