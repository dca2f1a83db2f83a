/// Why a picture could not be read or written: what was tried, on what, what stood in the way, and where.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What sort of obstacle it is.
    public enum Kind: Hashable, Sendable {
        /// The file could not be opened, read or written.
        case file
        /// The bytes are no picture of a format that is read here.
        case unknownFormat
        /// The data ends before the picture does.
        case truncated
        /// The data contradicts its own format.
        case damaged
        /// The picture has more pixels than are accepted, or none.
        case size
        /// The format allows what the picture has, but it isn't read here.
        case unsupported
    }

    /// What sort of obstacle it is.
    public let kind: Kind
    /// What was tried, for example "decode" or "open".
    public let operation: String
    /// What it was tried on: a path, or what kind of data.
    public let subject: String
    /// What stood in the way.
    public let reason: String
    /// Where in the data, in bytes from its start; nil where that isn't known.
    public let offset: Int?

    /// Creates an error from its parts.
    package init(
        _ kind: Kind,
        operation: String,
        subject: String,
        reason: String,
        offset: Int? = nil
    ) {
        self.kind = kind
        self.operation = operation
        self.subject = subject
        self.reason = reason
        self.offset = offset
    }

    /// The same error on another subject, for example the file that the data came from.
    package func on(_ subject: String) -> Self {
        Self(kind, operation: operation, subject: subject, reason: reason, offset: offset)
    }

    /// One line for a technician.
    public var description: String {
        let place = offset.map { " at byte \($0)" } ?? ""
        return "\(operation) \(subject): \(reason)\(place)"
    }
}
