/// Why a font could not be registered: what was tried, on what, and what stood in the way.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was tried, for example "register".
    public let operation: String
    /// What it was tried on: a path, or how many bytes.
    public let subject: String
    /// What stood in the way.
    public let reason: String

    /// Creates an error from its parts.
    package init(operation: String, subject: String, reason: String) {
        self.operation = operation
        self.subject = subject
        self.reason = reason
    }

    /// One line for a technician.
    public var description: String { "\(operation) \(subject): \(reason)" }
}
