public import UIKitCore
import UIKitGeometry

/// The properties of a scroll view that can be observed.
enum ScrollProperty {
    case contentOffset
    case contentSize
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
        let list = scroll.observers ?? ObserverList()
        scroll.observers = list
        return list.add(
            property,
            of: self,
            options: options,
            current: { self[keyPath: keyPath] },
            changeHandler: changeHandler
        )
    }
}
