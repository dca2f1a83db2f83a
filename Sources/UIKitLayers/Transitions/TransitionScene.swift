import UIKitGeometry
import UIKitRaster

/// What stands over a layer while it changes from one picture to another.
///
/// The pictures are layers of their own beside the layer, which itself is not drawn meanwhile.
@MainActor final class TransitionScene {
    /// An animation that the scene needs.
    struct Move {
        let layer: CALayer
        let animation: CABasicAnimation
        let key: String
    }

    private var pictures: [CALayer] = []
    private(set) var moves: [Move] = []

    /// Fades from `old` to `new`, which stand where `layer` does; without `new` the layer itself is seen below.
    init(over layer: CALayer, from old: TransitionPicture?, to new: TransitionPicture?) {
        guard let parent = layer.links.superlayer else { return }
        var top = layer
        func add(
            _ picture: TransitionPicture,
            _ bitmap: Bitmap,
            from start: CGFloat,
            to end: CGFloat
        ) {
            let image = picture.makeLayer(bitmap)
            image.modelState.geometry.zPosition = layer.modelState.geometry.zPosition
            parent.insertSublayer(image, above: top)
            top = image
            pictures.append(image)
            if start != end { fade(image, from: start, to: end) }
        }
        if let new {
            if let old, let (covered, rest) = new.split(by: old) {
                add(new, covered, from: 1, to: 1)
                add(new, rest, from: 0, to: 1)
            } else {
                add(new, new.bitmap, from: 0, to: 1)
            }
            // The layer keeps its model; only what is seen of it goes.
            fade(layer, from: 0, to: 0)
        }
        if let old { add(old, old.bitmap, from: 1, to: 0) }
    }

    /// Moves or fades `old` and the layer as a layer's transition says.
    init(over layer: CALayer, from old: TransitionPicture?, as transition: CATransition) {
        guard let parent = layer.links.superlayer, let old else { return }
        let image = old.makeLayer(old.bitmap)
        image.modelState.geometry.zPosition = layer.modelState.geometry.zPosition
        if transition.type == .moveIn {
            parent.insertSublayer(image, below: layer)
        } else {
            parent.insertSublayer(image, above: layer)
        }
        pictures = [image]
        let way = transition.way(across: old.geometry.bounds.size)
        switch transition.type {
        case .moveIn: slide(layer, from: way, to: .zero)
        case .push:
            slide(layer, from: way, to: .zero)
            slide(image, from: .zero, to: way * -1)
        case .reveal: slide(image, from: .zero, to: way * -1)
        default: fade(image, from: 1, to: 0)
        }
        let start = CGFloat(transition.startProgress)
        let end = CGFloat(transition.endProgress)
        for move in moves { move.animation.cut(from: start, to: end) }
    }

    /// Takes the pictures away.
    func remove() {
        let gone = pictures
        let ended = moves
        pictures = []
        moves = []
        for move in ended { move.layer.stopAnimations { $0.key == move.key } }
        for picture in gone { picture.removeFromSuperlayer() }
    }

    private func fade(_ layer: CALayer, from start: CGFloat, to end: CGFloat) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setEnds(from: .number(start), to: .number(end))
        note(layer, animation)
    }

    private func slide(_ layer: CALayer, from start: CGVector, to end: CGVector) {
        func shift(_ way: CGVector) -> AnimatableValue {
            .point(CGPoint(x: way.dx, y: way.dy))
        }
        let animation = CABasicAnimation(keyPath: "position")
        animation.isAdditive = true
        animation.setEnds(from: shift(start), to: shift(end))
        note(layer, animation)
    }

    private func note(_ layer: CALayer, _ animation: CABasicAnimation) {
        let key = layer.unusedAnimationKey(like: "transition of \(animation.keyPath ?? "")")
        moves.append(Move(layer: layer, animation: animation, key: key))
    }
}

extension CABasicAnimation {
    /// Leaves of the way only the part from `start` to `end`, 0…1.
    fileprivate func cut(from start: CGFloat, to end: CGFloat) {
        guard let from, let to else { return }
        setEnds(
            from: from.interpolated(to: to, progress: min(1, max(0, start))),
            to: from.interpolated(to: to, progress: min(1, max(0, end)))
        )
    }
}
