import UIKitGeometry

/// Who observes the properties of one object, named by `Property`.
///
/// It is made for the first observer: an object that nobody observes has none.
@MainActor package final class ObserverList<Property: Equatable> {
    private struct Entry {
        let id: Int
        let property: Property
        let fire: @MainActor (Any, Any) -> Void
    }

    private var entries: [Entry] = []
    private var next = 0
    /// Setters under way whose observers are being called.
    private var depth = 0

    /// Creates a list without observers.
    package init() {}

    /// Adds an observer of `property` of `object`, whose value `current` reads.
    ///
    /// With `.initial` it is called at once. The observation ends with what is returned.
    package func add<Object: AnyObject, Value>(
        _ property: Property,
        of object: Object,
        options: NSKeyValueObservingOptions,
        current: () -> Value,
        changeHandler: @escaping @MainActor (Object, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let id = next
        next += 1
        let entry = Entry(id: id, property: property) { [weak object] old, new in
            guard let object else { return }
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? new as? Value : nil,
                    oldValue: options.contains(.old) ? old as? Value : nil
                )
            )
        }
        entries.append(entry)
        if options.contains(.initial) {
            let value = options.contains(.new) ? current() : nil
            changeHandler(object, NSKeyValueObservedChange(newValue: value, oldValue: nil))
        }
        return NSKeyValueObservation { [weak self] in self?.entries.removeAll { $0.id == id } }
    }

    /// Calls the observers of `property`, inside the setter, after the value is stored.
    package func notify<Value>(
        _ property: Property,
        _ old: @autoclosure () -> Value,
        _ new: @autoclosure () -> Value
    ) {
        if entries.isEmpty { return }
        // Setters inside each other's observers are taken to go on for ever after a hundred.
        demand(depth < 100, "an observer of \(property) sets what it observes, again and again")
        depth += 1
        // An observer may end those behind it.
        for entry in entries
        where entry.property == property && entries.contains(where: { $0.id == entry.id }) {
            entry.fire(old(), new())
        }
        depth -= 1
    }
}
