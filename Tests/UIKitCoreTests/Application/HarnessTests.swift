import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct HarnessTests {
    private final class Recorder: UIView {
        var log: [String] = []

        private func note(_ word: String, _ touches: Set<UITouch>) {
            let places = touches.map { $0.location(in: nil) }.sorted { $0.x < $1.x }
            log.append(word + places.map { " \(Int($0.x)),\(Int($0.y))" }.joined())
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("B", touches)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("M", touches)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("E", touches)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("C", touches)
        }
    }

    private func stage() -> (Harness, Recorder) {
        let harness = Harness()
        let view = Recorder(frame: harness.root.bounds)
        view.isMultipleTouchEnabled = true
        harness.root.addSubview(view)
        return (harness, view)
    }

    @Test func `each call is one update, together makes one of many`() {
        let (harness, view) = stage()
        harness.down(1, at: CGPoint(x: 10, y: 10))
        harness.together {
            harness.move(1, to: CGPoint(x: 20, y: 10))
            harness.down(2, at: CGPoint(x: 100, y: 10))
        }
        harness.together {
            harness.up(1)
            harness.up(2)
        }
        #expect(view.log == ["B 10,10", "B 100,10", "M 20,10", "E 20,10 100,10"])
    }

    @Test func `queued updates reach the next frame, moves as one`() {
        let (harness, view) = stage()
        harness.queued { queue in
            queue.down(1, at: CGPoint(x: 10, y: 10), time: 0.001)
            queue.move(1, to: CGPoint(x: 12, y: 10), time: 0.002)
            queue.move(1, to: CGPoint(x: 14, y: 10), time: 0.003)
            queue.move(1, to: CGPoint(x: 16, y: 10), time: 0.004)
            queue.up(1, time: 0.005)
        }
        #expect(view.log.isEmpty)
        harness.advance(by: 0.01)
        #expect(view.log.isEmpty)
        harness.advance(by: 0.01)
        #expect(view.log == ["B 10,10", "M 16,10", "E 16,10"])
    }

    @Test func `an unplugged touchscreen cancels, and what its fingers did after is not seen`() {
        let (harness, view) = stage()
        harness.down(1, at: CGPoint(x: 10, y: 10))
        harness.unplugTouchscreen()
        harness.move(1, to: CGPoint(x: 50, y: 50))
        harness.up(1)
        harness.down(1, at: CGPoint(x: 30, y: 30))
        #expect(view.log == ["B 10,10", "C 10,10", "B 30,30"])
    }

    @Test func `a drag takes its time and ends where it should`() {
        let (harness, view) = stage()
        harness.drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 120, y: 60), duration: 0.1)
        #expect(abs(harness.now - 0.1) < 1e-6)
        #expect(view.log.count == 14)
        #expect(view.log.last == "E 120,60")
        harness.drag(
            from: CGPoint(x: 0, y: 0),
            to: CGPoint(x: 50, y: 0),
            duration: 0.1,
            lift: false
        )
        #expect(view.log.last == "M 50,0")
        harness.up(7)
        #expect(view.log.last == "E 50,0")
    }

    @Test func `views are found by identifier, then by label, when they are visible`() {
        let (harness, view) = stage()
        let button = UIView()
        button.accessibilityLabel = "Save"
        view.addSubview(button)
        view.accessibilityIdentifier = "canvas"
        #expect(harness.find("canvas") === view)
        #expect(harness.find("Save") === button)
        #expect(harness.find("Open") == nil)
        view.isHidden = true
        #expect(harness.find("Save") == nil)
    }

    @Test func `pixels follow the tree, and what is presented follows frames`() {
        let (harness, view) = stage()
        view.backgroundColor = .red
        #expect(harness.render().pixel(x: 5, y: 5) == (255, 0, 0, 255))
        #expect(harness.presented.pixel(x: 5, y: 5) == (0, 0, 0, 255))
        harness.runFrame()
        #expect(harness.presented.pixel(x: 5, y: 5) == (255, 0, 0, 255))
        #expect(harness.presented == harness.renderFromScratch())
        #expect(harness.render().size == PixelSize(width: 320, height: 568))
    }

    @Test func `a frame that changes a corner damages the corner`() {
        let (harness, view) = stage()
        let dot = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        dot.backgroundColor = .green
        view.addSubview(dot)
        harness.runFrame()
        harness.resetCounters()
        dot.backgroundColor = .blue
        harness.runFrame()
        #expect(harness.counters.frames == 1)
        #expect(harness.counters.commits == 1)
        #expect(harness.counters.damagedPixels == 1_200)
    }

    @Test func `a resize lays the window out anew`() {
        let (harness, _) = stage()
        harness.resize(to: CGSize(width: 480, height: 272))
        #expect(harness.window.bounds.size == CGSize(width: 480, height: 272))
        #expect(harness.root.bounds.size == CGSize(width: 480, height: 272))
        harness.runFrame()
        #expect(harness.presented.size == PixelSize(width: 480, height: 272))
    }
}
