import CUIKitKernels
import UIKitGeometry

/// Where painted pixels get their colour from, in device space, and how it meets what is there.
struct Ink {
    /// The colour's origin.
    enum Source {
        /// One colour.
        case solid(PixelColor)
        /// A picture.
        case image(ImageInk)
        /// A gradient.
        case gradient(GradientInk)
    }

    let source: Source
    let compositing: CGBlendMode

    /// Creates an ink; a picture's or a gradient's is nil where it shows nothing.
    init(_ source: Source, _ compositing: CGBlendMode) {
        self.source = source
        self.compositing = compositing
    }

    /// Lends the ink in the form that the kernels read; `room` is for the rows that are read together.
    func lend(room: PixelStorage?, _ body: (inout uik_ink) -> Void) {
        var ink = uik_ink()
        ink.alpha = 255
        ink.mode = compositing.rawValue
        ink.row = room?.row(0)
        ink.row_stride = room?.stride ?? 0
        defer { withExtendedLifetime(room) {} }
        switch source {
        case .solid(let color):
            ink.straight = color.straight
            ink.alpha = UInt32(color.alpha)
            body(&ink)
        case .image(let image): image.lend(&ink, body)
        case .gradient(let gradient):
            gradient.lend { lent in
                ink.gradient = lent
                ink.is_opaque = gradient.isOpaque ? 1 : 0
                body(&ink)
            }
        }
    }

    /// Whether the kernels need room for rows of pixels.
    var needsRoom: Bool {
        if case .solid = source { return false }
        return true
    }
}

extension Canvas {
    /// The ink of `paint` under the current transform; nil where it shows nothing.
    func ink(_ paint: Paint) -> Ink? { ink(paint, state.compositing) }

    /// The ink of `paint` that meets what is there in a way of its own.
    func ink(_ paint: Paint, _ compositing: CGBlendMode) -> Ink? {
        switch paint {
        case .solid(let color):
            if color.alpha == 0 && compositing == .normal { return nil }
            return Ink(.solid(color), compositing)
        case .gradient(let gradient):
            return GradientInk(gradient, state.transform, &ramps)
                .map { Ink(.gradient($0), compositing) }
        case .pattern(let pattern):
            return ImageInk(pattern, state.transform).map { Ink(.image($0), compositing) }
        }
    }
}
