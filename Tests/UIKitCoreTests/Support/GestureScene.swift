import Testing
import UIKit
import UIKitCore
import UIKitGeometry
import UIKitTesting

/// A window of 320 × 568 with a view V at (0, 0, 300, 300), and a log of what view and recognizers hear.
@MainActor final class GestureScene {
    let harness: Harness
    let log = EventLog()
    let view: LogView
    private var targets: [AnyObject] = []
    private(set) var recognizers: [UIGestureRecognizer] = []

    init() {
        harness = Harness(size: CGSize(width: 320, height: 568))
        view = LogView("V", log, frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        harness.root.addSubview(view)
        let harness = harness
        log.now = { harness.now }
    }

    var dispatcher: TouchDispatcher { harness.application.dispatcher }

    /// A view that logs as `name`, in `parent` or beside V.
    func addView(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> LogView {
        let view = LogView(name, log, frame: frame)
        (parent ?? harness.root).addSubview(view)
        return view
    }

    /// Attaches `recognizer` to `view`, V by default, and logs its actions as "name.state" and `value`.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String,
        to view: UIView? = nil,
        _ value: @escaping (Recognizer) -> String = { _ in "" }
    ) -> Recognizer {
        recognizer.name = name
        on(recognizer) { [log] recognizer in
            log.add("\(name).\(recognizer.state)\(value(recognizer))")
        }
        (view ?? self.view).addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        return recognizer
    }

    /// Adds a target that is called after those before.
    func on<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ body: @escaping (Recognizer) -> Void
    ) {
        let target = ActionTarget(body)
        recognizer.addTarget(target, action: ActionTarget<Recognizer>.fire)
        targets.append(target)
    }

    /// Plays `script`, lets two seconds pass and returns what was heard.
    ///
    /// Then every recognizer must be possible again, and no touch may be left.
    func play(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
        let script = TouchScript(script)
        script.play(in: harness)
        harness.advance(by: 2.5)
        for recognizer in recognizers {
            #expect(
                recognizer.state == .possible,
                "\(recognizer.name ?? "")",
                sourceLocation: sourceLocation
            )
        }
        #expect(dispatcher.environment.engaged.isEmpty, sourceLocation: sourceLocation)
        #expect(dispatcher.bound.isEmpty, sourceLocation: sourceLocation)
        return log.take()
    }
}

/// Calls a closure as a target.
@MainActor final class ActionTarget<Recognizer: UIGestureRecognizer> {
    private let body: (Recognizer) -> Void

    init(_ body: @escaping (Recognizer) -> Void) { self.body = body }

    func fire(_ recognizer: Recognizer) { body(recognizer) }
}

/// Answers a recognizer's questions with closures, and writes them down.
@MainActor final class Delegate: UIGestureRecognizerDelegate {
    var log: EventLog?
    var begins = true
    var receivesTouch: (UITouch) -> Bool = { _ in true }
    var receivesEvent = true
    var simultaneous = false
    /// Names of those that the recognizer waits for.
    var requires: [String] = []
    /// Names of those that wait for the recognizer.
    var isRequiredBy: [String] = []

    private func note(_ line: String) { log?.add(line) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        note("shouldBegin")
        return begins
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        note("shouldReceive")
        return receivesTouch(touch)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive event: UIEvent
    ) -> Bool { receivesEvent }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        note("simultaneous \(otherGestureRecognizer.name ?? "")")
        return simultaneous
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        note("requires \(otherGestureRecognizer.name ?? "")")
        return requires.contains(otherGestureRecognizer.name ?? "")
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        note("required by \(otherGestureRecognizer.name ?? "")")
        return isRequiredBy.contains(otherGestureRecognizer.name ?? "")
    }
}
