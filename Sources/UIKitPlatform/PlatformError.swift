/// A failure of the world: what was tried, on what, what it answered and what to do about it.
package struct PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was tried, for example "open" or "set mode".
    package var operation: String
    /// What it was tried on, for example "/dev/dri/card0".
    package var subject: String
    /// The system's error number, 0 where there is none.
    package var errorNumber: Int32
    /// What the system or the program says of it, for example "permission denied (EACCES)".
    package var reason: String
    /// What somebody can do about it, empty when nothing is known.
    package var remedy: String
    /// Whether it may be over by itself although its number sounds final, as a shortage of memory is.
    package var mayPass = false

    /// Creates an error from its parts.
    package init(
        operation: String,
        subject: String,
        errorNumber: Int32 = 0,
        reason: String,
        remedy: String = ""
    ) {
        self.operation = operation
        self.subject = subject
        self.errorNumber = errorNumber
        self.reason = reason
        self.remedy = remedy
    }

    /// One line for a technician.
    package var description: String {
        let start = "\(operation) \(subject): \(reason)"
        return remedy.isEmpty ? start : "\(start); \(remedy)"
    }
}
