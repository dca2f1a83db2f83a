import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct TransitionTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// A red view on white.
    private func stage() -> MotionStage {
        let stage = MotionStage()
        stage.harness.root.backgroundColor = .white
        stage.view.backgroundColor = red
        stage.harness.runFrame()
        return stage
    }

    private func pixel(_ stage: MotionStage, _ x: Int = 50, _ y: Int = 50) -> [Int] {
        let color = stage.harness.presented.pixel(x: x, y: y)
        return [color.r, color.g, color.b]
    }

    private func isNear(_ seen: [Int], _ wanted: [Int]) -> Bool {
        zip(seen, wanted).allSatisfy { abs($0 - $1) <= 2 }
    }

    private let dissolve: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]

    @Test func `04§13 a cross dissolve mixes the old picture with the new one`() {
        let stage = stage()
        var results: [Bool] = []
        UIView.transition(
            with: stage.view,
            duration: 1,
            options: dissolve,
            animations: { stage.view.backgroundColor = self.blue },
            completion: { results.append($0) }
        )
        for (time, share) in [(0.25, 0.25), (0.5, 0.5), (0.75, 0.75)] {
            stage.harness.advance(to: time)
            let wanted = [Int(255 * (1 - share)), 0, Int(255 * share)]
            #expect(isNear(pixel(stage), wanted), "\(pixel(stage)) at \(time)")
            #expect(stage.harness.presented == stage.harness.renderFromScratch())
        }
        #expect(results == [])
        stage.harness.advance(to: 1)
        #expect(results == [true])
        #expect(pixel(stage) == [0, 0, 255])
        #expect(stage.view.layer.animationKeys() == nil)
        #expect(stage.harness.root.layer.sublayers?.count == 1)
    }

    @Test func `what is clear in both pictures, or in one, is mixed too`() {
        let stage = stage()
        stage.view.backgroundColor = nil
        let old = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
        let new = UIView(frame: CGRect(x: 50, y: 0, width: 30, height: 100))
        old.backgroundColor = blue
        new.backgroundColor = blue
        stage.view.addSubview(old)
        stage.harness.runFrame()
        UIView.transition(with: stage.view, duration: 1, options: dissolve) {
            old.removeFromSuperview()
            stage.view.addSubview(new)
        }
        stage.harness.advance(to: 0.25)
        #expect(isNear(pixel(stage, 25, 50), [64, 64, 255]))
        #expect(isNear(pixel(stage, 65, 50), [191, 191, 255]))
        #expect(pixel(stage, 90, 50) == [255, 255, 255])
    }

    @Test func `a change within is in the new picture at once, unless the content is animated`() {
        let stage = stage()
        UIView.transition(with: stage.view, duration: 1, options: dissolve) {
            stage.view.frame.origin.x = 100
        }
        stage.harness.advance(to: 0.5)
        #expect(stage.x == 100)
        let other = self.stage()
        UIView.transition(
            with: other.view,
            duration: 1,
            options: [dissolve, .allowAnimatedContent]
        ) {
            other.view.frame.origin.x = 100
        }
        other.harness.advance(to: 0.5)
        #expect(near(other.x, 50))
    }

    @Test func `without a transition the changes just happen`() {
        let stage = stage()
        var results: [Bool] = []
        UIView.transition(
            with: stage.view,
            duration: 1,
            animations: { stage.view.frame.origin.x = 100 },
            completion: { results.append($0) }
        )
        #expect(results == [true] && stage.x == 100)
    }

    @Test func `with no time they happen at once and are told in the next turn`() {
        let stage = stage()
        var results: [Bool] = []
        UIView.transition(
            with: stage.view,
            duration: 0,
            options: dissolve,
            animations: { stage.view.frame.origin.x = 100 },
            completion: { results.append($0) }
        )
        #expect(results == [] && stage.x == 100)
        stage.harness.advance(by: 0)
        #expect(results == [true])
    }

    @Test func `from one view to another`() {
        for showsAndHides in [true, false] {
            let stage = stage()
            let other = UIView(frame: stage.view.frame)
            other.backgroundColor = blue
            if showsAndHides {
                other.isHidden = true
                stage.harness.root.addSubview(other)
            }
            stage.harness.runFrame()
            var results: [Bool] = []
            UIView.transition(
                from: stage.view,
                to: other,
                duration: 1,
                options: showsAndHides ? [dissolve, .showHideTransitionViews] : dissolve
            ) { results.append($0) }
            #expect(other.superview === stage.harness.root && !other.isHidden)
            #expect((stage.view.superview == nil) != showsAndHides)
            #expect(stage.view.isHidden == showsAndHides)
            stage.harness.advance(to: 0.5)
            #expect(isNear(pixel(stage), [128, 0, 128]), "\(pixel(stage))")
            stage.harness.advance(to: 1)
            #expect(results == [true] && pixel(stage) == [0, 0, 255])
        }
    }

    @Test func `a flip is drawn as a cross dissolve`() {
        let stage = stage()
        UIView.transition(
            with: stage.view,
            duration: 1,
            options: [.transitionFlipFromLeft, .curveLinear]
        ) {
            stage.view.backgroundColor = self.blue
        }
        stage.harness.advance(to: 0.5)
        #expect(isNear(pixel(stage), [128, 0, 128]))
    }

    @Test func `a view that leaves its window ends the transition unfinished and leaves nothing`() {
        let stage = stage()
        var results: [Bool] = []
        UIView.transition(
            with: stage.view,
            duration: 1,
            options: dissolve,
            animations: { stage.view.backgroundColor = self.blue },
            completion: { results.append($0) }
        )
        stage.harness.advance(to: 0.5)
        stage.view.removeFromSuperview()
        stage.harness.advance(by: 0.1)
        #expect(results == [false])
        #expect(pixel(stage) == [255, 255, 255])
        #expect(stage.harness.root.layer.sublayers == nil)
    }

    @Test func `a view in transition refuses touches unless it may have them`() {
        let stage = stage()
        UIView.transition(with: stage.view, duration: 1, options: dissolve) {
            stage.view.backgroundColor = self.blue
        }
        stage.harness.advance(to: 0.5)
        let window = stage.harness.window
        #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.harness.root)
        stage.harness.advance(to: 1)
        UIView.transition(
            with: stage.view,
            duration: 1,
            options: [dissolve, .allowUserInteraction]
        ) {
            stage.view.backgroundColor = self.red
        }
        stage.harness.advance(to: 1.5)
        #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.view)
    }

    @Test func `deleting shrinks and fades views and takes them out`() {
        let stage = stage()
        let other = UIView(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
        stage.harness.root.addSubview(other)
        stage.harness.runFrame()
        var results: [Bool] = []
        UIView.perform(
            .delete,
            on: [stage.view],
            animations: { other.frame.origin.x = 100 },
            completion: { results.append($0) }
        )
        stage.harness.advance(by: 0.125)
        #expect(near(stage.alpha, 0.5) && stage.view.superview != nil)
        #expect(near(other.layer.presentation()?.frame.minX ?? 0, 150))
        stage.harness.advance(by: 0.2)
        #expect(results == [true] && stage.view.superview == nil)
        #expect(stage.view.alpha == 1)
    }

    @Test func `a layer's transition fades, pushes and ends`() {
        let stage = stage()
        let layer = CALayer()
        layer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        layer.backgroundColor = red.cgColor
        stage.harness.root.layer.addSublayer(layer)
        stage.harness.advance(by: 1)
        let fade = CATransition()
        fade.duration = 1
        layer.add(fade, forKey: nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.backgroundColor = blue.cgColor
        CATransaction.commit()
        #expect(layer.animationKeys() == ["transition"])
        stage.harness.advance(by: 0.5)
        #expect(isNear(pixel(stage, 150, 150), [128, 0, 128]))
        stage.harness.advance(by: 0.6)
        #expect(pixel(stage, 150, 150) == [0, 0, 255])
        #expect(layer.animationKeys() == nil)
        #expect(stage.harness.root.layer.sublayers?.count == 2)

        let push = CATransition()
        push.type = .push
        push.subtype = .fromRight
        push.duration = 1
        layer.add(push, forKey: "mine")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.backgroundColor = red.cgColor
        CATransaction.commit()
        stage.harness.advance(by: 0.25)
        #expect(pixel(stage, 120, 150) == [0, 0, 255])
        #expect(pixel(stage, 80, 150) == [0, 0, 255])
        #expect(pixel(stage, 190, 150) == [255, 0, 0])
        stage.harness.advance(by: 1)
        #expect(pixel(stage, 120, 150) == [255, 0, 0])
        #expect(stage.harness.root.layer.sublayers?.count == 2)
    }
}
