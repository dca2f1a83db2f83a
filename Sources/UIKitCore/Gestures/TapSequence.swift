import UIKitGeometry

/// Counts taps of several fingers by the rules that tap and long press recognizers share.
@MainActor struct TapSequence {
    private struct Finger {
        let touch: UITouch
        var isDown = true
    }

    /// Complete taps.
    private(set) var count = 0
    /// Where the fingers of the first tap came down, in points of the window.
    private(set) var firstPoints: [CGPoint] = []
    /// When the sequence is too late; nil while nothing is under way.
    private(set) var deadline: MonotonicTime?
    /// The fingers of the tap under way.
    private var fingers: [Finger] = []

    /// Whether no tap is under way.
    var isBetween: Bool { fingers.isEmpty }
    /// How many fingers of the tap under way came down.
    var fingerCount: Int { fingers.count }
    /// Why the sequence is over when the deadline passes.
    var lateness: String {
        isBetween
            ? "no further tap within \(GesturePolicy.tapMaximumInterval) s"
            : "a tap longer than \(GesturePolicy.tapMaximumDuration) s"
    }

    /// The middle of the first tap's places, in points of the window; nil before it is complete.
    var firstCentroid: CGPoint? { firstPoints.isEmpty ? nil : middle(of: firstPoints) }

    /// Follows a new finger; returns why it spoils the sequence, or nil.
    mutating func down(_ touch: UITouch, fingers required: Int) -> String? {
        if fingers.count == required { return "more than \(required) fingers" }
        if fingers.contains(where: { !$0.isDown }) { return "a finger came after one was lifted" }
        if fingers.isEmpty {
            deadline = touch.first.time.advanced(by: GesturePolicy.tapMaximumDuration)
        }
        fingers.append(Finger(touch: touch))
        guard fingers.count == required else { return nil }
        let points = fingers.map(\.touch.first.location)
        guard let first = firstCentroid else {
            firstPoints = points
            return nil
        }
        let distance = first.distance(to: middle(of: points))
        return distance > GesturePolicy.tapMaximumDistance
            ? "tap \(rounded(distance)) pt from the first > \(GesturePolicy.tapMaximumDistance)"
            : nil
    }

    /// How far `touch` is from where it came down, in points.
    func movement(of touch: UITouch) -> CGFloat {
        touch.current.location.distance(to: touch.first.location)
    }

    /// Follows a lifted finger; returns why that spoils the sequence, or nil.
    mutating func up(_ touch: UITouch, fingers required: Int) -> String? {
        guard let index = fingers.firstIndex(where: { $0.touch === touch }) else { return nil }
        if fingers.count < required { return "lifted before \(required) fingers were down" }
        fingers[index].isDown = false
        if fingers.allSatisfy({ !$0.isDown }) {
            count += 1
            fingers = []
            deadline = touch.current.time.advanced(by: GesturePolicy.tapMaximumInterval)
        }
        return nil
    }
}

/// The touches in the order in which they came down.
@MainActor func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    touches.count == 1 ? Array(touches) : touches.sorted { $0.number < $1.number }
}

/// A distance for a trace, to a tenth of a point.
func rounded(_ distance: CGFloat) -> CGFloat { (distance * 10).rounded() / 10 }

/// The middle of several points.
func middle(of points: [CGPoint]) -> CGPoint {
    let sum = points.reduce(CGVector.zero) { $0 + ($1 - .zero) }
    return CGPoint.zero + sum * (1 / CGFloat(max(points.count, 1)))
}
