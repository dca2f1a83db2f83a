import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// What a slider is made of, and where its parts go.
@MainActor final class SliderParts {
    /// Which end of the line a picture is at.
    enum End {
        case minimum
        case maximum
    }

    /// A part that a picture can take the place of.
    enum Part {
        case maximum
        case minimum
        case thumb
    }

    /// How high a slider is, in points.
    static let height: CGFloat = 34
    /// The width and height of the knob, in points.
    static let thumbSide: CGFloat = 26
    /// How thick the line is, in points.
    private static let thickness: CGFloat = 6
    /// Points between a picture and the line.
    private static let gap: CGFloat = 10
    /// How much larger the knob is while it is pressed.
    private static let growth: CGFloat = 1.14

    private let track = WidgetPart()
    private let fill = WidgetPart()
    private let thumb = WidgetPart()
    private var images: [End: UIImageView] = [:]
    /// Pictures that take the place of the parts.
    private var pictures: [Part: UIImageView] = [:]

    func add(to slider: UIView) {
        for part in [track, fill, thumb] { slider.addSubview(part) }
    }

    private func shape(_ part: Part) -> WidgetPart {
        switch part {
        case .maximum: track
        case .minimum: fill
        case .thumb: thumb
        }
    }

    /// Shows a picture in place of a part; nil shows the part.
    func setPicture(_ image: UIImage?, _ part: Part) {
        let shape = shape(part)
        shape.isHidden = image != nil
        guard let image else {
            pictures.removeValue(forKey: part)?.removeFromSuperview()
            return
        }
        let picture = pictures[part] ?? UIImageView()
        picture.image = image
        if picture.superview == nil { shape.superview?.insertSubview(picture, aboveSubview: shape) }
        pictures[part] = picture
    }

    func setImage(_ image: UIImage?, _ end: End, in slider: UIView) {
        if let image {
            let view = images[end] ?? UIImageView(image: image)
            view.image = image
            images[end] = view
            if view.superview == nil { slider.addSubview(view) }
        } else {
            images.removeValue(forKey: end)?.removeFromSuperview()
        }
        slider.setNeedsLayout()
    }

    func style(minimum: UIColor?, maximum: UIColor?, thumb color: UIColor?, isEnabled: Bool) {
        track.backgroundColor = maximum ?? .systemFill
        fill.backgroundColor = minimum
        fill.alpha = isEnabled ? 1 : ControlPolicy.disabledAlpha
        track.alpha = isEnabled ? 1 : 0.6
        thumb.styleAsKnob(color)
    }

    func place(track rect: CGRect, thumb knob: CGRect, isPressed: Bool, isRightToLeft: Bool) {
        track.place(rect)
        placePicture(.maximum, rect)
        let start = isRightToLeft ? knob.midX : rect.minX
        let end = isRightToLeft ? rect.maxX : knob.midX
        let before = CGRect(
            x: start,
            y: rect.minY,
            width: max(0, end - start),
            height: rect.height
        )
        fill.place(before)
        placePicture(.minimum, before)
        pictures[.thumb]?.frame = knob
        let growth = isPressed ? knob.width * (Self.growth - 1) / 2 : 0
        thumb.place(knob.insetBy(dx: -growth, dy: -growth))
    }

    /// Gives a line's picture the length of the line and its own height.
    private func placePicture(_ part: Part, _ rect: CGRect) {
        guard let picture = pictures[part], let image = picture.image else { return }
        picture.frame = CGRect(
            x: rect.minX,
            y: rect.midY - image.size.height / 2,
            width: rect.width,
            height: image.size.height
        )
    }

    func placeImages(_ minimum: CGRect, _ maximum: CGRect) {
        images[.minimum]?.frame = minimum
        images[.maximum]?.frame = maximum
    }

    // MARK: - Places

    static func imageRect(_ image: UIImage?, in bounds: CGRect, onLeft: Bool) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: onLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    static func trackRect(in bounds: CGRect, between one: CGRect, and other: CGRect) -> CGRect {
        let left = one.minX <= other.minX ? one : other
        let right = one.minX <= other.minX ? other : one
        let start = left.width > 0 ? left.maxX + gap : bounds.minX
        let end = right.width > 0 ? right.minX - gap : bounds.maxX
        return CGRect(
            x: start,
            y: bounds.midY - thickness / 2,
            width: max(0, end - start),
            height: thickness
        )
    }

    static func thumbRect(_ size: CGSize, on track: CGRect, share: CGFloat) -> CGRect {
        CGRect(
            x: track.minX + max(0, track.width - size.width) * share,
            y: track.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }
}
