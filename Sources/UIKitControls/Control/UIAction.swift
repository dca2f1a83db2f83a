public import UIKitDrawing

/// What a ``UIAction`` calls, with itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title that a control or menu calls.
///
/// Two actions with the same identifier stand for each other: a control keeps the later one.
@MainActor public final class UIAction {
    /// Names an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates the identifier with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the identifier with this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What stands beside the action in a menu or button; defaults to nothing.
    public var title: String
    /// What is drawn beside the action in a menu or button; defaults to nil.
    public var image: UIImage?
    /// The action's name; a new one for each action that was made without.
    public let identifier: Identifier
    /// Who sent the action, while the handler runs.
    public private(set) var sender: Any?

    private let handler: UIActionHandler
    private static var lastNumber = 0

    /// Creates an action that calls `handler`.
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("action \(Self.lastNumber)")
        self.handler = handler
    }

    /// Calls the handler on behalf of `sender`.
    package func perform(from sender: Any?) {
        let old = self.sender
        self.sender = sender
        handler(self)
        self.sender = old
    }
}

extension UIAction: Hashable {
    /// Compares by identity.
    public nonisolated static func == (a: UIAction, b: UIAction) -> Bool { a === b }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
