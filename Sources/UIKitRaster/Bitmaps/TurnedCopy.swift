import CUIKitKernels
package import UIKitGeometry

/// Copies pixels to a panel's memory, whose rows may run another way than those that they come from.
package enum TurnedCopy {
    /// What the panel takes.
    package enum Format: Sendable {
        /// Pixels as they are.
        case pixels
        /// Pixels with every alpha byte 255.
        case opaque
        /// 16 bits a pixel, with an ordered dither that depends on the place on the panel only.
        case rgb565

        fileprivate var number: Int32 {
            switch self {
            case .pixels: Int32(UIK_PANEL_PIXELS)
            case .opaque: Int32(UIK_PANEL_OPAQUE)
            case .rgb565: Int32(UIK_PANEL_RGB565)
            }
        }
    }

    /// Writes the pixels that go to `place` on the panel to `target`, whose rows are `pitch` bytes apart.
    ///
    /// The pixel (x, y) of them comes from `source + x · stepX + y · stepY` bytes; one of the steps is 4 or −4. The
    /// caller owns both blocks, which hold all of these places; the target is never read.
    package static func copy(
        from source: UnsafeRawPointer,
        stepX: Int,
        stepY: Int,
        to target: UnsafeMutableRawPointer,
        pitch: Int,
        place: PixelRect,
        as format: Format
    ) {
        demand(abs(stepX) == 4 || abs(stepY) == 4, "pixels are side by side one way or the other")
        var from = uik_turned(
            src: source.assumingMemoryBound(to: UInt32.self),
            step_x: stepX,
            step_y: stepY,
            x: Int32(truncatingIfNeeded: place.minX),
            y: Int32(truncatingIfNeeded: place.minY),
            width: place.width,
            height: place.height
        )
        uik_copy_turned(target, pitch, format.number, &from)
    }
}
