import Testing
import UIKit
import UIKitTesting

/// Pictures of every widget, which are those of `docs/widgets.md`; `tools/record-widgets` draws them anew.
@MainActor @Suite(.serialized) struct WidgetPictureTests {
    @Test(arguments: WidgetSheet.names, [1.0, 2.0])
    func `a widget looks as its picture`(name: String, scale: Double) throws {
        let sheet = try #require(WidgetSheet.all.first { $0.name == name })
        let (harness, drawn) = sheet.draw(scale: scale)
        try KeptPicture("widgets", name, scale: scale).check(harness, drawn)
    }

    @Test(arguments: WidgetSheet.names)
    func `a widget without a size is drawn, and as a part of the screen as in the whole`(
        name: String
    ) throws {
        let sheet = try #require(WidgetSheet.all.first { $0.name == name })
        let harness = Harness(size: CGSize(width: 200, height: 140))
        harness.root.backgroundColor = .systemBackground
        let view = sheet.make()
        view.frame = .zero
        harness.root.addSubview(view)
        _ = harness.render()
        view.frame = CGRect(origin: CGPoint(x: 20, y: 15), size: sheet.size)
        _ = harness.render()
        (view as? UIControl)?.isHighlighted = true
        _ = harness.render()
        harness.advance(by: 0.1)
        (view as? UIControl)?.isHighlighted = false
        sheet.select(view)
        harness.advance(by: 1)
        view.overrideUserInterfaceStyle = .dark
        #expect(harness.render() == harness.renderFromScratch())
        view.bounds.size = .zero
        #expect(harness.render() == harness.renderFromScratch())
    }
}
