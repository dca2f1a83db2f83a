public import UIKitGeometry

extension UIView {
    /// How far the window's covered edges reach into the view, in points.
    public var safeAreaInsets: UIEdgeInsets { state.safeAreaInsets }

    /// The part of the bounds that no covered edge reaches.
    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = state.safeAreaLayoutGuide { return guide }
        let guide = UILayoutGuide(owningView: self) { $0.bounds.inset(by: $0.safeAreaInsets) }
        state.safeAreaLayoutGuide = guide
        return guide
    }

    /// The part of the bounds inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        UILayoutGuide(owningView: self) { $0.bounds.inset(by: $0.layoutMargins) }
    }

    /// Distances in points that content keeps from the edges: the view's own, 8 by default, and the safe area's.
    public var layoutMargins: UIEdgeInsets {
        get {
            insetsLayoutMarginsFromSafeArea
                ? state.layoutMargins + state.safeAreaInsets : state.layoutMargins
        }
        set {
            if state.layoutMargins == newValue { return }
            state.layoutMargins = newValue
            layoutMarginsDidChange()
            setNeedsLayout()
        }
    }

    /// The layout margins by where lines of writing begin and end.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top,
                leading: isRightToLeft ? margins.right : margins.left,
                bottom: margins.bottom,
                trailing: isRightToLeft ? margins.left : margins.right
            )
        }
        set {
            layoutMargins = newValue.resolved(
                isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
            )
        }
    }

    /// Whether the safe area is added to the layout margins.
    ///
    /// Defaults to true.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { state.insetsLayoutMarginsFromSafeArea }
        set {
            if state.insetsLayoutMarginsFromSafeArea == newValue { return }
            state.insetsLayoutMarginsFromSafeArea = newValue
            if state.safeAreaInsets != .zero {
                layoutMarginsDidChange()
                setNeedsLayout()
            }
        }
    }
}
