import Foundation
import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

@Suite struct CalibrationStoreTests {
    private let turned = CalibrationMatrix(0, 1, 0, -1, 0, 1)

    private func touchscreen(at place: String) -> TouchIdentity {
        TouchIdentity(product: "0eef:0001", name: "eGalax", path: place)
    }

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

    @Test func `equal touchscreens are told apart by the place where they are plugged in`() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let store = CalibrationStore(path: path)
        let left = touchscreen(at: "pci-0000:00:14.0-usb-0:1:1.0")
        let right = touchscreen(at: "pci-0000:00:14.0-usb-0:2:1.0")
        #expect(left.text == "0eef:0001 eGalax @pci-0000:00:14.0-usb-0:1:1.0")
        try store.store(turned, of: left.text)
        try store.store(.identity, of: right.text)
        #expect(store.matrix(of: left) == turned)
        #expect(store.matrix(of: right) == .identity)
        // A third one is neither.
        #expect(store.matrix(of: touchscreen(at: "pci-0000:00:14.0-usb-0:3:1.0")) == nil)
    }

    @Test
    func `a file without places counts for every touchscreen of the kind until it has its own`()
        throws
    {
        defer { try? FileManager.default.removeItem(atPath: path) }
        try "0eef:0001 eGalax\t0\t1\t0\t-1\t0\t1\n"
            .write(toFile: path, atomically: true, encoding: .utf8)
        let store = CalibrationStore(path: path)
        let (left, right) = (touchscreen(at: "usb-1"), touchscreen(at: "usb-2"))
        #expect(store.matrix(of: left) == turned)
        #expect(store.matrix(of: right) == turned)
        try store.store(.identity, of: right.text)
        #expect(store.matrix(of: left) == turned)
        #expect(store.matrix(of: right) == .identity)
        #expect(store.matrix(of: TouchIdentity(product: "0eef:0001", name: "eGalax 2")) == nil)
    }

    @Test func `the only touchscreen of its kind may be plugged in elsewhere`() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let store = CalibrationStore(path: path)
        try store.store(turned, of: touchscreen(at: "usb-1").text)
        #expect(store.matrix(of: touchscreen(at: "usb-7")) == turned)
        #expect(store.matrix(of: TouchIdentity(product: "0eef:0002", name: "eGalax")) == nil)
    }

    @Test func `the place is udev's path, else the kernel's, else the serial number`() {
        func text(_ path: String?, _ physical: String?, _ serial: String?) -> String {
            TouchIdentity(
                product: "0eef:0001",
                name: "a\tb",
                path: path,
                physical: physical,
                serial: serial
            ).text
        }
        #expect(
            text("platform-fe804000.i2c", "usb-1/input0", "7")
                == "0eef:0001 a b @platform-fe804000.i2c"
        )
        #expect(text(nil, "usb-1/input0", "7") == "0eef:0001 a b @usb-1/input0")
        #expect(text("", "", "7\n") == "0eef:0001 a b @7 ")
        #expect(text(nil, nil, nil) == "0eef:0001 a b")
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
