import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// Translucent layers with sublayers, which are put together once while only their opacity changes.
@MainActor @Suite struct GroupPictureTests {
    private let stage = Stage()
    private let page: CALayer
    private let disc: CALayer

    init() {
        page = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
        disc = stage.add(CGRect(x: 10, y: 10, width: 40, height: 40), .black, to: page)
        change {
            stage.root.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            disc.cornerRadius = 20
        }
        for opacity in [0.9, 0.8, 0.7] as [Float] { fade(to: opacity) }
    }

    /// Makes changes without animations, and shows them.
    private func change(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        changes()
        CATransaction.commit()
        stage.turn()
    }

    /// Sets the opacity and shows it; how many pixels were painted.
    @discardableResult
    private func fade(to opacity: Float, _ changes: () -> Void = {}) -> Int {
        let before = stage.compositor.statistics.paintedPixels
        change {
            page.opacity = opacity
            changes()
        }
        let scratch = stage.compositor.renderFromScratch(at: stage.time)
        #expect(stage.compositor.bitmap == scratch)
        return stage.compositor.statistics.paintedPixels - before
    }

    @Test func `a page that fades is laid over what is behind it, and not painted itself`() {
        // 10,000 pixels behind it and 10,000 of it.
        #expect(fade(to: 0.6) == 20_000)
        #expect(fade(to: 0.5) == 20_000)
        // Half of black on half of blue, half of white on half of blue.
        #expect([127, 128].contains(stage.pixel(30, 30)[2]))
        #expect(stage.pixel(80, 80)[2] == 255)
    }

    @Test func `what changes in it while it fades is seen`() {
        fade(to: 0.6) { disc.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
        fade(to: 0.5) { disc.position.x += 7 }
        fade(to: 0.4) { disc.isHidden = true }
        fade(to: 0.5) { disc.isHidden = false }
        fade(to: 0.6) { page.position.x += 5 }
        fade(to: 0.5) { page.borderWidth = 3 }
        fade(to: 0.4) { disc.removeFromSuperlayer() }
        #expect(fade(to: 0.3) > 0)
    }

    @Test func `what changes in it between two steps is seen`() {
        change { disc.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1) }
        fade(to: 0.6)
        change { page.isHidden = true }
        change { disc.position.y += 11 }
        change { page.isHidden = false }
        fade(to: 0.5)
        fade(to: 1)
        fade(to: 0.5)
    }

    @Test func `what lies behind it may change`() {
        fade(to: 0.6) {
            stage.root.backgroundColor = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
        }
        change {
            stage.root.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        }
        #expect(
            stage.compositor.bitmap == stage.compositor.renderFromScratch(at: stage.time)
        )
    }
}
