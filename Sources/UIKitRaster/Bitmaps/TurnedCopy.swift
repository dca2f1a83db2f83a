import CUIKitKernels
import UIKitGeometry

/// Copies pixels to rows that run another way than those that they come from.
package enum TurnedCopy {
    /// Writes `width` × `height` pixels to `target`, whose rows are `pitch` bytes apart.
    ///
    /// The pixel (x, y) comes from `source + x · stepX + y · stepY` bytes; one of the steps is 4 or −4. The
    /// caller owns both blocks, which hold all of these places; the target is never read.
    package static func copy(
        from source: UnsafeRawPointer,
        stepX: Int,
        stepY: Int,
        to target: UnsafeMutableRawPointer,
        pitch: Int,
        width: Int,
        height: Int
    ) {
        demand(abs(stepX) == 4 || abs(stepY) == 4, "pixels are side by side one way or the other")
        uik_copy_turned(
            target.assumingMemoryBound(to: UInt32.self),
            pitch,
            source.assumingMemoryBound(to: UInt32.self),
            stepX,
            stepY,
            width,
            height
        )
    }
}
