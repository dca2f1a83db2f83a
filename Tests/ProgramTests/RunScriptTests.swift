import Foundation
import Testing

@Suite struct RunScriptTests {
    /// The folders of Examples that hold an application.
    private func examples() throws -> [String] {
        let folder = Program.package.appending(path: "Examples").path()
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter {
            FileManager.default.fileExists(atPath: "\(folder)/\($0)/App/AppDelegate.swift")
        }
    }

    private func run(_ arguments: String...) throws -> Program {
        try Program.run(
            Program.package.appending(path: "tools/run"),
            arguments,
            ["PATH": "/usr/bin:/bin"],
            Program.package
        )
    }

    @Test func `without an argument the examples are listed with a line each`() throws {
        let listed = try run()
        #expect(listed.code == 0)
        let names = listed.output.map { String($0.prefix { $0 != " " }) }
        #expect(names.sorted() == (try examples()))
        #expect(Set(names).isSuperset(of: ["DarwDrawer", "DrawerDemo", "HSDrawer", "HelloTouch"]))
        for line in listed.output {
            #expect(line.hasSuffix("."), "\(line)")
            #expect(line.count > 30, "\(line)")
        }
    }

    @Test func `an unknown example is named with those there are`() throws {
        let ended = try run("DrawerDmeo")
        #expect(ended.code == 2)
        #expect(ended.errors.count == 1)
        let start = "tools/run: there is no example 'DrawerDmeo'; there are: "
        let line = try #require(ended.errors.first)
        #expect(line.hasPrefix(start))
        let accepted = line.dropFirst(start.count).split(separator: " ").map(String.init)
        #expect(accepted.sorted() == (try examples()))
    }
}
