import UIKit
import UIKitTesting

/// A view of 100 × 100 points at the origin of a headless screen, and what is seen of it.
@MainActor struct MotionStage {
    let harness = Harness()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        view.backgroundColor = .red
        harness.root.addSubview(view)
        harness.runFrame()
    }

    /// The left edge that is seen, in points.
    var x: CGFloat { view.layer.presentation()?.frame.minX ?? .nan }
    /// The top edge that is seen, in points.
    var y: CGFloat { view.layer.presentation()?.frame.minY ?? .nan }
    /// The opacity that is seen.
    var alpha: CGFloat { view.layer.presentation().map { CGFloat($0.opacity) } ?? .nan }
}

/// Whether `a` and `b` differ by no more than `tolerance`.
func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool {
    abs(a - b) <= tolerance
}
