import UIKitDrawing
import UIKitGeometry
import UIKitLayers
import UIKitRaster

/// Numbers that no layer should be given, and that must neither trap nor stall a frame, nor leave one wrong.
extension FrameWalk {
    private static let odd: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, 1e300, 3e9, -3e9, 70_000, -70_000, 1e-30, -5, 0.1,
        .greatestFiniteMagnitude, .leastNonzeroMagnitude, 32_768, 16_777_217,
    ]

    /// An odd number as often as one that is usual for a length.
    private func oddNumber() -> CGFloat {
        random.number(0, 2) == 0 ? random.pick(Self.odd) : random.length(40)
    }

    private func oddPoint() -> CGPoint { CGPoint(x: oddNumber(), y: oddNumber()) }
    private func oddSize() -> CGSize { CGSize(width: oddNumber(), height: oddNumber()) }
    private func oddRect() -> CGRect { CGRect(origin: oddPoint(), size: oddSize()) }

    /// A number that places may have: layers stop at infinite ones with a sentence, and further out a pixel is lost in rounding.
    private func placeNumber() -> CGFloat {
        let number = oddNumber()
        return abs(number) <= 1e10 ? number : random.length(40)
    }

    private func place() -> CGPoint { CGPoint(x: placeNumber(), y: placeNumber()) }

    private func placeRect() -> CGRect {
        CGRect(origin: place(), size: CGSize(width: placeNumber(), height: placeNumber()))
    }

    /// Gives one property of a layer an odd number, or an animation one to go to; what it was.
    func changeToOddNumber(_ layer: CALayer) -> String {
        if random.number(0, 3) == 0 {
            let duration = random.pick([0.1, 0.3, .nan, .infinity, -1, 1e30, 1e-30])
            let kind = random.number(0, 24)
            AnimationBlock.run(duration: duration, options: []) { _ = set(kind, of: layer) }
            return "odd animation \(kind)"
        }
        return set(random.number(0, 24), of: layer)
    }

    private func set(_ kind: Int, of layer: CALayer) -> String {
        switch kind {
        case 0: layer.position = place()
        case 1: layer.bounds = placeRect()
        case 2:
            // What a frame means for a layer that is turned or scaled is its bounds divided by that.
            layer.setAffineTransform(.identity)
            layer.frame = placeRect()
        case 3: layer.anchorPoint = place()
        case 4: layer.zPosition = placeNumber()
        case 5:
            let (a, b, c, d) = (placeNumber(), placeNumber(), placeNumber(), placeNumber())
            layer.setAffineTransform(CGAffineTransform(a, b, c, d, placeNumber(), 3))
        case 6: layer.setAffineTransform(CGAffineTransform(scaleX: placeNumber(), y: placeNumber()))
        case 7: layer.opacity = Float(oddNumber())
        case 8: layer.cornerRadius = oddNumber()
        case 9: layer.borderWidth = oddNumber()
        case 10: layer.shadowOpacity = Float(oddNumber())
        case 11: layer.shadowRadius = oddNumber()
        case 12: layer.shadowOffset = oddSize()
        case 13: layer.contentsRect = oddRect()
        case 14: layer.contentsCenter = oddRect()
        case 15: layer.contentsScale = oddNumber()
        case 16:
            layer.shouldRasterize = true
            layer.rasterizationScale = oddNumber()
        case 17: layer.shadowPath = oddPath()
        case 18: layer.setNeedsDisplay(oddRect())
        case 19 where random.number(0, 2) == 0:
            let size = CGSize(width: 1 + random.length(8), height: 1 + random.length(8))
            let pattern = CGColor(Tiling(random.picture(), size: size))
            if random.number(0, 3) > 0 {
                layer.backgroundColor = pattern
            } else {
                layer.borderColor = pattern
            }
            return "pattern"
        case 19:
            layer.backgroundColor = CGColor(
                red: oddNumber(),
                green: oddNumber(),
                blue: oddNumber(),
                alpha: oddNumber()
            )
        default: return setOfClass(kind, layer)
        }
        return "odd \(kind)"
    }

    private func setOfClass(_ kind: Int, _ layer: CALayer) -> String {
        if let gradient = layer as? CAGradientLayer {
            switch kind {
            case 20: gradient.startPoint = oddPoint()
            case 21: gradient.endPoint = oddPoint()
            default: gradient.locations = (0..<random.number(0, 5)).map { _ in oddNumber() }
            }
            return "odd gradient \(kind)"
        }
        if let shape = layer as? CAShapeLayer {
            switch random.number(0, 6) {
            case 0: shape.path = oddPath()
            case 1: shape.lineWidth = oddNumber()
            case 2: shape.miterLimit = oddNumber()
            case 3: shape.lineDashPattern = [oddNumber(), oddNumber(), oddNumber()]
            case 4: shape.lineDashPhase = oddNumber()
            default:
                shape.strokeStart = oddNumber()
                shape.strokeEnd = oddNumber()
            }
            return "odd shape \(kind)"
        }
        layer.frame = random.rect()
        layer.setAffineTransform(.identity)
        return "usual again"
    }

    private func oddPath() -> CGPath {
        let path = CGMutablePath()
        path.move(to: oddPoint())
        for _ in 0..<random.number(1, 6) {
            switch random.number(0, 5) {
            case 0: path.addLine(to: oddPoint())
            case 1: path.addQuadCurve(to: oddPoint(), control: oddPoint())
            case 2:
                path.addArc(
                    center: oddPoint(),
                    radius: oddNumber(),
                    startAngle: oddNumber(),
                    endAngle: oddNumber(),
                    clockwise: random.number(0, 2) == 0
                )
            case 3: path.addEllipse(in: oddRect())
            default:
                path.addCurve(to: oddPoint(), control1: oddPoint(), control2: oddPoint())
            }
        }
        if random.number(0, 2) == 0 { path.closeSubpath() }
        return path
    }
}
