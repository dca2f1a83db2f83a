import UIKit

/// Drags its main view aside and uncovers a view on the left or on the right.
///
/// A port of an Objective-C article's drawer, formula for formula: targets are parts of the screen's width, the size never
/// grows past the screen, and sides are not switched while the view snaps. Like the other hand-written
/// drawer it multiplies the size at every move; `DrawerViewController` does it right.
public final class DarwViewController: UIViewController {
    /// Uncovered by dragging to the right.
    public private(set) var leftView = UIView()
    /// Uncovered by dragging to the left.
    public private(set) var rightView = UIView()
    /// The view that is dragged.
    public private(set) var mainView = UIView()

    /// Whether the main view is on its way to where it snaps.
    public private(set) var isAnimating = false
    private var frameObservation: NSKeyValueObservation?

    private var screenSize: CGSize { UIScreen.main.bounds.size }
    /// Where the main view rests when the left is open, in points.
    private var maxRight: CGFloat { screenSize.width * 0.8 }
    /// Where the main view rests when the right is open, in points.
    private var maxLeft: CGFloat { -screenSize.width * 0.6 }

    public override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        leftView = addView(.red)
        rightView = addView(.blue)
        mainView = addView(.yellow)
        frameObservation = mainView.observe(\.frame, options: .new) { [weak self] mainView, _ in
            self?.showSide(uncoveredBy: mainView.frame.origin.x)
        }
    }

    // MARK: - Touches

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let current = touch.location(in: view)
        let previous = touch.previousLocation(in: view)
        mainView.frame = frame(movedBy: current.x - previous.x)
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        var target: CGFloat = 0
        if mainView.frame.origin.x > screenSize.width * 0.5 {
            target = maxRight
        } else if mainView.frame.maxX < screenSize.width * 0.5 {
            target = maxLeft
        }
        let offset = target - mainView.frame.origin.x
        isAnimating = true
        UIView.animate(
            withDuration: 0.4,
            animations: {
                self.mainView.frame = target == 0 ? self.view.frame : self.frame(movedBy: offset)
            },
            completion: { _ in self.isAnimating = false }
        )
    }

    // MARK: - Frames

    /// The main view's frame when it moves on by `offsetX` points.
    private func frame(movedBy offsetX: CGFloat) -> CGRect {
        let offsetY = screenSize.height / 5 * (offsetX / screenSize.width)
        var scale = (screenSize.height - offsetY * 2) / screenSize.height
        var frame = mainView.frame
        if frame.origin.x < 0 { scale = 2 - scale }
        frame.size.width = min(frame.size.width * scale, screenSize.width)
        frame.size.height = min(frame.size.height * scale, screenSize.height)
        frame.origin.x += offsetX
        frame.origin.y = (screenSize.height - frame.size.height) * 0.5
        return frame
    }

    private func showSide(uncoveredBy x: CGFloat) {
        if isAnimating { return }
        if x > 0 {
            rightView.isHidden = true
            leftView.isHidden = false
        } else if x < 0 {
            leftView.isHidden = true
            rightView.isHidden = false
        }
    }

    private func addView(_ color: UIColor) -> UIView {
        let added = UIView(frame: view.frame)
        added.backgroundColor = color
        view.addSubview(added)
        return added
    }
}
