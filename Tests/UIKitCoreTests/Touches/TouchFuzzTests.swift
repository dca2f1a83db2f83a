import Testing
import TouchFuzz

@MainActor @Suite struct TouchFuzzTests {
    /// The seeds found faults before.
    @Test(arguments: [1, 2, 9, 11, 125] as [UInt64])
    func `random fingers on a tree that changes under them leave nothing undone`(_ seed: UInt64) {
        let summary = TouchFuzz(seed: seed).run(updates: 6_000)
        #expect(summary.violations == [], "seed \(seed), after \(summary.updates) updates")
        #expect(summary.calls > 500)
        #expect(summary.actions > 20)
    }
}
