public import UIKitGeometry
import UIKitLayers

/// The top of a view tree, shown on a screen, in front of windows of a lower level.
///
/// A window is not shown before `isHidden` becomes false, which
/// `makeKeyAndVisible()` does. The application does not own its windows: keep
/// them in a property.
@MainActor open class UIWindow: UIView {
    /// How far in front a window stands.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// Larger is further in front.
        public let rawValue: CGFloat

        /// Creates the level with this value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates the level with this value.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        /// Where applications' windows are: 0.
        public static let normal = Self(0)
        /// Where a status bar is: 1000.
        public static let statusBar = Self(1000)
        /// Where alerts are: 2000.
        public static let alert = Self(2000)

        /// Orders levels from back to front.
        public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

        /// The level that is `distance` in front of another.
        public static func + (level: Self, distance: CGFloat) -> Self {
            Self(level.rawValue + distance)
        }

        /// The level that is `distance` behind another.
        public static func - (level: Self, distance: CGFloat) -> Self {
            Self(level.rawValue - distance)
        }
    }

    /// The screen that the window is on.
    ///
    /// Defaults to the main one. A window that is shown on another one ends that it mirrors the main screen; its frame stays as it
    /// is, in that screen's points. Touches in it end as cancelled when it changes its screen.
    open var screen: UIScreen {
        didSet { if screen !== oldValue { didMove(from: oldValue) } }
    }

    private final func didMove(from old: UIScreen) {
        UIApplication.shared.windowDidChangeScreen(self)
        // What a scale or a place on a screen decides is decided anew.
        if screen.scale != old.scale { ViewTree.rescale(self, to: screen.scale) }
        TraitPass.update(self)
        SafeAreaPass.update(self)
    }

    /// How far in front the window stands.
    ///
    /// Defaults to `.normal`.
    public final var windowLevel: Level = .normal {
        didSet {
            if windowLevel != oldValue, !isHidden { UIApplication.shared.windowList.show(self) }
        }
    }

    /// The responder that gets keys, motion and nil-target actions first.
    package final weak var firstResponder: UIResponder?

    /// The edges of the screen that something covers, in points: where the safe area starts from.
    ///
    /// Defaults to zero.
    ///
    /// - Note: Differs from UIKit, where the system knows them.
    public final var screenInsets = UIEdgeInsets.zero {
        didSet { if screenInsets != oldValue { SafeAreaPass.update(self) } }
    }

    /// Creates a hidden window with a frame in the screen's points.
    public override init(frame: CGRect) {
        screen = UIScreen.main
        super.init(frame: frame)
        layer.isHidden = true
    }

    /// Creates a hidden window that fills the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) {
        screen = UIScreen.main
        super.init(coder: coder)
        layer.isHidden = true
    }

    isolated deinit {
        UIApplication.shared.windowList.hide(self)
        // A controller that somebody else keeps is no longer shown.
        if !isPutAway, let controller = rootViewController?.frontmost {
            controller.appearance.begin(false, animated: false)
            controller.appearance.end()
        }
    }

    /// What `isHidden` was last asked to be, also while the callbacks of a change run.
    private final var isPutAway = true

    /// The controller whose view fills the window.
    public final var rootViewController: UIViewController? {
        didSet {
            if rootViewController === oldValue { return }
            oldValue?.dismissAllPresented()
            oldValue?.viewIfLoaded?.removeFromSuperview()
            showRootView()
        }
    }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }

    /// Whether the window is not shown.
    ///
    /// Defaults to true until it is made visible.
    open override var isHidden: Bool {
        get { super.isHidden }
        set { if newValue != isPutAway { setVisible(!newValue) } }
    }

    /// Shows or hides the window, and has the controller that is seen in it appear or disappear.
    private func setVisible(_ isVisible: Bool) {
        isPutAway = !isVisible
        if isVisible { showRootView() }
        let controller = rootViewController?.frontmost
        controller?.appearance.begin(isVisible, animated: false)
        // The callback may have wanted the opposite, which was done by then.
        if isPutAway == isVisible { return }
        super.isHidden = !isVisible
        if isVisible {
            UIApplication.shared.windowList.show(self)
        } else {
            UIApplication.shared.windowDidHide(self)
        }
        controller?.appearance.end()
        // … or it may have put another controller there.
        if let other = rootViewController?.frontmost, other !== controller, isPutAway != isVisible {
            other.appearance.begin(isVisible, animated: false)
            other.appearance.end()
        }
    }

    /// Whether keys, motion and nil-target actions come here.
    public final var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Whether the window may become key.
    ///
    /// Defaults to true.
    open var canBecomeKey: Bool { true }

    /// Makes the window key and shows it in front of the others of its level.
    open func makeKeyAndVisible() {
        isHidden = false
        UIApplication.shared.windowList.show(self)
        makeKey()
    }

    /// Makes the window key.
    open func makeKey() { UIApplication.shared.makeKey(self) }

    /// Tells that the window became key.
    ///
    /// Does nothing by default.
    open func becomeKey() {}

    /// Tells that the window is no longer key.
    ///
    /// Does nothing by default.
    open func resignKey() {}

    /// What keys go to.
    final private(set) lazy var focus = UIFocusSystem(window: self)

    /// Moves the focus with Tab; hands other keys on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.key?.keyName {
            case "Tab": focus.move(forward: press.key?.modifierFlags.contains(.shift) != true)
            case "ISO_Left_Tab": focus.move(forward: false)
            default: super.pressesBegan([press], with: event)
            }
        }
    }

    /// Sends an event to the window's recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        if event.type == .touches { focus.clear() }
        UIApplication.shared.dispatcher.deliver(event, in: self)
    }

    /// The point in `window`'s base of `point` in this window's points; nil means the screen's.
    public final func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = point.applying(transformToScreen)
        return window.map { onScreen.applying($0.transformToScreen.inverted()) } ?? onScreen
    }

    /// The point in this window's points of `point` in `window`'s base; nil means the screen's.
    public final func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let onScreen = window.map { point.applying($0.transformToScreen) } ?? point
        return onScreen.applying(transformToScreen.inverted())
    }

    /// Maps the window's own points to the screen's.
    package final var transformToScreen: CGAffineTransform {
        layer.modelState.geometry.toSuperlayer
    }

    private func showRootView() {
        guard let controller = rootViewController, let view = controller.view,
            view.superview !== self
        else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        // A root that is replaced while it appears enters the window after its successor.
        if rootViewController !== controller { view.removeFromSuperview() }
    }
}
