import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

private func mode(_ width: Int, _ height: Int, preferred: Bool = false) -> DisplayMode {
    DisplayMode(width: width, height: height, rate: 50, isPreferred: preferred)
}

@MainActor private func unplugged() -> FakeKMS {
    let kms = FakeKMS()
    kms.connectors[0].isConnected = false
    kms.connectors[0].modes = []
    return kms
}

@MainActor private func plug(_ kms: FakeKMS, _ modes: DisplayMode...) {
    kms.connectors[0].isConnected = true
    kms.connectors[0].modes = modes
}

@Suite(.evenBooks) @MainActor struct HotplugTests {
    @Test func `FIELD-15 an application starts without a display and gets one later`() throws {
        let kms = unplugged()
        let desk = FakeDesk([kms])
        try desk.start()
        #expect(desk.keeper.panel == nil)
        desk.blanks(100)
        #expect(desk.commitCount == 0)
        #expect(desk.changes.isEmpty)

        plug(kms, mode(80, 48))
        desk.keeper.lookAgain()
        #expect(desk.changes == [PixelSize(width: 80, height: 48)])
        #expect(kms.commitCount == 1)
        #expect(kms.glass == desk.picture)
        desk.blanks(10)
        #expect(kms.commitCount == 1)
    }

    @Test func `FIELD-15 a display that is pulled ends the commits, another size is a resize`()
        throws
    {
        let kms = FakeKMS()
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        kms.connectors[0].isConnected = false
        kms.connectors[0].modes = []
        desk.keeper.lookAgain()
        #expect(desk.changes == [nil])
        #expect(kms.liveBuffers.isEmpty)
        #expect(kms.liveBlobCount == 0)
        kms.clearCalls()
        desk.paint(PixelRect(x: 0, y: 0, width: 9, height: 9), 0xFFFF_0000)
        desk.blanks(10)
        #expect(kms.calls.isEmpty)

        plug(kms, mode(40, 90))
        desk.keeper.lookAgain()
        desk.blanks(2)
        #expect(desk.changes == [nil, PixelSize(width: 40, height: 90)])
        #expect(kms.glass == desk.picture)
        #expect(kms.glass.size == PixelSize(width: 40, height: 90))
    }

    @Test func `a mode that changes at run time is set with the first frame of the new size`()
        throws
    {
        let kms = FakeKMS()
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        let saved = kms.remembered
        kms.clearCalls()
        plug(kms, mode(120, 30, preferred: true), mode(80, 48))
        desk.keeper.lookAgain()
        #expect(desk.changes == [PixelSize(width: 120, height: 30)])
        #expect(kms.glass == desk.picture)
        #expect(kms.liveBuffers.count == 2)
        #expect(kms.remembered == saved)
        // The old picture stays until the new one is there.
        let set = try #require(
            kms.calls.firstIndex { if case .modeSet = $0 { true } else { false } }
        )
        let freed = try #require(
            kms.calls.firstIndex { if case .removeFramebuffer = $0 { true } else { false } }
        )
        #expect(set < freed)
        desk.blanks(3)
        #expect(kms.liveBlobCount == 1)
    }

    @Test func `an event that changes nothing changes nothing`() throws {
        let kms = FakeKMS()
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        kms.clearCalls()
        for _ in 0..<50 { desk.keeper.lookAgain() }
        #expect(kms.calls.isEmpty)
        #expect(desk.changes.isEmpty)
    }

    @Test func `a mode that was asked for stays asked for`() throws {
        let kms = FakeKMS(modes: [mode(80, 48, preferred: true), mode(64, 32)])
        let desk = FakeDesk(
            [kms],
            .init(mode: .size(width: 64, height: 32, rate: nil))
        )
        try desk.start()
        #expect(desk.keeper.panel?.pixelSize == PixelSize(width: 64, height: 32))
        plug(kms, mode(100, 50, preferred: true), mode(64, 32))
        desk.keeper.lookAgain()
        #expect(desk.keeper.panel?.pixelSize == PixelSize(width: 64, height: 32))
        plug(kms, mode(100, 50, preferred: true))
        desk.keeper.lookAgain()
        #expect(desk.keeper.panel?.pixelSize == PixelSize(width: 100, height: 50))
    }

    @Test func `a card that is pulled leaves the application to the next one`() throws {
        let first = FakeKMS()
        let second = FakeKMS(modes: [mode(30, 20)])
        let desk = FakeDesk([first, second])
        try desk.start()
        desk.blanks()
        first.lasting = .noDevice
        desk.paint(PixelRect(x: 0, y: 0, width: 9, height: 9), 0xFFFF_0000)
        desk.show()
        #expect(desk.keeper.panel == nil)
        desk.keeper.lookAgain()
        desk.blanks(2)
        #expect(desk.changes == [nil, PixelSize(width: 30, height: 20)])
        #expect(second.glass == desk.picture)
    }

    @Test func `a card that is pulled while nothing is drawn is noticed by the event`() throws {
        let kms = FakeKMS()
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        kms.lasting = .noDevice
        desk.keeper.lookAgain()
        #expect(desk.changes == [nil])
        kms.lasting = nil
        desk.keeper.lookAgain()
        desk.blanks()
        #expect(kms.glass == desk.picture)
    }

    @Test func `a connector is taken by its name, on whichever card it is`() throws {
        let first = FakeKMS()
        let second = FakeKMS(modes: [mode(30, 20)])
        second.connectors[0].name = "HDMI-A-2"
        let desk = FakeDesk([first, second], .init(output: "HDMI-A-2"))
        try desk.start()
        #expect(desk.keeper.panel?.pixelSize == PixelSize(width: 30, height: 20))
        #expect(first.commitCount == 0)
    }

    @Test func `a name that no connector has is an error, a display that is off is none`() throws {
        let wrong = FakeDesk([unplugged()], .init(output: "VGA-9"))
        #expect(throws: PlatformError.self) { try wrong.start(mayWait: true) }
        let off = FakeDesk([unplugged()], .init(output: "DSI-1"))
        try off.start(mayWait: true)
        #expect(throws: PlatformError.self) { try off.start(mayWait: false) }
    }

    @Test func `a card without permission is an error even for one who may wait`() {
        let desk = FakeDesk([])
        desk.failures = [PlatformError("open", "/dev/dri/card0", errno: 13)]
        #expect(throws: PlatformError.self) { try desk.start(mayWait: true) }
        let taken = FakeKMS()
        taken.masterError = .accessDenied
        #expect(throws: PlatformError.self) { try FakeDesk([taken]).start(mayWait: true) }
    }

    @Test func `FIELD-20 the seat away: no commits; back: a whole frame at once`() throws {
        let kms = FakeKMS()
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        desk.paint(PixelRect(x: 0, y: 0, width: 9, height: 9), 0xFFFF_0000)
        desk.show()
        #expect(kms.pending != nil)
        desk.keeper.suspend()
        kms.clearCalls()
        kms.lasting = .accessDenied
        for step in 0..<100 {
            desk.paint(PixelRect(x: step % 60, y: 0, width: 9, height: 9), 0xFF00_00FF)
            desk.show()
            desk.blanks()
            desk.keeper.lookAgain()
        }
        #expect(kms.calls.isEmpty)
        #expect(desk.errors.isEmpty)

        kms.lasting = nil
        desk.keeper.resume()
        desk.scheduler.advance(milliseconds: 0)
        #expect(kms.commitCount == 1)
        #expect(kms.calls.contains { if case .modeSet = $0 { true } else { false } })
        #expect(kms.glass == desk.picture)
        desk.blanks(3)
        #expect(kms.commitCount == 1)
    }

    @Test func `what changed while the seat was away is found on the way back`() throws {
        let kms = FakeKMS()
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        desk.keeper.suspend()
        plug(kms, mode(44, 33))
        desk.keeper.lookAgain()
        #expect(desk.changes.isEmpty)
        desk.keeper.resume()
        desk.blanks()
        #expect(desk.changes == [PixelSize(width: 44, height: 33)])
        #expect(kms.glass == desk.picture)
    }

    @Test func `leaving without the seat touches nothing`() throws {
        let kms = FakeKMS()
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        desk.keeper.suspend()
        kms.clearCalls()
        desk.keeper.shutDown()
        #expect(kms.commitCount == 0)
        #expect(kms.liveBuffers.isEmpty)
    }
}
