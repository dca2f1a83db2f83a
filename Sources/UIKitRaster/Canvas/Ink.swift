import CUIKitKernels
import UIKitGeometry

/// Where painted pixels get their colour from.
enum Ink {
    /// One colour.
    case solid(PixelColor, Compositing)
    /// A picture.
    case image(ImageInk)

    /// Creates the ink of a paint.
    init(_ paint: Paint, _ compositing: Compositing = .over) {
        switch paint {
        case .solid(let color): self = .solid(color, compositing)
        }
    }

    /// Lends the ink in the form that the kernels read.
    func lend(_ body: (UnsafePointer<uik_ink>) -> Void) {
        switch self {
        case .solid(let color, let compositing):
            var ink = uik_ink()
            ink.straight = color.straight
            ink.alpha = UInt32(color.alpha)
            ink.copies = compositing == .copy ? 1 : 0
            body(&ink)
        case .image(let image): image.lend(body)
        }
    }
}
