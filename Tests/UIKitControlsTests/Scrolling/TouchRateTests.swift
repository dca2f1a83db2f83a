import Testing
import UIKit
import UIKitTesting

/// Slow and fast panels: the same finger, told 25 to 240 times a second.
@MainActor @Suite(.serialized) struct TouchRateTests {
    @Test(arguments: [25.0, 40, 60, 100, 140, 240])
    func `FIELD-26 a flick is the same at every rate of the panel`(rate: Double) {
        let scene = ScrollScene()
        var speed: CGFloat = 0
        scene.log.onCall = { call, view in
            if call == "willEndDragging" { speed = view.panGestureRecognizer.velocity(in: view).y }
        }
        // 600 points a second for a fifth of a second; the panel tells the lift with its next scan, not quite on time.
        let moves = (1...Int(rate / 5)).map { step in
            (time: Double(step) / rate, y: 400 - 600 * CGFloat(step) / CGFloat(rate))
        }
        scene.drag(400, moves, up: 0.2 + 1 / rate + 0.001)
        // 120 points less the ten that make a drag.
        #expect(near(scene.y, 110))
        #expect(abs(speed + 600) < 30)
        #expect(abs(scene.log.velocity.y - 0.6) < 0.03)
        // A coast that ends at 10 points a second: (600 - 10) · 0.4995.
        #expect(abs(scene.log.target.y - 110 - 294.7) < 0.05 * 294.7)
        scene.harness.advance(by: 4)
        #expect(abs(scene.y - 110 - 294.7) < 0.05 * 294.7)
    }

    @Test(arguments: [25.0, 60, 240])
    func `FIELD-27 a finger that rests before it is lifted doesn't coast at any rate`(rate: Double)
    {
        let scene = ScrollScene()
        let moves = (1...Int(rate / 5)).map { step in
            (time: Double(step) / rate, y: 400 - 600 * CGFloat(step) / CGFloat(rate))
        }
        scene.drag(400, moves, up: 0.2 + 0.1)
        #expect(scene.log.velocity == .zero)
        scene.harness.advance(by: 1)
        #expect(near(scene.y, 110))
    }
}
