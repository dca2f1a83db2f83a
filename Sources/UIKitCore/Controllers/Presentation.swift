import UIKitGeometry
import UIKitPlatform

/// Shows one controller over another, full screen.
@MainActor enum Presentation {
    /// Puts the view of `presented` over the window that `presenter` is in; false when it is in none.
    static func present(_ presented: UIViewController, from presenter: UIViewController) -> Bool {
        var source = presenter
        while let parent = source.parent { source = parent }
        demandPresentable(presented, from: source)
        guard let window = source.viewIfLoaded?.window, let view = presented.view else {
            Log.line("\(type(of: presenter)) is in no window, so it presents nothing")
            return false
        }
        source.presented = presented
        presented.presenter = source
        let covered = source.appearance
        covered.begin(false, animated: false)
        // The callback may have dismissed it.
        guard source.presented === presented else { return false }
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        guard source.presented === presented else {
            view.removeFromSuperview()
            return false
        }
        covered.end()
        return true
    }

    /// Takes away what `presenter` shows, and what that shows in turn; only `presenter` comes back.
    static func dismiss(_ presenter: UIViewController?) {
        guard let presenter, presenter.presented != nil else { return }
        let row = row(from: presenter)
        let isShown = presenter.viewIfLoaded?.window.map { !$0.isHidden } ?? false
        if isShown { presenter.appearance.begin(true, animated: false) }
        for controller in row.reversed() {
            controller.presenter?.presented = nil
            controller.presenter = nil
            controller.viewIfLoaded?.removeFromSuperview()
        }
        if isShown { presenter.appearance.end() }
    }

    /// What `presenter` shows over itself, what that shows over itself, and so on.
    static func row(from presenter: UIViewController) -> [UIViewController] {
        var row: [UIViewController] = []
        var step = presenter.presented
        while let controller = step {
            row.append(controller)
            step = controller.presented
        }
        return row
    }

    private static func demandPresentable(
        _ presented: UIViewController,
        from source: UIViewController
    ) {
        let name = type(of: presented)
        demand(
            source.presented == nil,
            "\(type(of: source)) already presents a controller; present from that one"
        )
        demand(
            presented.parent == nil,
            "\(name) cannot be presented: another controller contains it"
        )
        demand(
            presented.presenter == nil && presented !== source
                && !row(from: presented).contains(source),
            "\(name) cannot be presented: it is on the screen already"
        )
    }
}

extension UIViewController {
    /// Takes away everything that is shown over this controller.
    final func dismissAllPresented() { Presentation.dismiss(self) }

    /// The controller in front of all that are shown over this one; this one when there is none.
    final var frontmost: UIViewController { Presentation.row(from: self).last ?? self }
}
