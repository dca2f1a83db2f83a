import Testing
import UIKit
import UIKitTesting

/// Where an image of a size lies in bounds of a size.
private struct Fit: Sendable, CustomTestStringConvertible {
    var name: String
    var mode: UIView.ContentMode
    var image: CGSize
    var bounds: CGSize
    var box: CGRect
    var testDescription: String { name }
}

private func fit(
    _ name: String,
    _ mode: UIView.ContentMode,
    _ image: (CGFloat, CGFloat),
    in bounds: (CGFloat, CGFloat),
    at box: (CGFloat, CGFloat, CGFloat, CGFloat)
) -> Fit {
    Fit(
        name: name,
        mode: mode,
        image: CGSize(width: image.0, height: image.1),
        bounds: CGSize(width: bounds.0, height: bounds.1),
        box: CGRect(x: box.0, y: box.1, width: box.2, height: box.3)
    )
}

private let fits: [Fit] = [
    fit("PIX-18 aspectFit", .scaleAspectFit, (40, 40), in: (100, 60), at: (20, 0, 60, 60)),
    fit("aspectFill", .scaleAspectFill, (40, 40), in: (60, 40), at: (0, -10, 60, 60)),
    fit("scaleToFill", .scaleToFill, (40, 40), in: (100, 60), at: (0, 0, 100, 60)),
    fit("redraw", .redraw, (40, 40), in: (100, 60), at: (0, 0, 100, 60)),
    fit("PIX-20 center", .center, (80, 80), in: (100, 60), at: (10, -10, 80, 80)),
    fit("PIX-21 topLeft", .topLeft, (30, 30), in: (60, 60), at: (0, 0, 30, 30)),
    fit("PIX-21 top", .top, (30, 30), in: (60, 60), at: (15, 0, 30, 30)),
    fit("PIX-21 topRight", .topRight, (30, 30), in: (60, 60), at: (30, 0, 30, 30)),
    fit("PIX-21 left", .left, (30, 30), in: (60, 60), at: (0, 15, 30, 30)),
    fit("PIX-21 right", .right, (30, 30), in: (60, 60), at: (30, 15, 30, 30)),
    fit("PIX-21 bottomLeft", .bottomLeft, (30, 30), in: (60, 60), at: (0, 30, 30, 30)),
    fit("PIX-21 bottom", .bottom, (30, 30), in: (60, 60), at: (15, 30, 30, 30)),
    fit("PIX-21 bottomRight", .bottomRight, (30, 30), in: (60, 60), at: (30, 30, 30, 30)),
]

@MainActor @Suite struct UIImageViewTests {
    /// A picture of one colour, `width` × `height` points at `scale` pixels a point.
    private func picture(
        _ width: CGFloat,
        _ height: CGFloat,
        scale: CGFloat = 1,
        color: UIColor = .red
    ) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: width, height: height),
            format: format
        )
        return renderer.image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func stage(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> Harness {
        let harness = Harness(size: CGSize(width: width, height: height), scale: scale)
        harness.root.backgroundColor = .white
        return harness
    }

    /// The box of the pixels that are red.
    private func redBox(_ bitmap: Bitmap) -> CGRect {
        var box = CGRect.null
        for y in 0..<bitmap.size.height {
            for x in 0..<bitmap.size.width where bitmap.pixel(x: x, y: y) == (255, 0, 0, 255) {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    // MARK: - Size

    @Test func `PIX-22 an image view takes its image's size in points`() {
        let image = picture(40, 30, scale: 2)
        #expect(image.cgImage?.width == 80)
        #expect(image.cgImage?.height == 60)
        #expect(image.size == CGSize(width: 40, height: 30))
        let view = UIImageView(image: picture(30, 30))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UIImageView(image: nil).frame == .zero)
    }

    @Test func `another image keeps the frame and changes the intrinsic size`() {
        let view = UIImageView(image: picture(30, 30))
        view.image = picture(50, 20)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(view.intrinsicContentSize == CGSize(width: 50, height: 20))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    }

    // MARK: - Touches

    @Test func `HIT-13 R26 an image view and its children are not hit until it is interactive`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIImageView(frame: CGRect(x: 10, y: 50, width: 50, height: 30))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(view)
        view.addSubview(child)
        #expect(!view.isUserInteractionEnabled)
        #expect(!UIImageView(image: nil).isUserInteractionEnabled)
        #expect(!UIImageView(image: nil, highlightedImage: nil).isUserInteractionEnabled)
        #expect(root.hitTest(CGPoint(x: 30, y: 60), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 15, y: 55), with: nil) === root)
        view.isUserInteractionEnabled = true
        #expect(root.hitTest(CGPoint(x: 30, y: 60), with: nil) === view)
        #expect(root.hitTest(CGPoint(x: 15, y: 55), with: nil) === child)
    }

    @Test func `02§16-14 a finger on an image view reaches the view below`() {
        let harness = stage(100, 100)
        let below = TouchLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let image = UIImageView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
        harness.root.addSubview(below)
        harness.root.addSubview(image)
        harness.down(1, at: CGPoint(x: 30, y: 30))
        #expect(below.lines == ["B(30.0, 30.0)"])
        harness.up(1)
        #expect(below.lines == ["B(30.0, 30.0)", "E(30.0, 30.0)"])
    }

    // MARK: - Pixels

    @Test func `PIX-17 an unscaled image at the screen's scale is copied exactly`() {
        let harness = stage(60, 60, scale: 2)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.image = picture(30, 30, scale: 2)
        view.contentMode = .topLeft
        harness.root.addSubview(view)
        let bitmap = harness.render()
        #expect(bitmap.pixel(x: 0, y: 0) == (255, 0, 0, 255))
        #expect(bitmap.pixel(x: 59, y: 59) == (255, 0, 0, 255))
        #expect(bitmap.pixel(x: 60, y: 60) == (255, 255, 255, 255))
        #expect(bitmap.pixel(x: 119, y: 0) == (255, 255, 255, 255))
        #expect(redBox(bitmap) == CGRect(x: 0, y: 0, width: 60, height: 60))
    }

    @Test(arguments: fits)
    fileprivate func `PIX-18 PIX-20 PIX-21 the content mode says where the image lies`(fit: Fit) {
        let harness = stage(160, 120)
        let view = UIImageView(frame: CGRect(origin: CGPoint(x: 20, y: 20), size: fit.bounds))
        view.contentMode = fit.mode
        harness.root.addSubview(view)
        view.image = picture(fit.image.width, fit.image.height)
        #expect(redBox(harness.render()) == fit.box.offsetBy(dx: 20, dy: 20))
        view.clipsToBounds = true
        let clipped = fit.box.offsetBy(dx: 20, dy: 20).intersection(view.frame)
        #expect(redBox(harness.render()) == clipped)
    }

    @Test func `left stays left from right to left`() {
        let harness = stage(100, 40)
        let view = UIImageView(image: picture(10, 10))
        view.semanticContentAttribute = .forceRightToLeft
        view.frame = CGRect(x: 20, y: 10, width: 60, height: 20)
        harness.root.addSubview(view)
        view.contentMode = .left
        #expect(redBox(harness.render()) == CGRect(x: 20, y: 15, width: 10, height: 10))
        view.contentMode = .bottomRight
        #expect(redBox(harness.render()) == CGRect(x: 70, y: 20, width: 10, height: 10))
    }

    @Test(arguments: fits.map(\.mode))
    func `no picture and no size stop an image view`(mode: UIView.ContentMode) throws {
        let harness = stage(60, 60, scale: 1.5)
        let view = UIImageView(frame: .zero)
        view.contentMode = mode
        harness.root.addSubview(view)
        let pixels = try #require(picture(8, 8).cgImage)
        let caps = UIEdgeInsets(top: 9, left: 1e9, bottom: 1, right: 30)
        for image in [
            UIImage(), UIImage(cgImage: pixels, scale: 1e300, orientation: .left),
            UIImage(cgImage: pixels, scale: 1e-300, orientation: .up), picture(8, 8),
            picture(8, 8).resizableImage(withCapInsets: caps),
            try #require(UIImage(systemName: "wifi")),
        ] {
            view.image = image
            for size in [(0, 0), (0, 20), (20, 0), (1e-9, 20), (1e9, 1e9), (1e9, 5), (30, 30)] {
                view.frame.size = CGSize(width: size.0, height: size.1)
                #expect(harness.render() == harness.renderFromScratch(), "\(size)")
            }
            view.sizeToFit()
            #expect(harness.render() == harness.renderFromScratch())
        }
    }

    @Test func `PIX-20 a centred image is not moved to whole points`() {
        let harness = stage(100, 60, scale: 2)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.contentMode = .center
        view.image = picture(25, 25)
        harness.root.addSubview(view)
        #expect(redBox(harness.render()) == CGRect(x: 75, y: 35, width: 50, height: 50))
    }

    @Test func `the highlighted image is shown while the view is highlighted`() {
        let harness = stage(20, 20)
        let view = UIImageView(
            image: picture(10, 10),
            highlightedImage: picture(10, 10, color: .blue)
        )
        harness.root.addSubview(view)
        #expect(harness.render().pixel(x: 5, y: 5) == (255, 0, 0, 255))
        view.isHighlighted = true
        #expect(harness.render().pixel(x: 5, y: 5) == (0, 0, 255, 255))
        view.highlightedImage = nil
        #expect(harness.render().pixel(x: 5, y: 5) == (255, 0, 0, 255))
        view.image = nil
        #expect(harness.render().pixel(x: 5, y: 5) == (255, 255, 255, 255))
    }

    @Test func `the image outlives a redisplay, another window and a subclass's draw`() {
        final class Drawing: UIImageView {
            override func draw(_ rect: CGRect) {
                UIColor.green.setFill()
                UIRectFill(bounds)
            }
        }
        let harness = stage(20, 20)
        let view = Drawing(image: picture(10, 10))
        harness.root.addSubview(view)
        view.setNeedsDisplay()
        #expect(harness.render().pixel(x: 5, y: 5) == (255, 0, 0, 255))
        view.removeFromSuperview()
        harness.window.addSubview(view)
        view.setNeedsDisplay()
        #expect(harness.render().pixel(x: 5, y: 5) == (255, 0, 0, 255))
        #expect(harness.render() == harness.renderFromScratch())
    }

    @Test func `contents set on a plain view's layer survive its first display`() {
        let harness = stage(20, 20)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.contents = picture(10, 10).cgImage
        harness.root.addSubview(view)
        #expect(harness.render().pixel(x: 5, y: 5) == (255, 0, 0, 255))
    }
}

/// Writes down the touches that it gets, with places in its own points.
private final class TouchLog: UIView {
    var lines: [String] = []

    private func log(_ letter: String, _ touches: Set<UITouch>) {
        for touch in touches {
            let place = touch.location(in: self)
            lines.append("\(letter)(\(place.x), \(place.y))")
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("B", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("M", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("E", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("C", touches)
    }
}
