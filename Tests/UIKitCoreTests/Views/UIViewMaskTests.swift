import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct UIViewMaskTests {
    @Test func `a mask view shows what it covers`() {
        let harness = Harness(size: CGSize(width: 60, height: 60))
        harness.root.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        view.backgroundColor = .red
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
        mask.backgroundColor = .black
        harness.root.addSubview(view)
        view.mask = mask
        var picture = harness.render()
        #expect(picture.pixel(x: 15, y: 15) == (255, 0, 0, 255))
        #expect(picture.pixel(x: 40, y: 15) == (255, 255, 255, 255))
        #expect(view.subviews.isEmpty)
        mask.frame.origin.x = 20
        picture = harness.render()
        #expect(picture.pixel(x: 15, y: 15) == (255, 255, 255, 255))
        #expect(picture.pixel(x: 40, y: 15) == (255, 0, 0, 255))
        view.mask = nil
        #expect(harness.render().pixel(x: 15, y: 15) == (255, 0, 0, 255))
        #expect(harness.render() == harness.renderFromScratch())
    }

    @Test func `touches don't ask the mask`() {
        let harness = Harness(size: CGSize(width: 60, height: 60))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        view.mask = UIView()
        harness.root.addSubview(view)
        #expect(harness.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === view)
    }
}
