import CAllocationCount
package import UIKitLayers

/// How many blocks of memory finding and painting a screen's changes has asked for.
@MainActor package final class PaintingCount {
    /// The blocks so far.
    package var blocks: UInt = 0
    private var before: UInt = 0

    /// Starts to count for `compositor`: what its own thread asks for, and with more than one core what all threads do.
    package init(_ compositor: Compositor) {
        compositor.onPainting = { [self, unowned compositor] isDone in
            let now =
                compositor.limits.cores == 1
                ? UInt(allocation_count_here()) : UInt(allocation_count())
            if isDone { blocks += now - before } else { before = now }
        }
    }
}
