import Dispatch
import Glibc

/// libdispatch's main queue, run inside our own loop instead of `dispatchMain()`.
///
/// `Task { @MainActor in … }`, `Task.sleep` and `DispatchQueue.main.async` all end up on this queue.
/// Only the process's main thread may run it: elsewhere libdispatch traps.
package enum MainQueue {
    /// An event descriptor that is readable while work waits; poll it beside the other sources.
    package static var descriptor: Int32 { mainQueueDescriptor() }

    /// Runs the work that waits, if there is any, without blocking; tells whether it ran some.
    ///
    /// The descriptor is read before the work runs: work that is added meanwhile raises it again,
    /// and a loop that polls it does not spin.
    @MainActor package static func drain() -> Bool {
        guard waitForWork(milliseconds: 0) else { return false }
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        runMainQueue(nil)
        return true
    }

    /// Blocks until work waits or `milliseconds` passed (-1: for ever); tells whether work waits.
    @MainActor package static func waitForWork(milliseconds: Int32) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, milliseconds) > 0
    }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueDescriptor() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ message: UnsafeMutableRawPointer?)
