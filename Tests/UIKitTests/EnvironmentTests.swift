import Testing
import UIKit
import UIKitGeometry
import UIKitLinux

private func environment(
    _ variables: [String: String] = [:],
    _ arguments: String...
) throws(EnvironmentError) -> Environment {
    try Environment(
        variables: variables,
        arguments: arguments,
        exists: { $0.hasPrefix("/dev/") || $0 == "a.jsonl" }
    )
}

private func complaint(_ variables: [String: String], _ arguments: String...) -> String? {
    do throws(EnvironmentError) {
        _ = try Environment(
            variables: variables,
            arguments: arguments,
            exists: { $0.hasPrefix("/dev/") }
        )
        return nil
    } catch {
        return error.description
    }
}

@Suite struct EnvironmentTests {
    @Test func `an empty environment asks for nothing`() throws {
        let read = try environment(["PATH": "/bin", "UIKIT_SIZE": ""], "app", "file", "--size=1")
        #expect(read == Environment())
        #expect(read.display == .auto)
        #expect(read.seat == "seat0")
        #expect(read.size == nil)
    }

    @Test func `every variable is read`() throws {
        let read = try environment([
            "UIKIT_DISPLAY": "drm", "UIKIT_SIZE": "1280x800", "UIKIT_SCALE": "1.5",
            "UIKIT_DRM_DEVICE": "/dev/dri/card1", "UIKIT_DRM_OUTPUT": "HDMI-A-1",
            "UIKIT_DRM_MODE": "1920x1080@60",
            "UIKIT_INPUT": "/dev/input/event3,/dev/input/event4",
            "UIKIT_SEAT": "seat_1", "UIKIT_SESSION": "a.jsonl", "UIKIT_OUTPUT": "out",
            "UIKIT_TRACE": "counters,start,touch,gesture",
            "UIKIT_KERNELS": "scalar",
        ])
        #expect(read.display == .drm)
        #expect(read.size == PixelSize(width: 1_280, height: 800))
        #expect(read.scale == 1.5)
        #expect(read.drmDevice == "/dev/dri/card1")
        #expect(read.drmOutput == "HDMI-A-1")
        #expect(read.drmMode == .size(width: 1_920, height: 1_080, rate: 60))
        #expect(read.inputPaths == ["/dev/input/event3", "/dev/input/event4"])
        #expect(read.seat == "seat_1")
        #expect(read.session == "a.jsonl")
        #expect(read.output == "out")
        #expect(read.traces == [.counters, .start, .touch, .gesture])
        #expect(read.kernels == "scalar")
        #expect(read.warnings.isEmpty)
    }

    @Test func `kernels that the processor does not have are refused`() {
        #expect(
            complaint(["UIKIT_KERNELS": "mmx"])?
                .hasPrefix("UIKIT_KERNELS=\"mmx\"") == true
        )
    }

    @Test func `a mode may leave out its rate or ask for the list`() throws {
        #expect(
            try environment(["UIKIT_DRM_MODE": "800x480"]).drmMode
                == .size(width: 800, height: 480, rate: nil)
        )
        #expect(try environment(["UIKIT_DRM_MODE": "list"]).drmMode == .list)
    }

    @Test func `an option wins over its variable`() throws {
        let read = try environment(
            ["UIKIT_SIZE": "8x8"],
            "--uikit-size=16x9",
            "--uikit-display=drm"
        )
        #expect(read.size == PixelSize(width: 16, height: 9))
        #expect(read.display == .drm)
    }

    @Test(arguments: [
        ("UIKIT_DISPLAY", "wayland", "auto, headless, drm"),
        ("UIKIT_SIZE", "800", "WIDTHxHEIGHT in pixels, each 1 to 16384, for example 1280x800"),
        ("UIKIT_SCALE", "0", "pixels per point, 0.25 to 16, for example 1.5, or auto"),
        ("UIKIT_DRM_OUTPUT", "a b", "the name of a connector, for example HDMI-A-1"),
        (
            "UIKIT_DRM_MODE", "big",
            "WIDTHxHEIGHT, WIDTHxHEIGHT@HERTZ or list, for example 1280x800@60"
        ),
        ("UIKIT_SEAT", "../x", "the name of a seat in letters, digits, - and _, for example seat0"),
        (
            "UIKIT_TRACE", "all",
            "counters, start, latency, touch, gesture, several with commas between"
        ),
    ])
    func `a bad value is named with what is accepted`(
        name: String,
        value: String,
        accepted: String
    ) {
        #expect(complaint([name: value]) == "\(name)=\"\(value)\": accepted: \(accepted)")
    }

    @Test(arguments: [
        "0x8", "8x0", "16385x1", "-1x8", "8x8x8", "8x", "x8", "8X8", " 8x8", "8x8 ", "+8x8",
        "99999999999999999999x1", "٣x٣",
    ])
    func `a size is two plain numbers`(value: String) {
        #expect(complaint(["UIKIT_SIZE": value]) != nil)
    }

    @Test(arguments: ["nan", "inf", "-1", "1e1", "0x1p3", "17", "0.2", "1.2.3", "."])
    func `a scale is a plain number`(value: String) {
        #expect(complaint(["UIKIT_SCALE": value]) != nil)
    }

    @Test(arguments: ["800x480@", "800x480@0", "800x480@60@60", "@60", "list@60", "800x480@nan"])
    func `a mode is a size and a rate`(value: String) {
        #expect(complaint(["UIKIT_DRM_MODE": value]) != nil)
    }

    @Test(arguments: ["UIKIT_DRM_DEVICE", "UIKIT_SESSION", "UIKIT_REPLAY"])
    func `a path that leads nowhere is named`(name: String) {
        let line = complaint([name: "/nowhere"])
        #expect(line?.hasPrefix("\(name)=\"/nowhere\": there is no such file; accepted: ") == true)
    }

    @Test func `the one bad path of a list is named`() {
        #expect(
            complaint(["UIKIT_INPUT": "/dev/input/event1,/nowhere"])
                == "UIKIT_INPUT=\"/nowhere\": there is no such file; accepted: paths of input "
                + "devices with commas between, for example /dev/input/event3"
        )
    }

    @Test(arguments: ["UIKIT_ROTATION", "UIKIT_TOUCH_ROTATION"])
    func `a turn is one of four`(name: String) throws {
        for (text, turn) in [
            ("0", QuarterTurn.none), ("90", .right), ("180", .half), ("270", .left),
        ] {
            let read = try environment([name: text])
            #expect((name == "UIKIT_ROTATION" ? read.rotation : read.touchRotation) == turn)
        }
        #expect(complaint([name: "45"]) == "\(name)=\"45\": accepted: 0, 90, 180, 270")
    }

    @Test func `touchscreens are given to connectors, and one screen can be enough`() throws {
        #expect(try environment().screens == .all)
        let read = try environment(
            ["UIKIT_SCREENS": "one", "UIKIT_TOUCH_OUTPUT": "0eef:0001=HDMI-A-2,my panel=DSI-1"]
        )
        #expect(read.screens == .one)
        #expect(
            read.touchOutputs == [
                TouchRule(device: "0eef:0001", output: "HDMI-A-2"),
                TouchRule(device: "my panel", output: "DSI-1"),
            ]
        )
        #expect(complaint(["UIKIT_SCREENS": "two"]) == "UIKIT_SCREENS=\"two\": accepted: all, one")
        #expect(complaint(["UIKIT_TOUCH_OUTPUT": "DSI-1"]) != nil)
    }

    @Test func `style, direction and needs become the application's settings`() throws {
        let plain = try environment().interfaceSettings
        #expect(plain == InterfaceSettings())
        let settings = try environment(
            [
                "UIKIT_STYLE": "dark", "UIKIT_DIRECTION": "rtl",
                "UIKIT_ACCESSIBILITY": "reduce-motion,large-text",
            ]
        ).interfaceSettings
        #expect(settings.userInterfaceStyle == .dark)
        #expect(settings.layoutDirection == .rightToLeft)
        #expect(settings.isReduceMotionEnabled)
        #expect(!settings.isBoldTextEnabled)
        #expect(settings.preferredContentSizeCategory == .extraExtraExtraLarge)
        #expect(
            complaint(["UIKIT_STYLE": "grey"]) == "UIKIT_STYLE=\"grey\": accepted: light, dark"
        )
    }

    @Test func `an unknown option is named with those there are`() {
        let options = EnvironmentVariable.allCases.map { "\($0.option)=…" }
        #expect(options.contains("--uikit-size=…") && options.contains("--uikit-touch-rotation=…"))
        #expect(
            complaint([:], "--uikit-colour=red")
                == "\"--uikit-colour=red\": accepted: " + options.joined(separator: ", ")
        )
        #expect(complaint([:], "--uikit-size") != nil)
    }

    @Test func `a message stays one line whatever the value holds`() {
        #expect(complaint(["UIKIT_SIZE": "8\n8\u{1B}[2J"])?.contains("\n") == false)
        #expect(complaint(["UIKIT_SIZE": "8\n8\u{1B}[2J"])?.contains("\u{1B}") == false)
    }

    @Test func `unknown variables with our prefix are warned about`() throws {
        let warnings = try environment(["UIKIT_SIZZE": "1", "UIKIT_A": "", "OTHER": "1"]).warnings
        #expect(warnings.count == 2)
        #expect(warnings.first?.hasPrefix("UIKIT_A is not read; there are UIKIT_DISPLAY, ") == true)
        #expect(warnings.last?.hasPrefix("UIKIT_SIZZE is not read") == true)
    }
}
