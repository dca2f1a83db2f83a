import Glibc
package import UIKitPlatform

/// A file descriptor that is closed with its owner.
package final class OwnedDescriptor: Sendable {
    /// The descriptor's number.
    package let number: Int32

    /// Takes over `number`, or throws what it says when it is a negated error number.
    package init(
        _ number: Int32,
        operation: String,
        subject: String,
        remedy: String = ""
    )
        throws(PlatformError)
    {
        if number < 0 {
            throw PlatformError(operation, subject, errno: -number, remedy: remedy)
        }
        self.number = number
    }

    deinit { close(number) }
}
