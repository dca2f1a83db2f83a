import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

private let size = PixelSize(width: 80, height: 48)

@Suite(.evenBooks) @MainActor struct PointerTests {
    @Test(arguments: QuarterTurn.allCases)
    func `the tip is on its pixel in every turn`(turn: QuarterTurn) throws {
        let kms = FakeKMS()
        let picture = turn.inverse.turned(size)
        let pointer = HardwarePointer(kms, crtc: 41, size: picture, turn: turn, scale: 1)
        let tip = PixelPoint(x: 30, y: 20)
        pointer.show(at: tip)
        let place = try #require(kms.cursorPlace)
        let wanted = turn.turned(tip, in: picture)
        // The tip is light, and nothing of the arrow is left of or above it in the picture.
        #expect(kms.cursorPixel(at: wanted) == 0xFFFF_FFFF)
        let inside = turn.turned(PixelPoint(x: 32, y: 24), in: picture)
        #expect(kms.cursorPixel(at: inside) == 0xFF1A_1D24)
        let outside = turn.turned(PixelPoint(x: 29, y: 20), in: picture)
        #expect((kms.cursorPixel(at: outside) ?? 0) >> 24 == 0)
        pointer.show(at: PixelPoint(x: 31, y: 20))
        #expect(kms.cursorPlace != place)
        pointer.hide()
        #expect(kms.cursorPlace == nil)
        pointer.free()
        #expect(kms.liveBuffers.isEmpty)
    }

    @Test func `a driver without a plane is asked once`() {
        let kms = FakeKMS()
        kms.cursorError = SystemError(6)
        let pointer = HardwarePointer(kms, crtc: 41, size: size, turn: .none, scale: 1)
        for x in 0..<10 { pointer.show(at: PixelPoint(x: x, y: 0)) }
        #expect(kms.cursorCalls == 1)
    }

    @Test
    func `a pointer is there while the mouse moves, for five seconds of rest, and not for fingers`()
    {
        let device = DeviceID(1)
        let scheduler = ManualScheduler()
        var shown: [ScreenPlace?] = []
        let keeper = PointerKeeper(scheduler: scheduler) { shown.append($0) }
        func contact(_ tool: ContactTool, _ x: CGFloat) -> InputEvent {
            let contact = TouchContact(
                device: device,
                slot: 0,
                phase: .down,
                position: CGPoint(x: x, y: 1),
                tool: tool
            )
            return .contacts([contact], time: .zero)
        }
        func expect(_ places: [CGFloat?]) {
            #expect(shown.map { $0?.point.x } == places)
            shown = []
        }
        keeper.follow(.hover(ScreenPlace(CGPoint(x: 3, y: 1)), device: device, time: .zero))
        scheduler.advance(milliseconds: 4999)
        keeper.follow(contact(.pointer, 4))
        scheduler.advance(milliseconds: 4999)
        expect([3, 4])
        scheduler.advance(milliseconds: 1)
        expect([nil])
        scheduler.advance(milliseconds: 100_000)
        expect([])
        keeper.follow(
            .scroll(
                ScreenPlace(CGPoint(x: 5, y: 1)),
                by: CGVector(dx: 0, dy: 9),
                device: device,
                time: .zero
            )
        )
        keeper.follow(contact(.finger, 6))
        expect([5, nil])
        scheduler.advance(milliseconds: 100_000)
        // Keys and shakes are no reason for a pointer, nor against one.
        keeper.follow(.shake(time: .zero))
        expect([])
    }

    @Test func `a pointer is shown on the screen that it is on`() {
        let other = DisplayID(5)
        var shown: [ScreenPlace?] = []
        let keeper = PointerKeeper(scheduler: ManualScheduler()) { shown.append($0) }
        let place = ScreenPlace(CGPoint(x: 3, y: 1), on: other)
        keeper.follow(.hover(place, device: DeviceID(1), time: .zero))
        var contact = TouchContact(
            device: DeviceID(1),
            slot: 0,
            phase: .down,
            position: place.point,
            tool: .pointer
        )
        contact.screen = other
        keeper.follow(.contacts([contact], time: .zero))
        #expect(shown == [place, place])
    }

    // MARK: - Drawn

    /// The picture with the arrow on it, as seen on a panel.
    private func expected(_ app: FakeApp, tip: PixelPoint?) -> Bitmap {
        var seen = app.picture
        let arrow = PointerImage.bitmap(scale: 1)
        for y in 0..<20 {
            for x in 0..<12 {
                guard let tip, arrow[x, y] != 0 else { continue }
                let (px, py) = (tip.x + x, tip.y + y)
                if px < seen.size.width && py < seen.size.height { seen[px, py] = arrow[x, y] }
            }
        }
        let turn = app.display.turn
        var panel = Bitmap(size: turn.turned(seen.size))
        for y in 0..<seen.size.height {
            for x in 0..<seen.size.width {
                let place = turn.turned(PixelPoint(x: x, y: y), in: seen.size)
                panel[place.x, place.y] = seen[x, y]
            }
        }
        return panel
    }

    @Test(arguments: QuarterTurn.allCases, [false, true])
    func `without a plane the glass is the picture with the arrow on it, and nothing else`(
        turn: QuarterTurn,
        isManualUpdate: Bool
    ) throws {
        let kms = FakeKMS()
        kms.cursorError = SystemError(6)
        kms.isManualUpdate = isManualUpdate
        let app = try FakeApp(kms, turn: turn)
        app.show()
        app.blanks()
        var random = SeededRandom(seed: 7)
        for step in 0..<60 {
            let picture = app.picture.size
            if !random.oneIn(4) {
                let rect = PixelRect(
                    x: random.below(picture.width - 9),
                    y: random.below(picture.height - 9),
                    width: 1 + random.below(9),
                    height: 1 + random.below(9)
                )
                app.paint(rect, 0xFF00_0000 | UInt32(random.below(0xFF_FFFF)))
            }
            var tip: PixelPoint?
            if !random.oneIn(6) {
                tip = PixelPoint(x: random.below(picture.width), y: random.below(picture.height))
            }
            let before = app.picture
            app.need(app.display.showPointer(at: tip))
            app.show()
            app.blanks()
            #expect(app.picture == before)
            #expect(kms.glass == expected(app, tip: tip), "step \(step) of seed 7")
        }
    }

    @Test func `moving a drawn pointer costs its two rectangles`() throws {
        let kms = FakeKMS()
        kms.cursorError = SystemError(6)
        let app = try FakeApp(kms)
        app.show()
        app.blanks()
        #expect(
            app.display.showPointer(at: PixelPoint(x: 10, y: 5))
                == Region(PixelRect(x: 10, y: 5, width: 12, height: 20))
        )
        #expect(
            app.display.showPointer(at: PixelPoint(x: 40, y: 20))
                == Region(PixelRect(x: 10, y: 5, width: 12, height: 20))
                .union(Region(PixelRect(x: 40, y: 20, width: 12, height: 20)))
        )
        // At the edge there is less of it, and where it is already it costs nothing.
        let edge = app.display.showPointer(at: PixelPoint(x: 75, y: 40))
        #expect(edge.area == 12 * 20 + 5 * 8)
        #expect(app.display.showPointer(at: PixelPoint(x: 75, y: 40)).isEmpty)
        #expect(app.display.showPointer(at: nil).area == 5 * 8)
        #expect(app.display.showPointer(at: nil).isEmpty)
    }

    @Test func `with a plane nothing is drawn and no frame is needed`() throws {
        let kms = FakeKMS()
        let app = try FakeApp(kms)
        app.show()
        app.blanks()
        #expect(app.display.showPointer(at: PixelPoint(x: 10, y: 5)).isEmpty)
        #expect(kms.cursorPlace != nil)
        app.paint(PixelRect(x: 0, y: 0, width: 60, height: 40), 0xFF12_3456)
        app.show()
        app.blanks()
        #expect(kms.glass == app.picture)
    }

    @Test func `a drawn pointer is gone after the seat was away`() throws {
        let kms = FakeKMS()
        kms.cursorError = SystemError(6)
        let app = try FakeApp(kms)
        app.show()
        app.blanks()
        app.need(app.display.showPointer(at: PixelPoint(x: 10, y: 5)))
        app.show()
        app.blanks()
        #expect(kms.glass != app.picture)
        app.display.suspend()
        #expect(app.display.showPointer(at: PixelPoint(x: 10, y: 5)).isEmpty)
        app.display.resume()
        app.paint(PixelRect(x: 0, y: 0, width: 1, height: 1), 0xFF12_3456)
        app.scheduler.advance(milliseconds: 0)
        app.show()
        app.blanks()
        #expect(kms.glass == app.picture)
    }

    @Test func `the old framebuffer device shows a drawn pointer too`() throws {
        let panel = PixelSize(width: 80, height: 48)
        let layout = try #require(
            FramebufferLayout(
                size: panel,
                origin: .zero,
                pitch: 88 * 4,
                bits: 32,
                redOffset: 16,
                redLength: 8,
                length: 88 * 4 * 48
            )
        )
        let memory = GuardedMemory(count: 88 * 4 * 48)
        let scheduler = ManualScheduler()
        let display = FramebufferDisplay(
            layout,
            memory: memory.bytes,
            name: "fake",
            turn: .none,
            scheduler: scheduler,
            release: {}
        )
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            memory.bytes.load(fromByteOffset: y * 88 * 4 + x * 4, as: UInt32.self)
        }
        let picture = Bitmap(size: panel)
        _ = try display.present(picture, damage: Region(PixelRect(size: panel)))
        scheduler.advance(milliseconds: 20)
        let shown = display.showPointer(at: PixelPoint(x: 30, y: 20))
        #expect(shown.area == 240)
        _ = try display.present(picture, damage: shown)
        #expect(pixel(30, 20) == 0xFFFF_FFFF)
        #expect(pixel(32, 24) == 0xFF1A_1D24)
        #expect(pixel(29, 20) == 0)
        scheduler.advance(milliseconds: 20)
        _ = try display.present(picture, damage: display.showPointer(at: nil))
        #expect(pixel(30, 20) == 0)
        #expect(pixel(32, 24) == 0)
    }
}
