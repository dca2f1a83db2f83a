public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry
public import UIKitLayers

/// Shows a picture, fitted into its bounds as `contentMode` says, or several in turn.
///
/// The picture is the layer's contents: it is never drawn into a buffer of the view's own, so
/// `draw(_:)` of a subclass is not called. Templates and symbols are shown in the tint colour. The view
/// takes no touches, nor do its subviews, until `isUserInteractionEnabled` is set.
@MainActor open class UIImageView: UIView {
    /// The picture; nil shows nothing.
    ///
    /// The view keeps its size when it changes. An animated image plays while the view is in a window.
    open var image: UIImage? {
        didSet {
            if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
            player.imageDidChange()
            show()
        }
    }

    /// The picture while the view is highlighted; nil shows ``image`` then too.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { highlightDidChange() } }
    }

    /// Whether ``highlightedImage`` is shown; defaults to false.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { highlightDidChange() } }
    }

    /// Shows the other picture, or goes on with the other pictures at their pace.
    private func highlightDidChange() {
        player.followWindow()
        show()
    }

    /// How symbols are drawn that the view shows; nil as they say themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            if oldValue == preferredSymbolConfiguration { return }
            invalidateIntrinsicContentSize()
            show()
        }
    }

    /// The pictures that ``startAnimating()`` shows in turn, in place of ``image``.
    ///
    /// Setting them stops an animation.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The pictures that are shown in turn while the view is highlighted; nil shows ``animationImages`` then too.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Seconds that all pictures take together; 0, the default, is a thirtieth of a second for each.
    open var animationDuration: TimeInterval = 0

    /// How often the pictures are shown; 0, the default, is without an end.
    open var animationRepeatCount = 0

    /// What plays the pictures.
    final let player = ImagePlayer()

    /// Creates a view of the picture's size at the origin.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        player.view = self
        self.image = image
        show()
    }

    /// Creates a view of the first picture's size at the origin, or of the second's where there is no first.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        let size = image?.size ?? highlightedImage?.size ?? .zero
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        player.view = self
        self.image = image
        self.highlightedImage = highlightedImage
        show()
    }

    /// Creates a view without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        player.view = self
    }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        player.view = self
    }

    // MARK: - Animating

    /// Shows ``animationImages`` in turn from the first; does nothing without any.
    open func startAnimating() { player.start() }

    /// Goes back to ``image``.
    open func stopAnimating() { player.stop() }

    /// Whether pictures are shown in turn.
    open var isAnimating: Bool { player.isPlaying }

    // MARK: - Layout

    /// The size of ``image``; nothing is asked for without one.
    open override var intrinsicContentSize: CGSize {
        image.map { configured($0).size } ?? super.intrinsicContentSize
    }

    /// The size of ``image``, whatever room there is; without one the present size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image.map { configured($0).size } ?? super.sizeThatFits(size)
    }

    /// How the picture is fitted into the bounds; defaults to `.scaleToFill`.
    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { show() } }
    }

    /// Takes up the colour that templates and symbols are shown in.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    /// Begins or pauses what plays.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        player.followWindow()
    }

    /// Provides the picture for the present bounds.
    open override func display(_ layer: CALayer) { show() }
}

extension UIImageView: AppearanceFollowing {
    /// Shows the picture for the present traits and tint.
    package func appearanceDidChange() { show() }
}

extension UIImageView: DescribedInDetail {
    package final var descriptionDetails: [ObjectDescription.Detail] {
        image.map { [("image", $0.description)] } ?? []
    }
}
