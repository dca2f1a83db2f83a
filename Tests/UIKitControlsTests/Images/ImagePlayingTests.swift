import Testing
import UIKit
import UIKitTesting

/// A picture of 10 × 10 points of one colour.
private func plain(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 10, height: 10)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
    }
}

@MainActor @Suite(.serialized) struct ImagePlayingTests {
    /// A white screen with an empty image view of 10 × 10 points in its corner.
    @MainActor private struct Stage {
        let harness = Harness(size: CGSize(width: 40, height: 40))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        init() {
            harness.root.backgroundColor = .white
            harness.root.addSubview(view)
        }

        var color: [Int] {
            let pixel = harness.render().pixel(x: 5, y: 5)
            return [pixel.r, pixel.g, pixel.b]
        }
    }

    private let red = [255, 0, 0]
    private let green = [0, 255, 0]
    private let blue = [0, 0, 255]

    @Test func `an animated highlighted image plays at its own pace`() {
        let stage = Stage()
        let (harness, view) = (stage.harness, stage.view)
        view.image = plain(.red)
        view.highlightedImage = .animatedImage(with: [plain(.green), plain(.blue)], duration: 1)
        harness.advance(by: 2)
        #expect(stage.color == red)
        view.isHighlighted = true
        #expect(view.isAnimating)
        #expect(stage.color == green)
        harness.advance(by: 0.45)
        #expect(stage.color == green)
        harness.advance(by: 0.1)
        #expect(stage.color == blue)
        view.isHighlighted = false
        #expect(stage.color == red)
        harness.advance(by: 0.1)
        harness.resetCounters()
        harness.advance(by: 5)
        #expect(harness.counters.wakeups == 0)
    }

    @Test func `an animated image under a highlighted one that stands still goes on afterwards`() {
        let stage = Stage()
        let (harness, view) = (stage.harness, stage.view)
        view.image = .animatedImage(with: [plain(.red), plain(.green)], duration: 1)
        view.highlightedImage = plain(.blue)
        view.isHighlighted = true
        harness.advance(by: 1.1)
        #expect(stage.color == blue)
        view.isHighlighted = false
        let before = stage.color
        harness.advance(by: 0.6)
        #expect(stage.color != before)
    }

    @Test(arguments: [1e-300, 1e-12, 1e-5, 0, -1, .nan, .infinity])
    func `a duration too short to see, or none, stops nothing`(duration: TimeInterval) {
        let stage = Stage()
        let (harness, view) = (stage.harness, stage.view)
        view.animationImages = [plain(.red), plain(.green), plain(.blue)]
        view.animationDuration = duration
        view.startAnimating()
        harness.resetCounters()
        harness.advance(by: 1)
        #expect(view.isAnimating)
        #expect(harness.counters.wakeups <= 200)
        view.image = .animatedImage(with: [plain(.red), plain(.green)], duration: duration)
        harness.advance(by: 1)
        #expect(harness.counters.wakeups <= 400)
    }

    @Test func `rounds too short to see end all the same`() {
        let stage = Stage()
        let (harness, view) = (stage.harness, stage.view)
        view.animationImages = [plain(.red), plain(.green), plain(.blue)]
        view.animationDuration = 0.003
        view.animationRepeatCount = 50
        view.startAnimating()
        harness.advance(by: 0.1)
        #expect(view.isAnimating)
        harness.advance(by: 0.06)
        #expect(!view.isAnimating)
    }

    @Test func `the largest number of rounds is without an end`() {
        let stage = Stage()
        let (harness, view) = (stage.harness, stage.view)
        view.animationImages = [plain(.red), plain(.green)]
        view.animationDuration = 0.2
        view.animationRepeatCount = .max
        view.startAnimating()
        harness.advance(by: 3)
        #expect(view.isAnimating)
    }

    @Test func `another animated image plays after one that was stopped`() {
        let stage = Stage()
        let (harness, view) = (stage.harness, stage.view)
        view.image = .animatedImage(with: [plain(.red), plain(.green)], duration: 1)
        view.stopAnimating()
        harness.advance(by: 0.7)
        #expect(stage.color == red)
        view.image = .animatedImage(with: [plain(.blue), plain(.green)], duration: 1)
        #expect(stage.color == blue)
        harness.advance(by: 0.7)
        #expect(stage.color == green)
    }

    @Test func `setting pictures stops, and none at all play nothing`() {
        let stage = Stage()
        let view = stage.view
        view.image = plain(.blue)
        view.animationImages = [plain(.red), plain(.green)]
        view.startAnimating()
        view.animationImages = [plain(.green)]
        #expect(!view.isAnimating)
        #expect(stage.color == blue)
        view.animationImages = []
        view.startAnimating()
        #expect(!view.isAnimating)
        #expect(stage.color == blue)
    }
}
