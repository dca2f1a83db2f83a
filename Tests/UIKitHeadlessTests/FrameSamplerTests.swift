import Testing
import UIKitGeometry
import UIKitHeadless

/// The frames that are kept of those presented at these times, in milliseconds.
private func kept(_ presented: [Int64]) -> [Int64] {
    var sampler = FrameSampler<Int64>(interval: 0.1)
    var kept: [Int64] = []
    for time in presented {
        let frame = sampler.present(time, at: MonotonicTime(microseconds: time * 1_000))
        if let frame { kept.append(frame) }
    }
    if let last = sampler.finish() { kept.append(last) }
    return kept
}

@Suite struct FrameSamplerTests {
    @Test(arguments: [
        ([], []),
        ([0], [0]),
        ([30], [30]),
        // The first frame always, then what each tick shows.
        ([0, 20, 40, 60, 80, 100, 120], [0, 100, 120]),
        ([10, 20, 30], [10, 30]),
        // A frame presented exactly at a tick is what that tick shows.
        ([0, 50, 100, 150, 199], [0, 100, 199]),
        // A long rest gives its frame once.
        ([0, 50, 950, 960], [0, 50, 960]),
    ])
    func `the first, each tick's and the last frame are kept`(
        presented: [Int64],
        expected: [Int64]
    ) {
        #expect(kept(presented) == expected)
    }

    @Test func `a finished sampler has nothing left`() {
        var sampler = FrameSampler<Int>(interval: 1)
        _ = sampler.present(1, at: .zero)
        #expect(sampler.finish() == 1)
        #expect(sampler.finish() == nil)
    }
}
