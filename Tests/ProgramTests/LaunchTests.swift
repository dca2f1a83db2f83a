import Foundation
import Testing

private let header = "{\"vitrine\":1,\"width\":64,\"height\":48}\n"

@Suite struct LaunchTests {
    @Test(arguments: [
        (["UIKIT_SIZE": "huge"], [], "UIKIT_SIZE=\"huge\": accepted: WIDTHxHEIGHT in pixels"),
        (["UIKIT_DISPLAY": "x11"], [], "UIKIT_DISPLAY=\"x11\": accepted: auto, headless, drm"),
        (["UIKIT_SCALE": "-1"], [], "UIKIT_SCALE=\"-1\": accepted: pixels per point"),
        (["UIKIT_DRM_MODE": "8"], [], "UIKIT_DRM_MODE=\"8\": accepted: WIDTHxHEIGHT"),
        (["UIKIT_DRM_DEVICE": "/no"], [], "UIKIT_DRM_DEVICE=\"/no\": there is no such file"),
        (["UIKIT_SESSION": "/no"], [], "UIKIT_SESSION=\"/no\": there is no such file"),
        ([:], ["--uikit-size=0x0"], "--uikit-size=\"0x0\": accepted: WIDTHxHEIGHT"),
        ([:], ["--uikit-colour=1"], "\"--uikit-colour=1\": accepted: --uikit-display=…"),
        (
            ["UIKIT_DISPLAY": "headless", "UIKIT_OUTPUT": "/dev/null/x"], [],
            "make the folder /dev/null: Not a directory"
        ),
    ])
    func `a bad value ends the program with 2 and one line`(
        variables: [String: String],
        arguments: [String],
        line: String
    ) throws {
        let folder = try Folder()
        let ended = try Program.run(
            "HelloTouch",
            arguments,
            variables: variables,
            in: folder.url
        )
        #expect(ended.code == 2)
        #expect(ended.errors.count == 1)
        #expect(ended.errors.first?.hasPrefix("vitrine: " + line) == true, "\(ended.errors)")
        #expect(ended.output.isEmpty)
        #expect(folder.names().isEmpty)
    }

    @Test func `a damaged session is told with its place and nothing is played`() throws {
        let folder = try Folder()
        let session = try folder.write(header + "{\"t\":1,\"event\":\"shaken\"}\n", to: "s.jsonl")
        let ended = try Program.run(
            "HelloTouch",
            variables: ["UIKIT_DISPLAY": "headless", "UIKIT_SESSION": session],
            in: folder.url
        )
        #expect(ended.code == 2)
        #expect(ended.errors.count == 1)
        #expect(
            ended.errors.first?.hasPrefix(
                "vitrine: play \(session): line 2, column 16: expected one of \"deviceAdded\""
            ) == true
        )
        #expect(folder.names() == ["s.jsonl"])
    }

    @Test func `without a display one line says why and the run is headless`() throws {
        let folder = try Folder()
        let ended = try Program.run(
            "HelloTouch",
            variables: ["UIKIT_DRM_DEVICE": "/dev/null", "UIKIT_SIZE": "320x200"],
            in: folder.url
        )
        #expect(ended.code == 0)
        #expect(ended.errors.count == 1)
        #expect(ended.errors.first?.contains("/dev/null") == true)
        #expect(ended.errors.first?.hasSuffix("; running headless") == true)
        #expect(ended.output == ["1 frame and sheet.png are in build/HelloTouch"])
        #expect(folder.names(in: "build/HelloTouch") == ["frame-0001.png", "sheet.png"])
    }

    @Test func `a display that was asked for and is not there is an error`() throws {
        let folder = try Folder()
        let ended = try Program.run(
            "HelloTouch",
            variables: ["UIKIT_DRM_DEVICE": "/dev/null", "UIKIT_DISPLAY": "drm"],
            in: folder.url
        )
        #expect(ended.code == 1)
        #expect(ended.errors.count == 1)
        #expect(folder.names().isEmpty)
    }

    @Test func `an unknown variable is warned about and the run goes on`() throws {
        let folder = try Folder()
        let ended = try Program.run(
            "HelloTouch",
            variables: ["UIKIT_DISPLAY": "headless", "UIKIT_SIZZE": "1"],
            in: folder.url
        )
        #expect(ended.code == 0)
        #expect(ended.errors.count == 1)
        #expect(
            ended.errors.first?.hasPrefix("vitrine: UIKIT_SIZZE is not read; there are") == true
        )
    }

    @Test func `two runs of a session leave the same bytes`() throws {
        let folder = try Folder()
        let session = Program.package.appending(path: "Examples/HelloTouch/session.jsonl").path()
        for run in ["a", "b"] {
            let ended = try Program.run(
                "HelloTouch",
                ["--uikit-output=\(run)"],
                variables: ["UIKIT_DISPLAY": "headless", "UIKIT_SESSION": session],
                in: folder.url
            )
            #expect(ended.code == 0)
            #expect(ended.errors.isEmpty)
        }
        let names = folder.names(in: "a")
        #expect(names == folder.names(in: "b"))
        #expect(names.contains("picture-end.png"))
        #expect(names.filter { $0.hasPrefix("frame-") }.count > 10)
        for name in names {
            let first = try Data(contentsOf: folder.url.appending(path: "a/\(name)"))
            #expect(try Data(contentsOf: folder.url.appending(path: "b/\(name)")) == first)
        }
    }

    @Test func `traces are written at the end`() throws {
        let folder = try Folder()
        let ended = try Program.run(
            "HelloTouch",
            variables: ["UIKIT_DISPLAY": "headless", "UIKIT_TRACE": "counters,start"],
            in: folder.url
        )
        #expect(ended.errors.count == 2)
        #expect(ended.errors.first?.hasPrefix("vitrine: the first frame is shown ") == true)
        #expect(ended.errors.first?.hasSuffix(" MB resident at most") == true)
        #expect(ended.errors.last?.contains("1 commits, 384000 pixels damaged") == true)
        #expect(ended.errors.last?.hasSuffix(" in 1.0 s") == true)
    }
}
