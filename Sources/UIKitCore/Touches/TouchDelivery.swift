/// Calls that somebody has yet to get about a touch, in the order in which they are made.
package struct TouchCalls: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let began = Self(rawValue: 1)
    package static let moved = Self(rawValue: 2)
    package static let ended = Self(rawValue: 4)
    package static let cancelled = Self(rawValue: 8)

    /// The call that tells of `phase`; none for a touch that rests.
    init(_ phase: UITouch.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        default: self = []
        }
    }

    /// The call to make first; nil when there is none.
    var first: TouchCalls? {
        isEmpty ? nil : Self(rawValue: rawValue & (~rawValue &+ 1))
    }

    /// The phase that a single call tells of.
    var phase: UITouch.Phase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        default: .cancelled
        }
    }
}

/// How far the delivery of one touch to its view has come.
///
/// Calls are kept as flags rather than made from a plan, so that whatever
/// happens in a callback, and nested updates too, can change what is still owed
/// without disturbing an iteration.
package struct TouchDelivery: Hashable, Sendable {
    /// The view never hears of the touch again: it was refused, dropped, or has ended.
    var isClosed = false
    /// `touchesBegan` was called.
    var hasBegun = false
    /// Calls of the update under way.
    var fresh: TouchCalls = []
    /// Calls of earlier updates that a recognizer held back.
    var backlog: TouchCalls = []

    /// Whether something is owed.
    var isPending: Bool { !isClosed && !(fresh.isEmpty && backlog.isEmpty) }

    /// Owes the call for what happened in this update.
    mutating func owe(_ call: TouchCalls) {
        if isClosed { return }
        fresh.formUnion(call)
        // What the view never heard of needs no cancel.
        if call == .cancelled, !hasBegun { close() }
    }

    /// Keeps what this update owes until a recognizer lets it go.
    mutating func hold() {
        backlog.formUnion(fresh)
        fresh = []
    }

    /// Lets a held movement stand for the one of this update, so that the view gets one call.
    mutating func mergeMoves() {
        if backlog.contains(.moved) { fresh.remove(.moved) }
    }

    /// Makes the touch end as cancelled for its view; one that the view never got is dropped.
    mutating func cancel() {
        if isClosed { return }
        if hasBegun {
            backlog = []
            fresh = .cancelled
        } else {
            close()
        }
    }

    /// Ends the delivery without a call.
    mutating func close() {
        isClosed = true
        fresh = []
        backlog = []
    }

    /// Marks `call` as made.
    mutating func made(_ call: TouchCalls) {
        fresh.remove(call)
        backlog.remove(call)
        if call == .began { hasBegun = true }
        if call == .ended || call == .cancelled { close() }
    }

    /// Forgets calls that an override of `sendEvent` swallowed.
    mutating func swallow() {
        if fresh.contains(.began) { hasBegun = true }
        if !fresh.isDisjoint(with: [.ended, .cancelled]) { close() }
        fresh = []
    }
}
