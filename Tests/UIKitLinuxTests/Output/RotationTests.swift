import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

private let size = PixelSize(width: 80, height: 48)
private let portrait = PixelSize(width: 48, height: 80)

/// What a panel shows of a picture whose top left corner is red, top right green, bottom left blue and bottom right white.
private struct Corners: Equatable {
    var topLeft: UInt32
    var topRight: UInt32
    var bottomLeft: UInt32
    var bottomRight: UInt32

    init(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) {
        (topLeft, topRight, bottomLeft, bottomRight) = (a, b, c, d)
    }

    init(_ bitmap: Bitmap) {
        let (right, bottom) = (bitmap.size.width - 1, bitmap.size.height - 1)
        self.init(bitmap[0, 0], bitmap[right, 0], bitmap[0, bottom], bitmap[right, bottom])
    }
}

private let red: UInt32 = 0xFFFF_0000
private let green: UInt32 = 0xFF00_FF00
private let blue: UInt32 = 0xFF00_00FF
private let white: UInt32 = 0xFFFF_FFFF

/// How the corners lie on the panel when the picture is turned clockwise.
private let turned: [(QuarterTurn, Corners)] = [
    (.none, Corners(red, green, blue, white)), (.right, Corners(blue, red, white, green)),
    (.half, Corners(white, blue, green, red)), (.left, Corners(green, white, red, blue)),
]

@MainActor private func show(_ kms: FakeKMS, _ turn: QuarterTurn?) throws -> FakeApp {
    let app = try FakeApp(kms, turn: turn)
    let (right, bottom) = (app.picture.size.width - 1, app.picture.size.height - 1)
    app.paint(PixelRect(x: 0, y: 0, width: 1, height: 1), red)
    app.paint(PixelRect(x: right, y: 0, width: 1, height: 1), green)
    app.paint(PixelRect(x: 0, y: bottom, width: 1, height: 1), blue)
    app.paint(PixelRect(x: right, y: bottom, width: 1, height: 1), white)
    app.show()
    app.blanks()
    return app
}

@Suite(.evenBooks) @MainActor struct RotationTests {
    @Test(arguments: turned.indices, [0, 0b1111] as [UInt64])
    func `the corners of the picture lie where the turn puts them`(
        index: Int,
        rotations: UInt64
    ) throws {
        let (turn, corners) = turned[index]
        let kms = FakeKMS()
        kms.rotations = rotations
        let app = try show(kms, turn)
        #expect(app.display.pixelSize == (turn.isSideways ? portrait : size))
        #expect(kms.glass.size == size)
        #expect(Corners(kms.glass) == corners)
        let word = rotations == 0 ? "copy" : "plane"
        #expect(
            app.display.summary.hasSuffix(
                turn == .none ? "XR24, atomic" : "turned by \(turn.rawValue)° by the \(word)"
            )
        )
    }

    @Test(arguments: QuarterTurn.allCases, PixelFormat.allCases)
    func `FIELD-37 partial frames equal whole ones in every turn`(
        turn: QuarterTurn,
        format: PixelFormat
    ) throws {
        for (atomic, rotations) in [
            (true, 0b1111 as UInt64), (true, 0b0101), (true, 0), (false, 0),
        ] {
            let kms = FakeKMS()
            kms.planeFormats = [format]
            kms.hasAtomic = atomic
            kms.rotations = rotations
            kms.isManualUpdate = true
            let app = try show(kms, turn)
            for step in 0..<40 {
                let rect = PixelRect(
                    x: step * 7 % 41,
                    y: step * 5 % 37,
                    width: 1 + step % 7,
                    height: 1 + step % 9
                )
                app.paint(rect, 0xFF00_0000 | UInt32(step) * 0x05_1B37)
                app.show()
                app.blanks()
            }
            let partial = kms.glass
            let whole = Region(PixelRect(size: app.picture.size))
            #expect(try app.display.present(app.picture, damage: whole) == .presented)
            app.blanks()
            #expect(partial == kms.glass, "atomic \(atomic), plane \(rotations)")
            if format != .rgb565 {
                let from = app.picture.size
                for y in 0..<from.height {
                    for x in 0..<from.width {
                        let place = turn.turned(PixelPoint(x: x, y: y), in: from)
                        #expect(kms.glass[place.x, place.y] == app.picture[x, y] | 0xFF00_0000)
                    }
                }
            }
        }
    }

    @Test(arguments: QuarterTurn.allCases)
    func `565 is dithered to the mean in every turn`(turn: QuarterTurn) {
        // Blue 12 lies halfway between 8 (level 1) and 16 (level 2).
        var bitmap = Bitmap(size: PixelSize(width: 12, height: 8))
        for y in 0..<8 { for x in 0..<12 { bitmap[x, y] = 0xFF00_000C } }
        let panel = turn.turned(bitmap.size)
        let memory = GuardedMemory(count: 12 * 8 * 2)
        RowCopy.copy(
            bitmap,
            PixelRect(size: bitmap.size),
            to: memory.bytes,
            pitch: panel.width * 2,
            format: .rgb565,
            turn: turn
        )
        let words = Array(memory.bytes.bindMemory(to: UInt16.self))
        for y in stride(from: 0, to: panel.height, by: 4) {
            for x in stride(from: 0, to: panel.width, by: 4) {
                let block = (0..<16).map { words[(y + $0 / 4) * panel.width + x + $0 % 4] }
                #expect(block.count { $0 == 1 } == 8)
                #expect(block.count { $0 == 2 } == 8)
            }
        }
    }

    @Test(arguments: [
        (0 as UInt64, QuarterTurn.none), (1, .half), (2, .left), (3, .right),
    ])
    func `a panel that is mounted turned is honoured`(
        value: UInt64,
        turn: QuarterTurn
    ) throws {
        let kms = FakeKMS()
        kms.connectors[0].panelTurn = try #require(QuarterTurn(panelOrientation: value))
        #expect(try show(kms, nil).display.turn == turn)
        let other = FakeKMS()
        other.connectors[0].panelTurn = try #require(QuarterTurn(panelOrientation: value))
        #expect(try show(other, QuarterTurn.none).display.turn == .none)
        #expect(QuarterTurn(panelOrientation: 4) == nil)
    }

    @Test(arguments: QuarterTurn.allCases)
    func `FIELD-7 a finger on a physical corner touches what is drawn there`(turn: QuarterTurn) {
        let picture = turn.inverse.turned(PixelSize(width: 480, height: 800))
        let surface = TouchSurface(
            size: CGSize(width: CGFloat(picture.width), height: CGFloat(picture.height)),
            turn: turn
        )
        #expect(surface.deviceSize == CGSize(width: 480, height: 800))
        for y in stride(from: 0, to: picture.height, by: 1) {
            for x in stride(from: 0, to: picture.width, by: 1) {
                let panel = turn.turned(PixelPoint(x: x, y: y), in: picture)
                #expect((0..<480).contains(panel.x) && (0..<800).contains(panel.y))
                let place = surface.place(CGFloat(panel.x), CGFloat(panel.y))
                if place != CGPoint(x: CGFloat(x), y: CGFloat(y)) {
                    Issue.record("\(turn): \(panel) is \(place), not \(x), \(y)")
                    return
                }
            }
        }
    }

    @Test func `a touchscreen that is mounted upside down hits the opposite place`() {
        let surface = TouchSurface(size: CGSize(width: 800, height: 480), turn: .half)
        #expect(surface.place(10, 10) == CGPoint(x: 789, y: 469))
        let fine = TouchSurface(size: CGSize(width: 400, height: 240), turn: .half, pixel: 0.5)
        #expect(fine.place(0, 0) == CGPoint(x: 399.5, y: 239.5))
    }

    @Test func `a stylus leans where it is seen to lean`() {
        func lean(_ turn: QuarterTurn) -> CGVector {
            TouchSurface(size: CGSize(width: 10, height: 10), turn: turn).direction(30, 0)
        }
        #expect(lean(.none) == CGVector(dx: 30, dy: 0))
        // The panel's right edge is the picture's top.
        #expect(lean(.right) == CGVector(dx: 0, dy: -30))
        #expect(lean(.half) == CGVector(dx: -30, dy: 0))
        #expect(lean(.left) == CGVector(dx: 0, dy: 30))
    }

    @Test(arguments: QuarterTurn.allCases)
    func `rectangles are turned like the pixels in them`(turn: QuarterTurn) {
        let rect = PixelRect(minX: 3, minY: 5, maxX: 20, maxY: 9)
        var bounds = PixelRect.zero
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX {
                let place = turn.turned(PixelPoint(x: x, y: y), in: size)
                bounds = bounds.union(PixelRect(x: place.x, y: place.y, width: 1, height: 1))
            }
        }
        #expect(turn.turned(rect, in: size) == bounds)
        #expect(turn.inverse.turned(bounds, in: turn.turned(size)) == rect)
    }
}
