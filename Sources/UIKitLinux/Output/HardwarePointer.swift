package import UIKitGeometry
import UIKitPlatform

/// A mouse's pointer in the driver's own plane: it moves without a frame.
///
/// Where the driver has no such plane that is said once; a `DrawnPointer` does it then.
@MainActor package final class HardwarePointer {
    private let kms: any KMS
    private let crtc: UInt32
    private let turn: QuarterTurn
    /// The picture's size in pixels.
    private let size: PixelSize
    private let scale: Int
    private var buffer: KMSBuffer?
    /// Whether the driver has no plane for it.
    package private(set) var isRefused = false
    private var isShown = false

    /// Creates a pointer that isn't shown, on a picture of `size` pixels; `scale` is that of its own pixels.
    package init(_ kms: any KMS, crtc: UInt32, size: PixelSize, turn: QuarterTurn, scale: Int) {
        self.kms = kms
        self.crtc = crtc
        self.size = size
        self.turn = turn
        self.scale = scale
    }

    /// Shows the pointer with its tip on a pixel of the picture.
    package func show(at point: PixelPoint) {
        if isRefused { return }
        do throws(SystemError) {
            if !isShown {
                try kms.setCursor(crtc: crtc, buffer: try image(), side: PointerImage.side)
                isShown = true
            }
            let tip = turn.turned(point, in: size)
            let square = PixelSize(width: PointerImage.side, height: PointerImage.side)
            let corner = turn.turned(PixelPoint.zero, in: square)
            try kms.moveCursor(
                crtc: crtc,
                to: PixelPoint(x: tip.x - corner.x, y: tip.y - corner.y)
            )
        } catch {
            // Somebody else has the card for now; that says nothing about the plane.
            if error == .accessDenied || error == .noDevice { return }
            isRefused = true
            free()
            Log.line("\(kms.node): no pointer plane: \(error); it is drawn into the picture")
        }
    }

    /// Takes the pointer away until it is shown again.
    package func hide() {
        if !isShown { return }
        isShown = false
        kms.hideCursor(crtc: crtc)
    }

    /// Forgets that it is shown, after somebody else had the card.
    package func forget() { isShown = false }

    /// Takes it away and gives its buffer back.
    package func free() {
        hide()
        if let buffer { kms.destroyBuffer(buffer) }
        buffer = nil
    }

    private func image() throws(SystemError) -> KMSBuffer {
        if let buffer { return buffer }
        let square = PixelSize(width: PointerImage.side, height: PointerImage.side)
        let buffer = try kms.createBuffer(size: square, bitsPerPixel: 32)
        // Copied as XRGB, which keeps the alpha of every pixel.
        RowCopy.copy(
            PointerImage.bitmap(scale: scale),
            PixelRect(size: square),
            to: buffer.memory,
            pitch: buffer.pitch,
            format: .xrgb8888,
            turn: turn
        )
        self.buffer = buffer
        return buffer
    }
}
