package import UIKitPlatform

extension DisplayKeeper {
    /// A display beside the main one.
    @MainActor package struct Secondary {
        /// What the application calls its screen.
        package let id: DisplayID
        /// Where its pixels go; another one after a change of its mode.
        package internal(set) var display: DRMDisplay
        let port: CardPort
        var choice: OutputChoice

        /// The connector's name.
        package var output: String { choice.connector.name }
    }

    /// Follows which displays there are beside the main one: those that went, those that changed, those that came.
    ///
    /// None of them is worth an error: what a driver refuses is said once and left alone until it changes. What only somebody or
    /// something else keeps from being used, as another program that holds the card, is asked for again.
    func followSecondaries(_ cards: [SharedCard]) {
        guard wishes.usesAllScreens else { return }
        var hasChanged = false
        for secondary in secondaries {
            switch state(of: secondary.port, secondary.choice, .automatic) {
            case .same: continue
            case .changed(let next): replace(secondary, with: next)
            case .unplugged:
                Log.line("\(secondary.port.node): \(secondary.output) was unplugged")
                remove(secondary.id)
                secondary.display.leave()
            case .gone:
                // It tells of its end itself.
                secondary.display.lose()
                continue
            }
            hasChanged = true
        }
        for card in cards where find(on: card) { hasChanged = true }
        setRetry()
        if hasChanged { onChange() }
    }

    /// Takes a display from the list; it is still to be ended.
    func remove(_ id: DisplayID) {
        secondaries.removeAll { $0.id == id }
        // Another one may need what it used, a CRTC for example.
        refusals = refusals.filter { !$0.value.isLasting }
    }

    /// What a display beside the main one was refused with.
    struct Refusal {
        /// The modes that it had then.
        var modes: [DisplayMode]
        /// The words of it, so that a reason is said once.
        var words: String
        /// Whether it will be the same until something about the displays changes.
        var isLasting: Bool
    }

    /// Takes every display of a card that nobody uses yet; whether there was one.
    private func find(on card: SharedCard) -> Bool {
        // A way to the card shows no connector that another display is on.
        guard let resources = try? card.makePort().resources() else { return false }
        var hasFound = false
        for connector in resources.connectors {
            let key = "\(card.kms.node) \(connector.name)"
            if !connector.isConnected || connector.modes.isEmpty || connector.name == wishes.output
            {
                refusals[key] = nil
                continue
            }
            let before = refusals[key]
            if let before, before.isLasting, before.modes == connector.modes { continue }
            do throws(PlatformError) {
                try add(card, connector.name, quietly: before?.modes == connector.modes)
                refusals[key] = nil
                hasFound = true
            } catch {
                let now = Refusal(
                    modes: connector.modes,
                    words: error.description,
                    isLasting: Self.isLasting(error)
                )
                refusals[key] = now
                if before?.words != now.words { Log.line("\(error); \(connector.name) stays dark") }
            }
        }
        return hasFound
    }

    /// A driver's no, or the want of a CRTC or a format, lasts; everything else may be over at any time, as a want of memory.
    private static func isLasting(_ error: PlatformError) -> Bool {
        if error.mayPass { return false }
        return error.errorNumber == 0
            || [.invalid, .noSpace, .outOfRange].contains(SystemError(error.errorNumber))
    }

    private func add(
        _ card: SharedCard,
        _ output: String,
        quietly: Bool
    ) throws(PlatformError) {
        let port = card.makePort()
        let choice = try OutputChoice(port, output: output, request: .automatic)
        let display = try DRMDisplay(
            port,
            choice,
            scheduler: scheduler,
            quietly: quietly
        )
        shelve(card)
        Self.secondaryCount += 1
        let id = DisplayID(Self.secondaryCount)
        secondaries.append(Secondary(id: id, display: display, port: port, choice: choice))
        follow(display, id)
        Log.line("beside it \(display.summary)")
    }

    private func follow(_ display: DRMDisplay, _ id: DisplayID) {
        display.onLost = { [weak self] in
            guard let self, secondaries.contains(where: { $0.id == id }) else { return }
            remove(id)
            onChange()
        }
        if isBlank { display.blank(true) }
    }

    /// Another display on the same connector, or the same one with other modes.
    private func replace(_ old: Secondary, with next: OutputChoice) {
        do throws(PlatformError) {
            let predecessor = old.display.retire()
            let display = try DRMDisplay(
                old.port,
                next,
                scheduler: scheduler,
                after: predecessor
            )
            follow(display, old.id)
            guard let index = secondaries.firstIndex(where: { $0.id == old.id }) else { return }
            secondaries[index].display = display
            secondaries[index].choice = next
            Log.line("beside it \(display.summary)")
        } catch {
            Log.line("\(error)")
            old.display.giveUp()
            remove(old.id)
        }
    }
}
