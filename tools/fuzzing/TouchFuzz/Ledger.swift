import UIKitCore

/// Keeps account of what every view and recognizer was told, and says what does not add up.
@MainActor final class Ledger {
    private struct Key: Hashable {
        // By name: the address of one that is gone is soon another's.
        let receiver: String
        let touch: Int
    }

    private enum Stage {
        case begun
        case over
    }

    /// What did not add up, in words.
    private(set) var violations: [String] = []
    /// How many calls were noted.
    private(set) var calls = 0
    /// How many actions were noted.
    private(set) var actions = 0

    private var stages: [Key: Stage] = [:]
    private var states: [String: UIGestureRecognizer.State] = [:]

    /// Notes something that must not be.
    func complain(_ text: String) { violations.append(text) }

    /// Notes a call about touches.
    func note(
        _ phase: UITouch.Phase,
        _ touches: Set<UITouch>,
        _ name: String
    ) {
        calls += 1
        if touches.isEmpty { complain("\(name) got no touches in \(phase)") }
        for touch in touches {
            let key = Key(receiver: name, touch: touch.number)
            let stage = stages[key]
            switch phase {
            case .began:
                if stage != nil { complain("\(name): touch \(touch.number) began twice") }
                stages[key] = .begun
            case .moved:
                if stage != .begun { complain("\(name): touch \(touch.number) moved, not down") }
            default:
                if stage != .begun { complain("\(name): touch \(touch.number) \(phase), not down") }
                stages[key] = .over
            }
        }
    }

    /// Notes an action.
    func noteAction(of recognizer: UIGestureRecognizer) {
        actions += 1
        let id = recognizer.traceName
        let old = states[id] ?? .possible
        let new = recognizer.state
        let isLegal =
            switch (old, new) {
            case (.possible, .began), (.possible, .ended): true
            case (.began, .changed), (.changed, .changed): true
            case (.began, .ended), (.changed, .ended): true
            case (.began, .cancelled), (.changed, .cancelled): true
            default: false
            }
        if !isLegal { complain("\(recognizer.traceName) went from \(old) to \(new)") }
        states[id] = new
    }

    /// Notes that a recognizer is reset, so that its next action starts anew.
    func noteReset(of recognizer: UIGestureRecognizer) {
        if states[recognizer.traceName]?.isActive ?? false {
            complain("\(recognizer.traceName) was reset while active")
        }
        states[recognizer.traceName] = nil
    }

    /// Every touch that somebody was told of must be over: no finger is down and all time limits have passed.
    ///
    /// Recognizers that fail or finish hear no more, so only views are asked.
    func checkQuiet(views: Set<String>) {
        for (key, stage) in stages where stage == .begun && views.contains(key.receiver) {
            complain("\(key.receiver): touch \(key.touch) never ended")
        }
        stages = [:]
        states = [:]
    }
}
