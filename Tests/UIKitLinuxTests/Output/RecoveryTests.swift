import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

private func mode(_ width: Int, _ height: Int) -> DisplayMode {
    DisplayMode(width: width, height: height, rate: 50)
}

/// What goes on by itself although nobody says that a fault is over.
@Suite @MainActor struct RecoveryTests {
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
