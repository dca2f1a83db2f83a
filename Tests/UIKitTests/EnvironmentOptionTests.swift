import Testing
import UIKit
import UIKitGeometry
import UIKitLinux
import UIKitText

/// One variable: a value, what it makes of an empty environment, and a value that is refused, where there is one.
private struct Sample: Sendable {
    let variable: EnvironmentVariable
    let value: String
    let refused: String?
    let change: @Sendable (inout Environment) -> Void

    init(
        _ variable: EnvironmentVariable,
        _ value: String,
        refused: String?,
        _ change: @escaping @Sendable (inout Environment) -> Void
    ) {
        self.variable = variable
        self.value = value
        self.refused = refused
        self.change = change
    }
}

private let samples: [Sample] = [
    Sample(.display, "headless", refused: "x11") { $0.display = .headless },
    Sample(.size, "16x9", refused: "16") { $0.size = PixelSize(width: 16, height: 9) },
    Sample(.scale, "auto", refused: "automatic") { $0.isScaleAutomatic = true },
    Sample(.drmDevice, "/dev/dri/card1", refused: "/none") { $0.drmDevice = "/dev/dri/card1" },
    Sample(.drmOutput, "DSI-1", refused: "DSI 1") { $0.drmOutput = "DSI-1" },
    Sample(.drmMode, "list", refused: "lists") { $0.drmMode = .list },
    Sample(.rotation, "90", refused: "91") { $0.rotation = .right },
    Sample(.touchRotation, "270", refused: "-90") { $0.touchRotation = .left },
    Sample(.screens, "one", refused: "1") { $0.screens = .one },
    Sample(.touchOutput, "event3=DSI-1", refused: "event3") {
        $0.touchOutputs = [TouchRule(device: "event3", output: "DSI-1")]
    },
    Sample(.blank, "300", refused: "0") { $0.blankAfter = 300 },
    Sample(.keyboard, "ch(fr)", refused: "../de") { $0.keyboardLayout = "ch(fr)" },
    Sample(.calibration, "kept", refused: nil) { $0.calibrationPath = "kept" },
    Sample(.touchFilter, "outlier,debounce", refused: "outlier,none") {
        $0.touchFilters = [.outlier, .debounce]
    },
    Sample(.accelerometer, "auto", refused: "/none") { $0.accelerometer = "auto" },
    Sample(.input, "/dev/input/event3", refused: "/none") { $0.inputPaths = ["/dev/input/event3"] },
    Sample(.seat, "seat1", refused: "seat 1") { $0.seat = "seat1" },
    Sample(.session, "/dev/s.jsonl", refused: "/none") { $0.session = "/dev/s.jsonl" },
    Sample(.replay, "/dev/s.jsonl", refused: "/none") { $0.replay = "/dev/s.jsonl" },
    Sample(.record, "new.jsonl", refused: nil) { $0.record = "new.jsonl" },
    Sample(.output, "pictures", refused: nil) { $0.output = "pictures" },
    Sample(.trace, "latency", refused: "latencies") { $0.traces = [.latency] },
    Sample(.kernels, "scalar", refused: "mmx") { $0.kernels = "scalar" },
    Sample(.style, "dark", refused: "black") { $0.style = .dark },
    Sample(.direction, "rtl", refused: "right") { $0.direction = .rightToLeft },
    Sample(.accessibility, "bold-text", refused: "bold") { $0.needs = [.boldText] },
    Sample(.fonts, "/dev,system", refused: "/none") { $0.fonts = ["/dev", "system"] },
    Sample(.hinting, "slight", refused: "some") { $0.hinting = .slight },
    Sample(.language, "zh-Hant", refused: "zh Hant") { $0.language = "zh-Hant" },
]

@Suite struct EnvironmentOptionTests {
    private func read(
        _ variables: [String: String],
        _ arguments: [String] = []
    ) throws(EnvironmentError) -> Environment {
        try Environment(
            variables: variables,
            arguments: arguments,
            exists: { $0.hasPrefix("/dev") }
        )
    }

    @Test(arguments: EnvironmentVariable.allCases)
    func `every variable and its option is read, and a bad value of it is named`(
        variable: EnvironmentVariable
    ) throws {
        let sample = try #require(samples.first { $0.variable == variable })
        var wanted = Environment()
        sample.change(&wanted)
        #expect(wanted != Environment())
        #expect(try read([variable.rawValue: sample.value]) == wanted)
        #expect(try read([:], ["\(variable.option)=\(sample.value)"]) == wanted)
        // Empty is not set.
        #expect(try read([variable.rawValue: ""]) == Environment())
        guard let refused = sample.refused else { return }
        let error = #expect(throws: EnvironmentError.self) {
            try read([variable.rawValue: refused])
        }
        #expect(error?.description.hasPrefix("\(variable.rawValue)=") == true)
    }
}
