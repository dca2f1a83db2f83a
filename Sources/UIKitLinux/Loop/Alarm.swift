package import UIKitGeometry

/// A time at which the loop runs something; set and cleared at will.
@MainActor package final class Alarm {
    /// When it rings next, nil while it doesn't.
    package var time: MonotonicTime?
    private let action: () -> Void

    /// Creates an alarm that isn't set.
    package init(_ action: @escaping () -> Void) { self.action = action }

    /// Runs the action and clears the time, when that has come.
    package func ring(at now: MonotonicTime) {
        guard let time, time <= now else { return }
        self.time = nil
        action()
    }
}

/// The alarms that somebody still holds.
@MainActor package struct AlarmList {
    private struct Entry {
        weak var alarm: Alarm?
    }

    private var entries: [Entry] = []

    /// Creates an empty list.
    package init() {}

    /// The earliest time that is set.
    package var next: MonotonicTime? { entries.compactMap { $0.alarm?.time }.min() }

    /// Adds an alarm, without keeping it alive.
    package mutating func add(_ alarm: Alarm) {
        entries.removeAll { $0.alarm == nil }
        entries.append(Entry(alarm: alarm))
    }

    /// Every alarm that is due at `now`, earliest first.
    package func due(at now: MonotonicTime) -> [Alarm] {
        entries.compactMap(\.alarm)
            .filter { $0.time.map { $0 <= now } ?? false }
            .sorted { ($0.time ?? .zero) < ($1.time ?? .zero) }
    }
}
