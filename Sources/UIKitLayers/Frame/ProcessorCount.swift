import Glibc

/// How many processors are at work.
enum ProcessorCount {
    /// The number when the process first asked, at least 1.
    static let available = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
