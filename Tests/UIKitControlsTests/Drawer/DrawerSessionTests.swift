import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// Random sessions of fingers, calls, resizes and removals; whatever came, the drawer comes to rest right.
@MainActor @Suite(.serialized) struct DrawerSessionTests {
    private final class Child: UIViewController {
        var appearances: [String] = []
        override func viewWillAppear(_ animated: Bool) { appearances.append("+?") }
        override func viewDidAppear(_ animated: Bool) { appearances.append("+") }
        override func viewWillDisappear(_ animated: Bool) { appearances.append("-?") }
        override func viewDidDisappear(_ animated: Bool) { appearances.append("-") }
        /// Appeared and not gone; nil while the callbacks don't pair up.
        var isShown: Bool? {
            switch appearances.last {
            case nil, "-": false
            case "+": true
            default: nil
            }
        }
    }

    private final class Session: DrawerViewControllerDelegate {
        var random: SeededGenerator
        let harness = Harness()
        let children = [Child(), Child(), Child()]
        let drawer: DrawerViewController
        var open: DrawerViewController.Side?
        var faults: [String] = []
        var promised = 0
        var kept: [Int: Int] = [:]
        var fingers: [Int: CGPoint] = [:]
        var steps: [String] = []
        let answers: Bool

        init(seed: UInt64, answers: Bool) {
            random = SeededGenerator(seed: seed)
            self.answers = answers
            drawer = DrawerViewController(
                main: children[0],
                left: children[1],
                right: children[2]
            )
            drawer.delegate = self
            harness.window.rootViewController = drawer
            harness.runFrame()
        }

        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

        func drawer(
            _ drawer: DrawerViewController,
            willOpen side: DrawerViewController.Side,
            animated: Bool
        ) {
            if let open { faults.append("willOpen \(side) while \(open) is open") }
            open = side
            if answers, number(0..<6) == 0 { call() }
        }
        func drawer(_ drawer: DrawerViewController, didOpen side: DrawerViewController.Side) {
            if open != side { faults.append("didOpen \(side) without willOpen") }
            if answers, number(0..<6) == 0 { call() }
        }
        func drawer(
            _ drawer: DrawerViewController,
            willClose side: DrawerViewController.Side,
            animated: Bool
        ) {
            if open != side { faults.append("willClose \(side) without willOpen") }
            if answers, number(0..<6) == 0 { call() }
        }
        func drawer(_ drawer: DrawerViewController, didClose side: DrawerViewController.Side) {
            if open != side { faults.append("didClose \(side) without willOpen") }
            open = nil
            if answers, number(0..<6) == 0 { call() }
        }
        func drawer(
            _ drawer: DrawerViewController,
            didMoveTo progress: CGFloat,
            side: DrawerViewController.Side
        ) {
            if answers, number(0..<60) == 0 { call() }
        }

        func call() {
            let id = promised
            promised += 1
            kept[id] = 0
            let side: DrawerViewController.Side = number(0..<2) == 0 ? .left : .right
            let animated = number(0..<3) > 0
            let done: @MainActor (Bool) -> Void = { [weak self] finished in
                guard let self else { return }
                kept[id, default: 0] += 1
                steps.append("completion \(id) \(finished)")
                if answers, number(0..<8) == 0 { call() }
            }
            switch number(0..<3) {
            case 0:
                steps.append("open \(side) \(animated) \(id)")
                drawer.open(side, animated: animated, completion: done)
            case 1:
                steps.append("close \(animated) \(id)")
                drawer.close(animated: animated, completion: done)
            default:
                steps.append("toggle \(side) \(animated) \(id)")
                drawer.toggle(side, animated: animated, completion: done)
            }
        }

        func step() {
            let seen = drawer.progress
            if !(seen >= 0 && seen <= 1) { faults.append("progress \(seen)") }
            switch number(0..<20) {
            case 0...2: call()
            case 3, 4:
                let finger = number(0..<2)
                guard fingers[finger] == nil else { break }
                let place = CGPoint(x: CGFloat(number(0..<320)), y: CGFloat(number(0..<560)))
                steps.append("down \(finger) \(place)")
                fingers[finger] = place
                harness.down(finger, at: place)
            case 5...11:
                for (finger, place) in fingers.sorted(by: { $0.key < $1.key }) {
                    let next = CGPoint(x: place.x + CGFloat(number(-60..<61)), y: place.y)
                    fingers[finger] = next
                    steps.append("move \(finger) \(next)")
                    harness.move(finger, to: next)
                }
            case 12, 13:
                if let finger = fingers.keys.min() {
                    fingers[finger] = nil
                    steps.append("lift \(finger)")
                    if number(0..<3) == 0 { harness.cancel(finger) } else { harness.up(finger) }
                }
            case 14:
                let size = CGSize(width: number(0..<2) == 0 ? 320 : 568, height: 568)
                steps.append("resize \(size)")
                harness.resize(to: size)
            case 15:
                switch number(0..<5) {
                case 0:
                    steps.append("out")
                    harness.window.rootViewController = UIViewController()
                    if number(0..<2) == 0 { harness.advance(by: 0.05) }
                    harness.window.rootViewController = drawer
                case 1:
                    steps.append("width")
                    drawer.leftWidth = .points(CGFloat(number(100..<300)))
                case 2:
                    steps.append("disable")
                    drawer.isDragEnabled = false
                    drawer.isDragEnabled = true
                case 3:
                    steps.append("hide")
                    harness.window.isHidden = true
                    harness.window.makeKeyAndVisible()
                default:
                    steps.append("inset")
                    drawer.mainInset = CGFloat(number(0..<90))
                }
            default:
                let time = TimeInterval(number(1..<200)) / 1000
                steps.append("advance \(time)")
                harness.advance(by: time)
            }
        }

        func comeToRest() {
            for finger in fingers.keys.sorted() { harness.up(finger) }
            fingers = [:]
            for _ in 0..<200 where drawer.state == .settling || drawer.state == .dragging {
                harness.advance(by: 0.1)
            }
            harness.advance(by: 1)
        }
    }

    @Test(arguments: 0..<120)
    func `after any session it rests open or closed, with everything told in pairs`(seed: Int) {
        let s = Session(seed: UInt64(seed), answers: seed % 2 == 1)
        for _ in 0..<60 { s.step() }
        s.comeToRest()
        let drawer = s.drawer
        let trace = Comment(rawValue: "seed \(seed): \(s.steps.joined(separator: ", "))")
        #expect(s.faults.isEmpty, trace)
        #expect(s.kept.values.allSatisfy { $0 == 1 }, trace)
        let frame = s.children[0].view.frame
        let size = drawer.view.bounds.size
        var x: CGFloat = 0
        if case .open(let side) = drawer.state {
            #expect(drawer.progress == 1, trace)
            #expect(s.open == side, trace)
            guard case .points(let left) = drawer.leftWidth else { return }
            x = side == .left ? min(left, size.width) : -220
        } else {
            #expect(drawer.state == .closed, trace)
            #expect(drawer.progress == 0, trace)
            #expect(s.open == nil, trace)
        }
        let height = size.height - 2 * drawer.mainInset * abs(x) / size.width
        #expect(abs(frame.minX - x) < 1e-9, trace)
        #expect(abs(frame.height - height) < 1e-9, trace)
        #expect(s.children[1].view.isHidden == (x <= 0), trace)
        #expect(s.children[2].view.isHidden == (x >= 0), trace)
        #expect(s.children[0].isShown == true, trace)
        #expect(s.children[1].isShown == (x > 0), trace)
        #expect(s.children[2].isShown == (x < 0), trace)
        #expect(s.children[0].view.layer.animationKeys() == nil, trace)
    }
}
