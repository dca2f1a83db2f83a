import CUIKitLoop
import Glibc
package import UIKitPlatform

/// An error number of a system call, as a value that can be thrown and compared.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error number.
    package let number: Int32

    /// Creates the error with this number.
    package init(_ number: Int32) { self.number = number }

    package static let accessDenied = Self(EACCES)
    package static let again = Self(EAGAIN)
    package static let busy = Self(EBUSY)
    package static let invalid = Self(EINVAL)
    package static let noDevice = Self(ENODEV)
    package static let noMemory = Self(ENOMEM)
    package static let noSpace = Self(ENOSPC)
    package static let notPermitted = Self(EPERM)
    package static let notSupported = Self(EOPNOTSUPP)
    package static let outOfRange = Self(ERANGE)
    package static let unknownCall = Self(ENOSYS)

    /// What the system says, with the symbol: "permission denied (EACCES)".
    package var description: String {
        var text = String(cString: strerror(number))
        if let first = text.first { text = first.lowercased() + text.dropFirst() }
        guard let symbol = uikit_error_name(number) else { return text }
        return "\(text) (\(String(cString: symbol)))"
    }
}

extension PlatformError {
    /// An error that a system call answered with `errno`.
    package init(_ operation: String, _ subject: String, errno: Int32, remedy: String = "") {
        self.init(
            operation: operation,
            subject: subject,
            errorNumber: errno,
            reason: SystemError(errno).description,
            remedy: remedy
        )
    }
}
