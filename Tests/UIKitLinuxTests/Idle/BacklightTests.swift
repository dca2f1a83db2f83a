import Foundation
import Testing
import UIKitLinux

/// A folder like /sys/class/backlight.
private final class Lamps {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    func add(_ name: String, _ type: String, maximum: String, now: String) throws {
        let folder = url.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (file, text) in [("type", type), ("max_brightness", maximum), ("brightness", now)] {
            try "\(text)\n".write(
                to: folder.appending(path: file),
                atomically: false,
                encoding: .utf8
            )
        }
    }

    /// The number that was written; the kernel's file takes one write, a plain one keeps the old tail.
    func value(_ name: String) throws -> Int? {
        let path = url.appending(path: "\(name)/brightness")
        let text = try String(contentsOf: path, encoding: .utf8)
        return text.split(separator: "\n").first.flatMap { Int($0) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

@Suite @MainActor struct BacklightTests {
    @Test func `the lamp that firmware drives is preferred`() throws {
        let lamps = Lamps()
        try lamps.add("a", "raw", maximum: "100", now: "100")
        try lamps.add("b", "firmware", maximum: "900", now: "450")
        try lamps.add("c", "platform", maximum: "100", now: "100")
        let lamp = try #require(Backlight(root: lamps.url.path()))
        #expect(lamp.brightness == 0.5)
        lamp.brightness = 1
        #expect(try lamps.value("b") == 900)
        #expect(try lamps.value("a") == 100)
    }

    @Test func `brightness is a share that never switches the lamp off`() throws {
        let lamps = Lamps()
        try lamps.add("a", "raw", maximum: "255", now: "200")
        let lamp = try #require(Backlight(root: lamps.url.path()))
        for (asked, kept, raw) in [
            (0.5, 0.5, 128), (7, 1, 255), (-1, 0, 100), (.nan, 0, 100), (.infinity, 1, 255),
        ] {
            lamp.brightness = asked
            #expect(lamp.brightness == kept)
            if raw != 100 { #expect(try lamps.value("a") == raw) }
        }
    }

    @Test func `a dimmed lamp keeps its brightness and comes back to it`() throws {
        let lamps = Lamps()
        try lamps.add("a", "raw", maximum: "100", now: "99")
        let lamp = try #require(Backlight(root: lamps.url.path()))
        lamp.dim(true)
        #expect(lamp.brightness == 0.99)
        #expect(try lamps.value("a") == 30)
        lamp.dim(false)
        #expect(try lamps.value("a") == 99)
    }

    @Test func `without a lamp, or with a broken one, there is none`() throws {
        #expect(Backlight(root: "/no/such/folder") == nil)
        let lamps = Lamps()
        try lamps.add("a", "raw", maximum: "0", now: "0")
        #expect(Backlight(root: lamps.url.path()) == nil)
        try lamps.add("a", "raw", maximum: "many", now: "0")
        #expect(Backlight(root: lamps.url.path()) == nil)
    }
}
