public import UIKitCore
import UIKitGeometry

/// The properties of a scroll view that can be observed.
enum ScrollProperty {
    case contentOffset
    case contentSize
}

/// Who observes one scroll view.
@MainActor struct ScrollObservers {
    struct Entry {
        let id: Int
        let property: ScrollProperty
        let fire: @MainActor (UIScrollView, Any, Any) -> Void
    }

    var entries: [Entry] = []
    var next = 0
    private var depth = 0
    /// Setters inside each other's observers after which they are taken to go on for ever.
    private static let maximumDepth = 100

    /// Calls the observers of `property`, after the value is stored.
    func notify<Value>(
        _ view: UIScrollView,
        _ property: ScrollProperty,
        _ old: @autoclosure () -> Value,
        _ new: @autoclosure () -> Value
    ) {
        if entries.isEmpty { return }
        demand(
            depth < Self.maximumDepth,
            "an observer of \(property) sets what it observes, again and again"
        )
        view.scroll.observers.depth += 1
        // An observer may end those behind it.
        for entry in entries
        where entry.property == property
            && view.scroll.observers.entries.contains(where: { $0.id == entry.id })
        {
            entry.fire(view, old(), new())
        }
        view.scroll.observers.depth -= 1
    }
}

@MainActor private let observable: [PartialKeyPath<UIScrollView>: ScrollProperty] = [
    \UIScrollView.contentOffset: .contentOffset, \UIScrollView.contentSize: .contentSize,
]

extension ViewObserving where Self: UIScrollView {
    /// Calls `changeHandler` after each change of `contentOffset`, whatever made it, or of `contentSize`.
    ///
    /// Other key paths of a scroll view trap; those of a view are observed as on any view.
    public func observe<Value>(
        _ keyPath: KeyPath<UIScrollView, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let property = observable[keyPath] else {
            fatalError("\(keyPath) of a scroll view cannot be observed")
        }
        let id = scroll.observers.next
        scroll.observers.next += 1
        scroll.observers.entries.append(
            .init(id: id, property: property) { view, old, new in
                guard let view = view as? Self else { return }
                changeHandler(
                    view,
                    NSKeyValueObservedChange(
                        newValue: options.contains(.new) ? new as? Value : nil,
                        oldValue: options.contains(.old) ? old as? Value : nil
                    )
                )
            }
        )
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
        }
        return NSKeyValueObservation { [weak self] in
            self?.scroll.observers.entries.removeAll { $0.id == id }
        }
    }
}
