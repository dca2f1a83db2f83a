import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor @Suite final class TouchTraceTests {
    private lazy var scene = GestureScene()

    @Test func `nothing is recorded while nobody asked`() {
        scene.harness.tap(at: CGPoint(x: 10, y: 10))
        #expect(scene.dispatcher.trace.records.isEmpty)
    }

    @Test func `a tap that does not fire says why`() {
        scene.dispatcher.trace.recorded = [.touch, .gesture]
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        scene.add(double, "double")
        scene.add(UITapGestureRecognizer(), "tap").require(toFail: double)
        TouchScript("0 d1(100,100); .05 u1; .1 d2(100,100); .15 m2(146,100); .2 u2").play(
            in: scene.harness
        )
        let first = scene.dispatcher.trace.records.map(\.decision)
        #expect(
            first.map(\.description) == [
                "touch 1 hits LogView", "double receives touch 1", "tap receives touch 1",
                "tap waits for double", "touch 2 hits LogView", "double receives touch 2",
                "tap does not receive touch 2: has ended and waits",
                "double failed: moved 46.0 pt > 45.0",
                "touch 1 is cancelled for LogView: tap recognized",
                "tap ended", "tap is possible again", "double is possible again",
            ]
        )
        #expect(scene.dispatcher.trace.records[3].time.seconds == 0.05)
    }

    @Test func `a withheld touch and one that hits nothing say so`() {
        scene.dispatcher.trace.recorded = .touch
        scene.harness.down(1, at: CGPoint(x: 10, y: 10))
        scene.harness.down(2, at: CGPoint(x: 20, y: 10))
        scene.harness.down(3, at: CGPoint(x: 2_000, y: 10))
        #expect(
            scene.dispatcher.trace.records.map(\.decision.description) == [
                "touch 1 hits LogView", "touch 2 hits LogView",
                "touch 2 is kept from LogView: it has touch 1 and takes one at a time",
                "a touch at (2000.0, 10.0) hits nothing, dropped",
            ]
        )
    }
}
