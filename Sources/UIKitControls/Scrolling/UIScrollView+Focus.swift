package import UIKitCore
import UIKitGeometry

extension UIScrollView: FocusRevealing {
    /// Scrolls to `view`, with room around it for the ring.
    package final func reveal(_ view: UIView) {
        let rect = view.convert(view.bounds, to: self).insetBy(dx: -12, dy: -12)
        scrollRectToVisible(rect, animated: true)
    }
}
