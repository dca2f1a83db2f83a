import Testing
import UIKitCore
import UIKitGeometry
import UIKitPlatform
import UIKitTesting

@Suite @MainActor struct TouchLatencyReportTests {
    @Test func `stages are told in seconds, each counted from the kernel's stamp`() {
        var latency = TouchLatency()
        let stamps: [Double] = [0.100, 0.101, 0.102, 0.103]
        for stamp in stamps {
            latency.receive(
                MonotonicTime(seconds: stamp),
                now: MonotonicTime(seconds: stamp + 0.002)
            )
        }
        latency.commit(now: MonotonicTime(seconds: 0.110))
        latency.show(at: MonotonicTime(seconds: 0.120))
        let report = TouchLatencyReport(latency)
        #expect([report.arrival, report.commit, report.screen].map(\.count) == [4, 4, 4])
        #expect(report.arrival.longest == 0.002)
        #expect(report.commit.longest == 0.010)
        #expect(report.screen.longest == 0.020)
        #expect(report.screen.percentile(100) == 0.020)
        // Half of 17, 18, 19 and 20 ms are at most 18, in classes of a tenth of a millisecond.
        let middle = report.screen.percentile(50) ?? 0
        #expect((0.018...0.0181).contains(middle))
        #expect(report.screen.percentile(.nan) == nil)
    }

    @Test func `nothing is measured unless it is asked for`() {
        let harness = Harness()
        #expect(harness.application.touchLatency == nil)
        #expect(TouchLatencyReport(TouchLatency()).arrival.percentile(50) == nil)
    }
}
