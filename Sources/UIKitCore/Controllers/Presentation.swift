import UIKitGeometry

/// Shows one controller over another, full screen.
@MainActor enum Presentation {
    /// Puts the view of `presented` over the window that `presenter` is in.
    static func present(_ presented: UIViewController, from presenter: UIViewController) {
        demand(
            presented.presentingViewController == nil && presented !== presenter,
            "\(type(of: presented)) is already presented"
        )
        var source = presenter
        while let parent = source.parent { source = parent }
        demand(
            source.presentedViewController == nil,
            "\(type(of: source)) already presents a controller; present from that one"
        )
        source.presentedViewController = presented
        presented.presentingViewController = source
        guard let window = source.viewIfLoaded?.window, let view = presented.view else { return }
        let covered = source.appearance
        covered.begin(false, animated: false)
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        covered.end()
    }

    /// Takes away what `presenter` shows, and what that shows in turn.
    static func dismiss(_ presenter: UIViewController?) {
        guard let presenter, let presented = presenter.presentedViewController else { return }
        if presented.presentedViewController != nil { dismiss(presented) }
        let isShown = presenter.viewIfLoaded?.window.map { !$0.isHidden } ?? false
        if isShown { presenter.appearance.begin(true, animated: false) }
        presented.viewIfLoaded?.removeFromSuperview()
        presenter.presentedViewController = nil
        presented.presentingViewController = nil
        if isShown { presenter.appearance.end() }
    }
}

extension UIViewController {
    /// Takes away everything that is shown over this controller.
    final func dismissAllPresented() { Presentation.dismiss(self) }
}
