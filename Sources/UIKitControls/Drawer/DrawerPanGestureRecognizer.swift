import UIKitCore
import UIKitGeometry

/// A pan that takes hold of a settling drawer the moment a finger comes down.
final class DrawerPanGestureRecognizer: UIPanGestureRecognizer {
    /// Where the first finger came down, in the view's points.
    private(set) var startLocation = CGPoint.zero
    /// The view that the first finger came down on.
    private(set) weak var startView: UIView?
    /// Asked at touch down; true begins the pan at once.
    var catchesAtTouchDown: (@MainActor () -> Bool)?
    /// Called when the recognizer is done with its fingers, whatever became of them.
    var onReset: (@MainActor () -> Void)?
    private var hasStarted = false

    /// How far the finger is from where it came down, in the points of `view`.
    func way(in view: UIView) -> CGVector { location(in: view) - startLocation }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !hasStarted, let view, let touch = touches.first {
            hasStarted = true
            startLocation = touch.location(in: view)
            startView = touch.view
        }
        super.touchesBegan(touches, with: event)
        if state == .possible, catchesAtTouchDown?() == true { state = .began }
    }

    override func reset() {
        super.reset()
        hasStarted = false
        onReset?()
    }
}
