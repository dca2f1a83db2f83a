package import UIKitGeometry
import UIKitPlatform

/// What was decided about a touch or a gesture, and why.
package enum TouchDecision: Hashable, Sendable, CustomStringConvertible {
    /// A new touch hit a view.
    case hit(touch: Int, view: String)
    /// A new touch hit nothing and is dropped for its whole life.
    case missed(CGPoint)
    /// A view does not get a touch, for its whole life.
    case withheld(touch: Int, view: String, reason: String)
    /// A touch ends as cancelled for its view.
    case cancelled(touch: Int, view: String, reason: String)
    /// A recognizer receives a touch.
    case received(recognizer: String, touch: Int)
    /// A recognizer does not receive a touch.
    case refused(recognizer: String, touch: Int, reason: String)
    /// A recognizer wants to hear no more of a touch.
    case ignored(recognizer: String, touch: Int)
    /// A recognizer would recognize, but another one has not failed yet.
    case waits(recognizer: String, other: String)
    /// A recognizer changed its state.
    case became(recognizer: String, state: UIGestureRecognizer.State)
    /// A recognizer failed.
    case failed(recognizer: String, reason: String)
    /// A recognizer was set to a state that does not follow on its present one; nothing happened.
    case illegal(
        recognizer: String,
        from: UIGestureRecognizer.State,
        to: UIGestureRecognizer.State
    )
    /// A recognizer is ready for new touches.
    case reset(recognizer: String)

    /// One line for somebody who looks for a tap that did not fire.
    package var description: String {
        switch self {
        case .hit(let touch, let view): "touch \(touch) hits \(view)"
        case .missed(let point): "a touch at (\(point.x), \(point.y)) hits nothing, dropped"
        case .withheld(let touch, let view, let reason):
            "touch \(touch) is kept from \(view): \(reason)"
        case .cancelled(let touch, let view, let reason):
            "touch \(touch) is cancelled for \(view): \(reason)"
        case .received(let recognizer, let touch): "\(recognizer) receives touch \(touch)"
        case .refused(let recognizer, let touch, let reason):
            "\(recognizer) does not receive touch \(touch): \(reason)"
        case .ignored(let recognizer, let touch): "\(recognizer) ignores touch \(touch)"
        case .waits(let recognizer, let other): "\(recognizer) waits for \(other)"
        case .became(let recognizer, let state): "\(recognizer) \(state)"
        case .failed(let recognizer, let reason): "\(recognizer) failed: \(reason)"
        case .illegal(let recognizer, let from, let to):
            "\(recognizer) cannot go from \(from) to \(to), nothing changed"
        case .reset(let recognizer): "\(recognizer) is possible again"
        }
    }
}

/// Says and keeps decisions about touches and gestures, when somebody asks for them.
///
/// `UIKIT_TRACE=touch,gesture` prints one line each on stderr. Off, a decision
/// costs one comparison and nothing is formatted.
@MainActor package final class TouchTrace {
    /// What to trace.
    package struct Topics: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// Hit views and what views get.
        package static let touch = Self(rawValue: 1)
        /// What recognizers receive and become.
        package static let gesture = Self(rawValue: 2)
    }

    /// A decision and when it was made.
    package struct Record: Hashable, Sendable {
        package let time: MonotonicTime
        package let decision: TouchDecision
    }

    /// Topics that are printed; none at first, `UIKIT_TRACE` sets them.
    package var printed: Topics = [] {
        didSet { wanted = printed.union(recorded) }
    }
    /// Topics that are kept in `records`.
    ///
    /// Starts empty.
    package var recorded: Topics = [] {
        didSet { wanted = printed.union(recorded) }
    }
    private var wanted: Topics = []
    /// What was decided, in order.
    package private(set) var records: [Record] = []

    /// The update's time, for the records.
    var now = MonotonicTime.zero

    /// Forgets the records.
    package func clear() { records = [] }

    /// Notes a decision, which is worked out only when somebody wants it.
    func note(_ topic: Topics, _ decision: @autoclosure () -> TouchDecision) {
        if wanted.isDisjoint(with: topic) { return }
        let made = decision()
        if !recorded.isDisjoint(with: topic) { records.append(Record(time: now, decision: made)) }
        if !printed.isDisjoint(with: topic) {
            let word = topic == .touch ? "touch" : "gesture"
            Log.line("\(word) \(now.seconds): \(made)")
        }
    }
}

extension TouchTrace {
    /// What traces call a view: its class, and its tag where it has one.
    static func name(_ view: UIView) -> String {
        view.tag == 0 ? "\(type(of: view))" : "\(type(of: view))#\(view.tag)"
    }
}
