public import Dispatch
import UIKitGeometry

/// Something that happened, told to whoever asked.
public struct Notification {
    /// What happened.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String

        /// Creates the name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates the name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    }

    /// What happened.
    public let name: Name
    /// Who tells it.
    public let object: AnyObject?
    /// More about it.
    public let userInfo: [AnyHashable: Any]?
}

/// Tells observers what happened, at once and on the main thread.
///
/// - Note: Differs from Foundation's: there are no queues, and observers by method are added with an
///   unapplied method.
@MainActor public final class NotificationCenter {
    /// The center that the toolkit posts to.
    public static let `default` = NotificationCenter()

    /// What an observer is removed by.
    public final class Token {}

    private struct Entry {
        let token: Token
        weak var observer: AnyObject?
        let isOwned: Bool
        let name: Notification.Name?
        weak var object: AnyObject?
        let isForAnyObject: Bool
        let call: @MainActor (Notification) -> Void
    }

    private var entries: [Entry] = []

    /// Creates a center of one's own.
    public init() {}

    /// Calls `block` for each notification of `name` by `object`; nil means any.
    ///
    /// Returns what to remove it by. The call is made while the notification is posted.
    ///
    /// - Note: Differs from Foundation's: `queue` is nil or `.main`, which are the same here.
    public func addObserver(
        forName name: Notification.Name?,
        object: AnyObject? = nil,
        queue: DispatchQueue? = nil,
        using block: @escaping @MainActor (Notification) -> Void
    ) -> Token {
        demand(
            queue == nil || queue?.label == DispatchQueue.main.label,
            "notifications are delivered on the main queue only"
        )
        let token = Token()
        entries.append(
            Entry(
                token: token,
                observer: nil,
                isOwned: false,
                name: name,
                object: object,
                isForAnyObject: object == nil,
                call: block
            )
        )
        return token
    }

    /// Calls a method of `observer`, which is held weakly, for each notification of `name` by `object`; nil means any.
    public func addObserver<Observer: AnyObject>(
        _ observer: Observer,
        selector: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
        name: Notification.Name?,
        object: AnyObject? = nil
    ) {
        entries.append(
            Entry(
                token: Token(),
                observer: observer,
                isOwned: true,
                name: name,
                object: object,
                isForAnyObject: object == nil
            ) { [weak observer] notification in
                if let observer { selector(observer)(notification) }
            }
        )
    }

    /// Calls a method without arguments of `observer`, which is held weakly, for each notification of `name` by `object`; nil means any.
    public func addObserver<Observer: AnyObject>(
        _ observer: Observer,
        selector: @escaping @MainActor (Observer) -> @MainActor () -> Void,
        name: Notification.Name?,
        object: AnyObject? = nil
    ) {
        addObserver(
            observer,
            selector: { observer in { _ in selector(observer)() } },
            name: name,
            object: object
        )
    }

    /// Takes away what was added with `observer`, a token or an object.
    public func removeObserver(_ observer: AnyObject) {
        entries.removeAll { $0.token === observer || ($0.isOwned && $0.observer === observer) }
    }

    /// Tells the observers, in order of addition.
    public func post(
        name: Notification.Name,
        object: AnyObject?,
        userInfo: [AnyHashable: Any]? = nil
    ) {
        entries.removeAll { $0.isOwned && $0.observer == nil }
        let notification = Notification(name: name, object: object, userInfo: userInfo)
        for entry in entries
        where (entry.name == nil || entry.name == name)
            && (entry.isForAnyObject || entry.object === object)
            // An observer may remove those behind it.
            && entries.contains(where: { $0.token === entry.token })
        {
            entry.call(notification)
        }
    }
}
