import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers
import UIKitRaster

/// Changes trees of layers at random and compares each frame, painted by damage, with one painted
/// from scratch, byte for byte.
@MainActor @Suite struct IncrementalFrameTests {
    @Test(
        arguments: [1, 1.25, 1.5, 2],
        [UInt64(1), 20_260, 77_777]
    )
    func `report 34 a frame by damage equals one from scratch`(scale: CGFloat, seed: UInt64) {
        var walk = RandomWalk(scale: scale, seed: seed)
        for step in 0..<1500 {
            let actions = walk.change()
            if !walk.frameIsExact() {
                Issue.record("scale \(scale), seed \(seed), step \(step): \(actions)")
                return
            }
        }
        #expect(walk.comparisons > 700)
    }

    @Test func `the comparison notices a pixel that was not damaged`() {
        let stage = Stage(width: 40, height: 40)
        let layer = stage.addOwner(CGRect(x: 0, y: 0, width: 10, height: 10), .red).layer
        stage.turn()
        let before = stage.compositor.bitmap
        layer.backgroundColor = .blue
        #expect(stage.compositor.renderFromScratch(at: stage.time) != before)
        stage.turn()
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
    }
}

/// A tree that changes by a generator's numbers, which a seed settles.
@MainActor private struct RandomWalk {
    let stage: Stage
    var owners: [Owner] = []
    var generator: Generator
    var time: TimeInterval = 0
    var comparisons = 0

    init(scale: CGFloat, seed: UInt64) {
        stage = Stage(width: Int(96 * scale), height: Int(72 * scale), scale: scale)
        stage.compositor.limits.copiedPixels = 1
        stage.compositor.limits.pixelsPerCore = 500
        stage.compositor.limits.cores = 3
        generator = Generator(state: seed)
        for _ in 0..<8 { addLayer() }
    }

    /// Changes one to four things; what was changed.
    mutating func change() -> [String] {
        (0..<generator.number(1, 5)).map { _ in changeOnce() }
    }

    /// Makes a frame and, mostly, compares it.
    mutating func frameIsExact() -> Bool {
        time += TimeInterval(generator.number(0, 4)) / 60
        stage.advance(to: time)
        // Some frames go unwatched, so that painting from scratch cannot hide what it repairs.
        if generator.number(0, 3) == 0 { return true }
        comparisons += 1
        return stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap
    }

    private mutating func changeOnce() -> String {
        guard !owners.isEmpty else { return addLayer() }
        let index = generator.number(0, owners.count)
        let layer = owners[index].layer
        let kind = generator.number(0, 32)
        switch kind {
        case 0 where owners.count < 24: return addLayer()
        case 1 where owners.count > 4:
            layer.removeFromSuperlayer()
            owners.remove(at: index)
            return "remove"
        case 2: return reparent(layer)
        case 3: layer.position = point(-10, 110)
        case 4: layer.frame = rect()
        case 5:
            layer.bounds.size = CGSize(width: generator.length(60), height: generator.length(60))
        case 6: layer.bounds.origin = point(-20, 20)
        case 7: layer.isHidden.toggle()
        case 8: layer.alpha = [0, 0.3, 0.5, 1, 1, 1][generator.number(0, 6)]
        case 9: layer.backgroundColor = color()
        case 10: layer.cornerRadius = [0, 0, 3, 8.5, 40][generator.number(0, 5)]
        case 11: layer.borderWidth = [0, 0, 1, 2.5, 30][generator.number(0, 5)]
        case 12: layer.masksToBounds.toggle()
        case 13: layer.setAffineTransform(transform())
        case 14: layer.zPosition = CGFloat(generator.number(-1, 2))
        case 15: layer.anchorPoint = CGPoint(x: generator.fraction(), y: generator.fraction())
        case 16: layer.setNeedsDisplay()
        case 17: layer.setNeedsDisplay(rect())
        case 18: layer.contents = generator.number(0, 2) == 0 ? nil : picture()
        case 19:
            let ways: [CALayerContentsGravity] = [.resize, .center, .topLeft, .resizeAspectFill]
            layer.contentsGravity = ways[generator.number(0, ways.count)]
        case 20:
            if let parent = layer.superlayer, let count = parent.sublayers?.count {
                parent.insertSublayer(layer, at: UInt32(generator.number(0, count)))
            }
            return "reorder"
        case 21: layer.maskedCorners = CACornerMask(rawValue: UInt(generator.number(0, 16)))
        case 22: return animate(layer)
        case 23: layer.removeAllAnimations()
        case 24: layer.borderColor = color()
        case 25, 26, 27, 28:
            // Scrolling by whole pixels, which is copied where it can be.
            layer.masksToBounds = layer.masksToBounds || generator.number(0, 2) == 0
            layer.bounds.origin.y += CGFloat(generator.number(-3, 4) * 4)
            layer.bounds.origin.x += CGFloat(generator.number(0, 2) * 4)
        case 29:
            layer.position.x += CGFloat(generator.number(-2, 3) * 4)
            layer.position.y += CGFloat(generator.number(-2, 3) * 4)
        default: layer.position.x += CGFloat(generator.number(-3, 4))
        }
        return "change \(kind) of layer \(index)"
    }

    @discardableResult
    private mutating func addLayer() -> String {
        let owner = Owner(frame: rect(), color: color())
        let colors = [color(), color()]
        let inner = rect()
        owner.onDraw = { context in
            if let color = colors[0] {
                context.setFillColor(color)
                context.fillEllipse(in: inner)
            }
            if let color = colors[1] {
                context.setFillColor(color)
                context.fill(CGRect(x: inner.midX, y: inner.minY, width: 9.3, height: 7.7))
            }
        }
        let parents = owners.map(\.layer) + [stage.root, stage.root]
        parents[generator.number(0, parents.count)].addSublayer(owner.layer)
        owners.append(owner)
        return "add"
    }

    private mutating func reparent(_ layer: CALayer) -> String {
        let parents = owners.map(\.layer) + [stage.root]
        let parent = parents[generator.number(0, parents.count)]
        var above: CALayer? = parent
        while let next = above {
            if next === layer { return "reparent into itself, left out" }
            above = next.superlayer
        }
        parent.insertSublayer(layer, at: UInt32(generator.number(0, 5)))
        return "reparent"
    }

    private mutating func animate(_ layer: CALayer) -> String {
        let duration = TimeInterval(generator.number(1, 20)) / 60
        let options: UIViewAnimationOptions = generator.number(0, 3) == 0 ? .autoreverse : []
        let kind = generator.number(0, 6)
        let place = point(0, 90)
        let map = transform()
        let frame = rect()
        let tint = color()
        AnimationBlock.run(duration: duration, options: options) {
            switch kind {
            case 0: layer.position = place
            case 1: layer.alpha = layer.alpha > 0.5 ? 0 : 1
            case 2: layer.setAffineTransform(map)
            case 3: layer.frame = frame
            case 4: layer.backgroundColor = tint
            default: layer.bounds.origin = place
            }
        }
        return "animate \(kind)"
    }

    private mutating func point(_ low: Int, _ high: Int) -> CGPoint {
        CGPoint(
            x: CGFloat(generator.number(low * 4, high * 4)) / 4,
            y: CGFloat(generator.number(low * 4, high * 4)) / 4
        )
    }

    private mutating func rect() -> CGRect {
        CGRect(
            origin: point(-15, 80),
            size: CGSize(width: generator.length(60), height: generator.length(60))
        )
    }

    private mutating func color() -> CGColor? {
        if generator.number(0, 5) == 0 { return nil }
        let alpha: CGFloat = generator.number(0, 3) == 0 ? 0.4 : 1
        return CGColor(
            red: generator.fraction(),
            green: generator.fraction(),
            blue: generator.fraction(),
            alpha: alpha
        )
    }

    private mutating func transform() -> CGAffineTransform {
        switch generator.number(0, 6) {
        case 0: CGAffineTransform(rotationAngle: generator.fraction() * 6)
        case 1: CGAffineTransform(scaleX: generator.fraction() * 2, y: generator.fraction() * 2)
        case 2: CGAffineTransform(0, 1, -1, 0, 3, 0)
        case 3: CGAffineTransform(1, 0.3, -0.2, 0.8, 5, 5)
        case 4: CGAffineTransform(scaleX: -1, y: 0)
        default: .identity
        }
    }

    private mutating func picture() -> Bitmap {
        let size = PixelSize(width: generator.number(1, 30), height: generator.number(1, 30))
        let canvas = Canvas(Bitmap(size: size))
        let fill = color() ?? .red
        canvas.fill(CGRect(x: 1, y: 0, width: size.width, height: 7), with: .solid(fill.pixelColor))
        return canvas.takeBitmap()
    }
}

/// Numbers that a seed settles: the SplitMix64 sequence.
private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A whole number from `low` to before `high`.
    mutating func number(_ low: Int, _ high: Int) -> Int {
        low + Int(next() % UInt64(high - low))
    }

    /// A number from 0 to 1.
    mutating func fraction() -> CGFloat { CGFloat(next() % 1001) / 1000 }

    /// A length in quarter points, sometimes nothing.
    mutating func length(_ high: Int) -> CGFloat { CGFloat(number(0, high * 4)) / 4 }
}
