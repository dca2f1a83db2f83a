public import UIKitGeometry
package import UIKitRaster

/// Where drawing goes: a recording that is played later, or a bitmap.
///
/// The origin is at the top left and y grows downwards, as in the context that UIKit hands to
/// `draw(_:)`. A path that is begun in one coordinate system stays where it is when the
/// coordinate system changes.
public final class CGContext {
    /// Where commands go.
    private enum Sink {
        case recording(DisplayListRecorder)
        case canvas(Canvas)
    }

    /// What saveGState() keeps and restoreGState() brings back.
    struct GraphicsState {
        var transform = CGAffineTransform.identity
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var alpha: CGFloat = 1
        var stroke = StrokeStyle()
        var blendMode = CGBlendMode.normal
        var shadow: ContextShadow?
        var interpolation = CGInterpolationQuality.default
    }

    /// The extent in points.
    let size: CGSize
    /// Pixels per point of the bitmap, or of the screen that a recording is meant for.
    package let scale: CGFloat
    var state = GraphicsState()
    var currentPath = Path()
    private var saved: [GraphicsState] = []
    private var sink: Sink

    private init(size: CGSize, scale: CGFloat, sink: Sink) {
        self.size = size
        self.scale = scale
        self.sink = sink
    }

    // MARK: - Recording and drawing at once

    /// Records what `body` draws on a surface of `size` points.
    package static func record(
        size: CGSize,
        scale: CGFloat,
        _ body: (CGContext) -> Void
    ) -> DisplayList {
        let context = CGContext(size: size, scale: scale, sink: .recording(DisplayListRecorder()))
        body(context)
        guard case .recording(let recorder) = context.sink else { return DisplayList() }
        return recorder.displayList
    }

    /// Creates a bitmap of `size` points that holds what `body` draws.
    package static func draw(
        size: CGSize,
        scale: CGFloat,
        _ body: (CGContext) -> Void
    ) -> Bitmap {
        let context = bitmap(size: size, scale: scale)
        body(context)
        while !context.saved.isEmpty { context.restoreGState() }
        guard case .canvas(let canvas) = context.sink else { return Bitmap(size: .zero) }
        context.sink = .recording(DisplayListRecorder())
        return canvas.takeBitmap()
    }

    /// A context that draws at once, into a bitmap of `size` points.
    ///
    /// The bitmap has no pixels where a side is not positive or all of them would take more than a gigabyte.
    static func bitmap(size: CGSize, scale: CGFloat) -> CGContext {
        var pixels = PixelScale(scale).pixels(size)
        let most = 1 << 28
        if pixels.width <= 0 || pixels.height <= 0 || pixels.width > most / pixels.height {
            pixels = .zero
        }
        let canvas = Canvas(Bitmap(size: pixels, scale: scale))
        canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
        canvas.save()
        return CGContext(size: size, scale: scale, sink: .canvas(canvas))
    }

    /// Whether drawing goes straight into a bitmap.
    var isBitmap: Bool { if case .canvas = sink { true } else { false } }

    /// What has been drawn so far into a bitmap, in memory of its own; nil for a recording.
    var pixelCopy: Bitmap? {
        if case .canvas(let canvas) = sink { canvas.bitmapCopy } else { nil }
    }

    /// Does or records one step; one that paints casts the context's shadow.
    func emit(_ command: DisplayList.Command) {
        guard command.paints, let shadow = state.shadow?.shadow(under: ctm) else {
            return perform(command)
        }
        let surface = CGRect(origin: .zero, size: size).applying(ctm.inverted())
        let reach = Shadow.reach(shadow.sigma)
        let bounds = surface.insetBy(
            dx: -reach - abs(shadow.offset.dx),
            dy: -reach - abs(shadow.offset.dy)
        )
        perform(.beginShadowedGroup(1, bounds, shadow))
        perform(command)
        perform(.endGroup)
    }

    private func perform(_ command: DisplayList.Command) {
        switch sink {
        case .canvas(let canvas): canvas.execute(command)
        case .recording(var recorder):
            // Taken out while it grows, so that its arrays are not copied.
            sink = .recording(DisplayListRecorder())
            recorder.append(command)
            sink = .recording(recorder)
        }
    }

    /// Draws a recording as if its steps stood here.
    package func draw(_ list: DisplayList) {
        if list.isEmpty { return }
        emit(.save)
        for command in list.commands { emit(command) }
        emit(.restore)
    }

    // MARK: - Graphics state

    /// Remembers the graphics state: transform, clip, colours and line style.
    public func saveGState() {
        saved.append(state)
        emit(.save)
    }

    /// Goes back to the state of the last `saveGState()`; does nothing without one.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        let toBase = state.transform
        state = last
        emit(.restore)
        movePath(toBase.concatenating(last.transform.inverted()))
    }

    /// Maps the coordinates of what follows by `transform` first.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
        emit(.concatenate(transform))
        movePath(transform.inverted())
    }

    /// Moves the origin by `x` and `y` points.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Stretches the coordinates of what follows.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Turns the coordinates of what follows by `angle` radians, clockwise.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Maps the current coordinates to those of the surface, in points.
    public var ctm: CGAffineTransform { state.transform }

    /// Keeps the current path where it is when coordinates change by the inverse of `map`.
    private func movePath(_ map: CGAffineTransform) {
        if !currentPath.isEmpty { currentPath = currentPath.applying(map) }
    }
}

extension DisplayList.Command {
    /// Whether it paints by itself.
    fileprivate var paints: Bool {
        switch self {
        case .save, .restore, .concatenate, .clipRect, .clipPath, .clipMask, .setCompositing,
            .beginGroup, .beginShadowedGroup, .endGroup:
            false
        default: true
        }
    }
}
