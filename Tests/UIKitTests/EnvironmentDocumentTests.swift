import Testing
import UIKit
import UIKitHeadless

@Suite struct EnvironmentDocumentTests {
    @Test(arguments: EnvironmentVariable.allCases)
    func `every variable has a row on its page`(variable: EnvironmentVariable) throws {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let bytes = try FileBytes.read("/\(root)/docs/environment.md", limit: 1 << 20)
        let page = String(decoding: bytes, as: UTF8.self)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `\(variable.rawValue)` |") }
        #expect(rows.count == 1)
    }
}
