import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

private let one = DeviceID(1)
private let two = DeviceID(2)

/// Everything that an application hears of contacts, as "phase device.slot x,y".
private struct Heard {
    var translator = InputTranslator(surface: CGSize(width: 800, height: 480))
    var lines: [String] = []

    mutating func send(_ device: DeviceID, _ changes: RawInput.Change...) {
        let batch = changes.map { RawInput(device, .zero, $0) }
        for report in translator.translate(batch) {
            switch report {
            case .event(.contacts(let contacts, _)):
                for contact in contacts {
                    lines.append(
                        "\(contact.phase) \(contact.device.number).\(contact.slot) "
                            + "\(Int(contact.position.x)),\(Int(contact.position.y))"
                    )
                }
            case .event(.deviceRemoved(let device, _)): lines.append("removed \(device.number)")
            default: break
            }
        }
    }
}

private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// What was found in the sources of other toolkits, in the order of the list that it was noted in.
@Suite(.evenBooks) @MainActor struct PeerDefectTests {
    @Test func `PEER-1 a drag off the panel and back neither ends nor jumps to the corner`() {
        var heard = Heard()
        heard.send(one, .touchDown(slot: 0, at(400, 240)), .touchFrame)
        heard.send(one, .touchMotion(slot: 0, at(900, 240)), .touchFrame)
        heard.send(one, .touchMotion(slot: 0, at(-50, 700)), .touchFrame)
        heard.send(one, .touchMotion(slot: 0, at(410, 250)), .touchFrame)
        #expect(
            heard.lines == [
                "down 1.0 400,240", "move 1.0 799,240", "move 1.0 0,479", "move 1.0 410,250",
            ]
        )
    }

    @Test func `PEER-2 ten thousand moves between a landing and a lift lose neither`() {
        var heard = Heard()
        heard.send(one, .touchDown(slot: 0, at(0, 0)), .touchFrame)
        for step in 0..<10_000 {
            heard.send(one, .touchMotion(slot: 0, at(CGFloat(step % 800), 100)), .touchFrame)
        }
        heard.send(one, .touchUp(slot: 0), .touchFrame)
        #expect(heard.lines.count == 10_002)
        #expect(heard.lines.first == "down 1.0 0,0")
        #expect(heard.lines.last == "up 1.0 399,100")
    }

    @Test func `PEER-3 PEER-14 the third finger counts, a cancel is one, an unplug is told`() {
        var heard = Heard()
        heard.send(
            one,
            .touchDown(slot: 0, at(1, 1)),
            .touchDown(slot: 1, at(2, 2)),
            .touchDown(slot: 2, at(3, 3)),
            .touchFrame
        )
        heard.send(one, .touchCancel(slot: 2), .touchFrame)
        heard.send(one, .removed)
        #expect(
            heard.lines == [
                "down 1.0 1,1", "down 1.1 2,2", "down 1.2 3,3", "cancel 1.2 3,3", "removed 1",
            ]
        )
    }

    @Test func `PEER-4 a card that fails for ever never blocks, and costs a try a second`() throws {
        let kms = FakeKMS()
        let app = try FakeApp(kms)
        app.show()
        app.blanks()
        kms.lasting = .invalid
        app.paint(PixelRect(x: 0, y: 0, width: 4, height: 4), 0xFFFF_0000)
        app.show()
        for _ in 0..<600 { app.scheduler.advance(milliseconds: 100) }
        // Every call came back; the error was said once.
        #expect(app.errors.count == 1)
        #expect(app.readyTimes.count < 70)
        kms.lasting = nil
        app.scheduler.advance(milliseconds: 1000)
        app.blanks(2)
        #expect(kms.glass == app.picture)
    }

    @Test func `PEER-5 a display that is made a second time sets its mode again`() throws {
        let kms = FakeKMS()
        let first = try FakeApp(kms)
        first.show()
        first.blanks()
        first.display.shutDown()
        let second = try FakeApp(kms)
        second.paint(PixelRect(x: 5, y: 5, width: 20, height: 20), 0xFF00_FF00)
        second.show()
        #expect(kms.glass == second.picture)
        #expect(kms.liveBuffers.count == 2)
    }

    @Test func `PEER-6 the picture from before is shown again at the end`() throws {
        let kms = FakeKMS()
        kms.savedState = KMSCRTCState(
            framebuffer: 9,
            mode: DisplayMode(width: 80, height: 48, rate: 50)
        )
        let app = try FakeApp(kms)
        app.show()
        app.blanks()
        kms.clearCalls()
        app.display.shutDown()
        let restored = kms.calls.filter { if case .setCRTC = $0 { true } else { false } }
        #expect(restored == [.setCRTC(41, connector: 30, framebuffer: 9)])
    }

    @Test func `PEER-8 PEER-10 six fingers keep their places, on each of two panels`() {
        var heard = Heard()
        for device in [one, two] {
            for slot in 0..<6 {
                let place = at(CGFloat(slot * 10 + device.number), 50)
                heard.send(device, .touchDown(slot: slot, place), .touchFrame)
            }
        }
        for slot in 0..<6 { heard.send(one, .touchUp(slot: slot), .touchFrame) }
        #expect(heard.lines.suffix(6) == (0..<6).map { "up 1.\($0) \($0 * 10 + 1),50" }[...])
        heard.send(two, .touchMotion(slot: 5, at(99, 99)), .touchFrame)
        #expect(heard.lines.last == "move 2.5 99,99")
    }

    @Test func `PEER-9 a seat that is taken away is no trap, whatever the display is doing`() throws
    {
        /// What the display may be in the midst of.
        let states: [@MainActor (FakeDesk, FakeKMS) -> Void] = [
            { _, _ in },
            { desk, _ in desk.blanks() },
            { desk, _ in
                desk.blanks()
                desk.redraw()
            },
            { desk, kms in
                kms.frameErrors = [.busy, .noMemory]
                desk.blanks(2)
                desk.redraw()
            },
            { desk, _ in desk.keeper.blank(true) },
            { desk, kms in
                kms.connectors[0].isConnected = false
                desk.keeper.lookAgain()
                kms.connectors[0].isConnected = true
            },
        ]
        for (number, state) in states.enumerated() {
            let kms = FakeKMS()
            kms.wantsMaster = true
            let desk = FakeDesk([kms])
            try desk.start()
            state(desk, kms)
            // It may be said twice.
            for _ in 0..<2 { desk.keeper.suspend(dropsMaster: true) }
            #expect(!kms.isMaster || desk.keeper.panel == nil, "state \(number)")
            for _ in 0..<2 { desk.keeper.resume() }
            desk.keeper.blank(false)
            desk.scheduler.advance(milliseconds: 1000)
            desk.redraw()
            desk.blanks(2)
            #expect(kms.isLit && kms.glass == desk.picture, "state \(number)")
        }
    }

    @Test func `PEER-11 nobody stands still for a flip, and reads that fail don't end it`() throws {
        let kms = FakeKMS()
        let app = try FakeApp(kms)
        app.show()
        app.blanks()
        app.paint(PixelRect(x: 0, y: 0, width: 4, height: 4), 0xFFFF_0000)
        app.show()
        kms.losesFlips = true
        for step in 0..<100 {
            kms.readErrors = [SystemError(5)]
            app.paint(PixelRect(x: step % 70, y: 8, width: 4, height: 4), 0xFF00_FF00)
            #expect(app.show() == .busy)
            app.scheduler.advance(milliseconds: 5)
            kms.blank(at: app.scheduler.manual.now)
            app.scheduler.fire(77)
        }
        #expect(kms.waitCount == 0)
        #expect(kms.busyCount == 0)
        kms.losesFlips = false
        kms.readErrors = []
        // A second after the flip it is given up on, with one line.
        app.scheduler.advance(milliseconds: 500)
        app.blanks(2)
        #expect(app.display.lostFlipCount == 1)
        #expect(kms.waitCount == 0)
        #expect(kms.glass == app.picture)
    }

    @Test func `PEER-12 after a removal the same slot works on the device that comes next`() {
        var heard = Heard()
        heard.send(one, .touchDown(slot: 0, at(5, 5)), .touchFrame)
        heard.send(one, .removed)
        heard.send(two, .touchDown(slot: 0, at(6, 6)), .touchFrame)
        heard.send(two, .touchUp(slot: 0), .touchFrame)
        #expect(heard.lines.suffix(2) == ["down 2.0 6,6", "up 2.0 6,6"])
    }

    @Test func `PEER-13 a flip that failed is tried again although nothing else is dirty`() throws {
        let kms = FakeKMS()
        let app = try FakeApp(kms)
        app.show()
        app.blanks()
        kms.frameErrors = [.busy, .busy, .noMemory]
        app.paint(PixelRect(x: 0, y: 0, width: 4, height: 4), 0xFFFF_0000)
        app.show()
        app.scheduler.advance(milliseconds: 1500)
        app.blanks(2)
        #expect(kms.glass == app.picture)
    }

    @Test func `PEER-15 a seat that is taken away takes fingers and pictures`() throws {
        let kms = FakeKMS()
        kms.wantsMaster = true
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        desk.redraw()
        #expect(kms.pending != nil)
        var heard = Heard()
        heard.send(one, .touchDown(slot: 0, at(5, 5)), .touchFrame)
        // As libinput tells it when its devices are taken.
        heard.send(one, .touchCancel(slot: 0), .touchFrame, .removed)
        desk.keeper.suspend(dropsMaster: true)
        #expect(heard.lines == ["down 1.0 5,5", "cancel 1.0 5,5", "removed 1"])
        #expect(!kms.isMaster)
        kms.clearCalls()
        for step in 0..<100 {
            desk.paint(PixelRect(x: step % 70, y: 0, width: 9, height: 9), 0xFFFF_0000)
            desk.blanks()
        }
        #expect(kms.calls.isEmpty)
        desk.keeper.resume()
        desk.blanks()
        #expect(kms.commitCount == 1)
        #expect(kms.glass == desk.picture)
    }

    @Test func `PEER-16 drivers without flips are still paced by the mode's rate`() throws {
        let kms = FakeKMS()
        kms.hasAtomic = false
        kms.pageFlipError = .unknownCall
        let app = try FakeApp(kms)
        app.show()
        kms.clearCalls()
        for step in 0..<1000 {
            app.paint(
                PixelRect(x: step % 70, y: 0, width: 4, height: 4),
                0xFF00_0000 | UInt32(step)
            )
            app.show()
            app.scheduler.advance(milliseconds: 1)
        }
        // A second at 50 Hz, painted a thousand times.
        #expect((49...51).contains(kms.commitCount))
    }

    @Test func `PEER-17 the end of a frame without a change is no event`() {
        var heard = Heard()
        for _ in 0..<100 { heard.send(one, .touchFrame) }
        #expect(heard.lines.isEmpty)
        heard.send(one, .touchDown(slot: 0, at(5, 5)), .touchFrame, .touchFrame)
        // After events that the kernel dropped, libinput tells the difference: another finger in the slot, and a second one.
        heard.send(one, .touchUp(slot: 0), .touchFrame)
        heard.send(one, .touchDown(slot: 0, at(9, 5)), .touchDown(slot: 1, at(7, 7)), .touchFrame)
        heard.send(one, .touchFrame)
        #expect(
            heard.lines == ["down 1.0 5,5", "up 1.0 5,5", "down 1.0 9,5", "down 1.1 7,7"]
        )
    }

    @Test func `PEER-18 PEER-20 slots of any number are slots, and none is an index`() {
        var heard = Heard()
        for slot in [40, 1_000_000, Int(Int32.max), -1, -7] {
            heard.send(one, .touchDown(slot: slot, at(7, 7)), .touchFrame)
            heard.send(one, .touchUp(slot: slot), .touchFrame)
            #expect(heard.lines.suffix(2) == ["down 1.\(slot) 7,7", "up 1.\(slot) 7,7"])
        }
    }

    @Test func `PEER-19 a contact of a node that died is not held until the next touch`() {
        var heard = Heard()
        heard.send(one, .touchDown(slot: 0, at(1, 1)), .touchFrame)
        heard.send(one, .removed)
        heard.send(one, .touchMotion(slot: 0, at(9, 9)), .touchUp(slot: 0), .touchFrame)
        #expect(heard.lines == ["down 1.0 1,1", "removed 1"])
    }
}
