import Foundation
import Testing

/// What a program asks of its console, recorded by a stand-in for ioctl().
@Suite struct ConsoleTests {
    private func run(_ way: String) throws -> (before: [String], after: [String]) {
        let ended = try Program.run(
            "console-probe",
            [way],
            variables: ["SWIFT_BACKTRACE": "enable=no"]
        )
        let parts = ended.output.split(separator: "taken", maxSplits: 1)
        return (Array(parts.first ?? []), parts.count > 1 ? Array(parts[1]) : [])
    }

    @Test(arguments: [
        "exit", "SIGINT", "SIGTERM", "SIGHUP", "SIGSEGV", "SIGBUS", "SIGABRT", "SIGILL", "SIGTRAP",
        "SIGFPE", "fatalError",
    ])
    func `FIELD-21 however a program ends, keyboard and text mode come back`(
        way: String
    ) throws {
        let (before, after) = try run(way)
        // KD_GRAPHICS, K_OFF, VT_PROCESS.
        #expect(before == ["KDSETMODE 1", "KDSKBMODE 4", "VT_SETMODE 1"])
        // What was on either display before; K_XLATE as it was, KD_TEXT, VT_AUTO; and each of them once.
        #expect(
            after == [
                "SETCRTC 41", "SETCRTC 43", "KDSKBMODE 1", "KDSETMODE 0", "VT_SETMODE 0",
            ]
        )
    }

    @Test func `FIELD-20 another terminal is shown when asked for, and taken over again`() throws {
        let (_, after) = try run("switch")
        #expect(
            after == [
                "VT_RELDISP 1", "VT_RELDISP 2", "SETCRTC 41", "SETCRTC 43", "KDSKBMODE 1",
                "KDSETMODE 0", "VT_SETMODE 0",
            ]
        )
    }
}
