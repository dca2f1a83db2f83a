/// What the failure requirements of a recognizer say.
enum FailureRequirement {
    /// All that it waits for have failed.
    case met
    /// This one is undecided.
    case waits(UIGestureRecognizer)
    /// This one has recognized, so the recognizer must fail.
    case excluded(UIGestureRecognizer)
}

extension GestureEnvironment {
    /// Makes `recognizer` wait for `other` from now on, unless `other` already waits for it.
    func require(_ recognizer: UIGestureRecognizer, toFail other: UIGestureRecognizer) {
        recognizer.requirements.removeAll {
            $0.recognizer == nil || $0.recognizer === other
        }
        if recognizer === other || waits(other, for: recognizer) {
            trace.note(
                .gesture,
                .refused(
                    recognizer: recognizer.traceName,
                    touch: 0,
                    reason: "waiting for \(other.traceName) would close a circle"
                )
            )
            return
        }
        recognizer.requirements.append(WeakRecognizer(recognizer: other))
    }

    /// Asks subclasses and delegates about every pair with `recognizer`, once an attempt.
    func settlePairs(of recognizer: UIGestureRecognizer) {
        for other in engaged where other !== recognizer {
            guard other.attempt.state != .failed,
                other.attempt.shares(with: recognizer.attempt),
                !recognizer.attempt.settledPairs.contains(ObjectIdentifier(other))
            else { continue }
            recognizer.attempt.settledPairs.append(ObjectIdentifier(other))
            other.attempt.settledPairs.append(ObjectIdentifier(recognizer))
            if asksToWait(recognizer, for: other) { addDynamic(recognizer, other) }
            if asksToWait(other, for: recognizer) { addDynamic(other, recognizer) }
        }
    }

    /// Whether `recognizer` has to go on waiting, must fail or may recognize.
    func requirement(of recognizer: UIGestureRecognizer) -> FailureRequirement {
        var waiting: UIGestureRecognizer?
        for list in [recognizer.requirements, recognizer.attempt.dynamicRequirements] {
            for entry in list {
                guard let other = entry.recognizer, other.isEnabled else { continue }
                let shares = other.attempt.shares(with: recognizer.attempt)
                switch other.attempt.state {
                case .began, .changed, .ended: if shares { return .excluded(other) }
                case .possible:
                    // A multi-tap between two taps has touches, but none on the surface.
                    let isBetweenTaps = !other.attempt.entries.isEmpty && !other.attempt.isLive
                    if shares || isBetweenTaps { waiting = waiting ?? other }
                case .failed, .cancelled: break
                }
            }
        }
        return waiting.map { .waits($0) } ?? .met
    }

    private func asksToWait(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        one.shouldRequireFailure(of: other)
            || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
            || other.shouldBeRequiredToFail(by: one)
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
    }

    private func addDynamic(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) {
        if waits(other, for: one) { return }
        one.attempt.dynamicRequirements.append(WeakRecognizer(recognizer: other))
    }

    /// Whether `one` waits for `goal`, also over others.
    private func waits(_ one: UIGestureRecognizer, for goal: UIGestureRecognizer) -> Bool {
        var open = [one]
        var seen: Set<UIGestureRecognizer> = []
        while let step = open.popLast() {
            if !seen.insert(step).inserted { continue }
            for entry in step.requirements + step.attempt.dynamicRequirements {
                guard let next = entry.recognizer else { continue }
                if next === goal { return true }
                open.append(next)
            }
        }
        return false
    }
}
