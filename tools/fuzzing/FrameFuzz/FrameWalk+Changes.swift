import UIKitDrawing
import UIKitGeometry
import UIKitLayers

extension FrameWalk {
    /// Changes one thing; what it was.
    func change() -> String {
        guard !layers.isEmpty else { return addLayer() }
        let index = random.number(0, layers.count)
        let layer = layers[index].layer
        if isOdd && random.number(0, 3) == 0 { return changeToOddNumber(layer) + " of \(index)" }
        var kind = random.number(0, 12)
        if isPlain && (kind == 5 || kind == 6) { kind = 9 }
        switch kind {
        case 0: return changeTree(layer, index)
        case 1, 2: return changePlace(layer) + " of \(index)"
        case 3: return changeLook(layer) + " of \(index)"
        case 4: return changeContents(layer) + " of \(index)"
        case 5: return changeShadow(layer) + " of \(index)"
        case 6: return changeMask(layer) + " of \(index)"
        case 7: return animate(layer) + " of \(index)"
        case 8:
            layers[index].overhang = random.overhang()
            layer.setNeedsDisplay()
            return "overhang of \(index)"
        default: return scroll(layer) + " of \(index)"
        }
    }

    @discardableResult
    func addLayer() -> String {
        let new = WalkLayer(&random)
        let root = compositor.root
        random.pick(layers.map(\.layer) + [root, root]).addSublayer(new.layer)
        new.layer.setNeedsDisplay()
        layers.append(new)
        return "add"
    }

    private func changeTree(_ layer: CALayer, _ index: Int) -> String {
        switch random.number(0, 5) {
        case 0 where layers.count < 24: return addLayer()
        case 1 where layers.count > 4:
            layer.removeFromSuperlayer()
            layers.remove(at: index)
            return "remove"
        case 2:
            layer.isHidden.toggle()
            return "hide or show \(index)"
        case 3:
            if let parent = layer.superlayer, let count = parent.sublayers?.count, count > 0 {
                parent.insertSublayer(layer, at: UInt32(random.number(0, count)))
            }
            return "reorder \(index)"
        default:
            let parent = random.pick(layers.map(\.layer) + [compositor.root])
            if isInside(parent, layer) { return "reparent into itself, left out" }
            parent.insertSublayer(layer, at: UInt32(random.number(0, 5)))
            return "reparent \(index)"
        }
    }

    private func isInside(_ layer: CALayer, _ other: CALayer) -> Bool {
        var above: CALayer? = layer
        while let next = above {
            if next === other { return true }
            above = next.superlayer
        }
        return false
    }

    private func changePlace(_ layer: CALayer) -> String {
        switch random.number(0, 7) {
        case 0: layer.position = random.point(-10, 110)
        case 1: layer.frame = random.rect()
        case 2: layer.bounds.size = CGSize(width: random.length(60), height: random.length(60))
        case 3: layer.bounds.origin = random.point(-20, 20)
        case 4: layer.setAffineTransform(random.transform())
        case 5: layer.anchorPoint = CGPoint(x: random.fraction(), y: random.fraction())
        default: layer.zPosition = CGFloat(random.number(-1, 2))
        }
        return "place"
    }

    private func changeLook(_ layer: CALayer) -> String {
        switch random.number(0, 11) {
        case 0, 1: layer.opacity = random.pick([0, 0.3, 0.5, 1, 1, 1])
        case 2: layer.backgroundColor = random.color()
        case 3:
            layer.cornerRadius = random.pick([0, 0, 3, 8.5, 40])
            // In turn, so that a seed's walk stays the same.
            layer.cornerCurve = layer.cornerCurve == .circular ? .continuous : .circular
        case 4: layer.borderWidth = random.pick([0, 0, 1, 2.5, 30])
        case 5: layer.masksToBounds.toggle()
        case 6: layer.maskedCorners = CACornerMask(rawValue: UInt(random.number(0, 16)))
        case 7: layer.borderColor = random.color()
        case 8: layer.allowsGroupOpacity.toggle()
        case 9: layer.isDoubleSided.toggle()
        default:
            layer.shouldRasterize = !isPlain && random.number(0, 3) == 0
            layer.rasterizationScale = random.pick([0.5, 1, 2])
        }
        return "look"
    }

    private func changeContents(_ layer: CALayer) -> String {
        switch random.number(0, 9) {
        case 0: layer.setNeedsDisplay()
        case 1:
            layer.setNeedsDisplay(random.rect())
            return "display of a part"
        case 2, 3:
            layer.contents = random.number(0, 2) == 0 ? nil : random.picture()
        case 4:
            layer.contentsGravity = random.pick([.resize, .center, .topLeft, .resizeAspectFill])
        case 5:
            layer.contentsRect = CGRect(
                x: random.fraction() / 2,
                y: random.fraction() / 2,
                width: random.fraction(),
                height: random.fraction()
            )
        case 6: layer.contentsCenter = CGRect(x: 0.3, y: 0.4, width: 0.3, height: 0.2)
        case 7:
            layer.magnificationFilter = random.pick([.linear, .nearest])
            layer.minificationFilter = random.pick([.linear, .nearest])
            layer.contentsScale = random.pick([1, 2])
        default: changeClassContents(layer)
        }
        return "contents"
    }

    private func changeClassContents(_ layer: CALayer) {
        if let gradient = layer as? CAGradientLayer {
            gradient.type = random.pick([.axial, .radial, .conic])
            gradient.endPoint = CGPoint(x: random.fraction(), y: random.fraction())
            gradient.colors = [random.someColor(), random.someColor()]
        } else if let shape = layer as? CAShapeLayer {
            shape.path = random.path()
            shape.strokeEnd = random.fraction()
            shape.lineDashPattern = random.pick([nil, [4, 3]])
            shape.lineCap = random.pick([.butt, .round, .square])
        }
    }

    private func changeShadow(_ layer: CALayer) -> String {
        switch random.number(0, 5) {
        case 0, 1: layer.shadowOpacity = random.pick([0, 0.5, 1])
        case 2: layer.shadowRadius = random.pick([0, 1, 4.5])
        case 3:
            layer.shadowOffset = CGSize(
                width: random.number(-8, 9),
                height: random.number(-8, 9)
            )
        default: layer.shadowPath = random.number(0, 2) == 0 ? nil : random.path()
        }
        return "shadow"
    }

    private func changeMask(_ layer: CALayer) -> String {
        guard let mask = layer.mask else {
            if random.number(0, 4) > 0 || layers.count >= 24 { return "no mask" }
            let new = WalkLayer(&random)
            let mask = new.layer
            if random.number(0, 2) == 0 {
                mask.frame = CGRect(x: 2, y: 2, width: random.length(50), height: random.length(50))
            }
            mask.backgroundColor = random.number(0, 2) == 0 ? .black : random.someColor()
            mask.cornerRadius = random.pick([0, 6])
            mask.setNeedsDisplay()
            layer.mask = mask
            // Like any other from now on: it may move, turn, be animated, have sublayers and a mask of its own.
            layers.append(new)
            return "mask"
        }
        switch random.number(0, 4) {
        case 0: layer.mask = nil
        case 1: mask.position.x += CGFloat(random.number(-5, 6))
        case 2:
            let size = CGSize(width: random.length(50), height: random.length(50))
            mask.bounds = CGRect(origin: random.point(-5, 5), size: size)
        default: mask.opacity = random.pick([0, 0.5, 1])
        }
        return "change of the mask"
    }

    private func scroll(_ layer: CALayer) -> String {
        switch random.number(0, 4) {
        case 0:
            layer.position.x += CGFloat(random.number(-2, 3) * 4)
            layer.position.y += CGFloat(random.number(-2, 3) * 4)
        case 1: layer.position.x += CGFloat(random.number(-3, 4))
        default:
            layer.masksToBounds = layer.masksToBounds || random.number(0, 2) == 0
            layer.bounds.origin.y += CGFloat(random.number(-3, 4) * 4)
            layer.bounds.origin.x += CGFloat(random.number(0, 2) * 4)
        }
        return "scroll"
    }

    private func animate(_ layer: CALayer) -> String {
        if random.number(0, 4) == 0 {
            layer.removeAllAnimations()
            return "stop"
        }
        let duration = TimeInterval(random.number(1, 20)) / 60
        let options: UIViewAnimationOptions = random.number(0, 3) == 0 ? .autoreverse : []
        let kind = random.number(0, 8)
        let place = random.point(0, 90)
        let map = random.transform()
        let frame = random.rect()
        let tint = random.color()
        let path = random.path()
        AnimationBlock.run(duration: duration, options: options) {
            switch kind {
            case 0: layer.position = place
            case 1: layer.opacity = layer.opacity > 0.5 ? 0 : 1
            case 2: layer.setAffineTransform(map)
            case 3: layer.frame = frame
            case 4: layer.backgroundColor = tint
            case 5: layer.shadowOpacity = layer.shadowOpacity > 0.5 ? 0 : 1
            case 6: (layer as? CAShapeLayer)?.path = path
            default: layer.bounds.origin = place
            }
        }
        return "animate \(kind)"
    }
}
