import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

/// An application on displays that come and go: cards on a desk, a picture that follows the size of what is found.
@MainActor final class FakeDesk {
    /// The cards that are plugged in, by head where one has several.
    var cards: [FakeKMS]
    /// The first of them, where it is a card with two heads.
    let twoHeads: FakeTwoHeads?
    /// Why others cannot be opened.
    var failures: [PlatformError] = []
    let scheduler = ManualScheduler()
    private(set) var keeper: DisplayKeeper
    private(set) var picture = Bitmap(size: PixelSize(width: 1, height: 1))
    private(set) var damage = Region()
    /// The pictures of the displays beside the main one, all of a different colour, and their damage.
    private(set) var side: [DisplayID: (picture: Bitmap, damage: Region)] = [:]
    /// The display's size at each change, nil for none.
    private(set) var changes: [PixelSize?] = []
    private(set) var errors: [PlatformError] = []

    init(
        _ cards: [FakeKMS],
        _ wishes: DisplayKeeper.Wishes = .init(),
        twoHeads: FakeTwoHeads? = nil
    ) {
        self.cards = (twoHeads?.heads ?? []) + cards
        self.twoHeads = twoHeads
        for (index, card) in cards.enumerated() {
            let number = index + (twoHeads == nil ? 0 : 1)
            card.node = "/dev/dri/card\(number)"
            card.descriptor = Int32(100 + number)
        }
        let offer = Offer()
        keeper = DisplayKeeper(wishes, scheduler: scheduler, cards: { offer.open(except: $0) })
        offer.desk = self
        keeper.onReady = { [unowned self] _ in show() }
        keeper.onChange = { [unowned self] in
            changes.append(keeper.panel?.pixelSize)
            follow()
        }
        KernelBooks.current?.atEnd { [self] in keeper.shutDown() }
    }

    /// Looks for a display as at start, and shows the first picture.
    func start(mayWait: Bool = true) throws(PlatformError) {
        try keeper.start(mayWait: mayWait)
        follow()
    }

    private func follow() {
        followSide()
        guard let size = keeper.panel?.pixelSize else { return }
        if picture.size != size { picture = Bitmap(size: size) }
        paint(PixelRect(size: size), 0xFF20_4060)
        show()
    }

    private func followSide() {
        var next: [DisplayID: (picture: Bitmap, damage: Region)] = [:]
        for secondary in keeper.secondaries {
            let size = secondary.display.pixelSize
            var picture = side[secondary.id]?.picture ?? Bitmap(size: .zero)
            if picture.size != size {
                picture = Bitmap(size: size)
                let color = 0xFF10_2000 | UInt32(secondary.id.number & 255)
                for y in 0..<size.height { for x in 0..<size.width { picture[x, y] = color } }
            }
            next[secondary.id] = (picture, Region(PixelRect(size: size)))
            secondary.display.onReady = { [unowned self] _ in showSide() }
        }
        side = next
        showSide()
    }

    /// Changes the pictures of the displays beside the main one without showing it.
    func paintSide(_ rect: PixelRect, _ color: UInt32) {
        for id in side.keys {
            guard var entry = side[id] else { continue }
            let rect = rect.intersection(PixelRect(size: entry.picture.size))
            for y in rect.minY..<rect.maxY {
                for x in rect.minX..<rect.maxX { entry.picture[x, y] = color }
            }
            entry.damage.formUnion(rect)
            side[id] = entry
        }
    }

    /// Offers the pictures of the displays beside the main one.
    func showSide() {
        for secondary in keeper.secondaries {
            guard let entry = side[secondary.id], !entry.damage.isEmpty else { continue }
            do {
                let result = try secondary.display.present(entry.picture, damage: entry.damage)
                if result == .presented { side[secondary.id]?.damage = Region() }
            } catch {
                errors.append(error)
            }
        }
    }

    /// Changes the picture without showing it.
    func paint(_ rect: PixelRect, _ color: UInt32) {
        let rect = rect.intersection(PixelRect(size: picture.size))
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { picture[x, y] = color }
        }
        damage.formUnion(rect)
    }

    /// Offers the picture, if there is a display and anything changed.
    func show() {
        guard !damage.isEmpty, let panel = keeper.panel else { return }
        do {
            if try panel.present(picture, damage: damage) == .presented { damage = Region() }
        } catch {
            errors.append(error)
        }
    }

    /// Lets `count` vertical blanks pass on every card, `milliseconds` apart.
    func blanks(_ count: Int = 1, milliseconds: Double = 20) {
        for _ in 0..<count {
            scheduler.advance(milliseconds: milliseconds)
            for card in cards { card.blank(at: scheduler.manual.now) }
            for card in offered {
                if let descriptor = card.descriptor { scheduler.fire(descriptor) }
            }
            scheduler.advance(milliseconds: 0)
            show()
            showSide()
        }
    }

    /// The cards as they are opened.
    fileprivate var offered: [any KMS] {
        guard let twoHeads else { return cards }
        return [twoHeads] + cards.dropFirst(2).map { $0 as any KMS }
    }

    /// The heads of the card that this one is a head of.
    func heads(of kms: FakeKMS) -> [FakeKMS] {
        twoHeads.flatMap { card in
            card.heads.contains { $0 === kms } ? card.heads : nil
        } ?? [kms]
    }

    /// What a display shows on.
    func head(of display: DRMDisplay) -> FakeKMS? {
        cards.first {
            display.summary.hasPrefix($0.node + " ") && $0.connectors[0].name == display.output
        }
    }

    /// Paints something and shows it, as an application that is told to draw does.
    func redraw() {
        paint(PixelRect(x: 0, y: 0, width: 3, height: 3), 0xFF30_5070)
        paintSide(PixelRect(x: 0, y: 0, width: 3, height: 3), 0xFF30_5070)
        show()
        showSide()
    }

    /// The card that the display in use is on.
    var cardInUse: FakeKMS? { keeper.panel.flatMap(head) }

    /// Commits on all cards.
    var commitCount: Int { cards.reduce(0) { $0 + $1.commitCount } }
}

@MainActor private final class Offer {
    weak var desk: FakeDesk?

    func open(except nodes: Set<String>) -> (cards: [any KMS], failures: [PlatformError]) {
        let cards = desk?.offered.filter { card in
            let head = (card as? FakeTwoHeads)?.heads[0] ?? card as? FakeKMS
            return head?.lasting != .noDevice && !nodes.contains(card.node)
        }
        return (cards ?? [], desk?.failures ?? [])
    }
}
