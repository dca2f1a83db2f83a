import Testing
import TouchMarksScreens
import UIKit
import UIKitTesting

/// The example on a screen.
@MainActor private final class Stage {
    let harness = Harness(size: CGSize(width: 800, height: 480))
    let controller = TouchMarksViewController()

    init() {
        harness.window.rootViewController = controller
        harness.runFrame()
    }
}

@MainActor @Suite final class TouchMarksTests {
    // Made when first asked for, inside the test: another test's harness may come between a suite's
    // initializer and the test.
    private lazy var stage = Stage()
    private var harness: Harness { stage.harness }
    private var view: TouchMarksView { stage.controller.marksView }

    @Test func `R8 a finger's mark goes on until it is lifted`() throws {
        harness.down(1, at: CGPoint(x: 100, y: 100))
        for x in [110, 120, 130] as [CGFloat] {
            harness.advance(by: 0.02)
            harness.move(1, to: CGPoint(x: x, y: 100))
        }
        harness.up(1)
        try #require(view.marks.count == 1)
        #expect(view.marks[0].trail.map(\.x) == [100, 110, 120, 130])
        #expect(!view.marks[0].isDown)
        #expect(!view.marks[0].isCancelled)
    }

    @Test func `R17 R18 fingers that land at once or one by one are numbered`() {
        harness.together {
            harness.down(1, at: CGPoint(x: 300, y: 100))
            harness.down(2, at: CGPoint(x: 200, y: 100))
        }
        harness.down(3, at: CGPoint(x: 100, y: 100))
        #expect(view.marks.map(\.number) == [1, 2, 3])
        #expect(view.marks.map(\.place.x) == [200, 300, 100])
    }

    @Test func `a new finger takes the smallest number that is free`() {
        for finger in 1...3 { harness.down(finger, at: CGPoint(x: 100 * finger, y: 100)) }
        harness.up(2)
        harness.down(4, at: CGPoint(x: 200, y: 300))
        #expect(view.marks.map(\.number) == [1, 2, 3, 2])
        for finger in [1, 3, 4] { harness.up(finger) }
        harness.down(5, at: CGPoint(x: 50, y: 50))
        #expect(view.marks.map(\.number) == [1])
    }

    @Test func `R16 merged samples are in the trail, the newest is the touch's own place`() throws {
        harness.down(1, at: CGPoint(x: 100, y: 100))
        harness.queued { finger in
            for step in 1...4 {
                finger.move(
                    1,
                    to: CGPoint(x: 100 + 4 * CGFloat(step), y: 100 + 2 * CGFloat(step)),
                    time: 0.004 * Double(step)
                )
            }
        }
        harness.runFrame()
        try #require(view.marks.count == 1)
        #expect(view.marks[0].newest == 4)
        #expect(
            view.marks[0].trail == [
                CGPoint(x: 100, y: 100), CGPoint(x: 104, y: 102), CGPoint(x: 108, y: 104),
                CGPoint(x: 112, y: 106), CGPoint(x: 116, y: 108),
            ]
        )
    }

    @Test func `R16 the expected way goes on as between the last two samples`() throws {
        harness.down(1, at: CGPoint(x: 100, y: 100))
        harness.queued { finger in
            finger.move(1, to: CGPoint(x: 104, y: 102), time: 0.008)
            finger.move(1, to: CGPoint(x: 110, y: 105), time: 0.016)
        }
        harness.runFrame()
        // Two more samples, 8 ms apart, fit into the 16 ms that are foreseen.
        let expected = try #require(view.marks.first).expected
        try #require(expected.count == 2)
        #expect(expected[0].isClose(to: CGPoint(x: 116, y: 108)))
        #expect(expected[1].isClose(to: CGPoint(x: 122, y: 111)))
        harness.up(1)
        #expect(view.marks[0].expected.isEmpty)
    }

    @Test func `a contact's radius is kept and touches that are taken away are crossed out`() {
        harness.down(1, at: CGPoint(x: 100, y: 100), radius: 18, force: 0, type: .direct)
        harness.down(2, at: CGPoint(x: 300, y: 100))
        #expect(view.marks.map(\.radius) == [18, 0])
        harness.up(2)
        harness.unplugTouchscreen()
        #expect(view.marks.map(\.isCancelled) == [true, false])
        #expect(view.marks.map(\.isDown) == [false, false])
    }

    @Test func `the picture of ten moving fingers is the same as one drawn from nothing`() {
        for finger in 0..<10 { harness.down(finger, at: CGPoint(x: 70 * finger + 60, y: 120)) }
        for step in 1...6 {
            harness.advance(by: 0.016)
            harness.together {
                for finger in 0..<10 {
                    harness.move(
                        finger,
                        to: CGPoint(x: 70 * finger + 60 + step, y: 120 + step * (20 + finger))
                    )
                }
            }
        }
        #expect(harness.render() == harness.renderFromScratch())
    }
}
