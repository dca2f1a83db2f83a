import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

private func mode(_ width: Int, _ height: Int) -> DisplayMode {
    DisplayMode(width: width, height: height, rate: 50)
}

/// What goes on by itself although nobody says that a fault is over.
@Suite(.evenBooks) @MainActor struct RecoveryTests {
    @Test func `a new size that lacks memory is tried again a second later`() throws {
        let kms = FakeKMS()
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        kms.connectors[0].modes = [mode(40, 30)]
        kms.bufferErrors = Array(repeating: .noMemory, count: 100)
        desk.keeper.lookAgain()
        #expect(desk.keeper.panel == nil)
        // Nothing is left of the display before: no picture to come back to, no hold on the card.
        #expect(kms.remembered == nil)
        #expect(kms.calls.contains(.dropMaster))
        #expect(kms.liveBuffers.isEmpty)
        kms.bufferErrors = []
        desk.scheduler.advance(milliseconds: 999)
        #expect(desk.keeper.panel == nil)
        desk.scheduler.advance(milliseconds: 1)
        desk.blanks(2)
        #expect(desk.keeper.panel?.pixelSize == PixelSize(width: 40, height: 30))
        #expect(kms.glass == desk.picture)
    }

    @Test(arguments: [SystemError.noMemory, .noSpace])
    func `a display beside the main one that lacks memory comes when there is some again`(
        reason: SystemError
    ) throws {
        let first = FakeKMS()
        let second = FakeKMS(modes: [mode(30, 20)])
        second.shortage = reason
        let desk = FakeDesk([first, second], .init(usesAllScreens: true))
        try desk.start()
        desk.blanks()
        #expect(desk.keeper.secondaries.isEmpty)
        // After 1, 2, 4, 8 and then every 16 seconds: the master is asked for with each try.
        second.clearCalls()
        desk.scheduler.advance(milliseconds: 30_980)
        #expect(second.calls.count { $0 == .becomeMaster } == 5)
        second.shortage = nil
        desk.scheduler.advance(milliseconds: 16_000)
        desk.blanks(2)
        let id = try #require(desk.keeper.secondaries.first?.id)
        #expect(second.glass == desk.side[id]?.picture)
        // And then nobody wakes up any more.
        first.clearCalls()
        second.clearCalls()
        desk.scheduler.advance(milliseconds: 100_000)
        #expect(first.calls.isEmpty && second.calls.isEmpty)
    }

    @Test func `a mode that is too much for the driver is no want of memory`() throws {
        let second = FakeKMS(modes: [mode(30, 20)])
        second.refusal = { _, _ in .noSpace }
        let desk = FakeDesk([FakeKMS(), second], .init(usesAllScreens: true))
        try desk.start()
        second.clearCalls()
        desk.scheduler.advance(milliseconds: 100_000)
        #expect(second.calls.isEmpty)
    }

    @Test func `one try that lacked memory among refusals is worth another`() throws {
        let second = FakeKMS(modes: [mode(30, 20)])
        // The first try, with the atomic calls, finds no memory; the old calls find the mode refused.
        second.bufferErrors = [.noSpace]
        second.refusal = { _, _ in .invalid }
        let desk = FakeDesk([FakeKMS(), second], .init(usesAllScreens: true))
        try desk.start()
        #expect(desk.keeper.secondaries.isEmpty)
        second.refusal = { _, _ in nil }
        desk.scheduler.advance(milliseconds: 1000)
        #expect(desk.keeper.secondaries.count == 1)
    }

    @Test func `a turn that lacked memory is still the plane's`() throws {
        let kms = FakeKMS()
        kms.rotations = 0b1111
        kms.shortage = .noSpace
        let desk = FakeDesk([kms], DisplayKeeper.Wishes(turn: .half))
        kms.connectors[0].isConnected = false
        try desk.start()
        kms.connectors[0].isConnected = true
        desk.keeper.lookAgain()
        #expect(desk.keeper.panel == nil)
        kms.shortage = nil
        desk.scheduler.advance(milliseconds: 1000)
        #expect(desk.keeper.panel?.summary.contains("by the plane") == true)
    }

    @Test(arguments: [true, false])
    func `a card that cannot be watched keeps nothing`(hasAtomic: Bool) throws {
        let kms = FakeKMS()
        kms.hasAtomic = hasAtomic
        kms.savedState = KMSCRTCState(framebuffer: 9, mode: kms.connectors[0].modes[0])
        let desk = FakeDesk([kms])
        desk.scheduler.watchError = PlatformError("watch", "descriptor 77", errno: 28)
        #expect(throws: PlatformError.self) { try desk.start(mayWait: false) }
        #expect(kms.liveBuffers.isEmpty)
        #expect(kms.remembered == nil)
        #expect(!kms.isMaster)
        // The old calls set a mode to try it: what was shown before is shown again.
        let shows = kms.calls.contains(.setCRTC(41, connector: 30, framebuffer: 9))
        #expect(shows == !hasAtomic)
        desk.scheduler.watchError = nil
        try desk.start(mayWait: false)
        desk.blanks(2)
        #expect(kms.glass == desk.picture)
    }

    @Test func `nobody looks again while nothing is connected`() throws {
        let kms = FakeKMS()
        let desk = FakeDesk([kms])
        try desk.start()
        kms.connectors[0].isConnected = false
        kms.connectors[0].modes = []
        desk.keeper.lookAgain()
        kms.clearCalls()
        desk.scheduler.advance(milliseconds: 100_000)
        #expect(kms.calls.isEmpty)
    }

    @Test func `a card that another program held is asked for again a second later`() throws {
        let kms = FakeKMS()
        kms.wantsMaster = true
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        desk.keeper.suspend(dropsMaster: true)
        kms.masterError = .busy
        desk.keeper.resume()
        desk.paint(PixelRect(x: 0, y: 0, width: 9, height: 9), 0xFFFF_0000)
        desk.blanks(2)
        #expect(kms.glass != desk.picture)
        kms.masterError = nil
        desk.scheduler.advance(milliseconds: 1000)
        desk.blanks(2)
        #expect(kms.glass == desk.picture)
    }

    @Test func `a card that was taken for a moment is ours again with the next frame`() throws {
        let kms = FakeKMS()
        kms.wantsMaster = true
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        kms.loseMaster()
        desk.paint(PixelRect(x: 0, y: 0, width: 9, height: 9), 0xFFFF_0000)
        desk.show()
        desk.blanks(2)
        #expect(kms.glass == desk.picture)
    }

    @Test func `what another program left above the picture is taken away`() throws {
        let kms = FakeKMS()
        kms.hasForeignOverlay = true
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        #expect(!kms.hasForeignOverlay)
        desk.keeper.suspend(dropsMaster: true)
        kms.hasForeignOverlay = true
        desk.keeper.resume()
        desk.redraw()
        #expect(!kms.hasForeignOverlay)
    }

    @Test func `a pointer that was shown is shown again after the mode was set`() throws {
        let kms = FakeKMS()
        let desk = FakeDesk([kms])
        try desk.start()
        desk.blanks()
        let panel = try #require(desk.keeper.panel)
        _ = panel.showPointer(at: PixelPoint(x: 4, y: 4))
        #expect(kms.cursorCalls == 1)
        desk.keeper.blank(true)
        desk.keeper.blank(false)
        desk.scheduler.advance(milliseconds: 0)
        desk.redraw()
        _ = panel.showPointer(at: PixelPoint(x: 5, y: 4))
        // The mode took the plane away: its picture is set anew.
        #expect(kms.cursorCalls == 2)
    }

    @Test func `flips are counted in 32 bits, for years`() {
        #expect(DRMDisplay.cookie(after: 1) == 2)
        #expect(DRMDisplay.cookie(after: 0xFFFF_FFFE) == 0xFFFF_FFFF)
        #expect(DRMDisplay.cookie(after: 0xFFFF_FFFF) == 1)
    }

    @Test func `a driver that prefers sixteen bits is given them`() throws {
        let kms = FakeKMS()
        kms.planeFormats = [.xrgb8888, .rgb565]
        kms.prefersSixteenBits = true
        for hasAtomic in [true, false] {
            kms.hasAtomic = hasAtomic
            let desk = FakeDesk([kms])
            try desk.start()
            #expect(kms.shownFormat == .rgb565)
            desk.keeper.shutDown()
        }
    }

    @Test(arguments: [QuarterTurn.half, .right])
    func `calls that know no turn take back the plane's`(turn: QuarterTurn) throws {
        let kms = FakeKMS()
        kms.rotations = 0b1111
        let desk = FakeDesk([kms], DisplayKeeper.Wishes(turn: turn))
        try desk.start()
        desk.keeper.shutDown()
        kms.hasAtomic = false
        let next = FakeDesk([kms], DisplayKeeper.Wishes(turn: QuarterTurn.none))
        try next.start()
        next.blanks(2)
        #expect(kms.glass == next.picture)
    }
}
