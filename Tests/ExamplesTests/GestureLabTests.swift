import GestureLabScreens
import Glibc
import Testing
import UIKit
import UIKitTesting

/// The lab on a screen.
@MainActor private final class Stage {
    let harness = Harness(size: CGSize(width: 800, height: 480))
    let lab = GestureLabViewController()

    init() {
        harness.window.rootViewController = lab
        harness.runFrame()
    }
}

@MainActor @Suite final class GestureLabTests {
    // Made when first asked for, inside the test: another test's harness may come between a suite's
    // initializer and the test.
    private lazy var stage = Stage()
    private var harness: Harness { stage.harness }
    private var lab: GestureLabViewController { stage.lab }
    /// The middle of the card.
    private let middle = CGPoint(x: 264, y: 240)

    private func place(_ dx: CGFloat, _ dy: CGFloat = 0) -> CGPoint {
        CGPoint(x: middle.x + dx, y: middle.y + dy)
    }

    /// Puts two fingers on both sides of the middle, `distance` points apart.
    private func pair(_ distance: CGFloat, angle: CGFloat = 0, isDown: Bool = false) {
        let dx = cos(angle) * distance / 2
        let dy = sin(angle) * distance / 2
        harness.together {
            if isDown {
                harness.down(1, at: place(-dx, -dy))
                harness.down(2, at: place(dx, dy))
            } else {
                harness.move(1, to: place(-dx, -dy))
                harness.move(2, to: place(dx, dy))
            }
        }
        harness.advance(by: 0.1)
    }

    private func liftPair() {
        harness.together {
            harness.up(1)
            harness.up(2)
        }
    }

    // MARK: - Kinds

    @Test func `R34 the states' numbers`() {
        let states: [UIGestureRecognizer.State] = [
            .possible, .began, .changed, .ended, .cancelled, .failed,
        ]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test func `R37 a double tap with two fingers`() {
        lab.doubleTap.numberOfTouchesRequired = 2
        harness.tap(at: middle)
        harness.advance(by: 0.1)
        harness.tap(at: middle)
        harness.advance(by: 1)
        #expect(lab.log.isEmpty)
        for _ in 0..<2 {
            pair(60, isDown: true)
            liftPair()
            harness.advance(by: 0.1)
        }
        #expect(lab.log == ["doubleTap.ended"])
    }

    @Test func `R38 the card follows a pan that is set back at each call`() {
        #expect(lab.card.frame == CGRect(x: 144, y: 150, width: 240, height: 180))
        harness.down(1, at: middle)
        for (dx, expected) in [(5, 0), (12, 2), (22, 12)] as [(CGFloat, CGFloat)] {
            harness.advance(by: 0.1)
            harness.move(1, to: place(dx))
            #expect(lab.card.transform == CGAffineTransform(translationX: expected, y: 0))
        }
        harness.advance(by: 0.05)
        harness.up(1)
        #expect(lab.log == ["pan.began", "pan.changed", "pan.ended"])
        #expect(lab.card.transform.tx == 12)
    }

    @Test func `R39 a pinch that is set back at each call multiplies up`() {
        pair(100, isDown: true)
        pair(105)
        #expect(lab.log.isEmpty)
        pair(120)
        #expect(abs(lab.card.transform.a - 120.0 / 108) < 1e-9)
        pair(140)
        #expect(abs(lab.card.transform.a - 140.0 / 108) < 1e-9)
        liftPair()
        #expect(lab.log == ["pinch.began", "pinch.changed", "pinch.ended"])
        #expect(lab.card.transform.a == lab.card.transform.d)
    }

    @Test func `R40 a rotation in steps equals the whole at once`() {
        pair(160, isDown: true)
        for angle in [0.1, 0.15, 0.2, 0.3] { pair(160, angle: angle) }
        liftPair()
        // 10 points of arc at 80 points from the middle are what it takes to begin: 0.125 radians.
        let whole = CGAffineTransform(rotationAngle: 0.3 - 0.125)
        #expect(lab.card.transform.isClose(to: whole))
        #expect(
            lab.log == [
                "rotation.began", "rotation.changed", "rotation.changed", "rotation.ended",
            ]
        )
    }

    @Test func `R41 a swipe to the left is reported once, and none to the right`() {
        typealias Direction = UISwipeGestureRecognizer.Direction
        let directions: [Direction] = [.right, .left, .up, .down]
        #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
        harness.drag(from: place(80), to: place(-80, 4), duration: 0.15)
        #expect(lab.log.filter { $0.hasPrefix("swipe") } == ["swipe.ended"])
        harness.advance(by: 1)
        lab.card.transform = .identity
        harness.drag(from: place(-80), to: place(80, 4), duration: 0.15)
        #expect(lab.log.filter { $0.hasPrefix("swipe") } == ["swipe.ended"])
    }

    @Test func `R42 a long press is told of at its beginning and noted at its end`() {
        let observer = StateList()
        lab.longPress.addTarget(observer, action: StateList.add)
        harness.down(1, at: middle)
        harness.advance(to: 0.49)
        #expect(observer.states.isEmpty)
        harness.advance(to: 0.6)
        #expect(observer.states == [.began])
        #expect(lab.log.isEmpty)
        harness.up(1)
        #expect(observer.states == [.began, .ended])
        #expect(lab.log == ["longPress.ended"])
    }

    @Test func `R11 R36 a double tap brings the card back`() {
        lab.card.transform = CGAffineTransform(translationX: 40, y: 0).rotated(by: 0.3)
        harness.tap(at: middle)
        harness.advance(by: 0.1)
        harness.tap(at: middle)
        #expect(lab.log == ["doubleTap.ended"])
        #expect(lab.card.transform == .identity)
    }

    // MARK: - Delegate

    /// Spreads two fingers and turns them then.
    private func spreadAndTurn() -> Set<String> {
        pair(100, isDown: true)
        pair(120)
        pair(140)
        for angle in [0.1, 0.2, 0.4, 0.8] { pair(140, angle: angle) }
        liftPair()
        return Set(lab.log.filter { $0.hasSuffix("began") })
    }

    @Test func `R43 R46 pinch and rotation work together when the delegate says so`() {
        #expect(spreadAndTurn() == ["pinch.began", "rotation.began"])
        #expect(lab.log.suffix(2) == ["pinch.ended", "rotation.ended"])
    }

    @Test func `R43 only one of them works by default`() {
        lab.isSimultaneous = false
        #expect(spreadAndTurn() == ["pinch.began"])
        #expect(lab.card.transform.b == 0)
    }

    @Test func `R44 touches of the left half are refused, from the middle on they are not`() {
        lab.isHalf = true
        harness.drag(from: place(-1), to: place(59))
        #expect(lab.log.isEmpty)
        #expect(lab.card.transform == .identity)
        harness.drag(from: place(0), to: place(60))
        #expect(lab.card.transform.tx == 50)
    }

    @Test func `R44 the half is that of the card's own points when it is enlarged`() {
        lab.isHalf = true
        lab.card.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        harness.drag(from: place(-1), to: place(59))
        #expect(lab.log.isEmpty)
        harness.drag(from: place(1), to: place(61))
        #expect(lab.log.first == "pan.began")
    }

    @Test func `R45 nothing begins that the delegate forbids`() {
        lab.isLocked = true
        harness.drag(from: place(0), to: place(60))
        harness.advance(by: 1)
        harness.pinch(center: middle, from: 60, to: 140)
        harness.advance(by: 1)
        harness.down(1, at: middle)
        harness.advance(by: 1)
        harness.up(1)
        #expect(lab.log.isEmpty)
        #expect(lab.card.transform == .identity)
    }

    @Test func `the switches are tapped on the board`() {
        harness.tap(at: CGPoint(x: 584, y: 424))
        harness.tap(at: CGPoint(x: 664, y: 424))
        harness.tap(at: CGPoint(x: 744, y: 424))
        #expect(!lab.isSimultaneous)
        #expect(lab.isHalf)
        #expect(lab.isLocked)
    }
}

/// Writes down the states of a recognizer.
@MainActor private final class StateList {
    var states: [UIGestureRecognizer.State] = []

    func add(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}
