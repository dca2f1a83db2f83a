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

        fileprivate var bytesPerPixel: Int { self == .rgb565 ? 2 : 4 }

        fileprivate var number: Int32 {
            switch self {
            case .pixels: Int32(UIK_PANEL_PIXELS)
            case .opaque: Int32(UIK_PANEL_OPAQUE)
            case .rgb565: Int32(UIK_PANEL_RGB565)
            }
        }
    }

    /// Writes the pixels that go to `place` on the panel to the bytes of `target` from `start` on, rows `pitch` bytes apart.
    ///
    /// The pixel (x, y) of them comes from the bytes of `source` at `first + x · stepX + y · stepY`; one of the steps is
    /// 4 or −4. The caller owns both blocks, of which nothing is kept; places outside of them trap. The target is
    /// never read.
    package static func copy(
        from source: UnsafeRawBufferPointer,
        first: Int,
        stepX: Int,
        stepY: Int,
        to target: UnsafeMutableRawBufferPointer,
        start: Int,
        pitch: Int,
        place: PixelRect,
        as format: Format
    ) {
        if place.isEmpty { return }
        demand(abs(stepX) == 4 || abs(stepY) == 4, "pixels are side by side one way or the other")
        let right = stepX * (place.width - 1)
        let down = stepY * (place.height - 1)
        demand(
            first + min(0, right) + min(0, down) >= 0
                && first + max(0, right) + max(0, down) + 4 <= source.count,
            "the picture's memory is smaller than what is copied"
        )
        let row = place.width * format.bytesPerPixel
        demand(
            start >= 0 && row <= pitch && start + (place.height - 1) * pitch + row <= target.count,
            "the panel's memory is smaller than what is copied"
        )
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        var turned = uik_turned(
            src: (from + first).assumingMemoryBound(to: UInt32.self),
            step_x: stepX,
            step_y: stepY,
            x: Int32(truncatingIfNeeded: place.minX),
            y: Int32(truncatingIfNeeded: place.minY),
            width: place.width,
            height: place.height
        )
        uik_copy_turned(to + start, pitch, format.number, &turned)
    }
}
