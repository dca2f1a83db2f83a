package import UIKitGeometry
package import UIKitPlatform

/// Stands before a platform and plays a recorded session on its clock, beside what its own devices report.
///
/// The session starts at the first `wait(until:)`, when the application has
/// launched. Its devices get numbers of their own; the screen stays as it is, and pictures are not written.
@MainActor package final class ReplayPlatform: PlatformRelay {
    /// What is added to the recorded numbers of devices, beyond those that real devices reach.
    package static let deviceOffset = 500_000

    package let inner: any Platform
    private let recording: Recording
    private var script = Script()
    private var hasStarted = false

    /// Stands before `inner` and will play `recording`.
    package init(_ inner: any Platform, playing recording: Recording) {
        self.inner = inner
        self.recording = recording
    }

    package var sink: (any PlatformSink)? {
        get { inner.sink }
        set { inner.sink = newValue }
    }

    package func wait(until deadline: MonotonicTime?) {
        startOnce()
        if deliverWhatIsDue() { return }
        inner.wait(until: [deadline, script.nextTime].compactMap(\.self).min())
        deliverWhatIsDue()
    }

    private func startOnce() {
        if hasStarted { return }
        hasStarted = true
        let start = clock.now
        for entry in recording.entries {
            var shifted = entry.shifted(by: start)
            if case .input(let event) = shifted.action {
                shifted.action = .input(event.renumbered(by: Self.deviceOffset))
            }
            script.add(shifted)
        }
        if !recording.entries.contains(where: { $0.action == .end }) {
            let end = start.advanced(by: recording.endTime.seconds)
            script.add(Recording.Entry(time: end, action: .end))
        }
    }

    /// Tells the sink of everything whose time has come; whether there was something.
    @discardableResult
    private func deliverWhatIsDue() -> Bool {
        var hasDelivered = false
        while let action = script.take(dueAt: clock.now) {
            hasDelivered = true
            switch action {
            case .input(let event): sink?.receive(event)
            case .end: sink?.terminate(.sessionEnded)
            case .resize, .picture, .screen, .screenRemoved: break
            }
        }
        return hasDelivered
    }
}
