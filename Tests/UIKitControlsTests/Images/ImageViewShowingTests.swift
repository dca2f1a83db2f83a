import Testing
import UIKit
import UIKitTesting

/// A picture of one colour, `width` × `height` points of one pixel.
private func plain(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
    }
}

@MainActor @Suite(.serialized) struct ImageViewShowingTests {
    private func stage(_ width: CGFloat = 60, _ height: CGFloat = 60, scale: CGFloat = 1) -> Harness
    {
        let harness = Harness(size: CGSize(width: width, height: height), scale: scale)
        harness.root.backgroundColor = .white
        return harness
    }

    private func color(_ harness: Harness, _ x: Int, _ y: Int) -> [Int] {
        let pixel = harness.render().pixel(x: x, y: y)
        return [pixel.r, pixel.g, pixel.b]
    }

    private let red = [255, 0, 0]
    private let green = [0, 255, 0]
    private let blue = [0, 0, 255]
    private let white = [255, 255, 255]

    // MARK: - Tint

    @Test func `a template is shown in the tint colour and follows it`() {
        let harness = stage()
        let view = UIImageView(image: plain(10, 10, .black).withRenderingMode(.alwaysTemplate))
        view.tintColor = .red
        harness.root.addSubview(view)
        #expect(color(harness, 5, 5) == red)
        view.tintColor = .green
        #expect(color(harness, 5, 5) == green)
        view.tintColor = nil
        harness.root.tintColor = .blue
        #expect(color(harness, 5, 5) == blue)
        view.image = plain(10, 10, .red)
        #expect(color(harness, 5, 5) == red)
        #expect(harness.render() == harness.renderFromScratch())
    }

    @Test func `a tint of the image's own is shown, unless the image is a template`() {
        let harness = stage()
        let view = UIImageView(image: plain(10, 10, .black).withTintColor(.green))
        view.tintColor = .red
        harness.root.addSubview(view)
        #expect(color(harness, 5, 5) == green)
        view.image = plain(10, 10, .black).withTintColor(.green, renderingMode: .alwaysTemplate)
        #expect(color(harness, 5, 5) == red)
        view.image = UIImage(systemName: "square.fill")?
            .withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(color(harness, 5, 5) == green)
    }

    // MARK: - Made to size

    @Test func `a symbol is drawn anew for the size that it is shown at`() throws {
        let harness = stage(260, 260, scale: 2)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        view.image = UIImage(systemName: "square.fill")
        view.contentMode = .scaleAspectFit
        view.tintColor = .red
        harness.root.addSubview(view)
        // The square's edge lies at 2.3 of 24 units, here of ten pixels.
        #expect(color(harness, 22, 120) == white)
        #expect(color(harness, 23, 120) == red)
        view.frame.size = CGSize(width: 240, height: 240)
        #expect(color(harness, 45, 240) == white)
        #expect(color(harness, 46, 240) == red)
        #expect(harness.render() == harness.renderFromScratch())
    }

    @Test func `a symbol's size follows the view's wish`() throws {
        let view = UIImageView(image: UIImage(systemName: "plus"))
        #expect(view.intrinsicContentSize.height == 20.5)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
        #expect(view.intrinsicContentSize == CGSize(width: 60, height: 60))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 60, height: 60))
        view.image = plain(10, 10, .red)
        #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
    }

    @Test func `a resizable image keeps its caps, however large the view is`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 9, height: 9)
        let framed = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            UIColor.red.setFill()
            context.fill(CGRect(x: 3, y: 3, width: 3, height: 3))
        }
        let caps = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
        let harness = stage()
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let view = UIImageView(
                image: framed.resizableImage(withCapInsets: caps, resizingMode: mode)
            )
            view.frame = CGRect(x: 5, y: 5, width: 40, height: 30)
            harness.root.addSubview(view)
            #expect(color(harness, 7, 20) == blue)
            #expect(color(harness, 8, 20) == red)
            #expect(color(harness, 41, 20) == red)
            #expect(color(harness, 42, 20) == blue)
            #expect(color(harness, 20, 7) == blue)
            #expect(color(harness, 20, 8) == red)
            view.frame.size = CGSize(width: 20, height: 20)
            #expect(color(harness, 21, 15) == red)
            #expect(color(harness, 22, 15) == blue)
            #expect(harness.render() == harness.renderFromScratch())
            view.removeFromSuperview()
        }
    }

    @Test func `an image that is turned fills its place as it is shown`() throws {
        let harness = stage()
        let lying = plain(20, 10, .red)
        let stored = try #require(lying.cgImage)
        let view = UIImageView(image: UIImage(cgImage: stored, scale: 1, orientation: .right))
        #expect(view.frame.size == CGSize(width: 10, height: 20))
        harness.root.addSubview(view)
        #expect(color(harness, 9, 19) == red)
        #expect(color(harness, 10, 5) == white)
    }

    @Test func `a picture that points is mirrored from right to left`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 10, height: 10)
        let half = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        let harness = stage()
        let view = UIImageView(image: half.imageFlippedForRightToLeftLayoutDirection())
        harness.root.addSubview(view)
        #expect(color(harness, 2, 5) == red)
        view.semanticContentAttribute = .forceRightToLeft
        let same = view.image
        view.image = same
        #expect(color(harness, 2, 5) == white)
        #expect(color(harness, 7, 5) == red)
    }

    // MARK: - Animation

    @Test func `pictures are shown in turn, evenly, as often as is asked for`() {
        let harness = stage()
        let view = UIImageView(image: plain(10, 10, .black))
        view.animationImages = [plain(10, 10, .red), plain(10, 10, .green), plain(10, 10, .blue)]
        view.animationDuration = 0.3
        view.animationRepeatCount = 2
        harness.root.addSubview(view)
        #expect(color(harness, 5, 5) == [0, 0, 0])
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating)
        #expect(color(harness, 5, 5) == red)
        harness.advance(by: 0.09)
        #expect(color(harness, 5, 5) == red)
        harness.advance(by: 0.02)
        #expect(color(harness, 5, 5) == green)
        harness.advance(by: 0.1)
        #expect(color(harness, 5, 5) == blue)
        harness.advance(by: 0.1)
        #expect(color(harness, 5, 5) == red)
        harness.advance(by: 0.28)
        #expect(view.isAnimating)
        harness.advance(by: 0.02)
        #expect(!view.isAnimating)
        #expect(color(harness, 5, 5) == [0, 0, 0])
    }

    @Test func `without a duration each picture is shown for a thirtieth of a second`() {
        let harness = stage()
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.animationImages = [plain(10, 10, .red), plain(10, 10, .green)]
        harness.root.addSubview(view)
        view.startAnimating()
        harness.advance(by: 0.03)
        #expect(color(harness, 5, 5) == red)
        harness.advance(by: 0.005)
        #expect(color(harness, 5, 5) == green)
        view.stopAnimating()
        #expect(!view.isAnimating)
        #expect(color(harness, 5, 5) == white)
    }

    @Test func `nothing is woken once the view is stopped or out of its window`() {
        let harness = stage()
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.animationImages = [plain(10, 10, .red), plain(10, 10, .green)]
        view.startAnimating()
        harness.root.addSubview(view)
        harness.advance(by: 0.5)
        view.removeFromSuperview()
        #expect(view.isAnimating)
        harness.advance(by: 0.5)
        harness.resetCounters()
        harness.advance(by: 5)
        #expect(harness.counters.wakeups == 0)
        harness.root.addSubview(view)
        harness.advance(by: 0.1)
        view.stopAnimating()
        harness.advance(by: 0.1)
        harness.resetCounters()
        harness.advance(by: 5)
        #expect(harness.counters.wakeups == 0)
    }

    @Test func `an animated image plays by itself`() {
        let harness = stage()
        let view = UIImageView()
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.image = UIImage.animatedImage(
            with: [plain(10, 10, .red), plain(10, 10, .green)],
            duration: 1
        )
        harness.root.addSubview(view)
        #expect(color(harness, 5, 5) == red)
        harness.advance(by: 0.6)
        #expect(color(harness, 5, 5) == green)
        harness.advance(by: 0.5)
        #expect(color(harness, 5, 5) == red)
        view.stopAnimating()
        harness.advance(by: 0.6)
        #expect(color(harness, 5, 5) == red)
    }

    @Test func `highlighted pictures are shown while the view is highlighted`() {
        let harness = stage()
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.animationImages = [plain(10, 10, .red)]
        view.highlightedAnimationImages = [plain(10, 10, .green)]
        harness.root.addSubview(view)
        view.startAnimating()
        #expect(color(harness, 5, 5) == red)
        view.isHighlighted = true
        #expect(color(harness, 5, 5) == green)
    }

    @Test func `a view that plays goes away with its last owner`() {
        let harness = stage()
        weak var gone: UIImageView?
        do {
            let view = UIImageView(frame: .zero)
            view.animationImages = [plain(10, 10, .red), plain(10, 10, .green)]
            harness.root.addSubview(view)
            view.startAnimating()
            gone = view
            view.removeFromSuperview()
        }
        #expect(gone == nil)
    }
}
