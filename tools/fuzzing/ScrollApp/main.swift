// Plays random fingers on scroll views until something does not add up; `tools/fuzz scroll` builds and runs it in release.
import Glibc
import ScrollFuzz

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard arguments.count == CommandLine.arguments.count - 1, arguments.count <= 2 else {
    print("usage: scroll-fuzz [SESSIONS [SEED]], two numbers")
    exit(2)
}
let sessions = Int(arguments.first ?? 10_000)
let first = arguments.dropFirst().first ?? UInt64(time(nil))

for number in 0..<sessions {
    let seed = first &+ UInt64(number)
    let violations = ScrollFuzz(seed: seed).run()
    if let violation = violations.first {
        for line in ScrollFuzz(seed: seed, isTraced: true).trace() { print(line) }
        print("seed \(seed): \(violation)")
        exit(1)
    }
    if (number + 1) % 500 == 0 {
        print("\(number + 1) sessions, up to seed \(seed)")
        // A crash must not swallow the lines before it.
        fflush(nil)
    }
}
print("\(sessions) sessions without a violation")
