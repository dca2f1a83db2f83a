// Plays random fingers until something does not add up; `tools/fuzz touch` builds and runs it in release.
import Glibc
import TouchFuzz

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard arguments.count == CommandLine.arguments.count - 1, arguments.count <= 2 else {
    print("usage: touch-fuzz [UPDATES [SEED]], two numbers")
    exit(2)
}
let updates = Int(arguments.first ?? 1_000_000)
var seed = arguments.dropFirst().first ?? UInt64(time(nil))

// Many trees rather than one: each seed makes another.
let updatesPerSeed = 20_000
var done = 0
while done < updates {
    let summary = TouchFuzz(seed: seed).run(updates: min(updatesPerSeed, updates - done))
    done += summary.updates
    if let violation = summary.violations.first {
        let again = TouchFuzz(seed: seed, isTraced: true).run(updates: updatesPerSeed)
        for line in again.trace { print(line) }
        print("seed \(seed): after \(summary.updates) updates: \(violation)")
        exit(1)
    }
    print(
        "seed \(seed): \(summary.updates) updates, \(summary.calls) calls, \(summary.actions) actions"
    )
    // A crash must not swallow the lines before it.
    fflush(nil)
    seed += 1
}
print("\(done) updates without a violation")
