public import UIKitGeometry

/// A rectangle inside a view that content is laid out in.
@MainActor public final class UILayoutGuide {
    /// The view whose points the guide is in.
    public private(set) weak var owningView: UIView?
    private let rect: @MainActor (UIView) -> CGRect

    /// Creates a guide whose rectangle `rect` works out from the owning view.
    package init(owningView: UIView, rect: @escaping @MainActor (UIView) -> CGRect) {
        self.owningView = owningView
        self.rect = rect
    }

    /// The rectangle in the owning view's points, as it is now.
    public var layoutFrame: CGRect { owningView.map { rect($0) } ?? .zero }
}
