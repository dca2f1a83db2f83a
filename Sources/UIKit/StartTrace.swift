import Glibc
import UIKitGeometry
import UIKitHeadless
import UIKitPlatform
import UIKitRaster

/// Says when the first frame is on the screen, and what memory it took; stands before the real platform until then and after.
@MainActor final class StartTrace: PlatformRelay {
    let inner: any Platform
    private var traced: TracedDisplay?

    /// Stands before `inner`.
    init(_ inner: any Platform) { self.inner = inner }

    /// The real display, watched for its first frame.
    var display: (any Display)? {
        guard let display = inner.display else { return nil }
        if let traced, traced.inner === display { return traced }
        let watched = TracedDisplay(display, isDone: traced != nil)
        traced = watched
        return watched
    }

    var sink: (any PlatformSink)? {
        get { inner.sink }
        set { inner.sink = newValue }
    }
}

/// A display that logs its first frame.
@MainActor private final class TracedDisplay: Display {
    let inner: any Display
    private var isDone: Bool

    init(_ inner: any Display, isDone: Bool) {
        self.inner = inner
        self.isDone = isDone
    }

    var pixelSize: PixelSize { inner.pixelSize }
    var refreshInterval: TimeInterval { inner.refreshInterval }
    var isReady: Bool { inner.isReady }

    func present(_ bitmap: Bitmap, damage: Region) throws(PlatformError) -> PresentResult {
        let result = try inner.present(bitmap, damage: damage)
        if result == .presented && !isDone {
            isDone = true
            Log.line("the first frame is shown \(ProcessAge.now)\(ProcessMemory.now)")
        }
        return result
    }
}

/// How long the process has run, and the time on the system's monotonic clock.
private struct ProcessAge: CustomStringConvertible {
    /// Milliseconds since the process started, to the kernel's 10; nil where the kernel does not tell.
    var milliseconds: Int?
    /// Microseconds on CLOCK_MONOTONIC, so that whoever started the process can do better.
    var monotonic: Int

    /// The age at this moment.
    static var now: ProcessAge {
        ProcessAge(
            milliseconds: startTicks().map { ticks in
                microseconds(of: CLOCK_BOOTTIME) / 1_000 - ticks * 1_000
                    / sysconf(Int32(_SC_CLK_TCK))
            },
            monotonic: microseconds(of: CLOCK_MONOTONIC)
        )
    }

    var description: String {
        let age = milliseconds.map { "\($0) ms after the start of the process" } ?? ""
        return "\(age) (monotonic clock: \(monotonic) us)"
    }

    private static func microseconds(of clock: Int32) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
    }

    /// Field 22 of the kernel's line about the process; the name in field 2 may have blanks, so count behind it.
    private static func startTicks() -> Int? {
        guard let bytes = try? FileBytes.read("/proc/self/stat", limit: 4_096),
            let end = bytes.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let fields = bytes[end...].split(separator: UInt8(ascii: " "))
        guard fields.count > 20 else { return nil }
        return Int(String(decoding: fields[20], as: UTF8.self))
    }
}

/// What memory the process has needed so far.
private struct ProcessMemory: CustomStringConvertible {
    /// Bytes that were resident at most, files and libraries included; nil where the kernel does not tell.
    var peak: Int?

    /// The memory until this moment.
    static var now: ProcessMemory {
        guard let bytes = try? FileBytes.read("/proc/self/status", limit: 65_536) else {
            return ProcessMemory()
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let line = lines.first { $0.starts(with: "VmHWM:".utf8) }
        let digits = line?.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? []
        return ProcessMemory(peak: Int(String(decoding: digits, as: UTF8.self)).map { $0 * 1_024 })
    }

    var description: String {
        guard let tenths = peak.map({ ($0 + 50_000) / 100_000 }) else { return "" }
        return ", with \(tenths / 10).\(tenths % 10) MB resident at most"
    }
}
