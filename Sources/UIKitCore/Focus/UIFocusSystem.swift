package import UIKitGeometry
import UIKitLayers

/// What keys go to: at most one view of a window.
@MainActor public protocol UIFocusItem: AnyObject {
    /// Whether keys may go to the item.
    var canBecomeFocused: Bool { get }
    /// Whether keys go to the item.
    var isFocused: Bool { get }
}

extension UIView: UIFocusItem {
    /// Whether keys go to the view.
    public final var isFocused: Bool { state.isFocused }
}

/// Moves the keyboard's focus through the views of a window.
///
/// Tab goes to the next view that takes keys, Shift and Tab to the one before, in reading order. A ring shows
/// where the focus is; a finger takes it away, and the next Tab goes on from there.
///
/// - Note: Differs from UIKit: there are no groups and no guides, and arrow keys belong to the focused view.
@MainActor public final class UIFocusSystem {
    /// The focus moved; the object is the system.
    public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")

    /// What keys go to.
    public var focusedItem: (any UIFocusItem)? { item }

    /// The view that keys go to.
    private(set) weak var item: UIView?
    /// Where the focus was when a finger took it away.
    private weak var latest: UIView?
    private unowned let window: UIWindow
    private let ring = FocusRing()

    init(window: UIWindow) { self.window = window }

    /// The system of the window that `view` is in.
    public class func focusSystem(for view: UIView) -> UIFocusSystem? { view.window?.focus }

    /// Moves the focus to `view`, or to the first view inside it that takes keys.
    public func requestFocusUpdate(to view: UIView) {
        guard view.window === window else { return }
        if let target = FocusOrder.items(in: view).first { move(to: target) }
    }

    /// Moves the focus to the next view in reading order, or to the one before; false when there is none.
    @discardableResult
    package func move(forward: Bool) -> Bool {
        let root = window.rootViewController?.frontmost.viewIfLoaded ?? window
        let items = FocusOrder.items(in: root)
        if items.isEmpty { return false }
        let start = item ?? latest
        if let index = items.firstIndex(where: { $0 === start }) {
            let step = item == nil ? 0 : (forward ? 1 : -1)
            move(to: items[(index + step + items.count) % items.count])
        } else {
            move(to: forward ? items[0] : items[items.count - 1])
        }
        return true
    }

    /// Takes the focus away, as a finger does.
    package func clear() {
        if item == nil { return }
        latest = item
        move(to: nil)
    }

    /// Forgets a view that leaves the window or takes keys no longer.
    func leave(_ view: UIView) {
        if let item, item === view || item.isDescendant(of: view) { move(to: nil) }
    }

    /// Brings the ring up to date with the focused view's size.
    func updateRing() { if let item { ring.surround(item) } }

    private func move(to view: UIView?) {
        let old = item
        if old === view { return }
        item = view
        old?.state.isFocused = false
        view?.state.isFocused = true
        latest = view ?? latest
        ring.leave()
        if let view {
            (view as? any FocusFollowing)?.focusDidChange()
            revealFocus(view)
            ring.surround(view)
        }
        (old as? any FocusFollowing)?.focusDidChange()
        NotificationCenter.default.post(name: Self.didUpdateNotification, object: self)
    }

    private func revealFocus(_ view: UIView) {
        var step = view.superview
        while let current = step {
            (current as? any FocusRevealing)?.reveal(view)
            step = current.superview
        }
    }
}

/// A view of a sibling module that looks different while keys go to it.
@MainActor package protocol FocusFollowing: UIView {
    /// Takes up whether the view has the focus.
    func focusDidChange()
    /// The shape that the ring goes around, in the view's own points, and its corner radius.
    var focusShape: (rect: CGRect, cornerRadius: CGFloat) { get }
}

/// A view that can bring what it contains into sight.
@MainActor package protocol FocusRevealing: UIView {
    /// Brings `view`, which is inside, into sight.
    func reveal(_ view: UIView)
}
