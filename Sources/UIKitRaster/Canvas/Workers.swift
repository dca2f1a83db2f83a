import CUIKitKernels

/// Threads that paint parts of a frame; they sleep in the kernel between frames and never wake by themselves.
package enum Workers {
    /// Calls `body` once with each index below `count`, on this thread and on others; returns when all calls have.
    ///
    /// Calls run at the same time, so each must keep to memory of its own.
    package static func run(_ count: Int, _ body: (Int) -> Void) {
        withoutActuallyEscaping(body) { body in
            var body = body
            withUnsafeMutablePointer(to: &body) { pointer in
                uik_in_parallel(
                    count,
                    { context, index in
                        guard let context else { return }
                        context.assumingMemoryBound(to: ((Int) -> Void).self).pointee(index)
                    },
                    pointer
                )
            }
        }
    }
}
