import CLibInput
package import UIKitPlatform

/// Hears from udev that a card came or went, or that something was plugged into one.
///
/// It says only that something may have changed: the cards themselves know what.
@MainActor package final class HotplugMonitor {
    private let scheduler: any Scheduler
    private var udev: OpaquePointer?
    private var monitor: OpaquePointer?
    private var watchKey: UInt64?

    /// Listens, and calls `onChange` once for all that came together.
    package init(
        scheduler: any Scheduler,
        onChange: @escaping () -> Void
    ) throws(PlatformError) {
        self.scheduler = scheduler
        udev = udev_new()
        monitor = udev_monitor_new_from_netlink(udev, "udev")
        guard let monitor,
            udev_monitor_filter_add_match_subsystem_devtype(monitor, "drm", nil) >= 0,
            udev_monitor_enable_receiving(monitor) >= 0
        else {
            close()
            throw PlatformError(
                operation: "listen for displays on",
                subject: "udev",
                reason: "libudev gave no monitor"
            )
        }
        watchKey = try scheduler.watch(udev_monitor_get_fd(monitor), for: .readable) {
            [weak self] _ in
            if self?.drain() == true { onChange() }
        }
    }

    /// Stops listening.
    package func close() {
        if let watchKey { scheduler.stopWatching(watchKey) }
        watchKey = nil
        monitor = udev_monitor_unref(monitor)
        udev = udev_unref(udev)
    }

    isolated deinit { close() }

    /// Reads everything there is; whether anything came.
    private func drain() -> Bool {
        guard let monitor else { return false }
        var hasChanged = false
        // The monitor's descriptor does not block.
        while let device = udev_monitor_receive_device(monitor) {
            hasChanged = true
            udev_device_unref(device)
        }
        return hasChanged
    }
}
