import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// What a view stores beside its layer, grouped so that the class body stays readable.
@MainActor struct ViewState {
    /// Children from back to front.
    var subviews: [UIView] = []
    /// Recognizers in order of addition.
    var gestureRecognizers: [UIGestureRecognizer] = []
    /// Observers of properties.
    var observers: ObserverList<ObservedProperty>?
    /// The view whose alpha says how much of this one is seen.
    var mask: UIView?
    /// Nil means inherited.
    var tintColor: UIColor?
    /// `.automatic` means inherited.
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// What the environment is like.
    var traits = UITraitCollection.standard
    /// What the view says instead of what it inherits.
    var traitOverrides = UITraitOverrides()
    /// Who hears of changes of the traits.
    var traitRegistrations = TraitRegistrations()
    /// The dynamic colour that the background was set to.
    var dynamicBackground: UIColor?
    /// What the layer's background was set to by the view.
    var resolvedBackground: CGColor?
    /// Whether keys go to the view.
    var isFocused = false
    /// How much the content wishes to keep its size.
    var priorities = ContentPriorities()
    /// What the view tells somebody who does not see it.
    var accessibility = AccessibilityState()
    /// Whether a layout margin follows the safe area.
    var insetsLayoutMarginsFromSafeArea = true
    /// The view's own margins in points.
    var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The safe area that was last told to the view, in points.
    var safeAreaInsets = UIEdgeInsets.zero
    /// Whether the view was ever in a window.
    var hasBeenInWindow = false
    /// The window that the view was last told it moved to.
    weak var announcedWindow: UIWindow?
    /// Whether the view was told that its window will change, and not yet that it did.
    var awaitsWindow = false
    /// Whether the callbacks before a removal run.
    var isLeaving = false
    /// The guide that follows the safe area, made when asked for.
    var safeAreaLayoutGuide: UILayoutGuide?
}
