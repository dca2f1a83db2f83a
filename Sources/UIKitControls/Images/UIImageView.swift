public import UIKitCore
public import UIKitDrawing
public import UIKitGeometry
public import UIKitLayers

/// Shows a picture, fitted into its bounds as `contentMode` says.
///
/// The picture is the layer's contents: it is never copied or drawn into a buffer of the view's
/// own, so `draw(_:)` of a subclass is not called. The view takes no touches, nor do its
/// subviews, until `isUserInteractionEnabled` is set.
@MainActor open class UIImageView: UIView {
    /// The picture; nil shows nothing.
    ///
    /// The view keeps its size when it changes.
    open var image: UIImage? {
        didSet { showImage(insteadOf: oldValue) }
    }

    /// The picture while the view is highlighted; nil shows ``image`` then too.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { showImage(insteadOf: image) } }
    }

    /// Whether ``highlightedImage`` is shown; defaults to false.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showImage(insteadOf: image) } }
    }

    /// Creates a view of the picture's size at the origin.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        showImage(insteadOf: image)
    }

    /// Creates a view of the first picture's size at the origin, or of the second's where there is no first.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        let size = image?.size ?? highlightedImage?.size ?? .zero
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
        showImage(insteadOf: image)
    }

    /// Creates a view without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Exists so that subclasses may declare it as UIKit demands.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The size of ``image``; nothing is asked for without one.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// The size of ``image``, whatever room there is; without one the present size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? super.sizeThatFits(size)
    }

    /// Does nothing: the picture is in the layer already.
    open override func display(_ layer: CALayer) {}

    private func showImage(insteadOf old: UIImage?) {
        layer.contents = isHighlighted ? highlightedImage ?? image : image
        if old?.size != image?.size { invalidateIntrinsicContentSize() }
    }
}
