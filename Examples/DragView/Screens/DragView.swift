import UIKit

/// Follows a finger by its transform, however it is turned and enlarged.
///
/// Both places are asked for in the view's own points, so their difference is the finger's way along
/// the view's own axes: just what `translatedBy` expects.
public final class DragView: UIView {
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let current = touch.location(in: self)
        let previous = touch.previousLocation(in: self)
        transform = transform.translatedBy(x: current.x - previous.x, y: current.y - previous.y)
    }
}
