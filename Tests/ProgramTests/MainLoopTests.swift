import Testing

private let launched = ["will finish launching", "did finish launching", "active"]
private let ended = ["will resign active", "background"]

@Suite struct MainLoopTests {
    @Test func `the main queue, tasks and timers run on the loop of a headless application`() throws
    {
        let folder = try Folder()
        let probe = try Program.run(
            "loop-probe",
            variables: ["UIKIT_DISPLAY": "headless"],
            in: folder.url
        )
        #expect(probe.code == 0)
        #expect(probe.errors.isEmpty)
        let work = ["main queue", "task", "timer at 0.5"]
        // What is shown last is the program's own line.
        #expect(
            probe.output.dropLast() == launched + work + ended + ["will terminate at 1.0"]
        )
    }

    @Test func `a termination signal ends the application through its delegate`() throws {
        let folder = try Folder()
        let session = try folder.write(
            """
            {"vitrine":1,"width":64,"height":48}
            {"t":100000000,"event":"end"}

            """,
            to: "long.jsonl"
        )
        let probe = try Program.run(
            "loop-probe",
            ["terminate"],
            variables: ["UIKIT_DISPLAY": "headless", "UIKIT_SESSION": session],
            in: folder.url
        )
        #expect(probe.code == 0)
        let end = try #require(probe.output.first { $0.hasPrefix("will terminate at ") })
        #expect(end != "will terminate at 100000000.0")
        #expect(probe.output.last == "1 frame and sheet.png are in build/loop-probe")
    }
}
