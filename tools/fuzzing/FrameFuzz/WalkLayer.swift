import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// A layer of a walk, drawn as a view would draw it and animated within blocks only.
@MainActor final class WalkLayer: LayerOwner {
    let layer: CALayer
    private let shapes: [(color: CGColor, rect: CGRect)]
    private let text: String?
    /// How far what is drawn reaches over the edges, as letters of a label do.
    var overhang = UIEdgeInsets.zero

    init(_ random: inout WalkRandom) {
        switch random.number(0, 6) {
        case 0:
            let gradient = CAGradientLayer()
            gradient.colors = [random.someColor(), random.someColor(), random.someColor()]
            layer = gradient
        case 1:
            let shape = CAShapeLayer()
            shape.path = random.path()
            shape.fillColor = random.color()
            shape.strokeColor = random.color()
            shape.lineWidth = random.length(6)
            layer = shape
        default: layer = CALayer()
        }
        shapes = (0..<random.number(0, 3)).map { _ in (random.someColor(), random.rect()) }
        text = random.number(0, 3) == 0 ? "Walk" : nil
        if random.number(0, 3) == 0 { overhang = random.overhang() }
        layer.delegate = self
        layer.frame = random.rect()
        layer.backgroundColor = random.color()
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationBlock.current?.action(for: layer, key: event)
    }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        layer.setDrawingOverhang(overhang)
        for (index, shape) in shapes.enumerated() {
            ctx.setFillColor(shape.color)
            if index == 0 { ctx.fillEllipse(in: shape.rect) } else { ctx.fill(shape.rect) }
        }
        guard let text else { return }
        UIGraphicsPushContext(ctx)
        text.draw(at: CGPoint(x: 2.5, y: 3))
        UIGraphicsPopContext()
    }
}
