import RasterScenes
import Testing
import UIKitGeometry
import UIKitRaster

@Suite struct DisplayListTests {
    private func list(_ commands: DisplayList.Command...) -> DisplayList {
        var recorder = DisplayListRecorder()
        for command in commands { recorder.append(command) }
        return recorder.displayList
    }

    private let white = Paint.solid(.white)
    private let unit = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func `a recording's bounds are what it may touch`() {
        #expect(list(.fillRect(unit, white, .normal)).bounds == unit)
        let moved = list(
            .concatenate(CGAffineTransform(translationX: 5, y: 0)),
            .fillEllipse(unit, white)
        )
        #expect(moved.bounds == unit.offsetBy(dx: 5, dy: 0))
        let line = list(.stroke(Path(rect: unit), StrokeStyle(width: 2, join: .round), white))
        #expect(line.bounds == unit.insetBy(dx: -1, dy: -1))
    }

    @Test func `a clip bounds what follows until it is restored`() {
        let clip = CGRect(x: 0, y: 0, width: 20, height: 30)
        let clipped = list(.save, .clipRect(clip), .fillRect(unit, white, .normal), .restore)
        #expect(clipped.bounds == CGRect(x: 10, y: 20, width: 10, height: 10))
        let both = list(
            .save,
            .clipRect(clip),
            .restore,
            .fillRect(unit, white, .normal)
        )
        #expect(both.bounds == unit)
    }

    @Test func `a recording that shows nothing is empty`() {
        #expect(list().isEmpty)
        #expect(list(.save, .restore).isEmpty)
        #expect(list(.fillRect(unit, .solid(.clear), .normal)).isEmpty)
        #expect(list(.clipRect(.zero), .fillRect(unit, white, .normal)).isEmpty)
        #expect(!list(.fillRect(unit, .solid(.clear), .copy)).isEmpty)
    }

    @Test(arguments: 1...8)
    func `playing a recording is drawing, and leaves the canvas as it was`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let size = PixelSize(width: 90, height: 70)
        var recorder = DisplayListRecorder()
        let scene = RandomScene(size: size, steps: 20, &generator)
        for command in scene.commands { recorder.append(command) }
        // Left open on purpose: playing closes what the recording left open.
        recorder.append(.save)
        recorder.append(.concatenate(CGAffineTransform(scaleX: 3, y: 3)))
        recorder.append(.clipRect(.zero))

        let direct = Canvas(Bitmap(size: size))
        scene.draw(direct)
        direct.fill(CGRect(x: 1, y: 1, width: 2, height: 2), with: white)
        let played = Canvas(Bitmap(size: size))
        played.draw(recorder.displayList)
        #expect(played.transform.isIdentity)
        played.fill(CGRect(x: 1, y: 1, width: 2, height: 2), with: white)
        #expect(played.takeBitmap() == direct.takeBitmap())
    }

    @Test(arguments: 1...8)
    func `nothing outside a recording's bounds changes`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let size = PixelSize(width: 130, height: 110)
        let scene = RandomScene(size: size, steps: 2, &generator)
        var recorder = DisplayListRecorder()
        for command in scene.commands { recorder.append(command) }
        let bounds = recorder.displayList.bounds
        let canvas = Canvas(Bitmap(size: size))
        canvas.fill(.infinite, with: white)
        canvas.draw(recorder.displayList)
        let bitmap = canvas.takeBitmap()
        for y in 0..<size.height {
            for x in 0..<size.width where bitmap[x, y] != 0xFFFF_FFFF {
                // Snapping moves an edge by half a pixel at most.
                let near = bounds.insetBy(dx: -0.5, dy: -0.5)
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                #expect(near.intersects(pixel))
            }
        }
    }
}
