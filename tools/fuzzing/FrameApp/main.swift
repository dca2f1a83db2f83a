// Compares frames painted by damage with frames from scratch; `tools/fuzz frames` builds and runs it in release.
import FrameFuzz
import Glibc

var words = CommandLine.arguments.dropFirst()
let oddNumbers = words.first == "odd"
if oddNumbers { words = words.dropFirst() }
let arguments = words.compactMap { UInt64($0) }
guard arguments.count == words.count, arguments.count <= 2 else {
    print("usage: frame-fuzz [odd] [STEPS [SEED]], two numbers")
    exit(2)
}
let steps = Int(arguments.first ?? 10_000)
let seed = arguments.dropFirst().first ?? UInt64(time(nil))

var failed = false
for (index, scale) in [1, 1.25, 1.5, 2].enumerated() {
    for buffers in 1...3 {
        let own = seed + UInt64(index * 3 + buffers - 1)
        let walk = FrameWalk(scale: scale, seed: own, buffers: buffers, oddNumbers: oddNumbers)
        let violation = walk.run(steps: steps)
        print(
            "scale \(scale), \(buffers) buffers, seed \(own): \(walk.comparisons) frames compared, "
                + "\(walk.copiedPixels) pixels copied\(violation.map { "; \($0)" } ?? "")"
        )
        // A crash must not swallow the lines before it.
        fflush(nil)
        failed = failed || violation != nil
    }
}
exit(failed ? 1 : 0)
