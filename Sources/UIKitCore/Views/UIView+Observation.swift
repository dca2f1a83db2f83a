import UIKitDrawing
import UIKitGeometry

/// What an observation reports.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt

    /// Creates the set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = Self(rawValue: 1)
    /// The value before the change.
    public static let old = Self(rawValue: 2)
    /// One call at once, with the value as it is.
    public static let initial = Self(rawValue: 4)
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change, when `.new` was asked for.
    public let newValue: Value?
    /// The value before the change, when `.old` was asked for.
    public let oldValue: Value?

    /// Creates the report of a change.
    package init(newValue: Value?, oldValue: Value?) {
        self.newValue = newValue
        self.oldValue = oldValue
    }
}

/// Keeps an observation alive; it ends with ``invalidate()`` or when this goes away.
@MainActor public final class NSKeyValueObservation {
    private var end: (@MainActor () -> Void)?

    package init(_ end: @escaping @MainActor () -> Void) { self.end = end }

    /// Ends the observation.
    public func invalidate() {
        end?()
        end = nil
    }

    isolated deinit { end?() }
}

/// The properties of a view that can be observed.
enum ObservedProperty {
    case frame
    case bounds
    case center
    case transform
    case alpha
    case isHidden
    case backgroundColor
}

// A key path from a subclass, `\CardView.frame`, is another one than `\UIView.frame`; an observer
// names its properties by the latter, so that overridden properties are observed too.
@MainActor private let observable: [PartialKeyPath<UIView>: ObservedProperty] = [
    \UIView.frame: .frame, \UIView.bounds: .bounds, \UIView.center: .center,
    \UIView.transform: .transform, \UIView.alpha: .alpha, \UIView.isHidden: .isHidden,
    \UIView.backgroundColor: .backgroundColor,
]

/// Lets `observe` hand its own type to the handler; every view is one.
@MainActor public protocol ViewObserving: UIView {}

extension UIView: ViewObserving {}

extension ViewObserving {
    /// Calls `changeHandler` inside the property's setter, after each assignment, also of an equal value.
    ///
    /// `frame`, `bounds`, `center`, `transform`, `alpha`, `isHidden` and `backgroundColor` can be
    /// observed; another key path traps. Only assignments of the property itself count: setting
    /// `center` does not report `frame`. An animated change is reported once, with its final value.
    public func observe<Value>(
        _ keyPath: KeyPath<UIView, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let property = observable[keyPath] else {
            fatalError("\(keyPath) of a view cannot be observed")
        }
        let list = state.observers ?? ObserverList()
        state.observers = list
        return list.add(
            property,
            of: self,
            options: options,
            current: { self[keyPath: keyPath] },
            changeHandler: changeHandler
        )
    }
}
