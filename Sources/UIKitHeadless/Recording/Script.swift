import UIKitGeometry

/// Actions that wait for their time, first come first served at the same one.
struct Script {
    private var entries: [Recording.Entry] = []
    private var position = 0

    /// The time of the first action, nil when none waits.
    var nextTime: MonotonicTime? { position < entries.count ? entries[position].time : nil }

    /// Adds an action behind all that are due before or with it.
    mutating func add(_ entry: Recording.Entry) {
        var index = entries.count
        while index > position && entries[index - 1].time > entry.time { index -= 1 }
        entries.insert(entry, at: index)
    }

    /// Takes the first action out if it is due at `time`.
    mutating func take(dueAt time: MonotonicTime) -> Recording.Action? {
        guard let next = nextTime, next <= time else { return nil }
        defer { position += 1 }
        return entries[position].action
    }
}
