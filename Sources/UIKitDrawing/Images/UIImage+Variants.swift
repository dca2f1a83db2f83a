public import UIKitGeometry
import UIKitImages

extension UIImage {
    /// The same image with other attributes.
    func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(source, attributes, configuration)
    }

    /// The same image, as one that shows its own colours, or a shape to be coloured.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The same image in a colour, with the same rendering mode.
    ///
    /// The colour replaces all others, keeping how opaque each pixel is. Where a view shows a template,
    /// and so a symbol, the view's tint goes before.
    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    /// The same image in a colour, with a rendering mode.
    ///
    /// With `.alwaysOriginal` the colour is shown wherever the image is.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same image as one whose edges, `capInsets` points wide, keep their size; the rest is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image as one whose edges, `capInsets` points wide, keep their size.
    ///
    /// Insets that leave nothing between them leave one pixel. Negative ones and such that are no
    /// numbers count as 0.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets,
        resizingMode: ResizingMode
    ) -> UIImage {
        func checked(_ inset: CGFloat) -> CGFloat { inset > 0 && inset.isFinite ? inset : 0 }
        return with {
            $0.capInsets = UIEdgeInsets(
                top: checked(capInsets.top),
                left: checked(capInsets.left),
                bottom: checked(capInsets.bottom),
                right: checked(capInsets.right)
            )
            $0.resizingMode = resizingMode
        }
    }

    /// The same image with another rectangle for layout to align, `alignmentInsets` points inside.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The mirror image of what is shown, left and right exchanged.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = Orientation($0.orientation.stored.mirrored) }
    }

    /// The same image as one that an image view mirrors in a right-to-left layout.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// The same image with a line that text stands on, `baselineOffset` points above the bottom edge.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset }
    }

    /// The same image without a line that text stands on.
    public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

    /// An image that shows `images` in turn, all within `duration` seconds; nil without any.
    ///
    /// With 0, each is shown for a thirtieth of a second. The first one's size and scale are the image's.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.with {
            $0.images = images
            $0.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        }
    }

    /// An image that shows the images named `name0`, `name1` and so on up to a gap; nil where there is no `name0` and no `name1`.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for number in 0...1_024 {
            if let image = UIImage(named: "\(name)\(number)") {
                images.append(image)
            } else if number > 0 {
                break
            }
        }
        return animatedImage(with: images, duration: duration)
    }

    /// An image that shows the images named `name0`, `name1` and so on in turn, with edges that keep their size; nil without any.
    public static func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(
            name,
            capInsets: capInsets,
            resizingMode: .tile,
            duration: duration
        )
    }

    /// An image that shows the images named `name0`, `name1` and so on in turn, with edges that keep their size; nil without any.
    public static func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        resizingMode: ResizingMode,
        duration: TimeInterval
    ) -> UIImage? {
        guard let image = animatedImageNamed(name, duration: duration) else { return nil }
        let images = image.images?.map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: images ?? [], duration: duration)
    }
}
