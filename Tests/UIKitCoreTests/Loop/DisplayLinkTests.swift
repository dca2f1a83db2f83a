import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct DisplayLinkTests {
    @MainActor private final class Counter {
        var times: [CFTimeInterval] = []
        func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    private func calls(_ setUp: (CADisplayLink) -> Void) -> Int {
        let harness = Harness()
        harness.runFrame()
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: Counter.tick)
        setUp(link)
        link.add(to: .main, forMode: .common)
        harness.advance(by: 1)
        link.invalidate()
        harness.advance(by: 1)
        return counter.times.count
    }

    @Test func `04§15 it is called once a frame, or at a part of the rate`() {
        #expect(calls { _ in } == 60)
        #expect(calls { $0.preferredFramesPerSecond = 30 } == 30)
        #expect(calls { $0.preferredFramesPerSecond = 20 } == 20)
        #expect(calls { $0.isPaused = true } == 0)
    }

    @Test func `a range of rates`() {
        func rate(_ range: CAFrameRateRange) -> Int { calls { $0.preferredFrameRateRange = range } }
        #expect(rate(.default) == 60)
        #expect(rate(CAFrameRateRange(minimum: 10, maximum: 30)) == 30)
        #expect(rate(CAFrameRateRange(minimum: 10, maximum: 60, preferred: 15)) == 15)
        // 40 is no whole part of 60: not more often than that.
        #expect(rate(CAFrameRateRange(minimum: 10, maximum: 40)) == 30)
        #expect(rate(CAFrameRateRange(minimum: .nan, maximum: .infinity, preferred: .nan)) == 60)
    }

    @Test func `its times are a frame apart, and its target is the next one`() {
        let harness = Harness()
        @MainActor final class Watch {
            var spans: [CFTimeInterval] = []
            var last: CFTimeInterval?
            func tick(_ link: CADisplayLink) {
                if let last { spans.append(link.timestamp - last) }
                last = link.timestamp
                spans.append(link.targetTimestamp - link.timestamp)
            }
        }
        let watch = Watch()
        let link = CADisplayLink(target: watch, selector: Watch.tick)
        link.add(to: .main, forMode: .common)
        harness.advance(by: 0.2)
        link.invalidate()
        #expect(watch.spans.count > 15)
        for span in watch.spans { #expect(abs(span - 1.0 / 60) < 2e-6) }
    }
}
