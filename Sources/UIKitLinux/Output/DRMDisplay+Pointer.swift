package import UIKitGeometry

extension DRMDisplay {
    /// Shows a mouse's pointer with its tip on a pixel of the picture, or takes it away.
    package func showPointer(at point: PixelPoint?) {
        guard state != .closed, state != .suspended, state != .blank else { return }
        guard let point else {
            pointer?.hide()
            return
        }
        let shown =
            pointer
            ?? HardwarePointer(
                kms,
                crtc: choice.crtc,
                size: pixelSize,
                turn: turn,
                // An arrow of 20 pixels is hard to find on a dense screen.
                scale: max(pixelSize.width, pixelSize.height) > 1600 ? 2 : 1
            )
        pointer = shown
        shown.show(at: point)
    }
}
