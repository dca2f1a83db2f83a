import Testing
import UIKit
import UIKitTesting

@MainActor @Suite final class HoverTests {
    private lazy var scene = {
        let scene = GestureScene()
        scene.add(UIHoverGestureRecognizer(), "hover") { short($0.location(in: nil)) }
        return scene
    }()

    @Test func `a pointer enters, moves and leaves, and views hear nothing`() {
        let harness = scene.harness
        harness.hover(at: CGPoint(x: 310, y: 10))
        harness.hover(at: CGPoint(x: 100, y: 10))
        harness.hover(at: CGPoint(x: 100, y: 20))
        harness.hover(at: CGPoint(x: 100, y: 20))
        harness.hover(at: CGPoint(x: 310, y: 20))
        #expect(
            scene.log.take() == [
                "0 hover.began(100,10)", "0 hover.changed(100,20)", "0 hover.ended(100,20)",
            ]
        )
        #expect(scene.recognizers[0].state == .possible)
    }

    @Test func `a button that goes down ends the hover`() {
        scene.harness.hover(at: CGPoint(x: 100, y: 10))
        scene.harness.down(
            1,
            at: CGPoint(x: 100, y: 10),
            radius: 0,
            force: 0,
            type: .indirectPointer
        )
        scene.harness.up(1)
        #expect(
            scene.log.take() == [
                "0 hover.began(100,10)", "0 hover.ended(100,10)", "0 V.B{1}", "0 V.E{1}",
            ]
        )
    }

    @Test func `the touch of a hover event tells entering and moving`() {
        let harness = scene.harness
        var phases: [UITouch.Phase] = []
        final class Watching: UIWindow {
            var onEvent: ((UIEvent) -> Void)?
            override func sendEvent(_ event: UIEvent) {
                super.sendEvent(event)
                onEvent?(event)
            }
        }
        let window = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.onEvent = { event in phases += (event.allTouches ?? []).map(\.phase) }
        harness.hover(at: CGPoint(x: 10, y: 10))
        harness.hover(at: CGPoint(x: 20, y: 10))
        #expect(phases == [.regionEntered, .regionMoved])
        withExtendedLifetime(window) {}
    }
}
