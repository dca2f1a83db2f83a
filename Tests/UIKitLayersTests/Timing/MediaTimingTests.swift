import Testing
import UIKitGeometry
import UIKitLayers

@Suite struct MediaTimingTests {
    private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
        var timing = MediaTiming()
        timing.duration = 2
        change(&timing)
        return timing
    }

    @Test func `one run shows from its start to before its end`() {
        let timing = timing { _ in }
        #expect(timing.moment(after: -0.1) == nil)
        #expect(timing.moment(after: 0) == 0)
        #expect(timing.moment(after: 1.5) == 1.5)
        #expect(timing.moment(after: 2) == nil)
        #expect(timing.isOver(after: 2))
        #expect(!timing.isOver(after: 1.999))
    }

    @Test func `fill modes show the start before and the end after`() {
        let timing = timing { $0.fillMode = .both }
        #expect(timing.moment(after: -5) == 0)
        #expect(timing.moment(after: 2) == 2)
        #expect(timing.moment(after: 50) == 2)
    }

    @Test func `ANI-34 two and a half runs end in the middle`() {
        let timing = timing {
            $0.repeatCount = 2.5
            $0.fillMode = .forwards
        }
        #expect(timing.moment(after: 3) == 1)
        #expect(timing.moment(after: 5) == 1)
        #expect(timing.moment(after: 500) == 1)
    }

    @Test func `autoreverse doubles the time and ends at the start`() {
        let timing = timing {
            $0.autoreverses = true
            $0.fillMode = .forwards
        }
        #expect(timing.activeDuration == 4)
        #expect(timing.moment(after: 1.5) == 1.5)
        #expect(timing.moment(after: 2.5) == 1.5)
        #expect(timing.moment(after: 9) == 0)
    }

    @Test func `endless runs are never over`() {
        let timing = timing { $0.repeatCount = .infinity }
        #expect(!timing.isOver(after: 1e9))
        #expect(timing.moment(after: 7) == 1)
    }

    @Test func `a repeat duration cuts the runs off`() {
        let timing = timing {
            $0.repeatDuration = 5
            $0.fillMode = .forwards
        }
        #expect(timing.moment(after: 4.5) == 0.5)
        #expect(timing.moment(after: 6) == 1)
    }
}
