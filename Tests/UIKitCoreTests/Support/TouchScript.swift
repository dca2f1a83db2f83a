import UIKit
import UIKitGeometry
import UIKitHeadless
import UIKitPlatform
import UIKitTesting

/// Finger movements in the notation of the specification: "0 d1(100,100); .05 m1(145,100); .10 u1".
///
/// d down, m move, u up, c cancel, then the finger's digit; everything of one time is one update.
struct TouchScript {
    struct Step {
        var time: TimeInterval
        var changes: [Change]
    }

    struct Change {
        var kind: Character
        var finger: Int
        var place: CGPoint
    }

    let steps: [Step]

    init(_ text: String) {
        steps = text.split(separator: ";").map { part in
            let words = part.split(separator: " ")
            guard let first = words.first, let time = Double(first) else {
                preconditionFailure("a step starts with a time, not with \(part)")
            }
            return Step(time: time, changes: words.dropFirst().map(Self.change))
        }
    }

    private static func change(_ word: Substring) -> Change {
        let parts = word.split(separator: "(")
        guard let head = parts.first, let kind = head.first, let finger = Int(head.dropFirst())
        else { preconditionFailure("\(word) is not d, m, u or c with a finger") }
        guard parts.count == 2 else { return Change(kind: kind, finger: finger, place: .zero) }
        let numbers = parts[1].dropLast().split(separator: ",").compactMap { Double($0) }
        precondition(numbers.count == 2, "\(word) has no place")
        return Change(
            kind: kind,
            finger: finger,
            place: CGPoint(x: numbers[0], y: numbers[1])
        )
    }

    /// Plays the steps; input of a time comes before what is due at that time.
    @MainActor func play(in harness: Harness) {
        for step in steps {
            let time = MonotonicTime(seconds: step.time)
            let before = MonotonicTime(microseconds: time.microseconds - 1)
            if before.seconds > harness.now { harness.advance(to: before.seconds) }
            harness.platform.manualClock.advance(to: time)
            harness.together { for change in step.changes { perform(change, harness) } }
            harness.advance(by: 0)
        }
    }

    @MainActor private func perform(_ change: Change, _ harness: Harness) {
        switch change.kind {
        case "d": harness.down(change.finger, at: change.place)
        case "m": harness.move(change.finger, to: change.place)
        case "u": harness.up(change.finger)
        case "c": harness.cancel(change.finger)
        default: preconditionFailure("\(change.kind) is not d, m, u or c")
        }
    }
}
