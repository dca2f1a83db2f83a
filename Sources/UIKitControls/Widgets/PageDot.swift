import UIKitCore
import UIKitDrawing
import UIKitGeometry

/// What stands for one page: a dot, or a picture in one colour.
@MainActor final class PageDot: UIView {
    private let shape = WidgetPart()
    private var picture: UIImageView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(shape)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a picture in `color`, or a dot where there is none.
    func show(_ image: UIImage?, _ color: UIColor?) {
        shape.isHidden = image != nil
        shape.backgroundColor = color
        guard let image else {
            picture?.removeFromSuperview()
            picture = nil
            return
        }
        let view = picture ?? UIImageView()
        view.image = image.withRenderingMode(.alwaysTemplate)
        view.tintColor = color
        if picture == nil { addSubview(view) }
        picture = view
    }

    /// Takes a place.
    func place(_ rect: CGRect) {
        bounds.size = rect.size
        center = CGPoint(x: rect.midX, y: rect.midY)
        shape.place(bounds)
        picture?.frame = bounds
    }
}
