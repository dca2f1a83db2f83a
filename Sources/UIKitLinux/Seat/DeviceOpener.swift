import Glibc

/// Opens device nodes: by itself, or through whoever manages the seat.
@MainActor package protocol DeviceOpener: AnyObject {
    /// A descriptor of the node at `path`, or a negated error number.
    func open(_ path: String, flags: Int32) -> Int32
    /// Gives a descriptor back that `open` answered.
    func close(_ descriptor: Int32)
}

/// Opens nodes with this process's own permissions.
@MainActor package final class DirectOpener: DeviceOpener {
    /// Creates an opener.
    package init() {}

    package func open(_ path: String, flags: Int32) -> Int32 {
        let descriptor = Glibc.open(path, flags | O_CLOEXEC)
        return descriptor < 0 ? -errno : descriptor
    }

    package func close(_ descriptor: Int32) { _ = Glibc.close(descriptor) }
}
