public import UIKitCore
public import UIKitGeometry

/// Shows a main controller and, when a finger or a call opens it, a left or a right one.
///
/// What moves follows the finger exactly, as a function of its position. Let go, it settles open or
/// closed by position and velocity; a finger catches it in flight where it is seen. A tap on the
/// main view of an open drawer closes it, and so does the Escape key. `docs/drawer.md` is the guide.
@MainActor open class DrawerViewController: UIViewController {
    /// The controller on top.
    public final let mainViewController: UIViewController
    /// The controller that belongs to the left; nil for none.
    ///
    /// On the right in right-to-left interfaces.
    public final let leftViewController: UIViewController?
    /// The controller that belongs to the right; nil for none.
    ///
    /// On the left in right-to-left interfaces.
    public final let rightViewController: UIViewController?

    /// What moves.
    ///
    /// Defaults to `.scale`.
    public final var style = Style.scale { didSet { styleChanged() } }
    /// How far the left opens.
    ///
    /// Defaults to 250 points.
    public final var leftWidth: Width = .points(250) { didSet { widthsChanged() } }
    /// How far the right opens.
    ///
    /// Defaults to 220 points.
    public final var rightWidth: Width = .points(220) { didSet { widthsChanged() } }
    /// Points that a scaled main view's top and bottom edges move in at a whole width.
    ///
    /// Defaults to 60; the other styles have none.
    public final var mainInset: CGFloat = 60 {
        didSet {
            demand(
                mainInset.isFinite,
                "a drawer's mainInset must be finite, not \(mainInset)"
            )
            widthsChanged()
        }
    }
    /// Points that the corners of the main view of an open drawer are rounded by, before it is scaled.
    ///
    /// Defaults to 0, which leaves the view's layer alone. They grow with the progress, and the view is clipped to them. A
    /// main view that stays where it is, as in `.overlay`, has none.
    public final var mainCornerRadius: CGFloat = 0 {
        didSet {
            demand(
                mainCornerRadius >= 0 && mainCornerRadius.isFinite,
                "a drawer's mainCornerRadius must be 0 or more points, not \(mainCornerRadius)"
            )
            if mainCornerRadius != oldValue { mainLookChanged(hadCorners: oldValue > 0) }
        }
    }
    /// How dark the shadow around the main view of an open drawer is, 0…1; it grows with the progress.
    ///
    /// Defaults to 0, no shadow. A main view that stays where it is, as in `.overlay`, has none.
    public final var mainShadowOpacity: CGFloat = 0 {
        didSet {
            demand(
                mainShadowOpacity.isFinite,
                "a drawer's mainShadowOpacity must be a number from 0 to 1, not \(mainShadowOpacity)"
            )
            if mainShadowOpacity != oldValue { mainLookChanged() }
        }
    }
    /// How soft that shadow is: the standard deviation of its blur in points, before it is scaled.
    ///
    /// Defaults to 16.
    public final var mainShadowRadius: CGFloat = 16 {
        didSet {
            demand(
                mainShadowRadius >= 0 && mainShadowRadius.isFinite,
                "a drawer's mainShadowRadius must be 0 or more points, not \(mainShadowRadius)"
            )
            if mainShadowRadius != oldValue { mainLookChanged() }
        }
    }
    /// How much black lies over the main view of an open drawer, 0…1; nil, the default, is the style's.
    ///
    /// That is 0.4 for `.overlay` and 0 for the others.
    public final var dimming: CGFloat? {
        didSet {
            demand(
                dimming?.isFinite ?? true,
                "a drawer's dimming must be a number from 0 to 1, not \(dimming ?? 0)"
            )
            if dimming != oldValue { mainLookChanged() }
        }
    }
    /// Whether the main view of an open drawer takes no touches; a tap on it closes the drawer then.
    ///
    /// Defaults to true.
    public final var blocksMainWhileOpen = true {
        didSet { cover.isUserInteractionEnabled = blocksMainWhileOpen }
    }
    /// Whether a tap on the blocked main view, or the Escape key, closes the drawer.
    ///
    /// Defaults to true.
    public final var closesByTapAndKey = true {
        didSet { tapRecognizer.isEnabled = closesByTapAndKey }
    }
    /// A drag opens the drawer only from within so many points of an edge; nil, the default, from anywhere.
    public final var edgeZone: CGFloat?
    /// Whether a finger may move the drawer.
    ///
    /// Defaults to true.
    public final var isDragEnabled = true {
        didSet { panRecognizer.isEnabled = isDragEnabled }
    }
    /// Whether right-to-left interfaces swap the sides.
    ///
    /// Defaults to true.
    public final var mirrorsInRightToLeft = true { didSet { widthsChanged() } }
    /// Who is told what the drawer does.
    public final weak var delegate: (any DrawerViewControllerDelegate)?

    /// What the drawer is doing.
    public final internal(set) var state: State = .closed
    /// The position that the main view is put to, in points: positive to the right.
    final var position: CGFloat = 0
    /// The side whose callbacks are open: told that it will open, not yet that it closed.
    final var activeSide: Side?
    /// The controller of that side.
    final var activeController: UIViewController?
    /// Whether the drawer itself appears or has appeared.
    final private(set) var isShown = false
    /// Whether the delegate was told that the active side will close.
    final var isClosing = false
    /// The position that the finger's way is counted from.
    final var dragOrigin: CGFloat = 0
    /// What a call waits for.
    final var settleCompletion: (@MainActor (Bool) -> Void)?
    /// Tells a settle that was caught from the one that runs.
    final var settleGeneration = 0

    final let panRecognizer = DrawerPanGestureRecognizer()
    final let tapRecognizer = UITapGestureRecognizer()
    /// Lies over the main view while a side shows, so that its content is not touched.
    final let cover = UIView()
    /// The black on the cover.
    final let shade = UIView()
    /// Lies beneath the main view and throws its shadow, which a view that clips cannot.
    final let shadow = UIView()
    /// Stands at the position, unseen; what is seen of it is where the drawer is on the way.
    final let marker = UIView()
    /// How far the left and the right ask to be opened, where `.content` counts, in points.
    final var contentWidths: (left: CGFloat, right: CGFloat) = (0, 0)
    /// Tells the delegate of each frame of a settle.
    final var frames: DrawerFrames?

    /// Creates a closed drawer.
    public init(
        main: UIViewController,
        left: UIViewController? = nil,
        right: UIViewController? = nil
    ) {
        demand(
            main !== left && main !== right && (left == nil || left !== right),
            "a drawer's main, left and right must be different controllers"
        )
        mainViewController = main
        leftViewController = left
        rightViewController = right
        super.init(nibName: nil, bundle: nil)
    }

    /// A drawer is not made from an archive.
    public required init?(coder: NSCoder) { nil }

    isolated deinit { settleCompletion?(false) }

    // MARK: - View

    /// Puts the sides, the main view and its cover into the container.
    open override func viewDidLoad() {
        super.viewDidLoad()
        installViews()
        measureContent()
        orderViews()
        place(at: 0)
    }

    /// Places everything for the container's size; an open side stays open.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        relayout()
    }

    // MARK: - Appearance

    /// The drawer tells its children itself: sides appear when they are uncovered.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Forwards to the main controller and the side that is open.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isShown = true
        for child in [mainViewController, isClosing ? nil : activeController] {
            child?.beginAppearanceTransition(true, animated: animated)
        }
    }

    /// Forwards to the main controller and the side that is open.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        mainViewController.endAppearanceTransition()
        // A side that a finger or a settle is opening appears when it is at rest.
        if case .open = state { activeController?.endAppearanceTransition() }
    }

    /// Forwards to the main controller and the side that is open.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isShown = false
        for child in [mainViewController, activeController] {
            child?.beginAppearanceTransition(false, animated: animated)
        }
    }

    /// Forwards to the main controller and the side that is open; a settle is at its target at once.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for child in [mainViewController, activeController] {
            child?.endAppearanceTransition()
        }
        finishSettleNow()
    }

    // MARK: - Keys

    /// An open drawer may be the first responder, so that it gets the Escape key.
    open override var canBecomeFirstResponder: Bool { openSide != nil && closesByTapAndKey }

    /// Closes an open drawer with the Escape key; hands other keys on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isEscape = presses.contains { $0.key?.keyName == "Escape" }
        if isEscape, closesByTapAndKey, openSide != nil {
            close()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}
