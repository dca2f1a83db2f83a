import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitTesting

/// A random tree in a small window, and random disturbances of it.
@MainActor final class FuzzScene: UIGestureRecognizerDelegate {
    let harness: Harness
    let ledger = Ledger()
    var random: RandomSource
    let size = CGSize(width: 64, height: 64)
    /// Something is disturbed in one of so many callbacks.
    var disturbance = 6
    /// Delivers something inside a callback.
    var nest: (() -> Void)?

    /// The views of the tree, and names of all that ever were.
    private(set) var views: [FuzzView] = []
    private(set) var names: Set<String> = []
    /// Views that were taken from the tree for good.
    private var dropped: [() -> UIView?] = []
    private var lastName = 0

    init(seed: UInt64) {
        random = RandomSource(seed: seed)
        harness = Harness(size: size)
        for _ in 0..<8 { addView() }
    }

    // MARK: - The tree

    func addView() {
        lastName += 1
        let view = FuzzView(self, name: "view \(lastName)", frame: random.frame(in: size))
        view.backgroundColor = UIColor(
            red: CGFloat(random.below(256)) / 255,
            green: CGFloat(random.below(256)) / 255,
            blue: 0.5,
            alpha: random.oneIn(3) ? 0.5 : 1
        )
        view.isMultipleTouchEnabled = random.oneIn(2)
        view.isExclusiveTouch = random.oneIn(8)
        (randomView() ?? harness.root).addSubview(view)
        views.append(view)
        names.insert(view.name)
        for _ in 0..<random.below(4) { addRecognizer(to: view) }
    }

    private func randomView() -> UIView? {
        if views.isEmpty || random.oneIn(3) { return nil }
        return views[random.below(views.count)]
    }

    private func drop(_ view: FuzzView) {
        view.removeFromSuperview()
        let gone = views.filter { $0.isDescendant(of: view) }
        views.removeAll { gone.contains($0) }
        for view in gone { dropped.append { [weak view] in view } }
    }

    private func addRecognizer(to view: UIView) {
        let recognizer: any FuzzRecognizer
        switch random.below(6) {
        case 0, 1:
            let tap = FuzzTap()
            tap.numberOfTapsRequired = 1 + random.below(2)
            tap.numberOfTouchesRequired = 1 + random.below(2)
            recognizer = tap
        case 2, 3: recognizer = FuzzPan()
        case 4: recognizer = FuzzPress()
        default: recognizer = FuzzCustom()
        }
        lastName += 1
        recognizer.name = "\(type(of: recognizer)) \(lastName)"
        recognizer.scene = self
        recognizer.cancelsTouchesInView = !random.oneIn(4)
        recognizer.delaysTouchesBegan = random.oneIn(4)
        recognizer.delaysTouchesEnded = !random.oneIn(3)
        if random.oneIn(3) { recognizer.delegate = self }
        recognizer.addTarget(self, action: FuzzScene.acted(_:))
        if random.oneIn(3), let other = randomRecognizer() { recognizer.require(toFail: other) }
        view.addGestureRecognizer(recognizer)
    }

    private func randomRecognizer() -> UIGestureRecognizer? {
        guard let recognizers = randomView()?.gestureRecognizers else { return nil }
        return recognizers[random.below(recognizers.count)]
    }

    private func acted(_ recognizer: UIGestureRecognizer) {
        ledger.noteAction(of: recognizer)
        disturb(recognizer.view as? FuzzView)
    }

    // MARK: - Disturbances

    /// Does something to the tree, now and then.
    func disturb(_ view: FuzzView?) {
        guard random.oneIn(disturbance) else { return }
        switch random.below(16) {
        case 0: if let view { drop(view) }
        case 1: if let view = randomView() as? FuzzView { drop(view) }
        case 2: if views.count < 24 { addView() }
        case 3: randomView()?.isHidden.toggle()
        case 4: randomView()?.isUserInteractionEnabled.toggle()
        case 5: randomView()?.isMultipleTouchEnabled.toggle()
        case 6: reparent()
        case 7: if let view = randomView() { addRecognizer(to: view) }
        case 8, 9: if let recognizer = randomRecognizer() { recognizer.isEnabled.toggle() }
        case 10:
            if let recognizer = randomRecognizer() {
                recognizer.view?.removeGestureRecognizer(recognizer)
            }
        case 11:
            if let view = randomView(), let one = randomRecognizer() {
                view.addGestureRecognizer(one)
            }
        case 12: nest?()
        case 13: randomView()?.frame = random.frame(in: size)
        case 14:
            if random.oneIn(8) {
                harness.application.beginIgnoringInteractionEvents()
                harness.application.endIgnoringInteractionEvents()
            }
        default:
            if random.oneIn(8) {
                harness.window.isHidden = true
                harness.window.isHidden = false
            }
        }
    }

    private func reparent() {
        guard let child = randomView(), let parent = randomView(), !parent.isDescendant(of: child)
        else { return }
        parent.addSubview(child)
    }

    /// Puts everything back so that fingers meet something.
    func repair() {
        for view in views {
            view.isHidden = false
            view.isUserInteractionEnabled = true
            for recognizer in view.gestureRecognizers ?? [] { recognizer.isEnabled = true }
        }
        while views.count < 8 { addView() }
    }

    /// Nothing is under way: no touch, no attempt, and dropped views are gone.
    func checkQuiet() {
        let dispatcher = harness.application.dispatcher
        if !dispatcher.bound.isEmpty {
            ledger.complain("\(dispatcher.bound.count) touches are left")
        }
        for recognizer in dispatcher.environment.engaged {
            ledger.complain("\(recognizer.traceName) is still \(recognizer.state)")
        }
        for view in dropped {
            if let view = view() as? FuzzView { ledger.complain("\(view.name) is kept alive") }
        }
        dropped = []
        ledger.checkQuiet(views: names)
        names = Set(views.map(\.name))
    }

    /// The picture with all its damage must be the one that is drawn from nothing.
    func checkPicture() {
        if harness.render() != harness.renderFromScratch() {
            ledger.complain("the picture is not the one that is drawn from nothing")
        }
    }

    // MARK: - Delegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        disturb(gestureRecognizer.view as? FuzzView)
        return !random.oneIn(5)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        disturb(gestureRecognizer.view as? FuzzView)
        return !random.oneIn(6)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { random.oneIn(3) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { random.oneIn(8) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { random.oneIn(8) }
}
