import UIKitGeometry

/// Where a button's picture and writing go: sizes in, places out.
struct ButtonArrangement {
    /// The side of the writing that the picture is on.
    enum Side {
        case left
        case right
        case top
        case bottom
    }

    /// The picture's size; nil where there is none.
    var image: CGSize?
    /// The title's size; nil where there is none.
    var title: CGSize?
    /// The subtitle's size; nil where there is none.
    var subtitle: CGSize?
    /// The side of the writing that the picture is on.
    var side = Side.left
    /// Points between picture and writing.
    var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    var titlePadding: CGFloat = 0
    /// Where the shorter of title and subtitle stands, 0…1 from the left.
    var titleShare: CGFloat = 0.5

    /// The size of title and subtitle together.
    var writing: CGSize {
        let gap = title != nil && subtitle != nil ? titlePadding : 0
        return CGSize(
            width: max(title?.width ?? 0, subtitle?.width ?? 0),
            height: (title?.height ?? 0) + gap + (subtitle?.height ?? 0)
        )
    }

    private var isAcross: Bool { side == .left || side == .right }

    private var gap: CGFloat {
        image != nil && (title != nil || subtitle != nil) ? imagePadding : 0
    }

    /// The size of everything.
    var size: CGSize {
        let image = image ?? .zero
        let writing = writing
        return isAcross
            ? CGSize(
                width: image.width + gap + writing.width,
                height: max(image.height, writing.height)
            )
            : CGSize(
                width: max(image.width, writing.width),
                height: image.height + gap + writing.height
            )
    }

    /// The places of picture, title and subtitle in a box of ``size`` at `origin`.
    func places(at origin: CGPoint) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
        let image = image ?? .zero
        let (writing, size) = (writing, size)
        var imageOrigin = origin
        var writingOrigin = origin
        switch side {
        case .left: writingOrigin.x += image.width + gap
        case .right: imageOrigin.x += writing.width + gap
        case .top: writingOrigin.y += image.height + gap
        case .bottom: imageOrigin.y += writing.height + gap
        }
        if isAcross {
            imageOrigin.y += (size.height - image.height) / 2
            writingOrigin.y += (size.height - writing.height) / 2
        } else {
            imageOrigin.x += (size.width - image.width) / 2
            writingOrigin.x += (size.width - writing.width) / 2
        }
        let title = title ?? .zero
        let subtitle = subtitle ?? .zero
        return (
            CGRect(origin: imageOrigin, size: image),
            CGRect(
                origin: CGPoint(
                    x: writingOrigin.x + (writing.width - title.width) * titleShare,
                    y: writingOrigin.y
                ),
                size: title
            ),
            CGRect(
                origin: CGPoint(
                    x: writingOrigin.x + (writing.width - subtitle.width) * titleShare,
                    y: writingOrigin.y + writing.height - subtitle.height
                ),
                size: subtitle
            )
        )
    }
}
