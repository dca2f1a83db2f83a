import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

private func mode(_ width: Int, _ height: Int) -> DisplayMode {
    DisplayMode(width: width, height: height, rate: 50)
}

/// An application with a plain picture for every display that there is.
@MainActor private final class Desk {
    var cards: [any KMS]
    let scheduler = ManualScheduler()
    private(set) var keeper: DisplayKeeper
    private(set) var changes = 0
    private(set) var opened = 0

    init(_ cards: [any KMS], _ wishes: DisplayKeeper.Wishes = .init(usesAllScreens: true)) {
        self.cards = cards
        let offer = Offer()
        keeper = DisplayKeeper(wishes, scheduler: scheduler, cards: { offer.open($0) })
        offer.desk = self
        keeper.onChange = { [unowned self] in changes += 1 }
        KernelBooks.current?.atEnd { [self] in keeper.shutDown() }
    }

    func open(_ nodes: Set<String>) -> [any KMS] {
        let open = cards.filter { !nodes.contains($0.node) }
        opened += open.count
        return open
    }

    /// Shows one colour on a display; a part of it if asked.
    @discardableResult
    func show(_ display: DRMDisplay?, _ color: UInt32, _ part: PixelRect? = nil) -> PresentResult? {
        guard let display else { return nil }
        var picture = Bitmap(size: display.pixelSize)
        for y in 0..<picture.size.height {
            for x in 0..<picture.size.width { picture[x, y] = color }
        }
        return try? display.present(
            picture,
            damage: Region(part ?? PixelRect(size: picture.size))
        )
    }

    func blank(_ count: Int = 1) {
        for _ in 0..<count {
            scheduler.advance(milliseconds: 20)
            for card in cards {
                (card as? FakeKMS)?.blank(at: scheduler.manual.now)
                (card as? FakeTwoHeads)?.blank(at: scheduler.manual.now)
                if let descriptor = card.descriptor { scheduler.fire(descriptor) }
            }
            scheduler.advance(milliseconds: 0)
        }
    }
}

@MainActor private final class Offer {
    weak var desk: Desk?
    func open(_ nodes: Set<String>) -> (cards: [any KMS], failures: [PlatformError]) {
        (desk?.open(nodes) ?? [], [])
    }
}

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF

@Suite(.evenBooks) @MainActor struct SeveralDisplaysTests {
    @Test func `two connectors of one card are two displays with a CRTC and a plane each`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        let desk = Desk([card])
        try desk.keeper.start(mayWait: false)
        #expect(desk.keeper.panel?.output == "DSI-1")
        #expect(desk.keeper.secondaries.map(\.output) == ["DSI-2"])
        let other = try #require(desk.keeper.secondaries.first)
        desk.show(desk.keeper.panel, red)
        desk.show(other.display, blue)
        #expect(card.heads[0].glass[5, 5] == red)
        #expect(card.heads[1].glass[5, 5] == blue)
        desk.blank()

        // Flips are reported to the display that asked, whichever comes first.
        #expect(desk.show(other.display, red) == .presented)
        #expect(desk.show(desk.keeper.panel, blue) == .presented)
        #expect(desk.show(other.display, blue) == .busy)
        card.heads[0].blank(at: desk.scheduler.manual.now)
        desk.scheduler.fire(100)
        desk.scheduler.advance(milliseconds: 20)
        #expect(desk.keeper.panel?.isReady == true)
        #expect(!other.display.isReady)
        desk.blank()
        #expect(other.display.isReady)
        #expect(card.heads[0].glass[5, 5] == blue)
        #expect(card.heads[1].glass[5, 5] == red)
        #expect(card.heads.map(\.busyCount) == [0, 0])
    }

    @Test func `a commit that finds another display's report passes it on`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        let desk = Desk([card])
        try desk.keeper.start(mayWait: false)
        let other = try #require(desk.keeper.secondaries.first?.display)
        for display in [desk.keeper.panel, other] { desk.show(display, red) }
        desk.blank()
        for display in [desk.keeper.panel, other] { desk.show(display, blue) }
        desk.scheduler.stall(milliseconds: 20)
        card.blank(at: desk.scheduler.manual.now)
        // Nobody watched the card; the first display that commits reads for both.
        #expect(desk.show(desk.keeper.panel, red) == .presented)
        desk.scheduler.advance(milliseconds: 20)
        #expect(other.isReady)
    }

    @Test func `displays on two cards, the second plugged in and pulled while the first runs`()
        throws
    {
        let first = FakeKMS(modes: [mode(80, 48)])
        let second = FakeKMS(modes: [mode(30, 20)])
        (first.node, second.node) = ("/dev/dri/card0", "/dev/dri/card1")
        second.descriptor = 78
        let desk = Desk([first])
        try desk.keeper.start(mayWait: false)
        desk.show(desk.keeper.panel, red)
        desk.blank()
        desk.cards = [first, second]
        desk.keeper.lookAgain()
        let id = try #require(desk.keeper.secondaries.first?.id)
        #expect(desk.changes == 1)
        desk.show(desk.keeper.secondaries.first?.display, blue)
        #expect(second.glass.size == PixelSize(width: 30, height: 20))
        #expect(second.glass[3, 3] == blue)
        let commits = first.commitCount
        desk.keeper.lookAgain()
        #expect(desk.changes == 1)

        second.lasting = .noDevice
        desk.keeper.lookAgain()
        #expect(desk.keeper.secondaries.isEmpty)
        #expect(desk.changes == 2)
        #expect(second.liveBuffers.isEmpty)
        second.lasting = nil
        desk.keeper.lookAgain()
        #expect(desk.keeper.secondaries.count == 1)
        #expect(desk.keeper.secondaries.first?.id != id)
        #expect(first.commitCount == commits)
    }

    @Test func `another mode on the second display is a resize of its screen alone`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        let desk = Desk([card])
        try desk.keeper.start(mayWait: false)
        let main = desk.keeper.panel
        let id = desk.keeper.secondaries.first?.id
        desk.show(desk.keeper.secondaries.first?.display, red)
        card.heads[1].connectors[0].modes = [mode(40, 90)]
        desk.keeper.lookAgain()
        #expect(desk.keeper.panel === main)
        #expect(desk.keeper.secondaries.map(\.id) == [id])
        #expect(
            desk.keeper.secondaries.first?.display.pixelSize == PixelSize(width: 40, height: 90)
        )
        desk.show(desk.keeper.secondaries.first?.display, blue)
        #expect(card.heads[1].glass[39, 89] == blue)
        #expect(card.heads[0].liveBuffers.count == 4)
    }

    @Test func `when the main display is pulled the one beside it takes its place`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        let desk = Desk([card])
        try desk.keeper.start(mayWait: false)
        desk.show(desk.keeper.panel, red)
        desk.show(desk.keeper.secondaries.first?.display, blue)
        card.heads[0].connectors[0].isConnected = false
        desk.keeper.lookAgain()
        #expect(desk.keeper.panel?.output == "DSI-2")
        #expect(desk.keeper.secondaries.isEmpty)
        desk.show(desk.keeper.panel, red)
        #expect(card.heads[1].glass[5, 5] == red)
        card.heads[0].connectors[0].isConnected = true
        desk.keeper.lookAgain()
        #expect(desk.keeper.panel?.output == "DSI-2")
        #expect(desk.keeper.secondaries.map(\.output) == ["DSI-1"])
        #expect(card.heads[0].liveBuffers.count == 4)
    }

    @Test func `a display that was asked for by name stays the main one`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        let desk = Desk([card], .init(output: "DSI-2", usesAllScreens: true))
        try desk.keeper.start(mayWait: false)
        #expect(desk.keeper.panel?.output == "DSI-2")
        #expect(desk.keeper.secondaries.map(\.output) == ["DSI-1"])
        card.heads[1].connectors[0].isConnected = false
        desk.keeper.lookAgain()
        #expect(desk.keeper.panel == nil)
        #expect(desk.keeper.secondaries.map(\.output) == ["DSI-1"])
        card.heads[1].connectors[0].isConnected = true
        desk.keeper.lookAgain()
        #expect(desk.keeper.panel?.output == "DSI-2")
    }

    @Test func `one screen alone is one screen alone`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        let desk = Desk([card], .init())
        try desk.keeper.start(mayWait: false)
        desk.keeper.lookAgain()
        #expect(desk.keeper.secondaries.isEmpty)
        #expect(card.heads[1].calls.isEmpty)
    }

    @Test func `a second display that refuses everything is asked once until it changes`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        card.heads[1].refusal = { _, _ in .noSpace }
        let desk = Desk([card])
        try desk.keeper.start(mayWait: false)
        #expect(desk.keeper.panel != nil)
        #expect(desk.keeper.secondaries.isEmpty)
        card.heads[1].clearCalls()
        for _ in 0..<5 { desk.keeper.lookAgain() }
        #expect(card.heads[1].calls.isEmpty)
        #expect(card.heads[0].liveBuffers.count == 2)
        card.heads[1].refusal = { _, _ in nil }
        card.heads[1].connectors[0].modes = [mode(20, 20)]
        desk.keeper.lookAgain()
        #expect(desk.keeper.secondaries.count == 1)
    }

    @Test func `a second display whose card another program holds is asked for again`() throws {
        let first = FakeKMS()
        let second = FakeKMS(modes: [mode(30, 20)])
        second.wantsMaster = true
        second.masterError = .busy
        let desk = FakeDesk([first, second], .init(usesAllScreens: true))
        try desk.start()
        desk.blanks()
        #expect(desk.keeper.secondaries.isEmpty)
        // After 1, 2, 4, 8 and then every 16 seconds.
        second.clearCalls()
        desk.scheduler.advance(milliseconds: 30_980)
        #expect(second.calls.count { $0 == .becomeMaster } == 5)
        desk.scheduler.advance(milliseconds: 15_999)
        #expect(second.calls.count { $0 == .becomeMaster } == 5)
        second.masterError = nil
        desk.scheduler.advance(milliseconds: 1)
        desk.blanks()
        let id = try #require(desk.keeper.secondaries.first?.id)
        #expect(second.glass == desk.side[id]?.picture)
        // Nobody asks any more.
        second.clearCalls()
        first.clearCalls()
        desk.scheduler.advance(milliseconds: 100_000)
        #expect(first.calls.isEmpty && second.calls.isEmpty)
    }

    @Test func `a display that lacked a CRTC gets the one that another display leaves`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        let other = FakeKMS(modes: [mode(30, 20)])
        card.heads[1].refusal = { _, _ in .noSpace }
        let desk = FakeDesk([other], .init(usesAllScreens: true), twoHeads: card)
        try desk.start()
        #expect(desk.keeper.secondaries.map(\.display.pixelSize.width) == [30])
        card.heads[1].refusal = { _, _ in nil }
        other.connectors[0].isConnected = false
        desk.keeper.lookAgain()
        #expect(desk.keeper.secondaries.map(\.display.pixelSize.width) == [60])
    }

    @Test func `what a crash must show again is remembered for every display`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        for head in card.heads {
            head.savedState = KMSCRTCState(framebuffer: 9 + head.head, mode: mode(80, 48))
        }
        let desk = FakeDesk([], .init(usesAllScreens: true), twoHeads: card)
        try desk.start()
        desk.blanks()
        #expect(card.heads.map { $0.remembered?.framebuffer } == [9, 10])
        desk.keeper.suspend()
        #expect(card.heads.allSatisfy { $0.remembered == nil })
        desk.keeper.resume()
        #expect(card.heads.map { $0.remembered?.framebuffer } == [9, 10])
        desk.keeper.shutDown()
        #expect(card.heads.allSatisfy { $0.remembered == nil })
    }

    @Test func `two displays that one CRTC could drive: the second stays dark`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        card.heads[1].connectors[0].possibleCRTCs = 0
        let desk = Desk([card])
        try desk.keeper.start(mayWait: false)
        #expect(desk.keeper.panel?.output == "DSI-1")
        #expect(desk.keeper.secondaries.isEmpty)
    }

    @Test func `the seat away and back: nothing on either display, then both whole`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        let desk = Desk([card])
        try desk.keeper.start(mayWait: false)
        let other = try #require(desk.keeper.secondaries.first?.display)
        for display in [desk.keeper.panel, other] { desk.show(display, red) }
        desk.blank()
        desk.keeper.suspend(dropsMaster: true)
        #expect(!card.heads[0].isMaster)
        for head in card.heads { head.clearCalls() }
        for display in [desk.keeper.panel, other] {
            #expect(desk.show(display, blue) == .busy)
        }
        desk.keeper.lookAgain()
        #expect(card.heads.allSatisfy { $0.commitCount == 0 })
        desk.keeper.resume()
        #expect(card.heads[0].isMaster)
        desk.scheduler.advance(milliseconds: 0)
        let part = PixelRect(x: 0, y: 0, width: 1, height: 1)
        for display in [desk.keeper.panel, other] { desk.show(display, blue, part) }
        #expect(card.heads[0].glass[70, 40] == blue)
        #expect(card.heads[1].glass[50, 20] == blue)
    }

    @Test func `master is dropped once, by the last to leave, and nothing is left behind`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        let desk = Desk([card])
        try desk.keeper.start(mayWait: false)
        let other = try #require(desk.keeper.secondaries.first?.display)
        for display in [desk.keeper.panel, other] { desk.show(display, red) }
        desk.keeper.shutDown()
        #expect(card.heads[0].calls.count { $0 == .dropMaster } == 1)
        #expect(card.heads[0].calls.last == .dropMaster)
        #expect(card.heads[0].liveBuffers.isEmpty)
        #expect(desk.scheduler.watchedDescriptors.isEmpty)
    }

    @Test func `a card with two displays is watched once`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        let desk = Desk([card])
        try desk.keeper.start(mayWait: false)
        #expect(desk.scheduler.watchedDescriptors == [100])
        // A card that is in use is never opened again.
        #expect(desk.opened == 1)
        desk.keeper.lookAgain()
        #expect(desk.opened == 1)
        desk.scheduler.fire(100, .broken)
        #expect(desk.keeper.panel == nil)
        #expect(desk.keeper.secondaries.isEmpty)
        #expect(desk.scheduler.watchedDescriptors.isEmpty)
    }

    @Test func `a dark screen is dark on every display`() throws {
        let card = FakeTwoHeads(mode(80, 48), mode(60, 30))
        let desk = Desk([card])
        try desk.keeper.start(mayWait: false)
        let other = try #require(desk.keeper.secondaries.first?.display)
        for display in [desk.keeper.panel, other] { desk.show(display, red) }
        desk.keeper.blank(true)
        #expect(card.heads.map(\.isLit) == [false, false])
        desk.keeper.blank(false)
        desk.scheduler.advance(milliseconds: 0)
        for display in [desk.keeper.panel, other] { desk.show(display, red) }
        #expect(card.heads.map(\.isLit) == [true, true])
    }
}
