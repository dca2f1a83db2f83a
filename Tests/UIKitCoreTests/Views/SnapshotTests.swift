import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct SnapshotTests {
    /// A red view with a blue square at its left edge, half of it outside.
    private func card() -> UIView {
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 20))
        card.backgroundColor = .red
        let square = UIView(frame: CGRect(x: -5, y: 5, width: 10, height: 10))
        square.backgroundColor = .blue
        card.addSubview(square)
        return card
    }

    @Test func `a snapshot shows the view cut at its bounds and does not change any more`() throws {
        let harness = Harness(size: CGSize(width: 100, height: 100))
        harness.root.backgroundColor = .white
        let card = card()
        harness.root.addSubview(card)
        let snapshot = try #require(card.snapshotView(afterScreenUpdates: true))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        card.removeFromSuperview()
        card.backgroundColor = .green
        snapshot.frame.origin = CGPoint(x: 50, y: 50)
        harness.root.addSubview(snapshot)
        let picture = harness.render()
        #expect(picture.pixel(x: 52, y: 60) == (0, 0, 255, 255))
        #expect(picture.pixel(x: 48, y: 60) == (255, 255, 255, 255))
        #expect(picture.pixel(x: 80, y: 60) == (255, 0, 0, 255))
    }

    @Test func `a view outside of any window has a snapshot too`() throws {
        let harness = Harness(size: CGSize(width: 100, height: 100))
        let snapshot = try #require(card().snapshotView(afterScreenUpdates: true))
        harness.root.addSubview(snapshot)
        #expect(harness.render().pixel(x: 2, y: 10) == (0, 0, 255, 255))
    }

    @Test func `a view without pixels has no snapshot`() {
        _ = Harness()
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
        let endless = UIView(frame: CGRect(x: 0, y: 0, width: 1e9, height: 10))
        #expect(endless.snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test func `a part with caps stretches only its middle`() throws {
        let harness = Harness(size: CGSize(width: 200, height: 100))
        let snapshot = try #require(
            card().resizableSnapshotView(
                from: CGRect(x: 0, y: 0, width: 20, height: 20),
                afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
            )
        )
        snapshot.frame = CGRect(x: 0, y: 0, width: 110, height: 20)
        harness.root.addSubview(snapshot)
        let picture = harness.render()
        #expect(picture.pixel(x: 4, y: 10) == (0, 0, 255, 255))
        #expect(picture.pixel(x: 5, y: 10) == (255, 0, 0, 255))
        #expect(picture.pixel(x: 100, y: 10) == (255, 0, 0, 255))
    }

    @Test func `the hierarchy is drawn into a rectangle of a picture`() {
        _ = Harness()
        let card = card()
        var drawn = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in
            drawn = card.drawHierarchy(
                in: CGRect(x: 0, y: 0, width: 80, height: 40),
                afterScreenUpdates: true
            )
        }
        #expect(drawn)
        #expect(image.bitmap.pixel(x: 4, y: 20) == (0, 0, 255, 255))
        #expect(image.bitmap.pixel(x: 40, y: 20) == (255, 0, 0, 255))
        #expect(!card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
    }

    @Test
    func `a layer renders into a context in its own coordinates, unclipped and without its place`()
    {
        _ = Harness()
        let card = card()
        card.transform = CGAffineTransform(rotationAngle: 1)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { context in
            context.cgContext.translateBy(x: 10, y: 5)
            card.layer.render(in: context.cgContext)
        }
        // From x = −5 in the layer, which lies at 5 in the picture.
        #expect(image.bitmap.pixel(x: 5, y: 15) == (0, 0, 255, 255))
        #expect(image.bitmap.pixel(x: 4, y: 15).a == 0)
        #expect(image.bitmap.pixel(x: 49, y: 24) == (255, 0, 0, 255))
        #expect(image.bitmap.pixel(x: 50, y: 24).a == 0)
    }

    @Test func `rendering a layer leaves animations out, a snapshot shows them`() throws {
        let harness = Harness(size: CGSize(width: 100, height: 100))
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        harness.root.addSubview(card)
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dot.backgroundColor = .red
        card.addSubview(dot)
        harness.runFrame()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { dot.frame.origin.x = 20 }
        harness.advance(by: 0.5)
        let model = UIGraphicsImageRenderer(size: card.bounds.size).image {
            card.layer.render(in: $0.cgContext)
        }
        #expect(model.bitmap.pixel(x: 25, y: 5) == (255, 0, 0, 255))
        #expect(model.bitmap.pixel(x: 12, y: 5).a == 0)
        let seen = try #require(card.snapshotView(afterScreenUpdates: false))
        card.removeFromSuperview()
        harness.root.addSubview(seen)
        #expect(harness.render().pixel(x: 15, y: 5) == (255, 0, 0, 255))
        #expect(harness.render().pixel(x: 25, y: 5) != (255, 0, 0, 255))
    }

    @Test func `a layer renders at the resolution of the context`() {
        _ = Harness()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let line = UIView(frame: CGRect(x: 0.5, y: 0, width: 0.5, height: 10))
        line.backgroundColor = .red
        view.addSubview(line)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        #expect(image.bitmap.pixel(x: 0, y: 5).a == 0)
        #expect(image.bitmap.pixel(x: 1, y: 5) == (255, 0, 0, 255))
        #expect(image.bitmap.pixel(x: 2, y: 5).a == 0)
    }
}
