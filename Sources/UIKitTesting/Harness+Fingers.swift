public import UIKit
import UIKitCore
import UIKitHeadless
import UIKitPlatform

extension Harness {
    /// A finger comes down, in points of the screen: one update at the current time, delivered before this returns.
    public func down(_ finger: Int, at point: CGPoint) {
        down(finger, at: point, radius: 0, force: 0, type: .direct)
    }

    /// A contact with more than a place comes down: radius in points, force 0…1, `.pencil` or `.indirectPointer` for `type`.
    public func down(
        _ finger: Int,
        at point: CGPoint,
        radius: CGFloat,
        force: CGFloat,
        type: UITouch.TouchType
    ) {
        demand(
            fingers[finger] == nil,
            "finger \(finger) is down already; lift it first"
        )
        let tool: ContactTool =
            switch type {
            case .pencil: .pencil
            case .indirectPointer: .pointer
            case .direct, .indirect: .finger
            }
        unplugged.remove(finger)
        fingers[finger] = Finger(position: point, tool: tool, radius: radius, force: force)
        send(finger, .down)
    }

    /// A finger comes down on another screen than the main one, in points of that screen.
    public func down(_ finger: Int, at point: CGPoint, on screen: UIScreen) {
        demand(fingers[finger] == nil, "finger \(finger) is down already; lift it first")
        unplugged.remove(finger)
        fingers[finger] = Finger(
            position: point,
            screen: screen.id,
            tool: .finger,
            radius: 0,
            force: 0
        )
        send(finger, .down)
    }

    /// A finger moves, in points of the screen that it is on.
    public func move(_ finger: Int, to point: CGPoint) {
        guard let finger = live(finger) else { return }
        fingers[finger]?.position = point
        send(finger, .move)
    }

    /// A finger is lifted where it is.
    public func up(_ finger: Int) {
        guard let finger = live(finger) else { return }
        send(finger, .up)
        fingers[finger] = nil
    }

    /// The device takes a finger back.
    public func cancel(_ finger: Int) {
        guard let finger = live(finger) else { return }
        send(finger, .cancel)
        fingers[finger] = nil
    }

    /// Makes one update of all calls in `body`, as one frame of the touchscreen.
    public func together(_ body: () -> Void) {
        demand(gathered == nil, "together inside together makes no sense")
        gathered = []
        body()
        let contacts = gathered ?? []
        gathered = nil
        if !contacts.isEmpty { deliver(contacts) }
    }

    /// Takes calls that a busy main loop finds all at once.
    @MainActor public final class Queue {
        private let harness: Harness
        fileprivate var last = MonotonicTime.zero

        fileprivate init(_ harness: Harness) { self.harness = harness }

        /// A finger comes down at `time` seconds.
        public func down(_ finger: Int, at point: CGPoint, time: TimeInterval) {
            add(time) { harness.down(finger, at: point) }
        }

        /// A finger moves at `time` seconds.
        public func move(_ finger: Int, to point: CGPoint, time: TimeInterval) {
            add(time) { harness.move(finger, to: point) }
        }

        /// A finger is lifted at `time` seconds.
        public func up(_ finger: Int, time: TimeInterval) { add(time) { harness.up(finger) } }

        /// The device takes a finger back at `time` seconds.
        public func cancel(_ finger: Int, time: TimeInterval) {
            add(time) { harness.cancel(finger) }
        }

        private func add(_ time: TimeInterval, _ change: () -> Void) {
            let stamp = MonotonicTime(seconds: time)
            demand(
                stamp >= last,
                "queued updates are given in the order of their times"
            )
            last = stamp
            harness.gathered = []
            change()
            let contacts = harness.gathered ?? []
            harness.gathered = nil
            harness.waiting.append(.contacts(contacts, time: stamp))
        }
    }

    /// Queues the calls in `body` as separate updates stamped with the given times; the next frame delivers them.
    public func queued(_ body: (Queue) -> Void) { body(Queue(self)) }

    /// The finger that a call means: nil for one whose touchscreen was unplugged, whose changes nobody sees.
    ///
    /// The one finger that `drag(…, lift: false)` left down answers to every number that no other has.
    private func live(_ finger: Int) -> Int? {
        if fingers[finger] != nil { return finger }
        if unplugged.contains(finger) { return nil }
        if let draggedFinger, fingers[draggedFinger] != nil { return draggedFinger }
        fatalError("finger \(finger) is not down")
    }

    private func send(_ finger: Int, _ phase: ContactPhase) {
        guard let state = fingers[finger] else {
            fatalError("finger \(finger) is not down")
        }
        var contact = TouchContact(
            device: touchscreen,
            slot: finger,
            phase: phase,
            position: state.position,
            tool: state.tool,
            radius: state.radius,
            force: state.force,
            buttons: state.tool == .pointer && phase != .up ? 1 : 0
        )
        contact.screen = state.screen
        if gathered != nil {
            gathered?.append(contact)
        } else {
            deliver([contact])
        }
    }

    private func deliver(_ contacts: [TouchContact]) {
        loop.receive(.contacts(contacts, time: platform.manualClock.now))
        loop.processInput(force: true)
    }
}
