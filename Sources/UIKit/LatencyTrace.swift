import UIKitGeometry
import UIKitPlatform
import UIKitRaster

/// Measures what touches take to the screen; stands before the real platform and passes everything on.
@MainActor final class LatencyTrace: PlatformRelay {
    weak var sink: (any PlatformSink)? {
        didSet { inner.sink = sink == nil ? nil : self }
    }
    /// What was measured so far.
    private(set) var latency = TouchLatency()

    let inner: any Platform
    private var traced: MeasuredDisplay?

    /// Stands before `inner`.
    init(_ inner: any Platform) { self.inner = inner }

    var touchLatency: TouchLatency? { latency }
    var display: (any Display)? {
        guard let display = inner.display else { return nil }
        if let traced, traced.inner === display { return traced }
        let measured = MeasuredDisplay(display) { [weak self] in
            guard let self else { return }
            latency.commit(now: clock.now)
        }
        traced = measured
        return measured
    }

    func shutDown() {
        for line in latency.lines { Log.line(line) }
        inner.shutDown()
    }
}

extension LatencyTrace: PlatformSink {
    func receive(_ event: InputEvent) {
        // Only the main display's commits and blanks are seen here.
        if case .contacts(let contacts, let time) = event,
            contacts.contains(where: { $0.screen == .main })
        {
            latency.receive(time, now: clock.now)
        }
        sink?.receive(event)
    }

    func displayReady(at time: MonotonicTime) {
        latency.show(at: time)
        sink?.displayReady(at: time)
    }

    func displayChanged() { sink?.displayChanged() }
    func pictureNeeded(_ region: Region, on screen: DisplayID) {
        sink?.pictureNeeded(region, on: screen)
    }

    func hasWindows(on screen: DisplayID) -> Bool {
        sink?.hasWindows(on: screen) ?? false
    }
    func setSuspended(_ suspended: Bool) { sink?.setSuspended(suspended) }
    func terminate(_ reason: TerminationReason) { sink?.terminate(reason) }
}

/// A display that tells of its commits.
@MainActor private final class MeasuredDisplay: Display {
    let inner: any Display
    private let onCommit: () -> Void

    init(_ inner: any Display, onCommit: @escaping () -> Void) {
        self.inner = inner
        self.onCommit = onCommit
    }

    var pixelSize: PixelSize { inner.pixelSize }
    var refreshInterval: TimeInterval { inner.refreshInterval }
    var isReady: Bool { inner.isReady }

    func present(_ bitmap: Bitmap, damage: Region) throws(PlatformError) -> PresentResult {
        let result = try inner.present(bitmap, damage: damage)
        if result == .presented && !damage.isEmpty { onCommit() }
        return result
    }
}
