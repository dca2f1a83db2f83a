public import UIKitDrawing
public import UIKitGeometry

/// Owns a view, fills it and follows its life.
///
/// The view is loaded when it is first asked for. Appearance callbacks come
/// when the view enters or leaves a shown window.
@MainActor open class UIViewController: UIResponder {
    private final var loadedView: UIView?
    private final var isLoadingView = false
    /// What is known of traits.
    final var traitState = ControllerTraits()
    /// Follows whether the view is shown.
    final lazy var appearance = AppearanceState(controller: self)

    /// The controllers inside this one, in order of addition.
    public final internal(set) var children: [UIViewController] = []
    /// The controller that contains this one.
    public final internal(set) weak var parent: UIViewController?
    /// The controller that this one itself shows over itself.
    final var presented: UIViewController?
    /// The controller that shows this one itself over itself.
    final weak var presenter: UIViewController?

    /// Creates a controller; the arguments exist as in UIKit, there are no nibs.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) { super.init() }

    /// Creates a controller.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    // MARK: - View

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's view, loaded when first asked for.
    public final var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            if loadedView === newValue { return }
            loadedView?.controller = nil
            loadedView = newValue
            if let newValue {
                demand(
                    newValue.controller == nil,
                    "\(type(of: newValue)) is already the view of \(newValue.controller.map { "\(type(of: $0))" } ?? "a controller")"
                )
                newValue.controller = self
                TraitPass.update(newValue)
            }
        }
    }

    /// The view, if it is loaded.
    public final var viewIfLoaded: UIView? { loadedView }

    /// Whether the view is loaded.
    public final var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view unless that has happened.
    public final func loadViewIfNeeded() {
        if loadedView != nil { return }
        demand(
            !isLoadingView,
            "\(type(of: self)).loadView() asks for the view that it should set"
        )
        isLoadingView = true
        loadView()
        isLoadingView = false
        demand(
            loadedView != nil,
            "\(type(of: self)).loadView() must set view"
        )
        viewDidLoad()
    }

    /// Makes the view.
    ///
    /// The default makes a plain one of the screen's size; an override sets `view` and does not call `super`.
    open func loadView() {
        view = UIView(frame: UIApplication.shared.screens.first?.bounds ?? .zero)
    }

    /// The view was loaded.
    ///
    /// Does nothing by default.
    open func viewDidLoad() {}

    /// The view is about to be shown.
    ///
    /// Does nothing by default.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in its window and about to be laid out there.
    ///
    /// Does nothing by default.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is shown.
    ///
    /// Does nothing by default.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be taken away.
    ///
    /// Does nothing by default.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view was taken away.
    ///
    /// Does nothing by default.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The view is about to lay out its children.
    ///
    /// Does nothing by default.
    open func viewWillLayoutSubviews() {}
    /// The view laid out its children.
    ///
    /// Does nothing by default.
    open func viewDidLayoutSubviews() {}
    /// The view's safe area changed.
    ///
    /// Does nothing by default.
    open func viewSafeAreaInsetsDidChange() {}

    /// Points added to the view's safe area on each side.
    ///
    /// Defaults to zero.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            if additionalSafeAreaInsets != oldValue, let loadedView {
                SafeAreaPass.update(loadedView)
            }
        }
    }

    /// What the controller shows, in words.
    ///
    /// Defaults to nil.
    open var title: String?

    // MARK: - Traits

    /// What the controller's environment is like: that around its view, with what is said here and by the parent.
    open var traitCollection: UITraitCollection { presentTraits }

    /// Whether the controller's view is light or dark, whatever it inherits.
    ///
    /// Defaults to `.unspecified`, which inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.overrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Tells that the traits were `previousTraitCollection` and differ now.
    ///
    /// Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Another size

    /// The size that the content would like to have in a container that asks.
    ///
    /// Defaults to zero, which says nothing.
    open var preferredContentSize = CGSize.zero

    /// The transition that takes this controller, or one that it is in, to another size now; nil when there is none.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningTransition ?? parent?.transitionCoordinator
    }
    /// The transition that was begun with this controller.
    final weak var runningTransition: SizeTransition?

    /// Tells that the view is about to get another size, with the display or the container.
    ///
    /// Tells the children, each with its own size.
    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let childSize = self.size(
                forChildContentContainer: child,
                withParentContainerSize: size
            )
            if childSize != child.viewIfLoaded?.bounds.size {
                child.viewWillTransition(to: childSize, with: coordinator)
            }
        }
    }

    /// Tells that the traits are about to change.
    ///
    /// Tells the children.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// The size that a child gets when this controller's view has `parentSize`.
    ///
    /// A child that fills the view is given the whole size; others keep theirs.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
        return child.frame == viewIfLoaded?.bounds ? parentSize : child.bounds.size
    }

    // MARK: - Containment

    /// Makes `child` a child; its view is placed by the caller, who then calls `didMove(toParent:)` on it.
    open func addChild(_ child: UIViewController) { Containment.add(child, to: self) }

    /// Takes the controller from its parent; call `willMove(toParent: nil)` before.
    open func removeFromParent() { Containment.remove(self) }

    /// Tells that the parent will change.
    ///
    /// Does nothing by default.
    open func willMove(toParent parent: UIViewController?) {}
    /// Tells that the parent changed.
    ///
    /// Does nothing by default.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether children appear and disappear with this controller.
    ///
    /// Defaults to true; a container
    /// that answers false calls `beginAppearanceTransition` and `endAppearanceTransition` itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells the controller that it is about to appear or disappear.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        appearance.begin(isAppearing, animated: animated)
    }

    /// Tells the controller that the transition begun last is done.
    public final func endAppearanceTransition() { appearance.end() }

    // MARK: - Presentation

    /// The controller that this one, or one that contains it, shows over itself.
    public final var presentedViewController: UIViewController? {
        presented ?? parent?.presentedViewController
    }

    /// The controller that shows this one, or one that contains it, over itself.
    public final var presentingViewController: UIViewController? {
        presenter ?? parent?.presentingViewController
    }

    /// Shows `controller` over the whole window; from a controller that is in no window, logs a line and does nothing.
    ///
    /// - Note: Differs from UIKit: there is one style, full screen without animation; `animated` changes nothing yet.
    open func present(
        _ controller: UIViewController,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        if Presentation.present(controller, from: self) { completion?() }
    }

    /// Takes away what this controller shows over itself, or itself when it shows nothing.
    open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        Presentation.dismiss(presentedViewController?.presenter ?? presentingViewController)
        completion?()
    }

    // MARK: - Responder

    /// The presenting controller, the window of a root view, or the view's superview; never loads the view.
    open override var next: UIResponder? {
        if let presenter { return presenter }
        if let loadedView { return loadedView.superview }
        return parent
    }
}
