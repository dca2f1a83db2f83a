import Testing
import TouchFuzz

@MainActor @Suite struct TouchFuzzTests {
    @Test(arguments: [1, 2, 3] as [UInt64])
    func `random fingers on a tree that changes under them leave nothing undone`(_ seed: UInt64) {
        let summary = TouchFuzz(seed: seed).run(updates: 2_000)
        #expect(summary.violations == [], "seed \(seed), after \(summary.updates) updates")
        #expect(summary.calls > 500)
        #expect(summary.actions > 20)
    }
}
