package import UIKitGeometry
package import UIKitPlatform

/// Keeps the best display that there is: chosen at start, lost, found again, changed in its size.
///
/// Whoever hears of something that may matter (a connector, a card, the seat)
/// calls `lookAgain()`; the keeper asks the cards themselves what is true now and tells only what changed. The other
/// displays that are plugged in, on the same card or on others, are kept beside it (`DisplayKeeper+Secondaries.swift`).
@MainActor package final class DisplayKeeper {
    /// What is asked for from outside.
    package struct Wishes: Hashable, Sendable {
        /// The connector's name; nil takes the first with a display.
        package var output: String?
        /// The mode.
        package var mode: ModeRequest
        /// How the picture is turned; nil turns it as the panel is mounted.
        package var turn: QuarterTurn?
        /// Whether the other displays are used as well.
        package var usesAllScreens: Bool

        /// Creates wishes; by default none.
        package init(
            output: String? = nil,
            mode: ModeRequest = .automatic,
            turn: QuarterTurn? = nil,
            usesAllScreens: Bool = false
        ) {
            self.output = output
            self.mode = mode
            self.turn = turn
            self.usesAllScreens = usesAllScreens
        }
    }

    /// The cards that can be opened now, but those at the given nodes, and why others cannot.
    package typealias Cards = (Set<String>) -> (cards: [any KMS], failures: [PlatformError])

    /// The display in use, nil while there is none.
    package private(set) var panel: DRMDisplay?
    /// Told when the next frame may be offered, with the time of the last one's vertical blank.
    package var onReady: (MonotonicTime) -> Void = { _ in }
    /// Told when `panel` is another one or none, or one of the others came, went or changed its size.
    package var onChange: () -> Void = {}
    /// The displays beside the main one, in the order in which they came.
    package internal(set) var secondaries: [Secondary] = []

    let wishes: Wishes
    let scheduler: any Scheduler
    private let openCards: Cards
    /// The cards that displays show on.
    private var shelf: [SharedCard] = []
    private var card: CardPort?
    private(set) var choice: OutputChoice?
    private(set) var isSuspended = false
    private var isClosed = false
    private(set) var isBlank = false
    /// What displays beside the main one were refused with, by node and connector.
    var refusals: [String: Refusal] = [:]
    /// Seconds until a display is asked for again that isn't refused for good.
    private var retryDelay = DRMDisplay.retryDelay
    /// The longest time between two tries, in seconds.
    ///
    /// Policy: each try asks every connector, which can cost a frame while the main display is in use.
    package static let longestRetryDelay: TimeInterval = 16
    static var secondaryCount = 0
    /// What kept a display from being found, so that a lasting reason is said once.
    private var lastFailure: String?
    /// Looks again while something is connected that could not be used: nobody tells when the reason is over.
    private var retryAlarm: Alarm?
    /// Whether what is tried now was tried before, so that its refusals were said.
    private var isRetrying = false

    /// Creates a keeper without a display.
    package init(_ wishes: Wishes, scheduler: any Scheduler, cards: @escaping Cards) {
        self.wishes = wishes
        self.scheduler = scheduler
        openCards = cards
        retryAlarm = scheduler.makeAlarm { [weak self] in self?.retry() }
    }

    /// Finds the first display; throws why there is none.
    ///
    /// With `mayWait` it is no error that nothing is plugged in, now.
    package func start(mayWait: Bool) throws(PlatformError) {
        if isSuspended { return }
        let (cards, failures) = allCards()
        do throws(PlatformError) {
            try choose(among: cards, failures)
            followSecondaries(cards)
        } catch {
            let isUnplugged =
                failures.isEmpty && cards.allSatisfy { !hasSomethingConnected($0.kms) }
            guard mayWait, isUnplugged else { throw error }
            Log.line("\(error); waiting for a display")
            lastFailure = error.description
        }
    }

    /// Follows whatever changed: connectors, modes, cards.
    package func lookAgain() {
        if isSuspended || isClosed { return }
        retryAlarm?.time = nil
        lookAfterMain()
        if wishes.usesAllScreens, panel != nil { followSecondaries(allCards().cards) }
    }

    private func retry() {
        isRetrying = true
        lookAgain()
        isRetrying = false
    }

    private func lookAfterMain() {
        if let panel, let card, let choice {
            switch state(of: card, choice, wishes.mode) {
            case .same: return
            case .changed(let next): replace(panel, card, with: next)
            case .unplugged:
                Log.line("\(card.node): nothing is connected to \(choice.connector.name) any more")
                drop(panel, isGone: false)
            case .gone: panel.lose()
            }
            if self.panel != nil { return }
        }
        find()
    }

    /// Stops showing anything, since the seat was taken away: the picture belongs to somebody else when this returns.
    ///
    /// `dropsMaster` is whether nobody else takes the card from us.
    package func suspend(dropsMaster: Bool = false) {
        isSuspended = true
        retryAlarm?.time = nil
        for display in displays { display.suspend(dropsMaster: dropsMaster) }
    }

    /// Shows again, whole, after `suspend()`; what changed meanwhile is looked at first.
    package func resume() {
        isSuspended = false
        for display in displays {
            display.resume()
            if isBlank { display.blank(true) }
        }
        lookAgain()
    }

    /// Switches the display off, also one that is found later, or on again with its next frame.
    package func blank(_ isBlank: Bool) {
        self.isBlank = isBlank
        for display in displays { display.blank(isBlank) }
    }

    /// Shows what was there before us, and gives everything back.
    package func shutDown() {
        isClosed = true
        retryAlarm?.time = nil
        for display in displays { display.shutDown() }
        secondaries = []
        panel = nil
        card = nil
        shelf = []
    }

    /// The main display and the others.
    private var displays: [DRMDisplay] { [panel].compactMap(\.self) + secondaries.map(\.display) }

    /// The cards that are in use, and those that can be opened now, by number.
    private func allCards() -> (cards: [SharedCard], failures: [PlatformError]) {
        shelf.removeAll { !$0.isInUse }
        let (opened, failures) = openCards(Set(shelf.map(\.kms.node)))
        let cards = shelf + opened.map { SharedCard($0, scheduler: scheduler) }
        let sorted = cards.sorted {
            let (a, b) = ($0.kms.node, $1.kms.node)
            return a.utf8.count == b.utf8.count ? a < b : a.utf8.count < b.utf8.count
        }
        return (sorted, failures)
    }

    /// Keeps a card open that a display shows on.
    func shelve(_ card: SharedCard) {
        if !shelf.contains(where: { $0 === card }) { shelf.append(card) }
    }

    // MARK: - Choosing

    enum State {
        case same
        case changed(OutputChoice)
        case unplugged
        case gone
    }

    func state(of card: any KMS, _ choice: OutputChoice, _ request: ModeRequest) -> State {
        let resources: KMSResources
        do throws(SystemError) {
            resources = try card.resources()
        } catch {
            return error == .noDevice ? .gone : .same
        }
        let now = resources.connectors.first { $0.id == choice.connector.id }
        guard let now, now.isConnected, !now.modes.isEmpty else { return .unplugged }
        if now.modes == choice.connector.modes && now.panelTurn == choice.connector.panelTurn {
            return .same
        }
        // The current mode is what we set for the display that was there before: it says nothing.
        let modes =
            ModeChoice.candidates(now.modes, current: nil, request: request)
            + ModeChoice.candidates(now.modes, current: nil, request: .automatic)
        var next = choice
        next.connector = now
        next.modes = modes
        return .changed(next)
    }

    /// Asks again for displays beside the main one that may be had later: after a second, then ever more seldom.
    func setRetry() {
        if refusals.allSatisfy(\.value.isLasting) {
            retryDelay = DRMDisplay.retryDelay
            return
        }
        retryAlarm?.time = scheduler.clock.now.advanced(by: retryDelay)
        retryDelay = min(2 * retryDelay, Self.longestRetryDelay)
    }

    private func hasSomethingConnected(_ card: any KMS) -> Bool {
        guard let resources = try? card.resources() else { return true }
        let named = resources.connectors.filter {
            wishes.output == nil || $0.name == wishes.output
        }
        return named.isEmpty || named.contains { $0.isConnected && !$0.modes.isEmpty }
    }

    /// The first card with a display that works.
    private func choose(
        among cards: [SharedCard],
        _ failures: [PlatformError]
    ) throws(PlatformError) {
        var failures = failures
        for card in cards {
            do throws(PlatformError) {
                let port = card.makePort()
                let choice = try OutputChoice(port, output: wishes.output, request: wishes.mode)
                let display = try DRMDisplay(
                    port,
                    choice,
                    scheduler: scheduler,
                    turn: wishes.turn,
                    quietly: isRetrying
                )
                for failure in failures { Log.line("passed over: \(failure)") }
                shelve(card)
                adopt(display, port, choice)
                return
            } catch {
                failures.append(error)
            }
        }
        throw CardChoice.failure(of: failures)
    }

    private func find() {
        let (cards, failures) = allCards()
        do throws(PlatformError) {
            try choose(among: cards, failures)
            lastFailure = nil
            onChange()
        } catch {
            // Without a name any display will do, also one that stood beside the main one so far.
            if wishes.output == nil, let first = secondaries.first {
                remove(first.id)
                first.display.leave()
                return find()
            }
            if lastFailure != error.description { Log.line("\(error); waiting for a display") }
            lastFailure = error.description
            if cards.contains(where: { hasSomethingConnected($0.kms) }) {
                retryAlarm?.time = scheduler.clock.now.advanced(by: DRMDisplay.retryDelay)
            }
        }
    }

    private func adopt(_ display: DRMDisplay, _ card: CardPort, _ choice: OutputChoice) {
        panel = display
        self.card = card
        self.choice = choice
        display.onReady = { [weak self] time in self?.onReady(time) }
        display.onLost = { [weak self, weak display] in
            guard let self, let display, self.panel === display else { return }
            drop(display, isGone: true)
        }
        if isBlank { display.blank(true) }
        Log.line(display.summary)
    }

    /// Another display on the same connector, or the same one with other modes.
    private func replace(_ old: DRMDisplay, _ card: CardPort, with next: OutputChoice) {
        do throws(PlatformError) {
            let predecessor = old.retire()
            let display = try DRMDisplay(
                card,
                next,
                scheduler: scheduler,
                turn: wishes.turn,
                after: predecessor
            )
            adopt(display, card, next)
            onChange()
        } catch {
            Log.line("\(error)")
            old.giveUp()
            // `lookAgain` goes on to find another one.
            drop(old, isGone: false)
        }
    }

    private func drop(_ display: DRMDisplay, isGone: Bool) {
        panel = nil
        card = nil
        choice = nil
        refusals = refusals.filter { !$0.value.isLasting }
        if !isGone { display.leave() }
        lastFailure = nil
        onChange()
    }
}
