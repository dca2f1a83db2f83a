import Testing
import UIKit
import UIKitTesting

/// Pictures of every script and of every way that labels show text; `tools/record-text` draws them anew.
@MainActor @Suite(.serialized) struct TextPictureTests {
    @Test(arguments: ScriptSheet.names)
    func `a script looks as its picture`(name: String) throws {
        let (harness, drawn) = try #require(ScriptSheet.named(name)).draw(scale: 1)
        try KeptPicture("scripts", name, scale: 1).check(harness, drawn)
    }

    @Test(arguments: ["english", "arabic", "hindi"])
    func `a script at two pixels a point looks as its picture`(name: String) throws {
        let (harness, drawn) = try #require(ScriptSheet.named(name)).draw(scale: 2)
        try KeptPicture("scripts", name, scale: 2).check(harness, drawn)
    }

    @Test(arguments: LabelSheet.pictures)
    func `a label looks as its picture`(name: String, scale: Double) throws {
        let (harness, drawn) = try #require(LabelSheet.named(name)).draw(scale: scale)
        try KeptPicture("labels", name, scale: scale).check(harness, drawn)
    }

    @Test(arguments: LabelSheet.names)
    func `a label that changes is repainted as a whole`(name: String) throws {
        let (harness, _) = try #require(LabelSheet.named(name)).draw(scale: 1)
        for case let label as UILabel in harness.root.subviews {
            label.frame.size.width -= 9
            label.isEnabled.toggle()
            #expect(harness.render() == harness.renderFromScratch())
            label.text = "x"
            #expect(harness.render() == harness.renderFromScratch())
        }
    }
}
