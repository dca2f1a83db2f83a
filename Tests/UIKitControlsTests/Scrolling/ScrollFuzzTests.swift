import ScrollFuzz
import Testing

/// A small part of `tools/fuzz scroll`.
@MainActor @Suite(.serialized) struct ScrollFuzzTests {
    @Test func `300 random sessions of fingers and calls come to rest with all accounts even`() {
        // The last ones once came to rest between two pages.
        for seed in Array(UInt64(1)...300) + [478, 1_049, 1_796_043_780] {
            let violations = ScrollFuzz(seed: seed).run()
            #expect(violations.isEmpty, "seed \(seed): \(violations.first ?? "")")
            if !violations.isEmpty { return }
        }
    }
}
