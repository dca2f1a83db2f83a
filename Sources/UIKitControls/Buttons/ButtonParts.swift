import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// The views that a button is made of, each made when it is first needed.
@MainActor final class ButtonParts {
    private unowned let button: UIButton
    private(set) var background: WidgetPart?
    private(set) var backgroundImage: UIImageView?
    private(set) var image: UIImageView?
    private(set) var title: UILabel?
    private(set) var subtitle: UILabel?
    private(set) var activity: UIActivityIndicatorView?

    init(_ button: UIButton) { self.button = button }

    /// The background, made if need be.
    func demandBackground() -> WidgetPart {
        if let background { return background }
        let part = WidgetPart()
        part.isPill = false
        background = part
        button.insertSubview(part, at: 0)
        return part
    }

    /// The background's picture, made if need be.
    func demandBackgroundImage() -> UIImageView {
        if let backgroundImage { return backgroundImage }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleToFill
        backgroundImage = view
        button.insertSubview(view, at: background == nil ? 0 : 1)
        return view
    }

    /// The picture, made if need be.
    func demandImage() -> UIImageView {
        if let image { return image }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        image = view
        button.addSubview(view)
        return view
    }

    /// The title, made if need be.
    func demandTitle() -> UILabel {
        if let title { return title }
        let label = makeLabel()
        title = label
        return label
    }

    /// The subtitle, made if need be.
    func demandSubtitle() -> UILabel {
        if let subtitle { return subtitle }
        let label = makeLabel()
        subtitle = label
        return label
    }

    /// What turns, made if need be.
    func demandActivity() -> UIActivityIndicatorView {
        if let activity { return activity }
        let view = UIActivityIndicatorView(style: .medium)
        activity = view
        button.addSubview(view)
        return view
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.isAccessibilityElement = false
        label.lineBreakMode = .byTruncatingMiddle
        button.addSubview(label)
        return label
    }
}
