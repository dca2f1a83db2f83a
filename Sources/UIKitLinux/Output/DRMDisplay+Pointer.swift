package import UIKitGeometry
package import UIKitRaster

extension DRMDisplay {
    /// Shows a mouse's pointer with its tip on a pixel of the picture, or takes it away.
    ///
    /// Where there is a plane for it that is done when this returns. Elsewhere it takes a frame: the answer is the pixels that must be
    /// part of the next one's damage.
    package func showPointer(at point: PixelPoint?) -> Region {
        guard state != .closed, state != .suspended, state != .blank else { return Region() }
        guard let point else {
            pointer?.hide()
            return drawnPointer?.move(to: nil, in: pixelSize) ?? Region()
        }
        let shown =
            pointer
            ?? HardwarePointer(
                kms,
                crtc: choice.crtc,
                size: pixelSize,
                turn: turn,
                scale: PointerImage.scale(for: pixelSize)
            )
        pointer = shown
        shown.show(at: point)
        guard shown.isRefused else { return Region() }
        var drawn = drawnPointer ?? DrawnPointer(on: pixelSize)
        defer { drawnPointer = drawn }
        return drawn.move(to: point, in: pixelSize)
    }
}
