import Glibc
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct AnimationOptionsTests {
    @Test func `04§7-10 the options have UIKit's bits`() {
        let bits: [(UIView.AnimationOptions, UInt)] = [
            (.layoutSubviews, 1 << 0), (.allowUserInteraction, 1 << 1),
            (.beginFromCurrentState, 1 << 2), (.repeat, 1 << 3), (.autoreverse, 1 << 4),
            (.overrideInheritedDuration, 1 << 5), (.overrideInheritedCurve, 1 << 6),
            (.allowAnimatedContent, 1 << 7), (.showHideTransitionViews, 1 << 8),
            (.overrideInheritedOptions, 1 << 9), (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16),
            (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16), (.transitionFlipFromLeft, 1 << 20),
            (.transitionFlipFromRight, 2 << 20), (.transitionCurlUp, 3 << 20),
            (.transitionCurlDown, 4 << 20), (.transitionCrossDissolve, 5 << 20),
            (.transitionFlipFromTop, 6 << 20), (.transitionFlipFromBottom, 7 << 20),
            (.preferredFramesPerSecond60, 3 << 24), (.preferredFramesPerSecond30, 7 << 24),
        ]
        for (option, bit) in bits { #expect(option.rawValue == bit) }
        #expect(UIView.KeyframeAnimationOptions.calculationModeDiscrete.rawValue == 1 << 10)
        #expect(UIView.KeyframeAnimationOptions.calculationModePaced.rawValue == 2 << 10)
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue == 3 << 10)
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
    }

    @Test func `layoutSubviews lays out within the block`() {
        final class Parent: UIView {
            override func layoutSubviews() { subviews.first?.frame = bounds }
        }
        for hasOption in [true, false] {
            let harness = Harness()
            let parent = Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let child = UIView()
            parent.addSubview(child)
            harness.root.addSubview(parent)
            harness.runFrame()
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: hasOption ? [.layoutSubviews, .curveLinear] : .curveLinear
            ) {
                parent.bounds.size.width = 200
            }
            harness.advance(by: 0.5)
            #expect(child.layer.presentation()?.bounds.width == (hasOption ? 150 : 200))
        }
    }

    @Test func `04§7-7 repetitions are counted, fractions too`() {
        let stage = MotionStage()
        var results: [Bool] = []
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: false) {
                    stage.view.frame.origin.x = 100
                }
                stage.view.alpha = 0
            },
            completion: { results.append($0) }
        )
        stage.harness.advance(to: 0.5)
        #expect(near(stage.x, 50) && near(stage.alpha, 0.5))
        stage.harness.advance(to: 1.25)
        #expect(near(stage.x, 25) && stage.alpha == 0)
        #expect(results == [])
        stage.harness.advance(to: 1.5)
        #expect(results == [true])
        #expect(stage.x == 100)
    }

    @Test func `04§7-7 forth and back once, then the model`() {
        let stage = MotionStage()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
            stage.view.frame.origin.x = 100
        }
        for (time, x) in [(0.5, 50.0), (1, 100), (1.5, 50), (2, 100)] {
            stage.harness.advance(to: time)
            #expect(near(stage.x, x), "at \(time)")
        }
    }

    @Test func `at most thirty pictures a second`() {
        let stage = MotionStage()
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: [.curveLinear, .preferredFramesPerSecond30]
        ) {
            stage.view.frame.origin.x = 90
        }
        var places: Set<CGFloat> = []
        for frame in 1...30 {
            stage.harness.advance(to: Double(frame) / 60)
            places.insert((stage.x * 1000).rounded())
        }
        // From 0 (at the first frame) to 45 in steps of 3.
        #expect(places.count == 16)
        stage.harness.advance(to: 1)
        #expect(stage.x == 90)
    }

    @Test func `04§7-9 animations that are turned off within a block are off from there on`() {
        let stage = MotionStage()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.view.frame.origin.x = 100
            UIView.setAnimationsEnabled(false)
            stage.view.alpha = 0
            UIView.setAnimationsEnabled(true)
            UIView.performWithoutAnimation { stage.view.frame.origin.y = 40 }
        }
        stage.harness.advance(to: 0.5)
        #expect(near(stage.x, 50) && stage.alpha == 0 && stage.y == 40)
    }

    @Test func `04§7-8 the duration that a change would take is the outer block's`() {
        #expect(UIView.inheritedAnimationDuration == 0)
        var seen: [TimeInterval] = []
        UIView.animate(withDuration: 2) {
            seen.append(UIView.inheritedAnimationDuration)
            UIView.animate(withDuration: 1) { seen.append(UIView.inheritedAnimationDuration) }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                seen.append(UIView.inheritedAnimationDuration)
            }
        }
        #expect(seen == [2, 2, 1])
    }

    @Test func `04§17-7 an inner block with a duration of its own ends before the outer one`() {
        let stage = MotionStage()
        var log: [String] = []
        UIView.animate(
            withDuration: 0.4,
            animations: {
                stage.view.frame.origin.x = 100
                UIView.animate(
                    withDuration: 0.1,
                    delay: 0,
                    options: .overrideInheritedDuration,
                    animations: { stage.view.alpha = 0.5 },
                    completion: { log.append("inner \($0)") }
                )
            },
            completion: { log.append("outer \($0)") }
        )
        stage.harness.advance(to: 0.2)
        #expect(log == ["inner true"])
        stage.harness.advance(to: 0.5)
        #expect(log == ["inner true", "outer true"])
    }

    @Test func `a block without a closure animates between begin and commit`() {
        let stage = MotionStage()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelay(0.5)
        stage.view.frame.origin.x = 100
        UIView.commitAnimations()
        stage.view.frame.origin.y = 30
        stage.harness.advance(to: 1)
        #expect(near(stage.x, 50) && stage.y == 30)
        UIView.commitAnimations()
    }

    @Test func `04§11-2 a spring by duration and bounce`() {
        let stage = MotionStage()
        var ended: [Bool] = []
        UIView.animate(
            springDuration: 0.5,
            bounce: 0.3,
            animations: { stage.view.frame.origin.x = 100 },
            completion: { ended.append($0) }
        )
        // ω = 4π, ζ = 0.7: k = 157.914, c = 17.593; values of the closed form.
        stage.harness.advance(to: 0.2)
        let beta = 0.7 * 4 * Double.pi
        let damped = 4 * Double.pi * (1 - 0.49).squareRoot()
        #expect(
            near(
                stage.x,
                100
                    * (1 - exp(-beta * 0.2)
                        * (cos(damped * 0.2) + beta / damped * sin(damped * 0.2)))
            )
        )
        stage.harness.advance(to: 0.5)
        #expect(ended == [])
        stage.harness.advance(to: 2)
        #expect(ended == [true])
        #expect(stage.x == 100)
    }

    @Test func `04§7-6 the background ends animations unfinished`() {
        let stage = MotionStage()
        var results: [Bool] = []
        UIView.animate(
            withDuration: 1,
            animations: { stage.view.frame.origin.x = 100 },
            completion: { results.append($0) }
        )
        stage.harness.advance(to: 0.5)
        stage.harness.application.setSuspended(true)
        #expect(results == [false])
        #expect(stage.x == 100)
        stage.harness.application.setSuspended(false)
        stage.harness.advance(to: 1.5)
        #expect(results == [false])
    }

    @Test func `04§17-13 observers hear of a change within the block, not during frames`() {
        let stage = MotionStage()
        var log: [CGFloat] = []
        let observation = stage.view.observe(\.frame, options: .new) { _, change in
            log.append(change.newValue?.minX ?? -1)
        }
        UIView.animate(withDuration: 1) { stage.view.frame.origin.x = 100 }
        #expect(log == [100])
        stage.harness.advance(to: 2)
        #expect(log == [100])
        observation.invalidate()
    }
}
