import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

/// An application on displays that come and go: cards on a desk, a picture that follows the size of what is found.
@MainActor final class FakeDesk {
    /// The cards that are plugged in.
    var cards: [FakeKMS]
    /// Why others cannot be opened.
    var failures: [PlatformError] = []
    let scheduler = ManualScheduler()
    private(set) var keeper: DisplayKeeper
    private(set) var picture = Bitmap(size: PixelSize(width: 1, height: 1))
    private(set) var damage = Region()
    /// The display's size at each change, nil for none.
    private(set) var changes: [PixelSize?] = []
    private(set) var errors: [PlatformError] = []

    init(_ cards: [FakeKMS], _ wishes: DisplayKeeper.Wishes = .init()) {
        self.cards = cards
        for (index, card) in cards.enumerated() {
            card.node = "/dev/dri/card\(index)"
            card.descriptor = Int32(100 + index)
        }
        let offer = Offer()
        keeper = DisplayKeeper(wishes, scheduler: scheduler, cards: { offer.open(except: $0) })
        offer.desk = self
        keeper.onReady = { [unowned self] _ in show() }
        keeper.onChange = { [unowned self] in
            changes.append(keeper.panel?.pixelSize)
            follow()
        }
    }

    /// Looks for a display as at start, and shows the first picture.
    func start(mayWait: Bool = true) throws(PlatformError) {
        try keeper.start(mayWait: mayWait)
        follow()
    }

    private func follow() {
        guard let size = keeper.panel?.pixelSize else { return }
        if picture.size != size { picture = Bitmap(size: size) }
        paint(PixelRect(size: size), 0xFF20_4060)
        show()
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
            for card in cards {
                card.blank(at: scheduler.manual.now)
                if let descriptor = card.descriptor { scheduler.fire(descriptor) }
            }
            scheduler.advance(milliseconds: 0)
            show()
        }
    }

    /// Paints something and shows it, as an application that is told to draw does.
    func redraw() {
        paint(PixelRect(x: 0, y: 0, width: 3, height: 3), 0xFF30_5070)
        show()
    }

    /// The card that the display in use is on.
    var cardInUse: FakeKMS? {
        keeper.panel.flatMap { panel in cards.first { panel.summary.hasPrefix($0.node + " ") } }
    }

    /// Commits on all cards.
    var commitCount: Int { cards.reduce(0) { $0 + $1.commitCount } }
}

@MainActor private final class Offer {
    weak var desk: FakeDesk?

    func open(except nodes: Set<String>) -> (cards: [any KMS], failures: [PlatformError]) {
        let cards = desk?.cards.filter { $0.lasting != .noDevice && !nodes.contains($0.node) }
        return (cards ?? [], desk?.failures ?? [])
    }
}
