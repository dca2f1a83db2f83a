import UIKit

/// Drags its main view aside and uncovers a view on the left or on the right.
///
/// A port of an Objective-C article's drawer, formula for formula: the main view's size is multiplied at
/// every move, so it depends on the steps of the finger and not only on where it is.
/// `DrawerViewController` does it right.
public final class HSDrawViewController: UIViewController {
    /// Points by which the top edge moves in over a whole screen's width.
    private static let maxY: CGFloat = 60
    /// Where the main view rests when the left is open, in points.
    private static let rightTarget: CGFloat = 250
    /// Where the main view rests when the right is open, in points.
    private static let leftTarget: CGFloat = -220

    /// Uncovered by dragging to the right.
    public private(set) lazy var leftView = makeView(.green)
    /// Uncovered by dragging to the left.
    public private(set) lazy var rightView = makeView(.blue)
    /// The view that is dragged.
    public private(set) lazy var mainView = makeView(.red)

    private var isDragging = false
    private var frameObservation: NSKeyValueObservation?

    private var screenSize: CGSize { UIScreen.main.bounds.size }

    public override func viewDidLoad() {
        super.viewDidLoad()
        for subview in [leftView, rightView, mainView] { view.addSubview(subview) }
        frameObservation = mainView.observe(\.frame, options: .new) { [weak self] mainView, _ in
            self?.showSide(uncoveredBy: mainView.frame.origin.x)
        }
    }

    // MARK: - Touches

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let current = touch.location(in: mainView)
        let previous = touch.previousLocation(in: mainView)
        mainView.frame = frame(movedBy: current.x - previous.x)
        isDragging = true
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A tap on the main view of an open drawer closes it.
        if !isDragging && mainView.frame.origin.x != 0 {
            UIView.animate(withDuration: 0.25) { self.mainView.frame = self.view.bounds }
        }
        var target: CGFloat = 0
        if mainView.frame.origin.x > screenSize.width * 0.5 {
            target = Self.rightTarget
        } else if mainView.frame.maxX < screenSize.width * 0.5 {
            target = Self.leftTarget
        }
        UIView.animate(withDuration: 0.25) {
            if target != 0 {
                let offset = target - self.mainView.frame.origin.x
                self.mainView.frame = self.frame(movedBy: offset)
            } else {
                self.mainView.frame = self.view.bounds
            }
        }
        isDragging = false
    }

    // MARK: - Frames

    /// The main view's frame when it moves on by `offsetX` points.
    private func frame(movedBy offsetX: CGFloat) -> CGRect {
        var frame = mainView.frame
        // The sign of the old position: the first step to the left from the middle enlarges the view.
        let sign: CGFloat = frame.origin.x < 0 ? -1 : 1
        let offsetY = offsetX * Self.maxY / screenSize.width * sign
        let scale = (screenSize.height - 2 * offsetY) / screenSize.height
        frame.origin.x += offsetX
        frame.size.width *= scale
        frame.size.height *= scale
        frame.origin.y = (screenSize.height - frame.size.height) * 0.5
        return frame
    }

    private func showSide(uncoveredBy x: CGFloat) {
        if x < 0 {
            leftView.isHidden = true
            rightView.isHidden = false
        } else if x > 0 {
            rightView.isHidden = true
            leftView.isHidden = false
        }
    }

    private func makeView(_ color: UIColor) -> UIView {
        let made = UIView(frame: view.bounds)
        made.backgroundColor = color
        return made
    }
}
