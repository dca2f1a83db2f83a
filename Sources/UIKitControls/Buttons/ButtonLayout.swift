import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// Works out where a button's parts go, with a configuration or without.
@MainActor struct ButtonLayout {
    private let button: UIButton
    private let configuration: UIButton.Configuration?
    private let isRightToLeft: Bool

    /// Points above and below a title without a configuration and insets (measured on iOS).
    private static let titleMargin: CGFloat = 6
    /// The size of a button without content (measured on iOS).
    private static let emptySize = CGSize(width: 30, height: 34)

    init(_ button: UIButton) {
        self.button = button
        configuration = button.shownConfiguration
        isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// How far the content stays inside the bounds, in points.
    var insets: UIEdgeInsets {
        configuration?.contentInsets.resolved(isRightToLeft: isRightToLeft)
            ?? button.contentEdgeInsets
    }

    /// The size that the content asks for, insets included.
    var intrinsicSize: CGSize {
        let arrangement = arrangement(width: nil)
        var size = arrangement.size
        if configuration == nil {
            if size == .zero && insets == .zero { return Self.emptySize }
            if let title = arrangement.title, insets == .zero {
                size.height = max(size.height, title.height + Self.titleMargin * 2)
            }
        }
        return CGSize(
            width: size.width + insets.left + insets.right,
            height: size.height + insets.top + insets.bottom
        )
    }

    /// Places everything.
    func place() {
        let bounds = button.bounds
        let backgroundRect = button.backgroundRect(forBounds: bounds)
        if let part = button.parts.background {
            let background = configuration?.background.backgroundInsets ?? .zero
            let rect = backgroundRect.inset(
                by: background.resolved(isRightToLeft: isRightToLeft)
            )
            part.place(rect)
            part.layer.cornerRadius =
                configuration.map { ButtonTheme.radius($0, height: rect.height) } ?? 0
        }
        if let view = button.parts.backgroundImage {
            view.frame = backgroundRect
            view.layer.cornerRadius = button.parts.background?.layer.cornerRadius ?? 0
            view.clipsToBounds = view.layer.cornerRadius > 0
        }
        let content = button.contentRect(forBounds: bounds)
        if configuration == nil {
            button.parts.title?.frame = button.titleRect(forContentRect: content)
            button.parts.image?.frame = button.imageRect(forContentRect: content)
            return
        }
        let places = places(in: content)
        button.parts.title?.frame = places.title
        button.parts.subtitle?.frame = places.subtitle
        button.parts.image?.frame = places.image
        if let activity = button.parts.activity {
            activity.bounds.size = activity.intrinsicContentSize
            activity.center = CGPoint(x: places.image.midX, y: places.image.midY)
        }
    }

    /// The places of picture, title and subtitle in the content's rectangle.
    func places(in content: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        var arrangement = arrangement(width: max(0, content.width))
        limitLines(of: &arrangement, to: content.height)
        let size = arrangement.size
        let origin = CGPoint(
            x: content.minX + (content.width - size.width) * horizontalShare,
            y: content.minY + (content.height - size.height) * verticalShare
        )
        var places = arrangement.places(at: origin)
        if configuration == nil {
            places.title = shifted(places.title, by: button.titleEdgeInsets)
            places.image = shifted(places.image, by: button.imageEdgeInsets)
        }
        return places
    }

    /// Insets of equal and opposite sides move a part by that much, as they did before configurations.
    private func shifted(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
        rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }

    // MARK: - Shares

    private var horizontalShare: CGFloat {
        switch button.effectiveContentHorizontalAlignment {
        case .left, .leading: 0
        case .right, .trailing: 1
        case .center, .fill: 0.5
        }
    }

    private var verticalShare: CGFloat {
        switch button.contentVerticalAlignment {
        case .top: 0
        case .bottom: 1
        case .center, .fill: 0.5
        }
    }

    private var titleShare: CGFloat {
        let start: CGFloat = isRightToLeft ? 1 : 0
        switch configuration?.titleAlignment ?? .automatic {
        case .leading: return start
        case .center: return 0.5
        case .trailing: return 1 - start
        case .automatic:
            let isBeside = side == .left || side == .right
            return isBeside && pictureSize != nil ? start : horizontalShare
        }
    }

    private var side: ButtonArrangement.Side {
        let placement = configuration?.imagePlacement ?? .leading
        if placement.contains(.top) { return .top }
        if placement.contains(.bottom) { return .bottom }
        return placement.contains(.trailing) != isRightToLeft ? .right : .left
    }

    // MARK: - Sizes

    /// The size of the picture, or of what turns in its place; nil where there is neither.
    private var pictureSize: CGSize? {
        let parts = button.parts
        if let activity = parts.activity, activity.isAnimating {
            return activity.intrinsicContentSize
        }
        guard let image = parts.image, !image.isHidden else { return nil }
        return image.image?.size
    }

    /// The parts with their sizes when there are `width` points; nil is any number.
    private func arrangement(width: CGFloat?) -> ButtonArrangement {
        var arrangement = ButtonArrangement()
        arrangement.side = side
        arrangement.imagePadding = configuration?.imagePadding ?? 0
        arrangement.titlePadding = configuration?.titlePadding ?? 0
        arrangement.titleShare = titleShare
        arrangement.image = pictureSize
        let parts = button.parts
        let isBeside = side == .left || side == .right
        let taken =
            isBeside ? (arrangement.image.map { $0.width + arrangement.imagePadding } ?? 0) : 0
        let room = width.map { max(0, $0 - taken) }
        arrangement.title = size(of: parts.title, room)
        arrangement.subtitle = size(of: parts.subtitle, room)
        return arrangement
    }

    /// Makes writing that wraps as high as the lines that fit, one at least, so that nothing runs out of the button.
    private func limitLines(of arrangement: inout ButtonArrangement, to height: CGFloat) {
        func limited(_ size: CGSize?, _ label: UILabel?) -> CGSize? {
            let excess = arrangement.size.height - height
            guard excess > 0, let label, var size else { return size }
            size.height = min(
                size.height,
                max(label.font.lineHeight.rounded(.up), size.height - excess)
            )
            return size
        }
        arrangement.title = limited(arrangement.title, button.parts.title)
        arrangement.subtitle = limited(arrangement.subtitle, button.parts.subtitle)
    }

    private func size(of label: UILabel?, _ room: CGFloat?) -> CGSize? {
        guard let label, !label.isHidden, label.text?.isEmpty == false else { return nil }
        let natural = label.intrinsicContentSize
        guard let room, natural.width > room else { return natural }
        if label.numberOfLines == 1 { return CGSize(width: room, height: natural.height) }
        let wrapped = label.sizeThatFits(
            CGSize(width: room, height: CGFloat.greatestFiniteMagnitude)
        )
        return CGSize(width: min(room, wrapped.width), height: wrapped.height)
    }
}
