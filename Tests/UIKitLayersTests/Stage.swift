import UIKitDrawing
import UIKitGeometry
import UIKitLayers
import UIKitRaster

/// A screen and a clock that the test moves; every turn does what a run loop's turn does.
@MainActor final class Stage {
    let compositor: Compositor
    private(set) var time: MonotonicTime
    private var owners: [Owner] = []

    init(width: Int = 100, height: Int = 100, scale: CGFloat = 1, at seconds: TimeInterval = 0) {
        let time = MonotonicTime(seconds: seconds)
        self.time = time
        compositor = Compositor(size: PixelSize(width: width, height: height), scale: scale)
        MediaClock.now = { time }
        turn()
    }

    var root: CALayer { compositor.root }

    /// Reports what is due, lays out, commits and makes a frame; the frame's damage.
    @discardableResult
    func turn() -> Region {
        CompletionQueue.run()
        compositor.layout()
        compositor.commit(at: time)
        return compositor.frame(at: time)
    }

    /// Moves the clock to `seconds` and takes a turn.
    @discardableResult
    func advance(to seconds: TimeInterval) -> Region {
        let time = MonotonicTime(seconds: seconds)
        self.time = time
        MediaClock.now = { time }
        return turn()
    }

    /// The colour of a pixel after the last frame.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
        let (r, g, b, a) = compositor.bitmap.pixel(x: x, y: y)
        return [r, g, b, a]
    }

    /// Adds a layer that a view would own; the stage keeps the owner.
    func addOwner(_ frame: CGRect, _ color: CGColor? = nil, to parent: CALayer? = nil) -> Owner {
        let owner = Owner(frame: frame, color: color)
        owners.append(owner)
        (parent ?? root).addSublayer(owner.layer)
        return owner
    }

    /// Adds a layer of its own with `frame` and `color`.
    func add(_ frame: CGRect, _ color: CGColor? = nil, to parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        (parent ?? root).addSublayer(layer)
        return layer
    }
}

/// What a view is to its layer: the delegate that animates it within blocks only.
@MainActor final class Owner: LayerOwner {
    let layer = CALayer()
    var layouts = 0
    var onLayout: ((CALayer) -> Void)?
    var onDraw: ((CGContext) -> Void)?
    var drawnRects: [CGRect] = []
    var changes: [String] = []

    init(frame: CGRect = .zero, color: CGColor? = nil) {
        layer.delegate = self
        layer.frame = frame
        layer.backgroundColor = color
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationBlock.current?.action(for: layer, key: event)
    }
    func layoutSublayers(of layer: CALayer) {
        layouts += 1
        onLayout?(layer)
    }
    func draw(_ layer: CALayer, in ctx: CGContext) {
        drawnRects.append(layer.displayRect)
        onDraw?(ctx)
    }
    func layerBoundsDidChange(_ layer: CALayer, old: CGRect) {
        changes.append("bounds from \(old.size.width)×\(old.size.height)")
    }
    func layerPositionDidChange(_ layer: CALayer, old: CGPoint) {
        changes.append("position from \(old.x),\(old.y)")
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Whether `a` and `b` differ by no more than `tolerance`.
func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-4) -> Bool {
    abs(a - b) <= tolerance
}

/// Whether all four numbers of both rectangles differ by no more than `tolerance`.
func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-4) -> Bool {
    isNear(a.origin.x, b.origin.x, tolerance) && isNear(a.origin.y, b.origin.y, tolerance)
        && isNear(a.size.width, b.size.width, tolerance)
        && isNear(a.size.height, b.size.height, tolerance)
}
