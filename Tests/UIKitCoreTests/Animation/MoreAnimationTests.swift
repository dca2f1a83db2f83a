import Testing
import UIKit
import UIKitTesting

/// More scenarios of behaviour/04 §§7–16, each from a rule and its formula.
@MainActor @Suite(.serialized) struct MoreAnimationTests {
    private func stage() -> (Harness, UIView) {
        let harness = Harness()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        harness.root.addSubview(view)
        harness.runFrame()
        return (harness, view)
    }

    private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

    private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool {
        abs(a - b) <= tolerance
    }

    @Test func `ANI-16 a block that sets what is there adds no animation and completes once`() {
        let (harness, view) = stage()
        view.frame.origin.x = 100
        var ended: [Bool] = []
        UIView.animate(withDuration: 10) {
            view.frame.origin.x = 100
        } completion: {
            ended.append($0)
        }
        harness.advance(by: 1)
        #expect(view.layer.animationKeys() == nil)
        #expect(ended == [true])
    }

    @Test func `04§7.5 during its delay the old value is seen`() {
        let (harness, view) = stage()
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
            view.frame.origin.x = 100
        }
        harness.advance(by: 0.4)
        #expect(x(view) == 0 && view.frame.minX == 100)
        harness.advance(to: 1)
        #expect(near(x(view), 50, 2))
        harness.advance(to: 2)
        #expect(x(view) == 100)
    }

    @Test func `04§7.7 there and back three times, and then the model is seen`() {
        let (harness, view) = stage()
        var ended: [Bool] = []
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: [.autoreverse, .repeat, .curveLinear]
        ) {
            UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) {
                view.frame.origin.x = 100
            }
        } completion: {
            ended.append($0)
        }
        harness.runFrame()
        let start = harness.now
        harness.advance(to: start + 1.5)
        #expect(near(x(view), 50, 2))
        harness.advance(to: start + 2.5)
        #expect(near(x(view), 50, 2))
        harness.advance(to: start + 3.2)
        #expect(x(view) == 100)
    }

    @Test func `04§8.3 a value that is set outside shifts what still moves`() {
        let (harness, view) = stage()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
        harness.advance(by: 0.5)
        let before = x(view)
        view.center.x = 210
        #expect(near(x(view), before + 100))
        harness.advance(by: 1)
        #expect(x(view) == 200)
    }

    @Test func `04§8.2 a colour starts from what is seen only where that is asked for`() throws {
        for (option, red) in [
            (UIView.AnimationOptions.beginFromCurrentState, 0.5), ([], 1.0),
        ] {
            let (harness, view) = stage()
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
            var ended: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            } completion: {
                ended.append($0)
            }
            harness.advance(by: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: [option, .curveLinear]) {
                view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            }
            harness.runFrame()
            let color = try #require(view.layer.presentation()?.backgroundColor)
            let seen = color.components?.first ?? -1
            #expect(near(CGFloat(seen), CGFloat(red), 0.03))
            #expect(ended == [false])
        }
    }

    @Test func `04§8.5 a finger takes over what is seen`() {
        let (harness, view) = stage()
        var ended: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 110
        } completion: {
            ended.append($0)
        }
        harness.advance(by: 0.5)
        let seen = view.layer.presentation()?.position ?? .zero
        view.layer.removeAllAnimations()
        view.center = seen
        harness.advance(by: 1)
        #expect(ended == [false])
        #expect(view.center == seen && view.layer.presentation()?.position == seen)
    }

    @Test func `04§7.8 a nested block runs with the outer one's time unless it says otherwise`() {
        let (harness, view) = stage()
        let other = UIView(frame: CGRect(x: 0, y: 40, width: 20, height: 20))
        harness.root.addSubview(other)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 0.1) { view.center.x = 110 }
            UIView.animate(
                withDuration: 0.2,
                delay: 0,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
            ) {
                other.center.x = 110
            }
        }
        harness.runFrame()
        harness.advance(by: 0.1)
        #expect(near(x(view), 10, 1) && near(x(other), 50, 5))
    }

    @Test(arguments: [(0.125, 0.86088), (0.25, 1.04113), (0.375, 1.00173)])
    func `04§11.1 a spring of half a second and ratio 0.7`(time: Double, share: Double) {
        let (harness, view) = stage()
        UIView.animate(
            withDuration: 0.5,
            delay: 0,
            usingSpringWithDamping: 0.7,
            initialSpringVelocity: 0
        ) {
            view.center.x = 1_010
        }
        harness.runFrame()
        let start = harness.now
        harness.advance(to: start + time)
        harness.runFrame()
        #expect(near(x(view), 1_000 * CGFloat(share), 0.05))
    }

    @Test func `04§14 an animator that is turned round counts the other way and ends at its start`()
    {
        let (harness, view) = stage()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        harness.advance(by: 0.25)
        animator.pauseAnimation()
        let fraction = animator.fractionComplete
        #expect(near(fraction, 0.25, 0.02))
        animator.isReversed = true
        #expect(near(animator.fractionComplete, 1 - fraction, 1e-9))
        animator.startAnimation()
        harness.advance(by: 0.5)
        #expect(ends == [.start])
        #expect(view.center.x == 10 && x(view) == 0)
    }

    @Test func `04§14 a scrubbed animator that is stopped is where it is seen`() {
        let (harness, view) = stage()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 110 }
        animator.addCompletion { ends.append($0) }
        animator.fractionComplete = 0.3
        #expect(animator.state == .active && !animator.isRunning)
        harness.runFrame()
        #expect(near(x(view), 30))
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && near(view.center.x, 40))
        animator.finishAnimation(at: .current)
        #expect(animator.state == .inactive && ends == [.current] && near(view.center.x, 40))
    }

    @Test func `04§9 what moves takes no new touches, unless that is allowed`() {
        for allows in [false, true] {
            let (harness, view) = stage()
            var taps = 0
            let counter = TouchCounter { taps += 1 }
            view.addGestureRecognizer(
                UITapGestureRecognizer(target: counter, action: TouchCounter.count)
            )
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: allows ? [.allowUserInteraction] : []
            ) {
                view.center = CGPoint(x: 210, y: 10)
            }
            harness.advance(by: 0.1)
            harness.tap(at: CGPoint(x: 210, y: 10))
            #expect(taps == (allows ? 1 : 0))
            harness.advance(by: 1)
            harness.tap(at: CGPoint(x: 210, y: 10))
            #expect(taps == (allows ? 2 : 1))
        }
    }

    @Test func `04§7.3 a duration below zero counts as none`() {
        let (harness, view) = stage()
        var ended: [Bool] = []
        UIView.animate(withDuration: -3) {
            view.center.x = 110
        } completion: {
            ended.append($0)
        }
        #expect(view.center.x == 110 && ended.isEmpty)
        harness.runFrame()
        #expect(ended == [true] && x(view) == 100)
    }
}

@MainActor private final class TouchCounter {
    private let onCount: () -> Void
    init(_ onCount: @escaping () -> Void) { self.onCount = onCount }
    func count(_ recognizer: UITapGestureRecognizer) { onCount() }
}
