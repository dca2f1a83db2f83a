import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ViewAnimationTests {
    private func stage() -> (Harness, UIView) {
        let harness = Harness()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        harness.root.addSubview(view)
        harness.runFrame()
        return (harness, view)
    }

    private func seenX(_ view: UIView) -> CGFloat {
        view.layer.presentation()?.frame.minX ?? .nan
    }

    @Test func `04§17-4 the model is there at once, what is seen follows`() {
        let (harness, view) = stage()
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 250
        }
        #expect(view.frame.minX == 250)
        harness.advance(by: 0.125)
        #expect(abs(seenX(view) - 125) < 1e-6)
        #expect(view.frame.minX == 250)
        harness.advance(by: 0.125)
        #expect(seenX(view) == 250)
    }

    @Test func `04§10 easeInOut is the default curve`() {
        let (harness, view) = stage()
        UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
        harness.advance(by: 0.25)
        #expect(abs(seenX(view) - 12.9162) < 0.001)
        harness.advance(by: 0.5)
        #expect(abs(seenX(view) - 87.0838) < 0.001)
    }

    @Test func `04§17-4 04§17-5 an animated view is not hit, with the option where it will be`() {
        let (harness, view) = stage()
        view.frame.size = CGSize(width: 20, height: 100)
        UIView.animate(withDuration: 0.25) { view.frame.origin.x = 250 }
        harness.advance(by: 0.1)
        #expect(harness.window.hitTest(CGPoint(x: 10, y: 50), with: nil) === harness.root)
        #expect(harness.window.hitTest(CGPoint(x: 255, y: 50), with: nil) === harness.root)
        harness.advance(by: 0.2)
        #expect(harness.window.hitTest(CGPoint(x: 255, y: 50), with: nil) === view)
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            view.frame.origin.x = 0
        }
        harness.advance(by: 0.05)
        #expect(harness.window.hitTest(CGPoint(x: 10, y: 50), with: nil) === view)
    }

    @Test func `04§17-9 a block that changes nothing completes at once`() {
        let (harness, view) = stage()
        var log: [Bool] = []
        UIView.animate(withDuration: 1, animations: {}, completion: { log.append($0) })
        #expect(log == [true])
        UIView.setAnimationsEnabled(false)
        UIView.animate(
            withDuration: 1,
            animations: { view.frame.origin.x = 10 },
            completion: { log.append($0) }
        )
        UIView.setAnimationsEnabled(true)
        #expect(log == [true, true])
        #expect(seenX(view) == 10)
        UIView.animate(
            withDuration: 0,
            animations: { view.frame.origin.x = 20 },
            completion: { log.append($0) }
        )
        #expect(log == [true, true])
        #expect(view.frame.minX == 20)
        harness.advance(by: 0)
        #expect(log == [true, true, true])
    }

    @Test func `04§8-4 two blocks add up`() {
        let (harness, view) = stage()
        var log: [String] = []
        UIView.animate(
            withDuration: 1,
            animations: { view.frame.origin.x = 100 },
            completion: { log.append("first \($0)") }
        )
        harness.advance(by: 0.5)
        #expect(abs(seenX(view) - 50) < 0.0005)
        UIView.animate(
            withDuration: 1,
            animations: { view.frame.origin.x = 0 },
            completion: { log.append("second \($0)") }
        )
        for (time, value) in [(0.6, 64.8394), (0.75, 74.1676), (1, 50), (1.25, 12.9162)] {
            harness.advance(to: time)
            #expect(abs(seenX(view) - value) < 0.0005, "at \(time)")
        }
        harness.advance(to: 1.5)
        #expect(seenX(view) == 0)
        #expect(log == ["first true", "second true"])
    }

    @Test func `04§17-10 a fading view refuses touches at once`() {
        let (harness, view) = stage()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            view.alpha = 0
        }
        harness.advance(by: 0.2)
        #expect(abs(CGFloat(view.layer.presentation()?.opacity ?? 0) - 0.8) < 1e-6)
        #expect(harness.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === harness.root)
    }

    @Test func `04§8-5 removing animations completes false and leaves the model`() {
        let (harness, view) = stage()
        var result: Bool?
        UIView.animate(
            withDuration: 1,
            animations: { view.frame.origin.x = 100 },
            completion: { result = $0 }
        )
        harness.advance(by: 0.5)
        view.layer.removeAllAnimations()
        harness.advance(by: 0.1)
        #expect(result == false)
        #expect(seenX(view) == 100)
    }

    @Test func `leaving the window completes false`() {
        let (harness, view) = stage()
        var result: Bool?
        UIView.animate(
            withDuration: 1,
            animations: { view.frame.origin.x = 100 },
            completion: { result = $0 }
        )
        harness.advance(by: 0.5)
        view.removeFromSuperview()
        harness.advance(by: 0.1)
        #expect(result == false)
    }

    @Test func `layoutIfNeeded inside a block animates what it lays out`() {
        final class Parent: UIView {
            override func layoutSubviews() { subviews.first?.frame = bounds }
        }
        let harness = Harness()
        let parent = Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        parent.addSubview(child)
        harness.root.addSubview(parent)
        harness.runFrame()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            parent.bounds.size.width = 200
            parent.layoutIfNeeded()
        }
        harness.advance(by: 0.5)
        #expect(abs((child.layer.presentation()?.bounds.width ?? 0) - 150) < 1e-6)
    }

    @Test func `ANI-22 a spring swings over and settles`() {
        let (harness, view) = stage()
        view.frame.origin.x = 50
        UIView.animate(
            withDuration: 0.8,
            delay: 0,
            usingSpringWithDamping: 0.6,
            initialSpringVelocity: 0
        ) { view.frame.origin.x = 150 }
        for (time, value) in [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)] {
            harness.advance(to: time)
            #expect(abs(seenX(view) - value) < 0.5, "at \(time)")
        }
        harness.advance(to: 0.8)
        #expect(seenX(view) == 150)
    }

    @Test func `GAP-20 a repeated fade swings back and completes only when removed`() {
        let (harness, view) = stage()
        var log: [Bool] = []
        UIView.animate(
            withDuration: 0.5,
            delay: 0,
            options: [.repeat, .autoreverse, .curveLinear],
            animations: { view.alpha = 0 },
            completion: { log.append($0) }
        )
        for (time, alpha) in [(0.25, 0.5), (0.5, 0), (0.75, 0.5), (1, 1), (1.25, 0.5)] {
            harness.advance(to: time)
            let seen = Double(view.layer.presentation()?.opacity ?? .nan)
            #expect(abs(seen - alpha) < 1e-6, "at \(time): \(seen)")
        }
        #expect(log == [])
        view.layer.removeAllAnimations()
        harness.advance(by: 0.1)
        #expect(log == [false])
        #expect(view.layer.presentation()?.opacity == 0)
    }

    @Test func `a view that moves to another superview of the window goes on with its animation`() {
        let (harness, view) = stage()
        let other = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        harness.root.addSubview(other)
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
        } completion: {
            finished.append($0)
        }
        harness.advance(by: 0.5)
        other.addSubview(view)
        harness.runFrame()
        #expect(view.layer.superlayer === other.layer)
        #expect(harness.root.layer.sublayers?.contains(view.layer) == false)
        #expect(abs(seenX(view) - 50) < 2)
        harness.advance(by: 0.25)
        #expect(abs(seenX(view) - 75) < 2)
        #expect(finished.isEmpty)
        harness.advance(by: 0.5)
        #expect(finished == [true])
        #expect(seenX(view) == 100)
        UIView.animate(withDuration: 1) {
            view.frame.origin.x = 0
        } completion: {
            finished.append($0)
        }
        harness.advance(by: 0.25)
        view.removeFromSuperview()
        harness.advance(by: 0.1)
        #expect(finished == [true, false])
    }
}
