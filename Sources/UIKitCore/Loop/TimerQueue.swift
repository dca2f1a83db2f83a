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
        let action: @MainActor () -> Void
    }

    private var entries: [Entry] = []
    /// Counts through all queues, so that a token of one means nothing to another.
    private static var counter = 0

    package init() {}

    /// The earliest deadline, nil when nothing waits.
    package var nextDeadline: MonotonicTime? { entries.first?.deadline }

    /// Whether the work is still waiting.
    package func contains(_ token: Token) -> Bool { entries.contains { $0.token == token } }

    /// Adds work that falls due at `deadline`, and then every `interval` seconds when that is given.
    package mutating func add(
        at deadline: MonotonicTime,
        every interval: TimeInterval? = nil,
        action: @escaping @MainActor () -> Void
    ) -> Token {
        Self.counter += 1
        let token = Token(number: Self.counter)
        insert(Entry(token: token, deadline: deadline, interval: interval, action: action))
        return token
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
