import Testing
import UIKit
import UIKitTesting

/// Timers, links, notices and animations that end each other, or outlive their application.
@MainActor @Suite(.serialized) struct PendingWorkTests {
    private final class Listener: UIView {
        var count = 0
        var onStep: (() -> Void)?
        func step(_ link: CADisplayLink) {
            count += 1
            onStep?()
        }
    }

    /// What closures share.
    private final class Shared {
        var timers: [Timer] = []
        var token: NotificationCenter.Token?
        var log: [Int] = []
    }

    @Test func `timers that end each other call once`() {
        let harness = Harness()
        let shared = Shared()
        for index in 0..<2 {
            shared.timers.append(
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                    shared.log.append(index)
                    shared.timers[1 - index].invalidate()
                }
            )
        }
        harness.advance(by: 3)
        #expect(shared.log == [0, 0, 0])
    }

    @Test func `a link that another one stops in the same frame does not call`() {
        let harness = Harness()
        let (first, second) = (Listener(), Listener())
        let one = CADisplayLink(target: first, selector: Listener.step)
        let two = CADisplayLink(target: second, selector: Listener.step)
        first.onStep = { two.remove(from: .main, forMode: .common) }
        one.add(to: .main, forMode: .common)
        two.add(to: .main, forMode: .common)
        harness.advance(by: 0.1)
        #expect(first.count > 1)
        #expect(second.count == 0)
    }

    @Test func `an observer that another one removes is not told any more`() {
        let center = NotificationCenter()
        let shared = Shared()
        let first = center.addObserver(forName: nil) { _ in
            if let token = shared.token { center.removeObserver(token) }
        }
        shared.token = center.addObserver(forName: nil) { _ in shared.log.append(1) }
        center.post(name: .init("n"), object: nil)
        #expect(shared.log.isEmpty)
        center.removeObserver(first)
    }

    @Test func `ending a timer of an application that is gone leaves the new one's alone`() {
        let old = Harness()
        let stale = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        let harness = Harness()
        var count = 0
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in count += 1 }
        stale.invalidate()
        harness.advance(by: 2)
        #expect(count == 1)
        _ = old
    }

    @Test func `nothing of an application that is gone calls back or stays in force`() {
        var calls = 0
        do {
            let old = Harness()
            UIView.animate(
                withDuration: 1,
                animations: { old.root.alpha = 0.5 },
                completion: { _ in calls += 1 }
            )
            UIView.setAnimationsEnabled(false)
            CATransaction.setCompletionBlock { calls += 1 }
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in calls += 1 }
            old.down(1, at: CGPoint(x: 5, y: 5))
        }
        let harness = Harness()
        defer { UIView.setAnimationsEnabled(true) }
        harness.advance(by: 2)
        #expect(calls == 0)
        #expect(UIView.areAnimationsEnabled)
        #expect(!CATransaction.disableActions())
    }

    @Test(arguments: [Double.infinity, 1e300, .nan, -1, 1e-300])
    func `times beyond all clocks are taken`(seconds: TimeInterval) {
        let harness = Harness()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        harness.root.addSubview(view)
        Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { $0.invalidate() }
        harness.root.perform(UIView.setNeedsLayout, afterDelay: seconds)
        UIView.animate(
            withDuration: seconds,
            delay: seconds,
            animations: { view.center.x += 10 }
        )
        UIView.animate(
            withDuration: seconds,
            delay: 0,
            usingSpringWithDamping: seconds,
            initialSpringVelocity: seconds,
            animations: { view.center.y += 10 }
        )
        harness.advance(by: 1)
        #expect(view.center == CGPoint(x: 15, y: 15))
    }
}
