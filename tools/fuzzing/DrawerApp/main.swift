// Plays random sessions on a drawer until one goes wrong; `tools/fuzz drawer` builds and runs it in release.
import DrawerFuzz
import Glibc

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard arguments.count == CommandLine.arguments.count - 1, arguments.count <= 2 else {
    print("usage: drawer-fuzz [SESSIONS [SEED]], two numbers")
    exit(2)
}
let sessions = arguments.first ?? 10_000
let first = arguments.dropFirst().first ?? 1

var frames = 0
for seed in first..<(first + sessions) {
    let summary = DrawerFuzz(seed: seed).run(steps: 60)
    frames += summary.frames
    if let fault = summary.faults.first {
        for step in summary.steps { print(step) }
        print("seed \(seed): \(fault)")
        exit(1)
    }
}
print("\(sessions) sessions from seed \(first), \(frames) frames, without a fault")
