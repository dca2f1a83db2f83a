import DrawerFuzz
import Testing

/// Random sessions of fingers, calls, resizes and removals; `tools/fuzz drawer` plays many more.
@MainActor @Suite(.serialized) struct DrawerSessionTests {
    @Test(arguments: 1...160 as ClosedRange<UInt64>)
    func `after any session it rests open or closed, with everything told in pairs`(seed: UInt64) {
        let summary = DrawerFuzz(seed: seed).run(steps: 60)
        let trace = Comment(rawValue: "seed \(seed): \(summary.steps.joined(separator: ", "))")
        #expect(summary.faults == [], trace)
        #expect(summary.frames > 30)
    }
}
