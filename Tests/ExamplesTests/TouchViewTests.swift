import Testing
import TouchViewScreens
import UIKit
import UIKitTesting

/// A pad at (10, 20) of a screen.
@MainActor private final class Stage {
    let harness = Harness()
    let pad = TouchView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))

    init() {
        harness.root.addSubview(pad)
        harness.runFrame()
    }
}

@MainActor @Suite final class TouchViewTests {
    // Made when first asked for, inside the test: another test's harness may come between a suite's
    // initializer and the test.
    private lazy var stage = Stage()
    private var harness: Harness { stage.harness }
    private var pad: TouchView { stage.pad }

    /// Puts a finger down in points of the pad.
    private func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
        harness.down(finger, at: CGPoint(x: x + 10, y: y + 20))
    }

    private func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
        harness.move(finger, to: CGPoint(x: x + 10, y: y + 20))
    }

    /// Taps at 0.05 s a tap, each coming down at one of `times`.
    private func taps(at times: [TimeInterval]) {
        for time in times {
            harness.advance(to: time)
            down(40, 40)
            harness.advance(by: 0.05)
            harness.up(1)
        }
    }

    // MARK: - Taps

    @Test func `R49 a single tap is reported 0.3 s after the finger came down`() {
        taps(at: [0])
        harness.advance(to: 0.299)
        #expect(pad.singleTaps == 0)
        harness.advance(to: 0.3)
        #expect(pad.singleTaps == 1)
        harness.advance(to: 2)
        #expect(pad.singleTaps == 1)
        #expect(pad.doubleTaps == 0)
    }

    @Test func `R49 the second tap is reported at once and takes the single one back`() {
        taps(at: [0])
        harness.advance(to: 0.2)
        down(43, 40)
        #expect(pad.doubleTaps == 1)
        harness.up(1)
        harness.advance(to: 2)
        #expect(pad.singleTaps == 0)
        #expect(pad.doubleTaps == 1)
    }

    @Test func `R49 a third tap reports nothing`() {
        taps(at: [0, 0.2, 0.4])
        harness.advance(to: 2)
        #expect(pad.singleTaps == 0)
        #expect(pad.doubleTaps == 1)
    }

    @Test func `R54 a second tap 0.33 s after the first is reported as both`() {
        taps(at: [0, 0.38])
        harness.advance(to: 2)
        #expect(pad.singleTaps == 1)
        #expect(pad.doubleTaps == 1)
    }

    @Test func `R54 a second tap later than 0.35 s is another single one`() {
        taps(at: [0, 0.41])
        harness.advance(to: 2)
        #expect(pad.singleTaps == 2)
        #expect(pad.doubleTaps == 0)
    }

    // MARK: - Places

    @Test func `R50 a place converted to the square and to the superview`() throws {
        down(120, 130)
        let places = try #require(pad.places)
        #expect(places.own == CGPoint(x: 120, y: 130))
        #expect(places.square == CGPoint(x: 20, y: 30))
        #expect(places.outside == CGPoint(x: 130, y: 150))
        #expect(places.outsideAgain == CGPoint(x: 130, y: 150))
    }

    @Test func `R31 R33 a finger on the square hits it, and the pad hears of it`() {
        let hit = harness.window.hitTest(CGPoint(x: 130, y: 150), with: nil)
        #expect(hit === pad.redView)
        down(120, 130)
        #expect(pad.places != nil)
    }

    @Test func `R20 the pad takes several touches and the square one`() {
        #expect(pad.isMultipleTouchEnabled)
        #expect(!pad.redView.isMultipleTouchEnabled)
        #expect(pad.isUserInteractionEnabled)
        #expect(pad.redView.isUserInteractionEnabled)
    }

    // MARK: - Press, drag, release

    @Test func `R51 a press enlarges the square to 1.3 within 0.3 s`() {
        down(125, 125)
        #expect(pad.isInside)
        #expect(pad.redView.transform == CGAffineTransform(scaleX: 1.3, y: 1.3))
        #expect(pad.redView.frame.isClose(to: CGRect(x: 92.5, y: 92.5, width: 65, height: 65)))
        #expect(pad.redView.center == CGPoint(x: 125, y: 125))
        harness.advance(to: 0.15)
        #expect(abs(shownScale - 1.15) < 0.001)
        harness.advance(to: 0.3)
        #expect(abs(shownScale - 1.3) < 0.000_001)
    }

    @Test func `R51 a press beside the square leaves it`() {
        down(99.9, 125)
        #expect(!pad.isInside)
        #expect(pad.redView.transform == .identity)
    }

    @Test func `R52 the enlarged square's frame follows the finger and its transform stays`() {
        down(125, 125)
        harness.advance(to: 0.4)
        move(135, 130)
        #expect(pad.redView.frame.isClose(to: CGRect(x: 102.5, y: 97.5, width: 65, height: 65)))
        #expect(pad.redView.center.isClose(to: CGPoint(x: 135, y: 130)))
        #expect(pad.redView.bounds.isClose(to: CGRect(x: 0, y: 0, width: 50, height: 50)))
        #expect(pad.redView.transform == CGAffineTransform(scaleX: 1.3, y: 1.3))
    }

    @Test func `R52 R57 the square jumps with the finger while it still grows`() throws {
        down(125, 125)
        harness.advance(to: 0.15)
        move(135, 130)
        harness.runFrame()
        #expect(abs(shownScale - 1.15) < 0.001)
        let shown = try #require(pad.redView.layer.presentation())
        #expect(shown.position.isClose(to: CGPoint(x: 135, y: 130)))
        move(145, 135)
        #expect(pad.redView.center.isClose(to: CGPoint(x: 145, y: 135)))
    }

    @Test(arguments: [false, true])
    func `R53 the released square shrinks back where it is`(isCancelled: Bool) {
        down(125, 125)
        harness.advance(to: 0.4)
        move(135, 130)
        if isCancelled { harness.cancel(1) } else { harness.up(1) }
        #expect(pad.redView.transform == .identity)
        #expect(pad.redView.frame.isClose(to: CGRect(x: 110, y: 105, width: 50, height: 50)))
        harness.advance(by: 0.15)
        #expect(abs(shownScale - 1.15) < 0.001)
        harness.advance(by: 0.15)
        #expect(abs(shownScale - 1) < 0.000_001)
    }

    @Test func `R55 a second finger beside the square stops the drag of the first`() {
        down(125, 125)
        harness.advance(to: 0.4)
        down(250, 300, finger: 2)
        move(145, 125)
        #expect(pad.redView.center == CGPoint(x: 125, y: 125))
    }

    @Test func `R57 the square takes no new touches while it grows, and the pad does`() {
        down(125, 125)
        harness.advance(to: 0.1)
        let place = CGPoint(x: 135, y: 145)
        #expect(harness.window.hitTest(place, with: nil) === pad)
        harness.advance(to: 0.4)
        #expect(harness.window.hitTest(place, with: nil) === pad.redView)
    }

    /// The scale that the square is seen with.
    private var shownScale: CGFloat {
        pad.redView.layer.presentation()?.affineTransform().a ?? pad.redView.transform.a
    }
}
