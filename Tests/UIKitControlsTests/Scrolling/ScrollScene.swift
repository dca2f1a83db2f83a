import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// Writes down what it is told, with the state flags of the moment: tracking, dragging, decelerating.
@MainActor final class ScrollLog: UIScrollViewDelegate {
    /// The calls, `didScroll` left out.
    var calls: [String] = []
    /// The calls with the times in seconds at which they came.
    var times: [String: TimeInterval] = [:]
    /// The offsets of all `didScroll`.
    var offsets: [CGPoint] = []
    /// The flags inside each call, as letters.
    var flags: [String] = []
    /// All calls, `didScroll` too.
    var all: [String] = []
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    var newTarget: CGPoint?
    var zoomed: UIView?
    var onCall: ((String, UIScrollView) -> Void)?
    var now: () -> TimeInterval = { 0 }

    private func note(_ call: String, _ view: UIScrollView) {
        calls.append(call)
        all.append(call)
        times[call] = now()
        flags.append(
            "\(call) " + (view.isTracking ? "t" : "-") + (view.isDragging ? "d" : "-")
                + (view.isDecelerating ? "c" : "-")
        )
        onCall?(call, view)
    }

    func scrollViewDidScroll(_ view: UIScrollView) {
        offsets.append(view.contentOffset)
        all.append("didScroll")
        onCall?("didScroll", view)
    }
    func scrollViewDidZoom(_ view: UIScrollView) {
        all.append("didZoom")
        onCall?("didZoom", view)
    }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { note("willBeginDragging", view) }
    func scrollViewWillEndDragging(
        _ view: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let newTarget { targetContentOffset.pointee = newTarget }
        note("willEndDragging", view)
    }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging(\(decelerate))", view)
    }
    func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
        note("willBeginDecelerating", view)
    }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { note("didEndDecelerating", view) }
    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
        note("didEndScrollingAnimation", view)
    }
    func viewForZooming(in view: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ view: UIScrollView, with zoomed: UIView?) {
        note("willBeginZooming", view)
    }
    func scrollViewDidEndZooming(_ view: UIScrollView, with zoomed: UIView?, atScale: CGFloat) {
        note("didEndZooming(\(atScale))", view)
    }
    func scrollViewDidScrollToTop(_ view: UIScrollView) { note("didScrollToTop", view) }
    func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
        note("didChangeAdjustedContentInset", view)
    }
}

/// Content that writes down its touches.
final class TouchNoter: UIView {
    var calls: [String] = []
    var times: [TimeInterval] = []
    var now: () -> TimeInterval = { 0 }

    private func note(_ call: String) {
        calls.append(call)
        times.append(now())
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("B") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("M") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("E") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("C") }
}

/// The scroll view of 05 §15: 320×568, content 320×2000 filled by one view, offsets not rounded to pixels.
@MainActor final class ScrollScene {
    let harness: Harness
    let view: UIScrollView
    let content: TouchNoter
    let log = ScrollLog()

    init(
        size: CGSize = CGSize(width: 320, height: 568),
        content contentSize: CGSize = CGSize(width: 320, height: 2_000),
        view: UIScrollView = UIScrollView()
    ) {
        let harness = Harness(size: size)
        self.harness = harness
        self.view = view
        view.frame = CGRect(origin: .zero, size: size)
        view.contentSize = contentSize
        view.delegate = log
        view.offsetScale = 1_000_000
        content = TouchNoter(frame: CGRect(origin: .zero, size: contentSize))
        view.addSubview(content)
        harness.root.addSubview(view)
        log.now = { harness.now }
        content.now = { harness.now }
    }

    var y: CGFloat { view.contentOffset.y }
    var x: CGFloat { view.contentOffset.x }

    /// Puts the finger down at y, then moves it to each place at its time, and lifts it when `up` is given.
    func drag(
        _ start: CGFloat,
        _ moves: [(time: TimeInterval, y: CGFloat)],
        up: TimeInterval? = nil,
        x: CGFloat = 160
    ) {
        let begin = harness.now
        harness.down(0, at: CGPoint(x: x, y: start))
        for move in moves {
            harness.advance(to: begin + move.time)
            harness.move(0, to: CGPoint(x: x, y: move.y))
        }
        if let up {
            harness.advance(to: begin + up)
            harness.up(0)
        }
    }
}

/// Within what four decimals say.
func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.00007) -> Bool {
    abs(a - b) <= tolerance
}
