import Foundation
import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

@Suite struct CalibrationStoreTests {
    private let path = NSTemporaryDirectory() + "calibration-\(UUID().uuidString)"

    @Test func `each touchscreen has its own matrix, and the last one counts`() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let store = CalibrationStore(path: path)
        let first = CalibrationMatrix(1.0416666666666667, 0, -0.015, 0.001, 0.97, 1e-9)
        let second = CalibrationMatrix(0, 1, 0, -1, 0, 1)
        #expect(store.matrix(of: "0eef:0001 eGalax") == nil)
        try store.store(second, of: "0eef:0001 eGalax")
        try store.store(second, of: "1234:abcd Other")
        try store.store(first, of: "0eef:0001 eGalax")
        #expect(store.matrix(of: "0eef:0001 eGalax") == first)
        #expect(store.matrix(of: "1234:abcd Other") == second)
        #expect(store.matrix(of: "0eef:0001") == nil)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.split(separator: "\n").count == 2)
    }

    @Test func `a damaged line is passed over`() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let lines = [
            "a\t1\t2\t3", "a\tx\t0\t0\t0\t1\t0", "a\tnan\t0\t0\t0\t1\t0", "\u{0}\u{1}", "",
            "b\t1\t0\t0\t0\t1\t0\t9", "c\t1\t0\t0\t0\t1\t0",
        ]
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        let store = CalibrationStore(path: path)
        #expect(store.matrix(of: "a") == nil)
        #expect(store.matrix(of: "b") == nil)
        #expect(store.matrix(of: "c") == .identity)
    }

    @Test func `a place that cannot be written to is told, and the old file stays`() {
        let store = CalibrationStore(path: "/proc/none/calibration")
        #expect(throws: PlatformError.self) { try store.store(.identity, of: "a") }
    }
}
