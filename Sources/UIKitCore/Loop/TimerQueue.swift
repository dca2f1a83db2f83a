package import UIKitGeometry

/// Work that falls due at a time, in order of time and then of addition.
///
/// A value: it knows no clock and runs nothing itself, the main loop takes
/// what is due.
@MainActor package struct TimerQueue {
    /// Names one piece of work.
    package struct Token: Hashable, Sendable {
        let number: Int
    }

    private struct Entry {
        let token: Token
        var deadline: MonotonicTime
        let interval: TimeInterval?
        /// Seconds that it may be late.
        var tolerance: TimeInterval
        let action: @MainActor () -> Void

        /// The latest moment at which it should run.
        var latest: MonotonicTime { deadline.advanced(by: tolerance) }
    }

    private var entries: [Entry] = []
    /// Counts through all queues, so that a token of one means nothing to another.
    private static var counter = 0

    package init() {}

    /// When something must run at the latest, nil when nothing waits.
    package var nextDeadline: MonotonicTime? {
        // In order of their deadlines; those that begin after the first latest one do not matter.
        guard var latest = entries.first?.latest else { return nil }
        for entry in entries {
            if entry.deadline >= latest { break }
            latest = min(latest, entry.latest)
        }
        return latest
    }

    /// Whether the work is still waiting.
    package func contains(_ token: Token) -> Bool { entries.contains { $0.token == token } }

    /// Adds work that falls due at `deadline`, and then every `interval` seconds when that is given.
    ///
    /// It may be `tolerance` seconds late, for the sake of what else is done then.
    package mutating func add(
        at deadline: MonotonicTime,
        every interval: TimeInterval? = nil,
        tolerance: TimeInterval = 0,
        action: @escaping @MainActor () -> Void
    ) -> Token {
        Self.counter += 1
        let token = Token(number: Self.counter)
        insert(
            Entry(
                token: token,
                deadline: deadline,
                interval: interval,
                tolerance: Self.sensible(tolerance),
                action: action
            )
        )
        return token
    }

    /// Sets how many seconds the work may be late.
    package mutating func allow(_ tolerance: TimeInterval, for token: Token) {
        guard let index = entries.firstIndex(where: { $0.token == token }) else { return }
        entries[index].tolerance = Self.sensible(tolerance)
    }

    /// No lateness where the number is none.
    private static func sensible(_ tolerance: TimeInterval) -> TimeInterval {
        tolerance > 0 ? min(tolerance, 1e9) : 0
    }

    /// Takes work away; nothing happens when it is not there.
    package mutating func cancel(_ token: Token) { entries.removeAll { $0.token == token } }

    /// Takes the first work that is due at `now` and was added no later than `limit`, nil when there is none.
    ///
    /// Repeating work stays, at the first multiple of its interval after `now`: firings that were
    /// missed are not made up for.
    package mutating func takeDue(
        at now: MonotonicTime,
        addedBefore limit: Int
    )
        -> (@MainActor () -> Void)?
    {
        guard
            let index = entries.firstIndex(where: { $0.token.number < limit }),
            entries[index].deadline <= now
        else { return nil }
        var entry = entries.remove(at: index)
        if let interval = entry.interval {
            let step = max(1, MonotonicTime(seconds: interval).microseconds)
            let missed = (now.microseconds - entry.deadline.microseconds) / step
            entry.deadline.microseconds += (missed + 1) * step
            insert(entry)
        }
        return entry.action
    }

    /// A limit for `takeDue`: work added from now on is not before it.
    package var mark: Int { Self.counter + 1 }

    private mutating func insert(_ entry: Entry) {
        let index = entries.firstIndex { $0.deadline > entry.deadline } ?? entries.endIndex
        entries.insert(entry, at: index)
    }
}
