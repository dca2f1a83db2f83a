import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct KeyframeBlockTests {
    /// x 0→100 in the first half, y 0→100 in the second, as in 04§12.
    private func run(
        _ stage: MotionStage,
        _ options: UIView.KeyframeAnimationOptions,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            options: options,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    stage.view.center.x += 100
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    stage.view.center.y += 100
                }
            },
            completion: completion
        )
    }

    @Test func `04§12 linear keyframes come one after the other`() {
        let stage = MotionStage()
        var results: [Bool] = []
        run(stage, .init(rawValue: 3 << 16)) { results.append($0) }
        #expect(stage.view.frame.origin == CGPoint(x: 100, y: 100))
        for (time, x, y) in [(0.25, 50.0, 0.0), (0.5, 100, 0), (0.75, 100, 50)] {
            stage.harness.advance(to: time)
            #expect(near(stage.x, x) && near(stage.y, y), "at \(time)")
        }
        #expect(results == [])
        stage.harness.advance(to: 1)
        #expect(results == [true])
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func `04§12 the default curve paces the whole duration`() {
        let stage = MotionStage()
        run(stage, [])
        for (time, x, y) in [(0.25, 25.8324, 0.0), (0.5, 100, 0), (0.75, 100, 74.1676)] {
            stage.harness.advance(to: time)
            #expect(near(stage.x, x) && near(stage.y, y), "at \(time)")
        }
    }

    @Test func `a property waits for its keyframe and stays after it`() {
        let stage = MotionStage()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .init(rawValue: 3 << 16)) {
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                stage.view.center.x += 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
                stage.view.center.x -= 100
            }
        }
        for (time, x) in [(0.2, 0.0), (0.375, 50), (0.5, 100), (0.7, 100), (0.875, 50)] {
            stage.harness.advance(to: time)
            #expect(near(stage.x, x), "at \(time)")
        }
    }

    @Test func `keyframes in any order, and one that takes over from another`() {
        let stage = MotionStage()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .init(rawValue: 3 << 16)) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                stage.view.frame.origin.x = 200
            }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                stage.view.frame.origin.x = 100
            }
        }
        for (time, x) in [(0.25, 25.0), (0.5, 50), (0.75, 125)] {
            stage.harness.advance(to: time)
            #expect(near(stage.x, x), "at \(time)")
        }
    }

    @Test func `discrete keyframes jump at their ends`() {
        let stage = MotionStage()
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            options: [.calculationModeDiscrete, .init(rawValue: 3 << 16)]
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                stage.view.frame.origin.x = 10
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                stage.view.frame.origin.x = 20
            }
        }
        for (time, x) in [(0.25, 0.0), (0.49, 0), (0.51, 10), (0.74, 10), (0.8, 20), (1, 20)] {
            stage.harness.advance(to: time)
            #expect(stage.x == x, "at \(time)")
        }
    }

    @Test func `paced keyframes are gone through at one speed`() {
        let stage = MotionStage()
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            options: [.calculationModePaced, .init(rawValue: 3 << 16)]
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) {
                stage.view.frame.origin.x = 30
            }
            UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) {
                stage.view.frame.origin.x = 100
            }
        }
        for time in [0.1, 0.25, 0.5, 0.9] {
            stage.harness.advance(to: time)
            #expect(near(stage.x, time * 100), "at \(time)")
        }
    }

    @Test func `cubic keyframes pass smoothly through their values`() {
        let stage = MotionStage()
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            options: [.calculationModeCubic, .init(rawValue: 3 << 16)]
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                stage.view.frame.origin.x = 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                stage.view.frame.origin.x = 0
            }
        }
        stage.harness.advance(to: 0.5)
        #expect(near(stage.x, 100))
        // At the top the curve is level: a little later it has hardly fallen, a straight one has by 10.
        stage.harness.advance(to: 0.55)
        #expect(stage.x > 97)
    }

    @Test func `a delay, a repetition and the way back`() {
        let stage = MotionStage()
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0.5,
            options: [.repeat, .autoreverse, .init(rawValue: 3 << 16)]
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                stage.view.frame.origin.x = 100
            }
        }
        for (time, x) in [(0.4, 0.0), (1, 50), (1.5, 100), (2, 50), (2.5, 0), (3, 50)] {
            stage.harness.advance(to: time)
            #expect(near(stage.x, x), "at \(time)")
        }
    }

    @Test func `keyframes that nothing changes end at once, those outside of a block are just run`()
    {
        let stage = MotionStage()
        var results: [Bool] = []
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
            },
            completion: { results.append($0) }
        )
        #expect(results == [true])
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
            stage.view.frame.origin.x = 7
        }
        #expect(stage.x == 7)
    }

    @Test func `times that make no sense are brought into the duration`() {
        let stage = MotionStage()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .init(rawValue: 3 << 16)) {
            UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: .infinity) {
                stage.view.frame.origin.x = 100
            }
            UIView.addKeyframe(withRelativeStartTime: 7, relativeDuration: -3) {
                stage.view.frame.origin.y = 100
            }
        }
        stage.harness.advance(to: 0.5)
        #expect(near(stage.x, 50) && stage.y == 0)
        stage.harness.advance(to: 1.1)
        #expect(stage.x == 100 && stage.y == 100)
    }

    @Test func `a block within takes over the duration of the keyframe block`() {
        let stage = MotionStage()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    stage.view.frame.origin.x = 100
                }
            }
        }
        stage.harness.advance(to: 0.5)
        #expect(near(stage.x, 50))
    }
}
