import Foundation
import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

private func time(_ milliseconds: Double) -> MonotonicTime { .init(seconds: milliseconds / 1000) }

@Suite @MainActor struct MotionTests {
    @Test func `three strong jerks back and forth are one shake`() {
        var detector = ShakeDetector()
        var shakes = 0
        for step in 0..<50 {
            // 2 g to either side, changing every 120 ms.
            let x = step < 5 ? 0.0 : (step / 3 % 2 == 0 ? 2.0 : -2.0)
            let measured = Acceleration(x: x, y: 1, z: 0)
            if detector.take(measured, at: time(Double(step) * 40)) { shakes += 1 }
        }
        #expect((1...2).contains(shakes))
    }

    @Test func `a knock, a tilt and noise are no shake`() {
        var detector = ShakeDetector()
        for step in 0..<500 {
            let noise = Double(step * 7919 % 100) / 1000
            let knock = step == 200 ? 4.0 : 0
            let tilt = sin(Double(step) / 40)
            let measured = Acceleration(x: tilt + noise, y: cos(Double(step) / 40) + knock, z: 0)
            #expect(detector.take(measured, at: time(Double(step) * 40)) == false)
        }
        #expect(detector.take(Acceleration(x: .nan, y: 0, z: 0), at: time(99_999)) == false)
    }

    @Test(arguments: [
        (Acceleration(x: 0, y: 1, z: 0), DevicePosture.portrait),
        (Acceleration(x: 0, y: -1, z: 0), .portraitUpsideDown),
        (Acceleration(x: 1, y: 0, z: 0), .landscapeLeft),
        (Acceleration(x: -1, y: 0, z: 0), .landscapeRight),
        (Acceleration(x: 0, y: 0, z: 1), .faceUp), (Acceleration(x: 0, y: 0, z: -1), .faceDown),
    ])
    func `a posture is told once it lasted`(measured: Acceleration, posture: DevicePosture) {
        var detector = PostureDetector()
        var told: [DevicePosture] = []
        for step in 0..<20 {
            if let new = detector.take(measured, at: time(Double(step) * 40)) { told.append(new) }
        }
        #expect(told == [posture])
        #expect(detector.posture == posture)
    }

    @Test func `between two postures neither flickers, and a fall says nothing`() {
        var detector = PostureDetector()
        for step in 0..<20 {
            _ = detector.take(Acceleration(x: 0, y: 1, z: 0), at: time(Double(step) * 40))
        }
        for step in 20..<200 {
            // 43° to 47° from upright.
            let angle = (45.0 + (step % 2 == 0 ? 2 : -2)) * .pi / 180
            let measured = Acceleration(x: sin(angle), y: cos(angle), z: 0)
            #expect(detector.take(measured, at: time(Double(step) * 40)) == nil)
        }
        for step in 200..<300 {
            let falling = Acceleration(x: 0.1, y: 0, z: 0)
            #expect(detector.take(falling, at: time(Double(step) * 40)) == nil)
        }
        #expect(detector.posture == .portrait)
    }

    @Test func `a sensor's files become events`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [
            ("in_accel_x_raw", "0"), ("in_accel_y_raw", "-981"), ("in_accel_z_raw", "5"),
            ("in_accel_scale", "0.01"),
        ] {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        let scheduler = ManualScheduler()
        var events: [InputEvent] = []
        let sensor = try Accelerometer(folder.path(), scheduler: scheduler) { events.append($0) }
        scheduler.advance(milliseconds: 2000)
        #expect(events.count == 1)
        guard case .posture(.portraitUpsideDown, _) = events.first else {
            Issue.record("\(events)")
            return
        }
        withExtendedLifetime(sensor) {}
        #expect(throws: PlatformError.self) {
            try Accelerometer("/no/such", scheduler: scheduler) { _ in }
        }
    }
}
