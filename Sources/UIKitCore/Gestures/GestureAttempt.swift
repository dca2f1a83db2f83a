import UIKitGeometry

/// A recognizer that is not kept alive.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

/// What a recognizer has seen and decided since it was last possible without touches.
@MainActor struct GestureAttempt {
    /// A touch of the attempt and the calls about it that the recognizer has yet to get.
    struct Entry {
        let touch: UITouch
        var calls: TouchCalls = []
    }

    /// What a recognizer wanted to become while another one had not failed yet.
    enum Wish {
        case began
        case ended
        case beganThenEnded
    }

    /// Running number of the attempt, 0 before the recognizer is engaged.
    var number = 0
    /// Where the recognizer really stands; `.possible` while it waits.
    var state: UIGestureRecognizer.State = .possible
    /// What its handlers see while an older change of this update is told to them.
    var shownState: UIGestureRecognizer.State?
    /// What it becomes when those that it waits for have failed.
    var wish: Wish?
    /// The touches in order of arrival, also those that were lifted.
    var entries: [Entry] = []
    /// The middle of the touches on the surface, or the last one, in points of the window.
    var centroid = CGPoint.zero
    /// Those that a delegate or subclass makes it wait for, in this attempt only.
    var dynamicRequirements: [WeakRecognizer] = []
    /// With whom the failure questions of this attempt are settled.
    var settledPairs: [ObjectIdentifier] = []
    /// When the recognizer wants to be told that time has passed.
    var deadline: MonotonicTime?
    /// Whether the environment set the deadline because the recognizer does not decide.
    var isDeadlineForced = false
    /// How many superviews its view had when the first touch came.
    var depth = 0

    /// How many touches are on the surface.
    var liveCount: Int {
        var count = 0
        for entry in entries where entry.touch.isDown { count += 1 }
        return count
    }

    /// Whether a touch of the attempt is still on the surface.
    var isLive: Bool { entries.contains { $0.touch.isDown } }

    /// Whether `touch` belongs to the attempt.
    func has(_ touch: UITouch) -> Bool { entries.contains { $0.touch === touch } }

    /// Whether a touch belongs to both attempts.
    func shares(with other: GestureAttempt) -> Bool {
        entries.contains { other.has($0.touch) }
    }

    /// Owes the call for what happened to `touch`.
    mutating func owe(_ call: TouchCalls, for touch: UITouch) {
        guard let index = entries.firstIndex(where: { $0.touch === touch }) else { return }
        entries[index].calls.formUnion(call)
    }

    /// Whether something about `touch` was not told yet.
    func owesCalls(of touch: UITouch) -> Bool {
        entries.contains { $0.touch === touch && !$0.calls.isEmpty }
    }

    /// The call that is owed first, over all touches.
    var firstCall: TouchCalls? {
        var all: TouchCalls = []
        for entry in entries { all.formUnion(entry.calls) }
        return all.first
    }

    /// Forgets what is owed about one touch.
    mutating func drop(_ touch: UITouch) {
        for index in entries.indices where entries[index].touch === touch {
            entries[index].calls = []
        }
    }

    /// Forgets what is owed.
    mutating func dropCalls() {
        for index in entries.indices { entries[index].calls = [] }
    }

    /// Works out the middle of the touches on the surface; it stays when there are none.
    mutating func updateCentroid() {
        var sum = CGVector.zero
        var count = 0
        for entry in entries where entry.touch.isDown {
            sum += entry.touch.current.location - .zero
            count += 1
        }
        if count > 0 { centroid = CGPoint.zero + sum * (1 / CGFloat(count)) }
    }
}
