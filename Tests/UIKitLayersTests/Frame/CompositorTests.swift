import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers
import UIKitRaster

@MainActor @Suite struct CompositorTests {
    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(x: x, y: y, width: width, height: height)
    }

    @Test func `the first frame is the whole screen, black`() {
        let compositor = Compositor(size: PixelSize(width: 8, height: 6), scale: 1)
        #expect(compositor.needsFrame)
        compositor.layout()
        #expect(compositor.frame(at: .zero) == Region(rect(0, 0, 8, 6)))
        #expect(compositor.bitmap.pixel(x: 7, y: 5) == (r: 0, g: 0, b: 0, a: 255))
        #expect(!compositor.needsFrame)
        #expect(compositor.frame(at: .zero).isEmpty)
    }

    @Test func `a frame is asked for once`() {
        let stage = Stage()
        var calls = 0
        stage.compositor.onNeedsFrame = { calls += 1 }
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        layer.isHidden = true
        layer.setNeedsDisplay()
        #expect(calls == 1)
        stage.advance(to: 1)
        stage.advance(to: 2)
        #expect(!stage.compositor.needsFrame)
        calls = 0
        layer.setNeedsLayout()
        #expect(calls == 1)
        stage.turn()
        #expect(!stage.compositor.needsFrame)
    }

    @Test func `an animation asks for frames until its end`() {
        let stage = Stage()
        let owner = stage.addOwner(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        stage.turn()
        var calls = 0
        stage.compositor.onNeedsFrame = { calls += 1 }
        AnimationBlock.run(duration: 1) { owner.layer.position.x = 50 }
        #expect(calls == 1)
        stage.turn()
        #expect(calls == 2)
        stage.advance(to: 0.5)
        #expect(calls == 3)
        stage.advance(to: 1)
        #expect(calls == 3)
        #expect(!stage.compositor.needsFrame)
    }

    @Test func `damage is the old and the new place`() {
        let stage = Stage()
        let layer = stage.addOwner(CGRect(x: 10, y: 10, width: 10, height: 10), .red).layer
        #expect(stage.turn() == Region(rect(10, 10, 10, 10)))
        layer.position.x += 30
        var both = Region(rect(10, 10, 10, 10))
        both.formUnion(rect(40, 10, 10, 10))
        #expect(stage.turn() == both)
        layer.removeFromSuperlayer()
        #expect(stage.turn() == Region(rect(40, 10, 10, 10)))
        #expect(stage.pixel(45, 15) == [0, 0, 0, 255])
    }

    @Test func `damage counts what sticks out, and masks cut it`() {
        let stage = Stage()
        let parent = stage.addOwner(CGRect(x: 20, y: 20, width: 10, height: 10)).layer
        let child = stage.addOwner(CGRect(x: 5, y: 5, width: 20, height: 10), .red, to: parent)
        #expect(stage.turn() == Region(rect(25, 25, 20, 10)))
        parent.masksToBounds = true
        #expect(stage.turn() == Region(rect(25, 25, 20, 10)))
        child.layer.backgroundColor = .blue
        #expect(stage.turn() == Region(rect(25, 25, 5, 5)))
        child.layer.position.x += 100
        #expect(stage.turn() == Region(rect(25, 25, 5, 5)))
        child.layer.position.x += 1
        #expect(stage.turn().isEmpty)
    }

    @Test func `layers that draw nothing damage nothing`() {
        let stage = Stage()
        let layer = stage.addOwner(CGRect(x: 0, y: 0, width: 50, height: 50)).layer
        #expect(stage.turn().isEmpty)
        layer.position.x += 10
        #expect(stage.turn().isEmpty)
        layer.setNeedsDisplay()
        #expect(stage.turn().isEmpty)
    }

    @Test func `a change and its undoing by an animation that rests damages nothing`() {
        let stage = Stage()
        let layer = stage.addOwner(CGRect(x: 0, y: 0, width: 10, height: 10), .red).layer
        stage.turn()
        AnimationBlock.run(duration: 1, delay: 1) { layer.position.x = 50 }
        stage.turn()
        #expect(stage.advance(to: 0.5).isEmpty)
        #expect(!stage.advance(to: 1.5).isEmpty)
        layer.removeAllAnimations()
        stage.turn()
    }

    @Test func `covered layers are not painted`() {
        let stage = Stage()
        let below = stage.addOwner(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
        below.onDraw = { $0.fill(CGRect(x: 0, y: 0, width: 50, height: 50)) }
        below.layer.setNeedsDisplay()
        let above = stage.addOwner(CGRect(x: 0, y: 0, width: 50, height: 50), .blue)
        stage.turn()
        let before = stage.compositor.statistics
        above.layer.backgroundColor = .green
        stage.turn()
        let after = stage.compositor.statistics
        #expect(after.damagedPixels - before.damagedPixels == 2500)
        #expect(after.paintedPixels - before.paintedPixels == 2500)
        #expect(after.layoutPasses == before.layoutPasses)
        #expect(after.paintedFrames - before.paintedFrames == 1)
    }

    @Test func `drawing happens once a frame, with the union of what was asked for`() {
        let stage = Stage()
        let owner = stage.addOwner(CGRect(x: 10, y: 10, width: 40, height: 40))
        var color = CGColor.red
        owner.onDraw = { context in
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        owner.layer.setNeedsDisplay()
        #expect(owner.drawnRects.isEmpty)
        stage.turn()
        #expect(owner.drawnRects == [CGRect(x: 0, y: 0, width: 40, height: 40)])
        owner.layer.setNeedsDisplay(CGRect(x: -10, y: 4, width: 14, height: 2))
        owner.layer.setNeedsDisplay(CGRect(x: 2, y: 8, width: 6, height: 4))
        color = .blue
        #expect(stage.turn() == Region(rect(10, 14, 8, 8)))
        #expect(owner.drawnRects.last == CGRect(x: 0, y: 4, width: 8, height: 8))
        #expect(owner.drawnRects.count == 2)
        #expect(stage.pixel(12, 16) == [0, 0, 255, 255])
        #expect(stage.pixel(18, 16) == [255, 0, 0, 255])
        #expect(stage.pixel(12, 13) == [255, 0, 0, 255])
        owner.layer.setNeedsDisplay(CGRect(x: 100, y: 100, width: 5, height: 5))
        #expect(!owner.layer.needsDisplay())
    }

    @Test func `hidden layers are drawn when they appear`() {
        let stage = Stage()
        let parent = stage.addOwner(CGRect(x: 0, y: 0, width: 50, height: 50))
        let owner = stage.addOwner(CGRect(x: 0, y: 0, width: 40, height: 40), to: parent.layer)
        parent.layer.isHidden = true
        owner.layer.setNeedsDisplay()
        stage.turn()
        stage.turn()
        #expect(owner.drawnRects.isEmpty)
        parent.layer.isHidden = false
        stage.turn()
        #expect(owner.drawnRects.count == 1)
    }

    @Test func `a layer that asks for display while it is drawn is drawn in the next frame`() {
        let stage = Stage()
        let owner = stage.addOwner(CGRect(x: 0, y: 0, width: 20, height: 20))
        owner.onDraw = { [weak owner] context in
            let isFirst = owner?.drawnRects.count == 1
            context.setFillColor(isFirst ? .red : .blue)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            if isFirst { owner?.layer.setNeedsDisplay() }
        }
        owner.layer.setNeedsDisplay()
        stage.turn()
        #expect(stage.pixel(5, 5) == [255, 0, 0, 255])
        #expect(stage.compositor.needsFrame)
        stage.turn()
        #expect(stage.pixel(5, 5) == [0, 0, 255, 255])
        #expect(!stage.compositor.needsFrame)
    }

    @Test func `resizing stretches what was drawn, until it is drawn anew`() {
        let stage = Stage()
        let owner = stage.addOwner(CGRect(x: 0, y: 0, width: 20, height: 20))
        owner.onDraw = { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        owner.layer.setNeedsDisplay()
        stage.turn()
        owner.layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        stage.turn()
        #expect(owner.drawnRects.count == 1)
        #expect(stage.pixel(19, 10) == [255, 0, 0, 255])
        #expect(stage.pixel(20, 10) == [0, 0, 0, 255])
        owner.layer.needsDisplayOnBoundsChange = true
        owner.layer.bounds.size.width = 38
        stage.turn()
        #expect(owner.drawnRects.count == 2)
    }

    @Test func `frames are painted in place`() {
        let stage = Stage(width: 20, height: 20)
        func address() -> UnsafeRawPointer? {
            stage.compositor.bitmap.withUnsafeBytes { $0.baseAddress }
        }
        let before = address()
        _ = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        stage.turn()
        #expect(stage.pixel(5, 5) == [255, 0, 0, 255])
        #expect(address() == before)
    }

    @Test func `resizing the screen paints everything`() {
        let stage = Stage(width: 20, height: 20)
        _ = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        stage.turn()
        stage.compositor.resize(to: PixelSize(width: 40, height: 30), scale: 2)
        #expect(stage.root.bounds == CGRect(x: 0, y: 0, width: 20, height: 15))
        #expect(stage.turn() == Region(rect(0, 0, 40, 30)))
        #expect(stage.pixel(19, 19) == [255, 0, 0, 255])
        #expect(stage.pixel(20, 20) == [0, 0, 0, 255])
    }

    @Test func `layers that leave are released`() {
        let stage = Stage()
        weak var released: CALayer?
        do {
            let owner = Owner(frame: CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
            stage.root.addSublayer(owner.layer)
            stage.turn()
            AnimationBlock.run(duration: 1) { owner.layer.position.x = 50 }
            released = owner.layer
            owner.layer.removeFromSuperlayer()
        }
        stage.turn()
        #expect(released == nil)
    }

    @Test func `damage lists join what is near when they grow long`() {
        var list = DamageList()
        for index in 0..<40 { list.add(rect(index * 10, 0, 4, 4)) }
        #expect(list.rects.count <= DamageList.maximum)
        let region = list.take(within: rect(0, 0, 1000, 1000))
        for index in 0..<40 { #expect(region.contains(rect(index * 10, 0, 4, 4))) }
        #expect(list.isEmpty)
    }
}
