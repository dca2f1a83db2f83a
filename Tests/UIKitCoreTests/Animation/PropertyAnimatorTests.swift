import Glibc
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct PropertyAnimatorTests {
    private func animator(
        _ stage: MotionStage,
        _ curve: UIView.AnimationCurve = .linear
    ) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { stage.view.frame.origin.x = 100 }
    }

    /// Brings an animator to its end, so that it may be released.
    private func end(_ animator: UIViewPropertyAnimator) {
        if animator.state == .active { animator.stopAnimation(true) }
    }

    @Test func `it starts inactive, runs and ends inactive`() {
        let stage = MotionStage()
        let animator = animator(stage)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(stage.view.frame.minX == 0)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        #expect(stage.view.frame.minX == 100)
        stage.harness.advance(to: 0.25)
        #expect(near(stage.x, 25) && near(animator.fractionComplete, 0.25))
        stage.harness.advance(to: 1)
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(ends == [.end])
        #expect(stage.x == 100)
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func `it follows its curve`() {
        let stage = MotionStage()
        animator(stage, .easeInOut).startAnimation()
        stage.harness.advance(to: 0.25)
        #expect(near(stage.x, 12.9162))
        stage.harness.advance(to: 0.75)
        #expect(near(stage.x, 87.0838))
    }

    @Test func `04§14 nobody needs to keep one that runs`() {
        let stage = MotionStage()
        weak var kept: UIViewPropertyAnimator?
        do {
            let animator = animator(stage)
            animator.startAnimation()
            kept = animator
        }
        stage.harness.advance(to: 0.5)
        #expect(near(stage.x, 50))
        #expect(kept != nil)
        stage.harness.advance(to: 1.1)
        #expect(kept == nil)
    }

    @Test func `a pause of an inactive one makes it active at its start, and it scrubs evenly`() {
        let stage = MotionStage()
        let animator = animator(stage, .easeIn)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        #expect(animator.fractionComplete == 0)
        #expect(stage.view.frame.minX == 100 && stage.x == 0)
        for fraction in [0.3, 0.8, 0.1] {
            animator.fractionComplete = fraction
            #expect(near(stage.x, fraction * 100))
            #expect(near(animator.fractionComplete, fraction))
        }
        stage.harness.advance(to: 5)
        #expect(near(stage.x, 10))
        end(animator)
    }

    @Test func `without scrubsLinearly a finger follows the curve`() {
        let stage = MotionStage()
        let animator = animator(stage, .easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(animator.state == .active && !animator.isRunning)
        #expect(near(stage.x, 31.5357))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.harness.advance(to: 0.25)
        #expect(near(stage.x, 62.1862))
        stage.harness.advance(to: 0.5)
        #expect(stage.x == 100 && animator.state == .inactive)
    }

    @Test func `pausing and going on moves nothing by a jump and takes as long as was left`() {
        let stage = MotionStage()
        let animator = animator(stage, .easeInOut)
        animator.startAnimation()
        stage.harness.advance(to: 0.25)
        animator.pauseAnimation()
        #expect(near(stage.x, 12.9162))
        stage.harness.advance(to: 2)
        #expect(near(stage.x, 12.9162))
        animator.startAnimation()
        stage.harness.advance(to: 2.25)
        #expect(near(stage.x, 50))
        stage.harness.advance(to: 2.5)
        #expect(near(stage.x, 87.0838))
        stage.harness.advance(to: 2.75)
        #expect(stage.x == 100 && animator.state == .inactive)
    }

    @Test func `after a scrub it goes on from there`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.fractionComplete = 0.4
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.harness.advance(to: 0.3)
        #expect(near(stage.x, 70))
        stage.harness.advance(to: 0.6)
        #expect(animator.state == .inactive)
    }

    @Test func `a factor sets the time of the rest`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        stage.harness.advance(to: 1)
        #expect(near(stage.x, 75))
        stage.harness.advance(to: 1.9)
        #expect(animator.state == .active)
        stage.harness.advance(to: 2)
        #expect(animator.state == .inactive)
    }

    @Test func `it goes on with another curve over the rest of the way`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
            durationFactor: 1
        )
        stage.harness.advance(to: 0.5)
        #expect(near(stage.x, 50 + 50 * 0.315357))
        stage.harness.advance(to: 1)
        #expect(stage.x == 100)
    }

    @Test func `it goes on as a spring with a velocity in shares of the rest`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(
                dampingRatio: 1,
                initialVelocity: CGVector(dx: 2, dy: 0)
            ),
            durationFactor: 1
        )
        // ζ = 1, D = 1, v₀ = 2: ω = 8.985366 (04§11.1).
        let omega = 8.985366
        let value = 1 + ((2 - omega) * 0.1 - 1) * exp(-omega * 0.1)
        stage.harness.advance(to: 0.1)
        #expect(near(stage.x, 50 + 50 * value))
        stage.harness.advance(to: 1)
        #expect(stage.x == 100 && animator.state == .inactive)
    }

    @Test func `reversed it goes back in the time it took so far, and leaves the start`() {
        let stage = MotionStage()
        let animator = animator(stage, .easeInOut)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.harness.advance(to: 0.75)
        animator.isReversed = true
        #expect(animator.isRunning && near(animator.fractionComplete, 0.25))
        stage.harness.advance(to: 1.25)
        #expect(near(stage.x, 12.9162))
        #expect(near(animator.fractionComplete, 0.75))
        stage.harness.advance(to: 1.5)
        #expect(ends == [.start])
        #expect(stage.view.frame.minX == 0 && stage.x == 0)
        #expect(animator.state == .inactive)
    }

    @Test func `reversed twice it reaches its end`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.startAnimation()
        stage.harness.advance(to: 0.5)
        animator.isReversed = true
        stage.harness.advance(to: 0.75)
        #expect(near(stage.x, 25))
        animator.isReversed = false
        stage.harness.advance(to: 1.25)
        #expect(near(stage.x, 75))
        stage.harness.advance(to: 1.5)
        #expect(stage.x == 100 && animator.state == .inactive)
    }

    @Test func `reversed in a pause it goes on backwards`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.fractionComplete = 0.6
        animator.isReversed = true
        #expect(near(animator.fractionComplete, 0.4))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.harness.advance(to: 0.3)
        #expect(near(stage.x, 30))
        stage.harness.advance(to: 0.6)
        #expect(stage.view.frame.minX == 0 && animator.state == .inactive)
    }

    @Test func `stopped for good it leaves what is seen and tells nobody`() {
        let stage = MotionStage()
        let animator = animator(stage)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.harness.advance(to: 0.25)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(near(stage.view.frame.minX, 25) && near(stage.x, 25))
        stage.harness.advance(to: 2)
        #expect(ends.isEmpty)
    }

    @Test(arguments: [UIViewAnimatingPosition.start, .end, .current])
    func `stopped and finished it is left at the position`(position: UIViewAnimatingPosition) {
        let stage = MotionStage()
        let animator = animator(stage)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.harness.advance(to: 0.25)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning)
        #expect(ends.isEmpty)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive)
        #expect(ends == [position])
        let place: CGFloat = position == .start ? 0 : position == .end ? 100 : 25
        #expect(near(stage.view.frame.minX, place) && near(stage.x, place))
    }

    @Test func `with pausesOnCompletion it stays active at its end and can go back`() {
        let stage = MotionStage()
        let animator = animator(stage)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.harness.advance(to: 1.5)
        #expect(animator.state == .active && !animator.isRunning)
        #expect(ends.isEmpty && stage.x == 100)
        animator.pausesOnCompletion = false
        animator.isReversed = true
        animator.startAnimation()
        stage.harness.advance(to: 2)
        #expect(near(stage.x, 50))
        stage.harness.advance(to: 2.5)
        #expect(ends == [.start] && stage.view.frame.minX == 0)
    }

    @Test func `animations added on the way go on from what is seen`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.startAnimation()
        stage.harness.advance(to: 0.5)
        animator.addAnimations { stage.view.frame.origin.x = 0 }
        #expect(near(stage.x, 50))
        // The first goes on from 50 to 100, the second takes 100 away over the rest.
        stage.harness.advance(to: 0.75)
        #expect(near(stage.x, 75 - 50))
        stage.harness.advance(to: 1)
        #expect(stage.x == 0 && animator.state == .inactive)
    }

    @Test func `a delay factor starts after a share of what is left`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.harness.advance(to: 0.5)
        #expect(stage.alpha == 1)
        stage.harness.advance(to: 0.75)
        #expect(near(stage.alpha, 0.5) && near(stage.x, 75))
        animator.pauseAnimation()
        animator.fractionComplete = 0.9
        #expect(near(stage.alpha, 0.2) && near(stage.x, 90))
        end(animator)
    }

    @Test func `a start after a delay`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.state == .active && animator.isRunning && animator.delay == 0.5)
        stage.harness.advance(to: 0.5)
        #expect(stage.x == 0)
        stage.harness.advance(to: 1)
        #expect(near(stage.x, 50))
        stage.harness.advance(to: 1.5)
        #expect(animator.state == .inactive)
    }

    @Test func `without a duration it ends in the next turn`() {
        let stage = MotionStage()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) {
            stage.view.frame.origin.x = 100
        }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        #expect(stage.x == 100 && ends.isEmpty)
        stage.harness.advance(by: 0)
        #expect(ends == [.end] && animator.state == .inactive)
    }

    @Test func `springs have the velocity of each axis`() {
        let stage = MotionStage()
        let spring = UISpringTimingParameters(
            dampingRatio: 1,
            initialVelocity: CGVector(dx: 0, dy: 1)
        )
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { stage.view.center = CGPoint(x: 150, y: 150) }
        animator.startAnimation()
        stage.harness.advance(to: 0.1)
        // ω = 9.233413 without velocity, √83.1380 with 1 (ANI-21).
        let still = 1 + (-9.233413 * 0.1 - 1) * exp(-0.9233413)
        let omega = 83.1380.squareRoot()
        let moved = 1 + ((1 - omega) * 0.1 - 1) * exp(-omega * 0.1)
        #expect(near(stage.x, 100 * still) && near(stage.y, 100 * moved))
    }

    @Test func `a physical spring takes its own time`() {
        let spring = UISpringTimingParameters(
            mass: 1,
            stiffness: 100,
            damping: 15,
            initialVelocity: .zero
        )
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
        #expect(near(animator.duration, 1.0005))
        let standard = UIViewPropertyAnimator(
            duration: 9,
            timingParameters: UISpringTimingParameters()
        )
        #expect(standard.duration == 0.5)
    }

    @Test func `04§14 animated views are touched, where they are seen`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.startAnimation()
        stage.harness.advance(to: 0.5)
        let window = stage.harness.window
        #expect(window.hitTest(CGPoint(x: 55, y: 50), with: nil) === stage.view)
        #expect(window.hitTest(CGPoint(x: 160, y: 50), with: nil) === stage.harness.root)
        end(animator)

        let other = MotionStage()
        let manual = self.animator(other)
        manual.isManualHitTestingEnabled = true
        manual.startAnimation()
        other.harness.advance(to: 0.5)
        let root = other.harness.root
        #expect(other.harness.window.hitTest(CGPoint(x: 55, y: 50), with: nil) === root)
        #expect(other.harness.window.hitTest(CGPoint(x: 160, y: 50), with: nil) === other.view)
        end(manual)
    }

    @Test func `without isUserInteractionEnabled animated views refuse touches`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        stage.harness.advance(to: 0.5)
        let hit = stage.harness.window.hitTest(CGPoint(x: 60, y: 50), with: nil)
        #expect(hit === stage.harness.root)
        end(animator)
    }

    @Test func `one that is not interruptible goes its way`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.isInterruptible = false
        animator.startAnimation()
        stage.harness.advance(to: 0.5)
        animator.pauseAnimation()
        animator.fractionComplete = 0.1
        animator.isReversed = true
        animator.stopAnimation(true)
        #expect(animator.isRunning && near(stage.x, 50))
        stage.harness.advance(to: 1)
        #expect(animator.state == .inactive && stage.x == 100)
    }

    @Test func `a running animator from the class`() {
        let stage = MotionStage()
        var ends: [UIViewAnimatingPosition] = []
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1,
            delay: 0.5,
            options: .curveLinear,
            animations: { stage.view.frame.origin.x = 100 },
            completion: { ends.append($0) }
        )
        stage.harness.advance(to: 1)
        #expect(near(stage.x, 50))
        stage.harness.advance(to: 1.5)
        #expect(ends == [.end])
    }

    @Test func `keyframes within follow the animator`() {
        let stage = MotionStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    stage.view.frame.origin.x = 100
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    stage.view.frame.origin.x = 0
                }
            }
        }
        animator.fractionComplete = 0.25
        #expect(near(stage.x, 50))
        animator.fractionComplete = 0.75
        #expect(near(stage.x, 50))
        animator.fractionComplete = 0.5
        #expect(near(stage.x, 100))
        end(animator)
    }

    @Test func `a paused animator wakes nobody`() {
        let stage = MotionStage()
        let animator = animator(stage)
        animator.fractionComplete = 0.5
        stage.harness.advance(by: 0.1)
        stage.harness.resetCounters()
        stage.harness.advance(by: 10)
        #expect(stage.harness.counters.frames == 0)
        #expect(stage.harness.counters.wakeups == 0)
        end(animator)
    }

    @Test func `a view that leaves its window ends what animates it`() {
        let stage = MotionStage()
        let animator = animator(stage)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.harness.advance(to: 0.5)
        stage.view.removeFromSuperview()
        stage.harness.advance(by: 0.1)
        #expect(ends == [.end] && animator.state == .inactive)
    }

    @Test func `colours are scrubbed and set back`() {
        let stage = MotionStage()
        stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            stage.view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        }
        animator.fractionComplete = 0.4
        let color = stage.harness.render().pixel(x: 50, y: 50)
        #expect(color.r == 102)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(stage.harness.render().pixel(x: 50, y: 50).r == 0)
    }

    @Test func `one that is paused and released is a misuse`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let harness = Harness()
                let view = UIView()
                harness.root.addSubview(view)
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    view.alpha = 0
                }
                animator.pauseAnimation()
            }
        }
    }
}
