import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers
import UIKitRaster

/// What has only moved by whole pixels is copied; everything around it is painted.
@MainActor @Suite struct MovedAreaTests {
    /// A list of 40 rows of 10 points in a window of 200 × 200.
    private func list(scale: CGFloat = 1) -> (Stage, CALayer) {
        let side = Int(200 * scale)
        let stage = Stage(width: side, height: side, scale: scale)
        let list = stage.addOwner(CGRect(x: 0, y: 0, width: 200, height: 200), .white).layer
        list.masksToBounds = true
        for row in 0..<40 {
            let tint = CGFloat(row) / 40
            let color = CGColor(red: tint, green: 1 - tint, blue: 0.5, alpha: 1)
            let frame = CGRect(x: 10, y: CGFloat(row) * 10, width: 180, height: 9)
            _ = stage.addOwner(frame, color, to: list)
        }
        stage.turn()
        return (stage, list)
    }

    private struct Cost: Equatable {
        var damaged: Int
        var painted: Int
        var copied: Int
    }

    /// What `change` and the turn after it cost.
    private func cost(_ stage: Stage, _ change: () -> Void) -> Cost {
        let before = stage.compositor.statistics
        change()
        stage.turn()
        let after = stage.compositor.statistics
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
        return Cost(
            damaged: after.damagedPixels - before.damagedPixels,
            painted: after.paintedPixels - before.paintedPixels,
            copied: after.copiedPixels - before.copiedPixels
        )
    }

    @Test(arguments: [1, 2])
    func `scrolling paints the strip that comes into sight`(scale: CGFloat) {
        let (stage, list) = list(scale: scale)
        let cost = cost(stage) { list.bounds.origin.y = 10 }
        let pixels = Int(scale * scale)
        #expect(cost.damaged == 200 * 200 * pixels)
        #expect(cost.copied == 200 * 190 * pixels)
        #expect(cost.painted <= 200 * 10 * pixels)
    }

    @Test func `scrolling back paints the upper strip`() {
        let (stage, list) = list()
        list.bounds.origin.y = 50
        stage.turn()
        let cost = cost(stage) { list.bounds.origin.y = 37 }
        #expect(cost == Cost(damaged: 40_000, painted: 13 * 200, copied: 187 * 200))
    }

    @Test func `a row that changes while it scrolls is painted in its new place`() {
        let (stage, list) = list()
        let cost = cost(stage) {
            list.bounds.origin.y = 10
            list.sublayers?[8].backgroundColor = .red
        }
        #expect(stage.pixel(50, 72) == [255, 0, 0, 255])
        #expect(cost.copied == 190 * 200)
        #expect(cost.painted <= 200 * 10 + 3 * 180 * 9)
    }

    @Test func `what lies in front of a list stays where it is`() {
        let (stage, list) = list()
        let bar = stage.addOwner(CGRect(x: 0, y: 0, width: 200, height: 20), .black).layer
        stage.turn()
        let cost = cost(stage) { list.bounds.origin.y = 10 }
        #expect(cost.copied == 190 * 200)
        #expect(stage.pixel(100, 10) == [0, 0, 0, 255])
        #expect(cost.painted < 200 * 45)
        bar.opacity = 0.5
        stage.turn()
        _ = self.cost(stage) { list.bounds.origin.y = 20 }
    }

    @Test func `a way of half a pixel is painted`() {
        let (stage, list) = list()
        let cost = cost(stage) { list.bounds.origin.y = 10.5 }
        #expect(cost.copied == 0)
    }

    @Test func `a clear list over one colour is copied, over a picture it is painted`() {
        let (stage, list) = list()
        list.backgroundColor = nil
        stage.turn()
        #expect(cost(stage) { list.bounds.origin.y = 10 }.copied == 190 * 200)
        let picture = stage.addOwner(CGRect(x: 20, y: 20, width: 30, height: 30), .red).layer
        stage.root.insertSublayer(picture, at: 0)
        stage.turn()
        #expect(cost(stage) { list.bounds.origin.y = 20 }.copied == 0)
    }

    @Test func `an opaque layer that moves is copied, with all that is in it`() {
        let stage = Stage(width: 300, height: 100)
        let page = stage.addOwner(CGRect(x: 0, y: 0, width: 200, height: 100), .white).layer
        for index in 0..<5 {
            let frame = CGRect(x: 10, y: CGFloat(index) * 20, width: 100, height: 10)
            _ = stage.addOwner(frame, .red, to: page)
        }
        stage.turn()
        let cost = cost(stage) { page.position.x += 25 }
        #expect(cost == Cost(damaged: 22_500, painted: 2500, copied: 20_000))
        #expect(stage.pixel(24, 5) == [0, 0, 0, 255])
        #expect(stage.pixel(40, 5) == [255, 0, 0, 255])
        page.opacity = 0.5
        stage.turn()
        #expect(self.cost(stage) { page.position.x += 25 }.copied == 0)
    }

    @Test func `bands on several cores give the same bytes`() {
        let (stage, list) = list(scale: 2)
        list.cornerRadius = 30
        stage.addOwner(CGRect(x: 40, y: 40, width: 100, height: 60), .blue).layer.opacity = 0.5
        for cores in 1...6 {
            stage.compositor.limits.cores = cores
            stage.compositor.limits.pixelsPerCore = 1
            stage.root.setNeedsDisplay()
            list.backgroundColor = CGColor(gray: CGFloat(cores) / 8, alpha: 1)
            #expect(!stage.turn().isEmpty)
            let scratch = stage.compositor.renderFromScratch(at: stage.time)
            #expect(scratch == stage.compositor.bitmap)
        }
    }
}
