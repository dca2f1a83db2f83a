import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

private func time(_ milliseconds: Double) -> MonotonicTime { .init(seconds: milliseconds / 1000) }

@Suite(.evenBooks) @MainActor struct LateStartTests {
    @Test func `nothing waits before the work is known`() {
        var start = LateStart(interval: 0.02)
        for _ in 0..<15 { start.note(work: 0.002) }
        #expect(start.delay == 0)
        start.note(work: 0.002)
        // 20 ms less 2 ms and a quarter, and 3 ms of margin.
        #expect(abs(start.delay - 0.0145) < 1e-9)
    }

    @Test func `the longest work counts until it is forgotten`() {
        var start = LateStart(interval: 0.02)
        for _ in 0..<20 { start.note(work: 0.001) }
        start.note(work: 0.012)
        #expect(abs(start.delay - 0.002) < 1e-9)
        for _ in 0..<32 { start.note(work: 0.001) }
        #expect(abs(start.delay - 0.01575) < 1e-9)
        start.note(work: 0.5)
        #expect(start.delay == 0)
    }

    @Test func `a frame that missed its blank makes the next ones start at once`() {
        var start = LateStart(interval: 0.02)
        for _ in 0..<20 { start.note(work: 0.001) }
        start.note(shownAt: time(100), isContinuous: true)
        start.note(shownAt: time(120), isContinuous: true)
        #expect(start.delay > 0)
        // A pause is no miss.
        start.note(shownAt: time(500), isContinuous: false)
        #expect(start.delay > 0)
        start.note(shownAt: time(540), isContinuous: true)
        #expect(start.delay == 0)
        for _ in 0..<60 { start.note(work: 0.001) }
        #expect(start.delay > 0)
    }

    @Test func `a frame waits for fingers where blanks are counted, and its blank is still told`()
        throws
    {
        for counts in [true, false] {
            let kms = FakeKMS()
            kms.countsBlanks = counts
            let app = try FakeApp(kms)
            app.show()
            app.blanks()
            var delays: [Double] = []
            for step in 0..<40 {
                app.paint(PixelRect(x: step % 50, y: 0, width: 4, height: 4), 0xFFFF_0000)
                let before = app.readyTimes.count
                app.show()
                // Blanks are 20 ms apart, whenever the frame was committed.
                let now = app.scheduler.manual.now.seconds * 1000
                app.scheduler.advance(milliseconds: (now / 20).rounded(.down) * 20 + 20 - now)
                let blank = app.scheduler.manual.now
                kms.blank(at: blank)
                app.scheduler.fire(77)
                app.scheduler.advance(milliseconds: 0)
                while app.readyTimes.count == before { app.scheduler.advance(milliseconds: 0.5) }
                #expect(app.readyTimes.last == blank)
                delays.append(app.scheduler.manual.now.seconds(since: blank) * 1000)
            }
            #expect(delays.first == 0)
            // Work takes no time on the manual clock: 20 ms less the margin of 3.
            #expect(abs((delays.last ?? -1) - (counts ? 17 : 0)) <= 0.5)
        }
    }
}
