package import UIKitGeometry

/// The time of an animator's animations: it runs both ways, rests, and follows a finger.
///
/// A position between 0, the start, and 1, the end, grows or shrinks evenly while the timeline
/// runs. What animations make of it is decided from a pivot: ahead of it they go from where they
/// were when it was set to their ends, behind it back to their starts. So a new pace, or a finger,
/// never makes them jump.
@MainActor package final class AnimationTimeline {
    /// The pace of the whole.
    package private(set) var pace: TimelinePace
    /// Called when a run has reached the start or the end, or has no animation left.
    package var onEnd: (() -> Void)?
    /// Where the position stands: at the anchor, or for good while the timeline rests.
    private var place: CGFloat = 0
    /// Positions per second; 0 rests.
    private var rate: CGFloat = 0
    /// When a run began; nil until it is committed.
    private var anchor: MonotonicTime?
    /// Seconds that a run waits after its commit.
    private var delay: TimeInterval = 0
    /// The position that animations are pinned at.
    private(set) var pivot: CGFloat = 0
    /// How animations get from the pivot to the end.
    private(set) var ahead: TimelineMap
    /// How animations get from the start to the pivot.
    private(set) var behind = TimelineMap.even
    private var parts: [TimelinePart] = []
    private var changes: [Change] = []

    /// What an animation changed, to be set to either end.
    private struct Change {
        let layer: CALayer
        let path: AnimationKeyPath
        let old: AnimatableValue
        let new: AnimatableValue
    }

    /// Creates a timeline that rests at its start.
    package init(pace: TimelinePace) {
        self.pace = pace
        ahead = .whole(pace)
    }

    /// Sets the pace while nothing depends on it.
    package func setPace(_ pace: TimelinePace) {
        self.pace = pace
        ahead = .whole(pace)
    }

    // MARK: - Position

    /// Whether the position changes, or will after a delay.
    package var isRunning: Bool { rate != 0 }

    /// Whether no frame is needed for it.
    package var standsStill: Bool { rate == 0 }

    /// The position at `time`.
    package func position(at time: MonotonicTime) -> CGFloat {
        guard rate != 0, let anchor, time > anchor else { return place }
        if time >= end { return rate > 0 ? 1 : 0 }
        return min(1, max(0, place + rate * time.seconds(since: anchor)))
    }

    /// The position now.
    package var position: CGFloat { position(at: MediaClock.now()) }

    /// Where the pace stands: the position while it runs along the whole, else what comes nearest.
    package var paceTime: CGFloat {
        let now = position
        switch ahead {
        case .rest(_, let time) where pivot < 1:
            return now >= pivot
                ? time + (1 - time) * (now - pivot) / (1 - pivot) : time * now / pivot
        case .whole where pivot > 0 && pivot < 1 && now >= pivot:
            return (now - pivot) / (1 - pivot)
        default: return now
        }
    }

    /// Seconds that a run still takes to the end, or back to the start.
    package func seconds(toEnd: Bool) -> TimeInterval {
        rate == 0 ? 0 : (toEnd ? 1 - position : position) / abs(rate)
    }

    /// When the run ends.
    package var end: MonotonicTime {
        guard rate != 0, let anchor else { return .distantFuture }
        return anchor.advanced(by: (rate > 0 ? 1 - place : place) / abs(rate))
    }

    /// Whether the run has ended by `time`.
    package func isOver(at time: MonotonicTime) -> Bool { rate != 0 && time >= end }

    /// Begins a run that waits for its commit.
    package func commit(at time: MonotonicTime) {
        if rate != 0, anchor == nil { anchor = time.advanced(by: delay) }
    }

    // MARK: - Steering

    /// Runs from where the position is: the way to the end, or the start, takes `seconds`.
    package func run(toEnd: Bool, in seconds: TimeInterval, delay: TimeInterval = 0) {
        place = position(at: MediaClock.now())
        let way = toEnd ? 1 - place : place
        let speed = way / max(seconds, 1e-6)
        rate = (toEnd ? 1 : -1) * max(speed, 1e-9)
        anchor = nil
        self.delay = max(0, delay)
        markLayers()
        if parts.isEmpty { endSoon() }
    }

    /// Runs the other way, at the same speed.
    package func turn() {
        let now = position(at: MediaClock.now())
        rate = -rate
        place = now
        anchor = nil
        delay = 0
        markLayers()
    }

    /// Stops where the position is.
    package func rest() { rest(at: position(at: MediaClock.now())) }

    /// Stops at `position`.
    package func rest(at position: CGFloat) {
        place = min(1, max(0, position))
        rate = 0
        anchor = nil
        markLayers()
    }

    /// From here on animations go as `ahead` to their ends and as `behind` to their starts; the
    /// position becomes `position`, without anything moving.
    func pin(at position: CGFloat, ahead: TimelineMap, behind: TimelineMap) {
        let old = self.position(at: MediaClock.now())
        let wasRunning = rate
        for part in parts { part.pin(from: old, to: position) }
        pivot = position
        self.ahead = ahead
        self.behind = behind
        place = position
        if wasRunning != 0 { anchor = nil }
    }

    /// Lets a finger scrub evenly; a curve's position becomes its progress.
    package func becomeEven() {
        if ahead == .even, behind == .even { return }
        let old = position(at: MediaClock.now())
        var new = old
        if case .curve = pace {
            let main = mainProgress(at: old)
            if main >= 0, main <= 1 { new = main }
        }
        pin(at: new, ahead: .even, behind: .even)
    }

    /// Goes on with the pace that was, from what is at `time` of it; nil finds that time out.
    package func resumePace(at time: CGFloat?) {
        let position = position(at: MediaClock.now())
        guard let time = time ?? pace.time(at: position) else {
            pin(at: position, ahead: .whole(pace), behind: .mirrored(pace))
            return
        }
        pin(at: position, ahead: .rest(pace, after: time), behind: .until(pace, time: time))
    }

    /// Goes on with another pace for the rest of the way.
    package func changePace(to pace: TimelinePace) {
        self.pace = pace
        let position = position(at: MediaClock.now())
        pin(at: position, ahead: .whole(pace), behind: .mirrored(pace))
    }

    /// How far an animation is that runs along the whole timeline.
    private func mainProgress(at position: CGFloat) -> CGFloat {
        if position >= pivot {
            let share = pivot < 1 ? (position - pivot) / (1 - pivot) : 1
            return pivot + (1 - pivot) * ahead.progress(at: share).x
        }
        return pivot * behind.progress(at: position / pivot).x
    }

    private func markLayers() {
        for part in parts { part.layer?.mark(.animation) }
    }

    // MARK: - Animations

    /// Takes in an animation of `layer` that starts after `delayFactor` of what is left.
    func makePart(for layer: CALayer, delayFactor: CGFloat) -> TimelinePart {
        let now = position(at: MediaClock.now())
        let part = TimelinePart(self, layer, start: now + (1 - now) * delayFactor)
        parts.append(part)
        return part
    }

    /// Remembers a change, to be undone or made again when the animator finishes.
    func note(
        _ layer: CALayer,
        _ path: AnimationKeyPath,
        old: AnimatableValue,
        new: AnimatableValue
    ) {
        changes.append(Change(layer: layer, path: path, old: old, new: new))
    }

    /// Forgets an animation that has ended or was removed.
    func forget(_ part: TimelinePart) {
        parts.removeAll { $0 === part }
        if parts.isEmpty, rate != 0 { endSoon() }
    }

    private func endSoon() {
        CompletionQueue.enqueue { [weak self] in
            guard let self, parts.isEmpty, rate != 0 else { return }
            onEnd?()
        }
    }

    /// Removes the animations; those who wait for them hear `finished`.
    package func removeAnimations(finished: Bool) {
        rate = 0
        anchor = nil
        let layers = parts.compactMap(\.layer)
        for layer in layers { layer.endAnimations(of: self, finished: finished) }
        parts = []
    }

    /// Sets what was changed to its values at the start, at the end, or as they are seen now.
    package func settle(at place: Place) {
        switch place {
        case .start:
            for change in changes.reversed() { change.layer.setModel(change.path, change.old) }
        case .end:
            for change in changes { change.layer.setModel(change.path, change.new) }
        case .current:
            // All values are read before any is set, since one may follow another.
            let now = MediaClock.now()
            let seen = changes.map { $0.layer.state(ofTimeline: self, at: now)[$0.path] }
            for (change, value) in zip(changes, seen) { change.layer.setModel(change.path, value) }
        }
    }

    /// Forgets what was changed and is at its start again.
    package func reset() {
        changes = []
        parts = []
        rate = 0
        anchor = nil
        place = 0
        pivot = 0
        ahead = .whole(pace)
        behind = .even
    }

    /// Where a timeline may leave what it changed.
    package enum Place {
        case start
        case end
        case current
    }
}
