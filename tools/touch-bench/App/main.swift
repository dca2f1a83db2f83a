// Measures what a touch costs; `tools/bench touch` builds and runs it in release.
import CAllocationCount
import Glibc
import UIKitGeometry
import UIKitHeadless
import UIKitPlatform

let moves = 5_000

/// The median of times in nanoseconds, in microseconds to two places.
func median(_ times: [Int64]) -> Double { Double(times.sorted()[times.count / 2] / 10) / 100 }

/// Moves `fingers` by at most `reach` points, and prints what one update costs.
@MainActor func measure(_ name: String, fingers: Int, reach: CGFloat) -> Double {
    let scene = TouchScene()
    func places(_ step: CGFloat) -> [CGPoint] { (0..<fingers).map { scene.place($0 * 11, step) } }
    let down = scene.send(.down, places(0))
    _ = scene.send(.move, places(reach))
    var times: [Int64] = []
    times.reserveCapacity(moves)
    let before = allocation_count()
    for index in 0..<moves { times.append(scene.send(.move, places(index % 2 == 0 ? 1 : 2))) }
    // The contacts' own arrays, and what the event brings, are made here and not by the toolkit.
    let allocations = Double(allocation_count() - before) / Double(moves)
    print(
        "\(name): down \(Double(down / 10) / 100) µs, move \(median(times)) µs, "
            + "\((allocations * 10).rounded() / 10) allocations a move"
    )
    return median(times)
}

_ = measure("1 finger, 20 undecided recognizers", fingers: 1, reach: 3)
_ = measure("1 finger, 1 active recognizer", fingers: 1, reach: 30)
let ten = measure("10 fingers, 20 undecided recognizers each", fingers: 10, reach: 3)
print("10 fingers at 240 Hz: \((ten * 240 / 1e6 * 1_000).rounded() / 10) % of one core")

// How good predictions are: over the examples' sessions, and on a circle, smooth and with a shaking finger.
let names = [
    "DarwDrawer", "DragView", "DrawerDemo", "Feed", "Gallery", "GestureLab", "HSDrawer", "HitTest",
    "Photos",
    "Scripts", "Thermostat", "TouchMarks", "TouchView",
]
var sessions = PredictionError()
for name in names {
    if let recording = try? Recording(contentsOf: "Examples/\(name)/session.jsonl") {
        sessions.play(recording)
    }
}
print("prediction, the examples' sessions: \(sessions.summary)")

/// A circle of 100 points, once around in a second, sampled `rate` times a second.
@MainActor func circle(_ rate: Int, jitter: Double) -> PredictionError {
    var seed: UInt64 = 2026
    func noise() -> Double {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (Double(seed >> 11) / Double(1 << 53) * 2 - 1) * jitter
    }
    var error = PredictionError()
    error.play(
        (0...(3 * rate)).map { index in
            let angle = 2 * Double.pi * Double(index) / Double(rate)
            return PredictionError.Sample(
                time: Double(index) / Double(rate),
                place: CGPoint(
                    x: 500 + 100 * cos(angle) + noise(),
                    y: 500 + 100 * sin(angle) + noise()
                )
            )
        }
    )
    return error
}

for rate in [60, 120, 240] {
    print("prediction, a circle at \(rate) Hz: \(circle(rate, jitter: 0).summary)")
    print("… with ±0.5 points of shaking (seed 2026): \(circle(rate, jitter: 0.5).summary)")
}
