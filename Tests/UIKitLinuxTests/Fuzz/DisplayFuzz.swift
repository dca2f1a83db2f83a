import Glibc
import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

/// One random sequence of faults, drawing and fingers on one or two random cards, one of which may have two heads; either on
/// the best display alone or on all of them.
///
/// Faults: refused commits, reads and buffers (EBUSY, EAGAIN, EINTR, EINVAL, ENOSPC, EACCES, EPERM, ENOMEM, EIO), lost and late
/// reports, displays and cards that come and go and change their mode, the seat off and on, a card that somebody else holds, a
/// dark screen, memory that is short for a while. When they stop, udev has said what it owes, and what is tried again after a
/// while, a second or with several displays at most 16, is tried again. Then two vertical blanks must bring the glass to what a
/// frame from scratch would show. At the end each thing that a card made was given back once.
@MainActor struct DisplayFuzz {
    /// What was done, for whoever looks for the reason.
    private(set) var steps: [String] = []
    private var random: SeededRandom
    private let desk: FakeDesk
    private var ledger = TouchLedger()
    private var isAway = false
    /// Whether every display is used.
    private let usesAll: Bool
    /// Whether udev has yet to say what changed.
    private var owesLook = false

    /// What a call may answer, nil for success.
    private static let answers: [SystemError?] = [
        .busy, .again, SystemError(EINTR), .invalid, .noSpace, .accessDenied, .notPermitted,
        .noMemory,
        SystemError(EIO), nil,
    ]

    /// What buffers answer while memory, or room to map it, is short.
    private static let shortages: [SystemError] = [.noSpace, .noMemory]

    init(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        usesAll = random.oneIn(2)
        let twoHeads = usesAll && random.oneIn(2) ? Self.twoHeads(&random) : nil
        let cards = (0...random.below(2)).map { _ in Self.card(&random) }
        let turn = random.oneIn(3) ? QuarterTurn.allCases[random.below(4)] : nil
        desk = FakeDesk(
            cards,
            DisplayKeeper.Wishes(turn: turn, usesAllScreens: usesAll),
            twoHeads: twoHeads
        )
        self.random = random
    }

    /// What the cards were asked for, for the same.
    var calls: [String] {
        desk.cards.flatMap { kms in kms.calls.suffix(30).map { "\(kms.node) \($0)" } }
    }

    /// Plays the sequence; nil when all is well at its end, else what isn't.
    mutating func run() -> String? {
        do {
            try desk.start(mayWait: true)
        } catch {
            // A card that refuses everything is an error at start; nothing is to be seen then, and nothing kept.
            return leavings()
        }
        for _ in 0..<(5 + random.below(30)) { step() }
        endFaults()
        return verdict() ?? leavings()
    }

    // MARK: - The cards

    private static func mode(_ random: inout SeededRandom) -> DisplayMode {
        DisplayMode(width: 8 + random.below(17), height: 6 + random.below(11), rate: 50)
    }

    private static func card(_ random: inout SeededRandom) -> FakeKMS {
        let kms = FakeKMS(modes: [mode(&random), mode(&random)])
        dress(kms, &random)
        return kms
    }

    /// Two heads of one card, whose driver can the same for both.
    private static func twoHeads(_ random: inout SeededRandom) -> FakeTwoHeads {
        let card = FakeTwoHeads(mode(&random), mode(&random))
        for head in card.heads { dress(head, &random) }
        card.heads[1].hasAtomic = card.heads[0].hasAtomic
        card.heads[1].prefersSixteenBits = card.heads[0].prefersSixteenBits
        return card
    }

    private static func dress(_ kms: FakeKMS, _ random: inout SeededRandom) {
        kms.wantsMaster = true
        kms.hasAtomic = !random.oneIn(3)
        kms.hasDamageProperty = !random.oneIn(3)
        kms.isManualUpdate = random.oneIn(3)
        kms.countsBlanks = random.oneIn(2)
        kms.rotations = [0, 0b0101, 0b1111][random.below(3)]
        kms.planeFormats = [[.xrgb8888], [.argb8888], [.xrgb8888, .rgb565]][random.below(3)]
        kms.prefersSixteenBits = random.oneIn(4)
        kms.pitchAlignment = [2, 4, 64][random.below(3)]
        if random.oneIn(4) { kms.connectors[0].panelTurn = QuarterTurn.allCases[random.below(4)] }
        // A display that is sent its pixels cannot do without the call.
        if !kms.isManualUpdate, random.oneIn(5) { kms.dirtyError = .unknownCall }
        if random.oneIn(6) { kms.pageFlipError = .unknownCall }
        if random.oneIn(4) { unplug(kms) }
    }

    private static func plug(_ kms: FakeKMS, _ random: inout SeededRandom) {
        kms.connectors[0].isConnected = true
        kms.connectors[0].modes = [mode(&random)]
    }

    private static func unplug(_ kms: FakeKMS) {
        kms.connectors[0].isConnected = false
        kms.connectors[0].modes = []
    }

    // MARK: - Steps

    private mutating func step() {
        let kms = desk.cards[random.below(desk.cards.count)]
        // What is a card's own is asked of its first head.
        let heads = desk.heads(of: kms)
        switch random.below(22) {
        case 0...3: paint()
        case 4, 5:
            note("blank")
            desk.blanks(1 + random.below(3))
        case 6:
            let chosen = someAnswers()
            note("the next commits answer \(Self.words(chosen))")
            kms.frameErrors += chosen
        case 7:
            kms.losesFlips.toggle()
            note("reports are lost: \(kms.losesFlips)")
        case 8:
            let cookie = UInt64(random.below(20))
            note("a report of flip \(cookie)")
            kms.report(cookie: cookie, at: desk.scheduler.manual.now)
        case 9:
            let time = Double(random.below(2500))
            note("\(time) ms pass")
            desk.scheduler.advance(milliseconds: time)
        case 10:
            note("the loop is held up")
            desk.scheduler.stall(milliseconds: Double(random.below(1500)))
        case 11: changeConnector(kms)
        case 12:
            for head in heads { head.lasting = head.lasting == nil ? .noDevice : nil }
            note("\(kms.node) is \(kms.lasting == nil ? "back" : "gone")")
            announce()
        case 13: toggleSeat()
        case 14:
            let isBlank = random.oneIn(2)
            note("dark: \(isBlank)")
            desk.keeper.blank(isBlank)
        case 15: ledger.removeDevice(&random)
        case 16:
            let chosen = someAnswers()
            note("the next reads answer \(Self.words(chosen))")
            heads[0].readErrors += chosen
        case 17:
            let chosen = someAnswers()
            note("the next buffers answer \(Self.words(chosen))")
            heads[0].bufferErrors += chosen
        case 18:
            let isHeld = kms.masterError == nil
            for head in heads {
                head.masterError = isHeld ? .busy : nil
                if isHeld { head.loseMaster() }
            }
            note("somebody else holds \(kms.node): \(kms.masterError != nil)")
        case 19:
            heads[0].shortage =
                heads[0].shortage == nil ? Self.shortages.randomElement(using: &random) : nil
            note("\(kms.node) lacks memory: \(heads[0].shortage.map(\.description) ?? "no")")
        default: ledger.play(&random)
        }
    }

    private mutating func someAnswers() -> [SystemError?] {
        (0...random.below(3)).map { _ in Self.answers[random.below(Self.answers.count)] }
    }

    private static func words(_ answers: [SystemError?]) -> String {
        answers.map { $0?.description ?? "success" }.joined(separator: ", ")
    }

    /// udev says that something changed, now or later.
    private mutating func announce() {
        owesLook = !random.oneIn(2)
        if !owesLook { desk.keeper.lookAgain() }
    }

    private mutating func note(_ text: String) { steps.append(text) }

    private mutating func paint() {
        let size = desk.picture.size
        let rect = PixelRect(
            x: random.below(size.width),
            y: random.below(size.height),
            width: 1 + random.below(size.width),
            height: 1 + random.below(size.height)
        )
        note("paint \(rect)")
        let color = 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next())
        desk.paint(rect, color)
        desk.paintSide(rect, ~color | 0xFF00_0000)
        desk.show()
        desk.showSide()
    }

    private mutating func changeConnector(_ kms: FakeKMS) {
        if random.oneIn(2) {
            Self.unplug(kms)
            note("\(kms.node) \(kms.connectors[0].name) is unplugged")
        } else {
            Self.plug(kms, &random)
            note("\(kms.node) \(kms.connectors[0].name) has \(kms.connectors[0].modes[0].label)")
        }
        announce()
    }

    private mutating func toggleSeat() {
        isAway.toggle()
        note("seat away: \(isAway)")
        if isAway {
            ledger.removeDevice(&random)
            let dropsMaster = random.oneIn(2)
            desk.keeper.suspend(dropsMaster: dropsMaster)
            // Else a seat manager takes it.
            if !dropsMaster { for kms in desk.cards { kms.loseMaster() } }
        } else {
            desk.keeper.resume()
        }
    }

    // MARK: - The end

    private mutating func endFaults() {
        note("faults end")
        for kms in desk.cards {
            kms.frameErrors = []
            kms.readErrors = []
            kms.bufferErrors = []
            kms.shortage = nil
            kms.masterError = nil
            kms.losesFlips = false
            if kms.lasting != nil { owesLook = true }
            kms.lasting = nil
            let mayBeRefused = desk.heads(of: kms)[0].hasRefusedBuffers
            if !kms.connectors[0].isConnected || usesAll && mayBeRefused && !isUsed(kms) {
                // A display beside the main one that a driver refused is asked for again when it changes. Another random
                // mode may be the one that it had. What only lacked memory comes back by itself.
                let before = kms.connectors[0].modes
                repeat { Self.plug(kms, &random) } while kms.connectors[0].modes == before
                owesLook = true
            }
        }
        if isAway { toggleSeat() }
        desk.keeper.blank(false)
        if owesLook { desk.keeper.lookAgain() }
        ledger.liftAll()
        desk.scheduler.advance(milliseconds: usesAll ? 17_000 : 1000)
        desk.redraw()
        // The kernel's numbers are whole kilohertz, so a small mode is not quite at the rate that it was made for.
        let displays =
            [desk.keeper.panel].compactMap(\.self) + desk.keeper.secondaries.map(\.display)
        desk.blanks(2, milliseconds: (displays.map(\.refreshInterval).max() ?? 0.02) * 1000)
    }

    private func isUsed(_ kms: FakeKMS) -> Bool {
        desk.cardInUse === kms
            || desk.keeper.secondaries.contains { desk.head(of: $0.display) === kms }
    }

    private func verdict() -> String? {
        if let violation = ledger.violation { return violation }
        if ledger.liveCount > 0 { return "\(ledger.liveCount) touches are left" }
        guard let panel = desk.keeper.panel else { return "no display" }
        if let wrong = compare(panel, with: desk.picture) { return wrong }
        if usesAll {
            if let kms = desk.cards.first(where: { !isUsed($0) }) {
                return "\(kms.node) \(kms.connectors[0].name) is not used"
            }
            for secondary in desk.keeper.secondaries {
                guard let entry = desk.side[secondary.id] else { return "a display without a word" }
                if let wrong = compare(secondary.display, with: entry.picture) { return wrong }
            }
        }
        return nil
    }

    /// What is left behind after the end, nil for nothing.
    private func leavings() -> String? {
        desk.keeper.shutDown()
        for kms in desk.cards {
            if let left = kms.store.imbalance { return "\(kms.node) is left with \(left)" }
        }
        for kms in desk.cards where kms.remembered != nil {
            return "\(kms.node) would show after a crash what was there before"
        }
        return nil
    }

    /// What is wrong with what a display shows, nil for nothing.
    private func compare(_ display: DRMDisplay, with picture: Bitmap) -> String? {
        guard let kms = desk.head(of: display) else { return "a display of no card" }
        let name = "\(kms.node) \(kms.connectors[0].name)"
        if !kms.isLit { return "\(name) is dark" }
        let wanted = display.turn.turned(picture.size)
        if kms.glass.size != wanted { return "\(name) is \(kms.glass.size), not \(wanted)" }
        let isExact = kms.shownFormat != .rgb565
        for y in 0..<picture.size.height {
            for x in 0..<picture.size.width {
                let place = display.turn.turned(PixelPoint(x: x, y: y), in: picture.size)
                let got = kms.glass[place.x, place.y]
                let want = picture[x, y]
                if isExact ? got != want : Self.isFar(got, want) {
                    return "\(name): (\(x), \(y)) is \(got), not \(want)"
                }
            }
        }
        return nil
    }

    /// Whether two colours differ by more than a dithered one may: one level of five bits.
    private static func isFar(_ a: UInt32, _ b: UInt32) -> Bool {
        for shift: UInt32 in [0, 8, 16] {
            let first = Int((a >> shift) & 255)
            let second = Int((b >> shift) & 255)
            if abs(first - second) > 9 { return true }
        }
        return false
    }
}
