/// Reports of ends that wait for the start of the next turn of the run loop.
///
/// They come about where calling out would surprise: in the middle of a change of the tree or
/// within an animation block.
@MainActor package enum CompletionQueue {
    private static var waiting: [() -> Void] = []
    /// Called when the first report starts to wait, so that a sleeping run loop takes another turn.
    package static var onFirst: (() -> Void)?

    /// Whether a report waits.
    package static var isEmpty: Bool { waiting.isEmpty }

    /// Lets `report` wait.
    package static func enqueue(_ report: @escaping () -> Void) {
        waiting.append(report)
        if waiting.count == 1 { onFirst?() }
    }

    /// Forgets the reports that wait: their application is gone.
    package static func forget() { waiting = [] }

    /// Makes the reports that wait now; those that come up meanwhile wait for the next turn.
    package static func run() {
        if waiting.isEmpty { return }
        let due = waiting
        waiting = []
        for report in due { report() }
    }
}
