import Glibc
import Testing

/// A number from the environment, which `tools/fuzz display` sets.
private func number(_ name: String) -> UInt64? {
    let value: UnsafeMutablePointer<CChar>? = getenv(name)
    return value.flatMap { UInt64(String(cString: $0)) }
}

@Suite @MainActor struct DisplayFuzzTests {
    @Test func `after random faults the glass shows the picture within two blanks`() {
        let count = number("VITRINE_FUZZ_COUNT") ?? 300
        let first = number("VITRINE_FUZZ_SEED") ?? 1
        for seed in first..<(first + count) {
            var fuzz = DisplayFuzz(seed: seed)
            guard let wrong = fuzz.run() else { continue }
            let story = (fuzz.steps + fuzz.calls).joined(separator: "\n")
            Issue.record("seed \(seed): \(wrong)\n\(story)")
            return
        }
    }
}
