import CUIKitKernels

/// Threads that paint parts of a frame; they sleep in the kernel between frames and never wake by themselves.
package enum Workers {
    /// What the threads are handed: as a closure by itself it would be wrapped, and memory taken for that.
    private struct Work {
        let body: (Int) -> Void
    }

    /// Calls `body` once with each index below `count`, on this thread and on others; returns when all calls have.
    ///
    /// Calls run at the same time, so each must keep to memory of its own. Nothing is allocated for a closure that is
    /// there already; one that is written down at the call is made for it.
    package static func run(_ count: Int, _ body: @escaping (Int) -> Void) {
        var work = Work(body: body)
        withUnsafeMutablePointer(to: &work) { work in
            uik_in_parallel(
                count,
                { work, index in work?.assumingMemoryBound(to: Work.self).pointee.body(index) },
                work
            )
        }
    }
}
