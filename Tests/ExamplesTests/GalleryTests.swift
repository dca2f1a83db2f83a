import GalleryScreens
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct GalleryTests {
    private func gallery(_ size: CGSize = CGSize(width: 1_280, height: 800)) -> Harness {
        let harness = Harness(size: size)
        harness.window.rootViewController = GalleryDrawer()
        harness.advance(by: 0.5)
        return harness
    }

    private func open(_ page: String, _ harness: Harness) {
        tap("menu", harness)
        harness.advance(by: 1)
        tap("page \(page)", harness)
        harness.advance(by: 1)
    }

    private func tap(_ name: String, _ harness: Harness) {
        guard let view = harness.find(name) else {
            Issue.record("there is no \(name)")
            return
        }
        harness.tap(view)
    }

    private func title(_ harness: Harness) -> String? {
        (harness.find("page title") as? UILabel)?.text
    }

    @Test(
        arguments: ["Buttons", "Values", "Choices", "Progress", "Stacks", "Colours", "Text"],
        [CGSize(width: 1_280, height: 800), CGSize(width: 480, height: 640)]
    )
    func `the drawer leads to each page, in every style and direction`(page: String, size: CGSize) {
        let harness = gallery(size)
        open(page, harness)
        #expect(title(harness) == page)
        let light = harness.render()
        tap("Dark", harness)
        harness.advance(by: 1)
        #expect(harness.render() != light)
        tap("RTL", harness)
        harness.advance(by: 1)
        #expect(harness.render() == harness.renderFromScratch())
    }

    @Test func `the recorded session goes through the gallery`() throws {
        let shown = try SessionRun.pictures(of: "Gallery") { GalleryDrawer() }
        let order = ["buttons", "menu", "values", "slider", "dark", "scrolled", "mirrored", "end"]
        for (one, next) in zip(order, order.dropFirst()) {
            #expect(shown[one] != nil && shown[one] != shown[next], "\(one), \(next)")
        }
        // Light grey, dark blue-grey: the grounds of both styles.
        #expect(try color(shown["values"], 100, 700) == [240, 242, 246])
        #expect(try color(shown["dark"], 100, 700) == [16, 19, 24])
    }

    @Test func `values follow fingers`() {
        let harness = gallery()
        open("Values", harness)
        tap("power", harness)
        #expect((harness.find("power") as? UISwitch)?.isOn == false)
        let stepper = harness.find("stepper") as? UIStepper
        let place = stepper?.convert(CGPoint(x: 70, y: 16), to: nil) ?? .zero
        harness.tap(at: place)
        #expect((harness.find("count") as? UILabel)?.text == "5")
    }

    @Test func `a hidden tile leaves its room to the others`() {
        let harness = gallery()
        open("Stacks", harness)
        let toggle = harness.find("show the middle") as? UISwitch
        toggle?.accessibilityActivate()
        harness.advance(by: 1)
        #expect(toggle?.isOn == false)
        #expect(harness.render() == harness.renderFromScratch())
    }

    @Test func `the keyboard reaches the pages`() {
        let harness = gallery()
        harness.key("Tab")
        #expect(harness.find("menu")?.isFocused == true)
        harness.key("space")
        harness.advance(by: 1)
        #expect((harness.window.rootViewController as? DrawerViewController)?.openSide == .left)
    }

    @Test func `everything that is used has words for somebody who does not see it`() {
        let harness = gallery()
        for page in ["Buttons", "Values", "Choices", "Progress"] {
            open(page, harness)
            for node in harness.accessibilityTree.flatMap({
                $0.children.isEmpty ? [$0] : $0.children
            })
            where node.traits.contains(.button) && !node.traits.contains(.toggleButton) {
                let isPicture =
                    node.view is UIButton && (node.view as? UIButton)?.currentTitle == nil
                #expect(node.label != nil || isPicture || node.view.superview is UISegmentedControl)
            }
        }
    }
}
