import Testing
import UIKitGeometry
import UIKitPlatform

private func time(_ milliseconds: Double) -> MonotonicTime { .init(seconds: milliseconds / 1000) }

@Suite struct TouchLatencyTests {
    @Test func `percentiles are those of the counted durations`() {
        var histogram = LatencyHistogram()
        #expect(histogram.percentile(50) == nil)
        for milliseconds in 1...100 { histogram.add(microseconds: Int64(milliseconds) * 1000) }
        // A class spans 0.1 ms, and its upper end is told.
        #expect(histogram.percentile(50) == 50_100)
        #expect(histogram.percentile(90) == 90_100)
        #expect(histogram.percentile(99) == 99_100)
        #expect(histogram.percentile(100) == 100_000)
        #expect(histogram.percentile(0) == 1_100)
        #expect(
            histogram.summary == "100: p50 50.1, p90 90.1, p99 99.1, longest 100.0 ms"
        )
    }

    @Test func `odd durations don't stop the count`() {
        var histogram = LatencyHistogram()
        for value in [.min, -1, 0, .max] as [Int64] { histogram.add(microseconds: value) }
        #expect(histogram.count == 4)
        #expect(histogram.percentile(100) == .max)
        #expect(histogram.percentile(50) == 100)
    }

    @Test func `a touch is counted with the frame after it and the blank that shows it`() {
        var latency = TouchLatency()
        latency.receive(time(10), now: time(11))
        latency.receive(time(18), now: time(18.5))
        latency.commit(now: time(20))
        latency.show(at: time(36))
        #expect(latency.arrival.longest == 1_000)
        #expect(latency.commit.count == 2)
        #expect(latency.commit.longest == 10_000)
        #expect(latency.screen.count == 2)
        #expect(latency.screen.longest == 26_000)
        #expect(latency.screen.percentile(50) == 18_100)
        // The next blank shows nothing new.
        latency.show(at: time(52))
        #expect(latency.screen.count == 2)
    }

    @Test func `a touch that changes nothing is not counted with a later frame`() {
        var latency = TouchLatency()
        latency.receive(time(0), now: time(0))
        latency.commit(now: time(101))
        latency.show(at: time(110))
        #expect(latency.arrival.count == 1)
        #expect(latency.commit.count == 0)
        #expect(latency.screen.count == 0)
        #expect(latency.lines.last == "touch to screen: none")
    }
}
