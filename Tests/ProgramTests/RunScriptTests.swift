import Foundation
import Testing

@Suite struct RunScriptTests {
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
        #expect(
            listed.output.map { $0.prefix { $0 != " " } }
                == ["DarwDrawer", "DrawerDemo", "HSDrawer", "HelloTouch"]
        )
        for line in listed.output {
            #expect(line.hasSuffix("."), "\(line)")
            #expect(line.count > 30, "\(line)")
        }
    }

    @Test func `an unknown example is named with those there are`() throws {
        let ended = try run("DrawerDmeo")
        #expect(ended.code == 2)
        #expect(
            ended.errors == [
                "tools/run: there is no example 'DrawerDmeo'; there are: "
                    + "DarwDrawer DrawerDemo HSDrawer HelloTouch"
            ]
        )
    }
}
