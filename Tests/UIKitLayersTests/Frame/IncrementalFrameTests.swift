import FrameFuzz
import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers
import UIKitRaster

/// Changes trees of layers at random and compares each frame, painted by damage, with one painted
/// from scratch, byte for byte; `tools/fuzz frames` takes longer walks.
@MainActor @Suite struct IncrementalFrameTests {
    struct Screen: Sendable {
        let scale: CGFloat
        let buffers: Int
    }

    @Test(
        arguments: [
            Screen(scale: 1, buffers: 1), Screen(scale: 1.25, buffers: 2),
            Screen(scale: 1.5, buffers: 3), Screen(scale: 2, buffers: 1),
            Screen(scale: 1, buffers: 3), Screen(scale: 1.5, buffers: 2),
        ],
        [UInt64(1), 2, 3, 20_260]
    )
    func `report 34 a frame by damage equals one from scratch`(
        screen: Screen,
        seed: UInt64
    ) {
        let walk = FrameWalk(scale: screen.scale, seed: seed, buffers: screen.buffers)
        #expect(walk.run(steps: 1000) == nil)
        #expect(walk.comparisons > 500)
        if seed % 2 == 0 { #expect(walk.copiedPixels > 200) }
    }

    @Test(arguments: [UInt64(7), 54, 61, 112])
    func `numbers that no layer should be given neither stop a frame nor leave one wrong`(
        seed: UInt64
    ) {
        let walk = FrameWalk(scale: 1.5, seed: seed, buffers: 2, oddNumbers: true)
        #expect(walk.run(steps: 300) == nil)
        #expect(walk.comparisons > 150)
    }

    @Test func `corners without a limit are painted anew where they were`() {
        let stage = Stage(width: 40, height: 40)
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 20, y: 5))
        path.addLine(to: CGPoint(x: 25, y: 30))
        path.addLine(to: CGPoint(x: 30, y: 5))
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = .white
        shape.lineWidth = 4
        shape.miterLimit = .infinity
        stage.root.addSublayer(shape)
        stage.turn()
        // The corner's tip is 10.2 points below the point where the lines meet.
        #expect(stage.pixel(25, 35)[0] > 200)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.position.x = -12
        CATransaction.commit()
        stage.turn()
        #expect(stage.pixel(25, 35)[0] == 0)
        #expect(stage.pixel(13, 35)[0] > 200)
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
    }

    @Test func `a layer very far away leaves a shadow what it was`() {
        let stage = Stage(width: 60, height: 60)
        let front = stage.addOwner(CGRect(x: 10, y: 10, width: 20, height: 20)).layer
        _ = stage.addOwner(CGRect(x: 0, y: 0, width: 20, height: 20), .blue, to: front)
        let far = stage.addOwner(CGRect(x: 0, y: 0, width: 5, height: 5), .red, to: front).layer
        front.shadowOpacity = 1
        front.shadowRadius = 0
        front.shadowOffset = CGSize(width: 0, height: 25)
        stage.turn()
        far.position.x = -1e30
        stage.turn()
        #expect(stage.pixel(12, 12) == [0, 0, 255, 255])
        #expect(stage.pixel(29, 50) == [0, 0, 0, 255])
        front.position.x += 10
        stage.turn()
        #expect(stage.pixel(35, 20) == [0, 0, 255, 255])
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
    }

    @Test func `the comparison notices a pixel that was not damaged`() {
        let stage = Stage(width: 40, height: 40)
        let layer = stage.addOwner(CGRect(x: 0, y: 0, width: 10, height: 10), .red).layer
        stage.turn()
        let before = stage.compositor.bitmap
        layer.backgroundColor = .blue
        #expect(stage.compositor.renderFromScratch(at: stage.time) != before)
        stage.turn()
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
    }

    @Test func `what changed while a kept picture was hidden is seen when it appears`() {
        let stage = Stage(width: 40, height: 40)
        let layer = stage.addOwner(CGRect(x: 0, y: 0, width: 20, height: 20), .red).layer
        let inner = stage.addOwner(CGRect(x: 0, y: 0, width: 10, height: 10), .blue, to: layer)
        layer.shouldRasterize = true
        stage.turn()
        #expect(stage.pixel(5, 5) == [0, 0, 255, 255])
        layer.isHidden = true
        inner.layer.backgroundColor = .green
        stage.turn()
        layer.isHidden = false
        stage.turn()
        #expect(stage.pixel(5, 5) == [0, 255, 0, 255])
    }

    @Test func `a picture in front of a list that scrolls stays where it is`() {
        let stage = Stage(width: 100, height: 100)
        let list = stage.addOwner(CGRect(x: 0, y: 0, width: 100, height: 100), .white).layer
        list.masksToBounds = true
        for row in 0..<20 where row % 2 == 0 {
            let frame = CGRect(x: 0, y: CGFloat(row) * 10, width: 100, height: 10)
            _ = stage.addOwner(frame, .red, to: list)
        }
        let front = stage.addOwner(CGRect(x: 40, y: 40, width: 20, height: 20)).layer
        _ = stage.addOwner(CGRect(x: 0, y: 0, width: 20, height: 20), .blue, to: front)
        // The shadow of what the layer shows lies below it, on pixels that no layer by itself paints.
        front.shadowOpacity = 1
        front.shadowRadius = 0
        front.shadowOffset = CGSize(width: 0, height: 15)
        stage.compositor.limits.copiedPixels = 1
        stage.turn()
        #expect(stage.pixel(50, 70) == [0, 0, 0, 255])
        list.bounds.origin.y = 10
        stage.turn()
        #expect(stage.compositor.statistics.copiedPixels > 0)
        #expect(stage.pixel(50, 64) == [0, 0, 0, 255])
        #expect(stage.pixel(50, 70) == [0, 0, 0, 255])
        #expect(stage.pixel(50, 50) == [0, 0, 255, 255])
        #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
    }

    @Test func `a turned layer that was drawn in parts shows no edges between them`() {
        func stage(inParts: Bool, turnedFirst: Bool) -> Bitmap {
            let stage = Stage(width: 80, height: 80)
            let owner = stage.addOwner(CGRect(x: 20, y: 20, width: 40, height: 40))
            owner.onDraw = { context in
                context.setFillColor(.red)
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            }
            owner.layer.setNeedsDisplay()
            let map = CGAffineTransform(rotationAngle: 0.5)
            if turnedFirst { owner.layer.setAffineTransform(map) }
            stage.turn()
            if inParts {
                owner.layer.setNeedsDisplay(CGRect(x: 10, y: 10, width: 5, height: 20))
                stage.turn()
            }
            owner.layer.setAffineTransform(map)
            stage.turn()
            #expect(stage.compositor.renderFromScratch(at: stage.time) == stage.compositor.bitmap)
            return stage.compositor.bitmap
        }
        let whole = stage(inParts: false, turnedFirst: true)
        #expect(stage(inParts: true, turnedFirst: true) == whole)
        #expect(stage(inParts: true, turnedFirst: false) == whole)
    }
}
