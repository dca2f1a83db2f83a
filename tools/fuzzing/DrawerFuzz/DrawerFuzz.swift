package import UIKit
package import UIKitControls
import UIKitTesting

/// Plays random sessions on a drawer: drags, flings, second fingers, cancels, taps, calls, resizes,
/// other widths and styles; and checks each frame and the rest that follows.
@MainActor package final class DrawerFuzz {
    /// What a session did.
    package struct Summary: Sendable {
        /// Frames that were looked at.
        package var frames = 0
        /// What was not right; empty when all is well.
        package var faults: [String] = []
        /// What was done, in order.
        package var steps: [String] = []
    }

    let harness = Harness()
    let children = [FuzzChild(), FuzzChild(), FuzzChild()]
    let drawer: DrawerViewController
    var summary = Summary()
    var random: RandomNumbers
    private let answers: Bool
    private var open: DrawerViewController.Side?
    private var promised = 0
    private var kept: [Int: Int] = [:]
    private var fingers: [Int: CGPoint] = [:]
    private var watch = DrawerWatch()

    /// A session is the same for the same seed.
    package init(seed: UInt64) {
        random = RandomNumbers(seed: seed)
        // In every other session whoever is told of something answers with calls.
        answers = seed % 2 == 1
        drawer = DrawerViewController(main: children[0], left: children[1], right: children[2])
        drawer.style = DrawerViewController.Style.allCases[Int(seed / 2 % 4)]
        drawer.delegate = self
        harness.window.rootViewController = drawer
        harness.runFrame()
    }

    /// Plays `count` steps and waits for the rest.
    package func run(steps count: Int) -> Summary {
        for _ in 0..<count where summary.faults.isEmpty { step() }
        if summary.faults.isEmpty {
            comeToRest()
            checkRest()
        }
        return summary
    }

    private func fail(_ text: String) { summary.faults.append(text) }

    // MARK: - Steps

    private func step() {
        switch random.below(24) {
        case 0...2: call()
        case 3, 4: down()
        case 5...13: move()
        case 14, 15: lift()
        case 16:
            let size = CGSize(width: random.below(2) == 0 ? 320 : 568, height: 568)
            note("resize \(size)")
            watch.expectJump()
            harness.resize(to: size)
        case 17: change()
        case 18:
            note("tap")
            let place = CGPoint(x: CGFloat(random.below(320)), y: CGFloat(random.below(560)))
            guard fingers.isEmpty else { break }
            harness.down(7, at: place)
            frame()
            watch.settleCalled(now: harness.now)
            harness.up(7)
        default:
            let count = random.below(12) + 1
            note("\(count) frames")
            for _ in 0..<count { frame() }
        }
    }

    private func note(_ step: String) { summary.steps.append(step) }

    private func down() {
        let finger = random.below(2)
        guard fingers[finger] == nil else { return }
        let place = CGPoint(x: CGFloat(random.below(320)), y: CGFloat(random.below(560)))
        note("down \(finger) \(place)")
        fingers[finger] = place
        harness.down(finger, at: place)
    }

    /// Each finger goes up to 60 points sideways, then a frame follows.
    private func move() {
        for (finger, place) in fingers.sorted(by: { $0.key < $1.key }) {
            let way = CGFloat(random.below(121) - 60)
            let next = CGPoint(x: place.x + way, y: place.y + CGFloat(random.below(9) - 4))
            fingers[finger] = next
            note("move \(finger) \(next)")
            watch.fingerMoved(by: abs(way))
            harness.move(finger, to: next)
        }
        frame()
    }

    private func lift() {
        guard let finger = fingers.keys.min() else { return }
        fingers[finger] = nil
        note("lift \(finger)")
        if random.below(3) == 0 { harness.cancel(finger) } else { harness.up(finger) }
    }

    private func change() {
        watch.expectJump()
        switch random.below(9) {
        case 0:
            note("out")
            harness.window.rootViewController = UIViewController()
            if random.below(2) == 0 { harness.advance(by: 0.05) }
            harness.window.rootViewController = drawer
        case 1:
            note("width")
            drawer.leftWidth = .points(CGFloat(random.below(200) + 100))
        case 2:
            note("disable")
            drawer.isDragEnabled = false
            drawer.isDragEnabled = true
        case 3:
            note("hide")
            harness.window.isHidden = true
            harness.window.makeKeyAndVisible()
        case 4:
            note("style")
            drawer.style = DrawerViewController.Style.allCases[random.below(4)]
        case 5:
            note("escape")
            watch.settleCalled(now: harness.now)
            harness.key("Escape")
        case 6:
            note("corners")
            drawer.mainCornerRadius = [0, 12, 40][random.below(3)]
        case 7:
            note("shadow")
            drawer.mainShadowOpacity = [0, 0.5, 1][random.below(3)]
        default:
            note("inset")
            drawer.mainInset = CGFloat(random.below(90))
        }
    }

    private func call() {
        let id = promised
        promised += 1
        kept[id] = 0
        let side: DrawerViewController.Side = random.below(2) == 0 ? .left : .right
        let animated = random.below(3) > 0
        if animated { watch.settleCalled(now: harness.now) } else { watch.expectJump() }
        let done: @MainActor (Bool) -> Void = { [weak self] finished in
            guard let self else { return }
            kept[id, default: 0] += 1
            note("completion \(id) \(finished)")
            if answers, random.below(8) == 0 { call() }
        }
        switch random.below(3) {
        case 0:
            note("open \(side) \(animated) \(id)")
            drawer.open(side, animated: animated, completion: done)
        case 1:
            note("close \(animated) \(id)")
            drawer.close(animated: animated, completion: done)
        default:
            note("toggle \(side) \(animated) \(id)")
            drawer.toggle(side, animated: animated, completion: done)
        }
    }

    // MARK: - Checks

    private func frame() {
        harness.advance(by: 1.0 / 60)
        summary.frames += 1
        for fault in watch.look(at: drawer, now: harness.now) { fail(fault) }
    }

    private func comeToRest() {
        for finger in fingers.keys.sorted() { harness.up(finger) }
        fingers = [:]
        note("rest")
        // Whoever is told of the rest may have called for another settle.
        for _ in 0..<10 {
            for _ in 0..<600 where drawer.state == .settling || drawer.state == .dragging {
                frame()
            }
            harness.advance(by: 1)
            if drawer.state != .settling { break }
        }
    }

    private func checkRest() {
        let size = drawer.view.bounds.size
        var x: CGFloat = 0
        if case .open(let side) = drawer.state {
            if drawer.progress != 1 { fail("open at a progress of \(drawer.progress)") }
            if open != side { fail("\(side) is open, told was \(String(describing: open))") }
            x = side == .left ? drawer.width(.left, in: size) : -drawer.width(.right, in: size)
        } else {
            if drawer.state != .closed { fail("no rest but \(drawer.state)") }
            if drawer.progress != 0 { fail("closed at a progress of \(drawer.progress)") }
            if let open { fail("closed, but \(open) was not told") }
        }
        for fault in DrawerWatch.placeFaults(of: drawer, at: x) { fail(fault) }
        for (id, count) in kept where count != 1 { fail("completion \(id) came \(count) times") }
        let expected = [true, x > 0, x < 0]
        for (index, child) in children.enumerated() {
            for fault in child.faults { fail("child \(index) \(fault)") }
            if child.isShown != expected[index] { fail("child \(index) is not told right") }
            if index > 0, child.view.isHidden == expected[index] {
                fail("side \(index) is seen wrong")
            }
            if child.view.layer.animationKeys() != nil { fail("child \(index) still moves") }
        }
    }
}

extension DrawerFuzz: DrawerViewControllerDelegate {
    package func drawer(
        _ drawer: DrawerViewController,
        willOpen side: DrawerViewController.Side,
        animated: Bool
    ) {
        if let open { fail("willOpen \(side) while \(open) is open") }
        open = side
        answer(6)
    }

    package func drawer(_ drawer: DrawerViewController, didOpen side: DrawerViewController.Side) {
        if open != side { fail("didOpen \(side) without willOpen") }
        answer(6)
    }

    package func drawer(
        _ drawer: DrawerViewController,
        willClose side: DrawerViewController.Side,
        animated: Bool
    ) {
        if open != side { fail("willClose \(side) without willOpen") }
        answer(6)
    }

    package func drawer(_ drawer: DrawerViewController, didClose side: DrawerViewController.Side) {
        if open != side { fail("didClose \(side) without willOpen") }
        open = nil
        answer(6)
    }

    package func drawer(
        _ drawer: DrawerViewController,
        didMoveTo progress: CGFloat,
        side: DrawerViewController.Side
    ) {
        if !(progress >= 0 && progress <= 1) { fail("told a progress of \(progress)") }
        if open != side { fail("told a progress of \(side) without willOpen") }
        answer(80)
    }

    private func answer(_ rarity: Int) {
        if answers, summary.frames < 4000, random.below(rarity) == 0 { call() }
    }
}
