import UIKitCore
import UIKitGeometry
import UIKitHeadless
import UIKitPlatform
import UIKitTesting

/// How far the places of `UIEvent.predictedTouches(for:)` are from where the finger then was.
///
/// Beside it stands the error without a prediction: how far the finger had gone on since its last report. Truth is
/// the path itself, straight between its samples; what would lie behind the lift is not counted.
@MainActor struct PredictionError {
    /// A sample of one finger's path.
    struct Sample {
        var time: Double
        var place: CGPoint
    }

    private(set) var predicted: [Double] = []
    private(set) var unpredicted: [Double] = []
    private(set) var ahead: Double = 0

    /// Plays one finger's path to a view that asks for predictions at each move.
    mutating func play(_ path: [Sample]) {
        guard let first = path.first, path.count > 3 else { return }
        let harness = Harness(size: CGSize(width: 2_000, height: 2_000))
        let view = Predictor(frame: harness.root.bounds)
        harness.root.addSubview(view)
        func send(_ phase: ContactPhase, _ sample: Sample) {
            let time = MonotonicTime(seconds: sample.time - first.time + 1)
            let contact = TouchContact(
                device: DeviceID(9),
                slot: 0,
                phase: phase,
                position: sample.place
            )
            harness.loop.receive(.contacts([contact], time: time))
            harness.loop.processInput(force: true)
        }
        send(.down, first)
        for (index, sample) in path.enumerated().dropFirst() {
            view.last = nil
            send(.move, sample)
            guard let guess = view.last else { continue }
            let time = guess.time - 1 + first.time
            guard let truth = Self.place(at: time, on: path[index...]) else { continue }
            predicted.append(Self.distance(guess.place, truth))
            unpredicted.append(Self.distance(sample.place, truth))
            ahead = max(ahead, time - sample.time)
        }
        if let last = path.last { send(.up, last) }
    }

    /// Plays all fingers of a recorded session.
    mutating func play(_ recording: Recording) {
        var paths: [ContactName: [Sample]] = [:]
        for entry in recording.entries {
            guard case .input(.contacts(let contacts, let time)) = entry.action else { continue }
            for contact in contacts {
                let name = ContactName(device: contact.device, slot: contact.slot)
                if contact.phase == .up || contact.phase == .cancel {
                    if let path = paths.removeValue(forKey: name) { play(path) }
                } else {
                    let sample = Sample(time: time.seconds, place: contact.position)
                    paths[name, default: []].append(sample)
                }
            }
        }
    }

    /// One line: how many, how far ahead, and both errors in points.
    var summary: String {
        "\(predicted.count) moves, \(Self.short(ahead * 1_000)) ms ahead: "
            + "median \(Self.percentile(predicted, 50)), p90 \(Self.percentile(predicted, 90)), "
            + "p99 \(Self.percentile(predicted, 99)) points; without "
            + "\(Self.percentile(unpredicted, 50)), \(Self.percentile(unpredicted, 90)), "
            + Self.percentile(unpredicted, 99)
    }

    private struct ContactName: Hashable {
        var device: DeviceID
        var slot: Int
    }

    private static func place(at time: Double, on path: ArraySlice<Sample>) -> CGPoint? {
        for (a, b) in zip(path, path.dropFirst()) where a.time <= time && time <= b.time {
            let part = b.time > a.time ? (time - a.time) / (b.time - a.time) : 1
            return CGPoint(
                x: a.place.x + (b.place.x - a.place.x) * part,
                y: a.place.y + (b.place.y - a.place.y) * part
            )
        }
        return nil
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
        let (x, y) = (a.x - b.x, a.y - b.y)
        return (x * x + y * y).squareRoot()
    }

    private static func percentile(_ values: [Double], _ percent: Double) -> String {
        if values.isEmpty { return "none" }
        let sorted = values.sorted()
        return short(sorted[min(sorted.count - 1, Int(Double(sorted.count) * percent / 100))])
    }

    private static func short(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}

/// Asks for predictions as an application does.
@MainActor private final class Predictor: UIView {
    /// The last of the predicted places, and when the finger should be there.
    var last: (place: CGPoint, time: Double)?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first,
            let guess = event?.predictedTouches(for: touch)?.last
        else { return }
        last = (guess.location(in: nil), guess.timestamp)
    }
}
