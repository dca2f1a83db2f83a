import Foundation
import Testing

@Suite struct RecordTests {
    private let session = Program.package
        .appending(path: "Examples/HelloTouch/session.jsonl").path()

    @Test func `a recorded run plays again with the same pixels`() throws {
        let folder = try Folder()
        let recorded = try Program.run(
            "HelloTouch",
            ["--uikit-output=a", "--uikit-record=again.jsonl"],
            variables: ["UIKIT_DISPLAY": "headless", "UIKIT_SESSION": session],
            in: folder.url
        )
        #expect(recorded.code == 0)
        #expect(recorded.errors.isEmpty)
        let replayed = try Program.run(
            Program.package.appending(path: "tools/replay"),
            [
                folder.url.appending(path: "again.jsonl").path(),
                try Program.path("HelloTouch").path(),
            ],
            ["PATH": "/usr/bin:/bin", "UIKIT_OUTPUT": "b"],
            folder.url
        )
        #expect(replayed.code == 0)
        #expect(replayed.errors.isEmpty)
        let frames = folder.names(in: "a").filter { $0.hasPrefix("frame-") }
        #expect(frames.count > 10)
        #expect(folder.names(in: "b").filter { $0.hasPrefix("frame-") } == frames)
        for name in frames {
            let first = try Data(contentsOf: folder.url.appending(path: "a/\(name)"))
            #expect(try Data(contentsOf: folder.url.appending(path: "b/\(name)")) == first)
        }
    }

    @Test func `a recording that cannot be written is an error before the start`() throws {
        let folder = try Folder()
        let ended = try Program.run(
            "HelloTouch",
            variables: ["UIKIT_DISPLAY": "headless", "UIKIT_RECORD": "/proc/none/s.jsonl"],
            in: folder.url
        )
        #expect(ended.code == 2)
        #expect(ended.errors.count == 1)
        #expect(ended.errors.first?.hasPrefix("vitrine: record to /proc/none/s.jsonl: ") == true)
    }

    @Test func `a replay needs a session and a program`() throws {
        let replay = Program.package.appending(path: "tools/replay")
        let variables = ["PATH": "/usr/bin:/bin"]
        for arguments in [[], [session], ["/no/session", "HelloTouch"], [session, "/no/program"]] {
            let ended = try Program.run(replay, arguments, variables, Program.package)
            #expect(ended.code == 2)
            #expect(ended.errors.count == 1)
        }
    }
}
