package import UIKitGeometry
package import UIKitPlatform
package import UIKitRaster

/// Stands before a platform and writes down what its devices report, as it is reported.
///
/// The clock's time when it is made is the session's 0. Everything is passed
/// on unchanged; `shutDown()` writes the end, so that a replay lasts as long as the run did.
@MainActor package final class RecordedPlatform: PlatformRelay {
    /// Who is told what happens.
    package weak var sink: (any PlatformSink)? {
        didSet { inner.sink = sink == nil ? nil : self }
    }

    package let inner: any Platform
    private let file: SessionFile
    private var writer = RecordingWriter()
    private let start: MonotonicTime
    private var size: PixelSize
    /// The screens beside the main one, as they were written.
    private var screens: [DisplayID: PixelSize] = [:]

    /// Stands before `inner` and writes to `file`, the header at once.
    package init(_ inner: any Platform, file: SessionFile) {
        self.inner = inner
        self.file = file
        start = inner.clock.now
        size = inner.display?.pixelSize ?? PixelSize(width: 800, height: 480)
        file.append(writer.header(size: size, scale: inner.scale))
        recordScreens()
    }

    package func shutDown() {
        record(.end)
        file.close()
        inner.shutDown()
    }

    private func recordScreens() {
        let now = inner.secondaryDisplays
        for id in screens.keys.sorted(by: { $0.number < $1.number })
        where !now.contains(where: { $0.id == id }) {
            screens[id] = nil
            record(.screenRemoved(id))
        }
        for secondary in now where screens[secondary.id] != secondary.display.pixelSize {
            screens[secondary.id] = secondary.display.pixelSize
            record(.screen(secondary.id, secondary.display.pixelSize, scale: secondary.scale))
        }
    }

    private func record(_ action: Recording.Action) {
        let time: MonotonicTime
        if case .input(let event) = action {
            time = event.time ?? clock.now
        } else {
            time = clock.now
        }
        let passed = MonotonicTime(microseconds: time.microseconds - start.microseconds)
        file.append(writer.lines(for: Recording.Entry(time: passed, action: action)))
    }
}

extension RecordedPlatform: PlatformSink {
    package func receive(_ event: InputEvent) {
        record(.input(event))
        sink?.receive(event)
    }

    package func displayReady(at time: MonotonicTime) { sink?.displayReady(at: time) }

    package func displayChanged() {
        if let now = inner.display?.pixelSize, now != size {
            size = now
            record(.resize(now))
        }
        recordScreens()
        sink?.displayChanged()
    }

    package func pictureNeeded(_ region: Region, on screen: DisplayID) {
        sink?.pictureNeeded(region, on: screen)
    }

    package func hasWindows(on screen: DisplayID) -> Bool {
        sink?.hasWindows(on: screen) ?? false
    }

    package func setSuspended(_ suspended: Bool) { sink?.setSuspended(suspended) }

    package func terminate(_ reason: TerminationReason) { sink?.terminate(reason) }
}
