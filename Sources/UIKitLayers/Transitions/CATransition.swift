import UIKitGeometry

/// How a layer's new picture takes the place of its old one.
public struct CATransitionType: Hashable, Sendable {
    /// The type's name.
    public let rawValue: String

    /// Creates the type from its name; unknown ones fade.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old picture fades away.
    public static let fade = Self(rawValue: "fade")
    /// The new picture comes in over the old one.
    public static let moveIn = Self(rawValue: "moveIn")
    /// The new picture pushes the old one out.
    public static let push = Self(rawValue: "push")
    /// The old picture goes off the new one.
    public static let reveal = Self(rawValue: "reveal")
}

/// Where a picture that moves comes from.
public struct CATransitionSubtype: Hashable, Sendable {
    /// The subtype's name.
    public let rawValue: String

    /// Creates the subtype from its name; unknown ones are from the left.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = Self(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = Self(rawValue: "fromLeft")
    /// Towards the top, from the bottom edge, as on iOS.
    public static let fromTop = Self(rawValue: "fromTop")
    /// Towards the bottom, from the top edge, as on iOS.
    public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The key that a layer's transition is kept under.
public let kCATransition = "transition"

/// An animation from a layer's picture at the time when it is added to what the layer shows from then on.
///
/// Whatever key it is added under, the layer has one at a time, under "transition".
/// - Note: Differs from UIKit: what was changed before it is added, in the same turn, is in the old picture.
open class CATransition: CAAnimation {
    /// How the new picture takes the place of the old one, `.fade` by default.
    public final var type = CATransitionType.fade
    /// Where a picture that moves comes from; nil, the default, is from the left.
    public final var subtype: CATransitionSubtype?
    /// The part of the way that is made at the start, 0 by default.
    public final var startProgress: Float = 0
    /// The part of the way that is made at the end, 1 by default.
    public final var endProgress: Float = 1

    /// The key of a layer's transition.
    static let key = kCATransition

    override package func copyProperties(to other: CAAnimation) {
        super.copyProperties(to: other)
        guard let other = other as? CATransition else { return }
        other.type = type
        other.subtype = subtype
        other.startProgress = startProgress
        other.endProgress = endProgress
    }

    /// Where the new picture starts, relative to its place, for a layer of `size`.
    func way(across size: CGSize) -> CGVector {
        // Unverified: on iOS, whose y runs down, the vertical names tell where the movement goes.
        switch subtype {
        case .some(.fromRight): CGVector(dx: size.width, dy: 0)
        case .some(.fromTop): CGVector(dx: 0, dy: size.height)
        case .some(.fromBottom): CGVector(dx: 0, dy: -size.height)
        default: CGVector(dx: -size.width, dy: 0)
        }
    }
}

/// Waits for the end of a layer's transition.
@MainActor final class TransitionWatch: AnimationObserver {
    private let scene: TransitionScene

    init(_ scene: TransitionScene) { self.scene = scene }

    func animationEnded(finished: Bool) { scene.remove() }
}

extension CALayer {
    /// Starts `transition`, a copy, from what is seen now.
    final func begin(_ transition: CATransition) {
        stopAnimations { $0.key == CATransition.key }
        let scene = TransitionScene(
            over: self,
            from: TransitionPicture.take(of: self),
            as: transition
        )
        let watch = TransitionWatch(scene)
        for move in scene.moves {
            let animation = move.animation
            animation.timing = transition.timing
            animation.timing.fillMode = .both
            animation.timingFunction = transition.timingFunction
            // The scene takes it away, together with the pictures.
            animation.isRemovedOnCompletion = false
            move.layer.add(RunningAnimation(animation, key: move.key, observers: []))
        }
        var observers: [any AnimationObserver] = [watch]
        if let observer = CATransaction.observer { observers.append(observer) }
        add(RunningAnimation(transition, key: CATransition.key, observers: observers))
    }
}
