import Testing
import UIKit
import UIKitCore
import UIKitGeometry
import UIKitTesting

/// What happened, in order, one line each with its time: "0.1 V.B{1}".
@MainActor final class EventLog {
    private(set) var lines: [String] = []
    /// Seconds on the clock that lines are stamped with.
    var now: () -> TimeInterval = { 0 }

    func add(_ line: String) { lines.append("\(short(now())) \(line)") }

    /// The lines so far; the next ones start anew.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A number with at most four decimals and no trailing zeros.
func short(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// A point as "(100,100)".
func short(_ point: CGPoint) -> String { "(\(short(point.x)),\(short(point.y)))" }

/// The fingers of a set as "{1,2}".
@MainActor func fingers(_ touches: Set<UITouch>) -> String {
    let numbers = touches.map { $0.key.slot }.sorted().map(String.init)
    return "{\(numbers.joined(separator: ","))}"
}

/// A view that writes down its touch callbacks.
@MainActor final class LogView: UIView {
    let name: String
    let log: EventLog
    /// Whether callbacks are handed on to `super`.
    var forwards = false
    /// Called in every callback with its letter: B, M, E or C.
    var onCall: ((String, Set<UITouch>, UIEvent?) -> Void)?

    init(_ name: String, _ log: EventLog, frame: CGRect) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ letter: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        log.add("\(name).\(letter)\(fingers(touches))")
        onCall?(letter, touches, event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("B", touches, event)
        if forwards { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("M", touches, event)
        if forwards { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("E", touches, event)
        if forwards { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("C", touches, event)
        if forwards { super.touchesCancelled(touches, with: event) }
    }
}
