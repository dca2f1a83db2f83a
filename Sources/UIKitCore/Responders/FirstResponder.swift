/// Who is first responder, one a window.
@MainActor enum FirstResponder {
    /// The window that `responder` stands in, nil for one that stands in none.
    static func window(of responder: UIResponder) -> UIWindow? {
        switch responder {
        case let view as UIView: view.window
        case let controller as UIViewController: controller.viewIfLoaded?.window
        default: nil
        }
    }

    /// Makes `responder` the first of its window.
    static func become(_ responder: UIResponder) -> Bool {
        guard responder.canBecomeFirstResponder, let window = window(of: responder) else {
            return false
        }
        if let present = window.firstResponder {
            if present === responder { return true }
            guard present.canResignFirstResponder, present.resignFirstResponder() else {
                return false
            }
            // The callback may have put somebody else there.
            if let other = window.firstResponder, other !== responder { return false }
        }
        window.firstResponder = responder
        return true
    }

    /// Takes the first place from `responder`.
    static func resign(_ responder: UIResponder) -> Bool {
        guard let window = window(of: responder), window.firstResponder === responder else {
            return true
        }
        guard responder.canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// Makes a first responder inside `view` resign before it leaves `window`.
    static func leave(_ view: UIView, from window: UIWindow) {
        guard let first = window.firstResponder else { return }
        let anchor = (first as? UIView) ?? (first as? UIViewController)?.viewIfLoaded
        guard let anchor, anchor.isDescendant(of: view) else { return }
        if !first.resignFirstResponder() || window.firstResponder === first {
            window.firstResponder = nil
        }
    }
}
