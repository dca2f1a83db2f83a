public import UIKitCore
import UIKitGeometry

extension UIScrollView {
    /// The content's rectangle, in content points.
    public var contentLayoutGuide: UILayoutGuide {
        UILayoutGuide(owningView: self) { view in
            CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        }
    }

    /// The part of the content that is seen, in content points: the bounds.
    public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(owningView: self) { $0.bounds } }
}
