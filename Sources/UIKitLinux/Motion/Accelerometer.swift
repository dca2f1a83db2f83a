import Glibc
package import UIKitGeometry
package import UIKitPlatform

/// An accelerometer of Linux's IIO, asked 25 times a second: shakes and postures.
///
/// Asking wakes the processor, so it is only done where `UIKIT_ACCELEROMETER` says so.
@MainActor package final class Accelerometer {
    /// Seconds between two measurements.
    ///
    /// Policy.
    package static let interval: TimeInterval = 0.04
    /// Metres per second squared of gravity.
    private static let gravity = 9.80665

    private let folder: String
    private let scale: Double
    private let scheduler: any Scheduler
    private let receive: (InputEvent) -> Void
    private var shake = ShakeDetector()
    private var posture = PostureDetector()
    private var alarm: Alarm?

    /// The accelerometer in the folder `path`, or the first in /sys/bus/iio/devices for "auto"; throws when there is none.
    package init(
        _ path: String,
        scheduler: any Scheduler,
        receive: @escaping (InputEvent) -> Void
    ) throws(PlatformError) {
        let candidates =
            path == "auto"
            ? (0..<16).map { "/sys/bus/iio/devices/iio:device\($0)" } : [path]
        let found = candidates.first { Self.number("\($0)/in_accel_x_raw") != nil }
        guard let found else {
            throw PlatformError(
                operation: "find an accelerometer in",
                subject: path == "auto" ? "/sys/bus/iio/devices" : path,
                reason: "there is no in_accel_x_raw",
                remedy: "is the sensor's driver loaded?"
            )
        }
        folder = found
        let scale = Self.number("\(found)/in_accel_scale") ?? 1
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.scheduler = scheduler
        self.receive = receive
        alarm = scheduler.makeAlarm { [weak self] in self?.measure() }
        alarm?.time = scheduler.clock.now.advanced(by: Self.interval)
    }

    private func measure() {
        let now = scheduler.clock.now
        alarm?.time = now.advanced(by: Self.interval)
        guard let x = axis("x"), let y = axis("y"), let z = axis("z") else { return }
        let measured = Acceleration(x: x, y: y, z: z)
        if shake.take(measured, at: now) { receive(.shake(time: now)) }
        if let posture = posture.take(measured, at: now) {
            receive(.posture(posture, time: now))
        }
    }

    private func axis(_ name: String) -> Double? {
        Self.number("\(folder)/in_accel_\(name)_raw").map { $0 * scale / Self.gravity }
    }

    private static func number(_ path: String) -> Double? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor, &bytes, bytes.count)
        if count <= 0 { return nil }
        return Double(
            String(
                decoding: bytes.prefix(count).prefix { $0 != UInt8(ascii: "\n") },
                as: UTF8.self
            )
        )
    }
}
