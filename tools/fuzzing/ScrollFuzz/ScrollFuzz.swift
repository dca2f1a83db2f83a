import TouchFuzz
import UIKit
import UIKitTesting

/// A session of random fingers, and mostly of calls too, on a scroll view with another one inside, and what must hold of it.
@MainActor package final class ScrollFuzz {
    private var random: RandomSource
    private let harness: Harness
    private let outer = UIScrollView()
    private let inner = UIScrollView()
    private let outerLedger = ScrollLedger("outer")
    private let innerLedger = ScrollLedger("inner")
    private let refresh = UIRefreshControl()
    /// Whether only fingers move things.
    private let isPure: Bool
    private var fingers: [Int: CGPoint] = [:]
    /// Calls do not make content smaller before this time, while a programmatic scroll runs.
    private var quietUntil: TimeInterval = 0
    private var depth = 0
    private var steps: [String] = []
    private let isTraced: Bool
    private static let size = CGSize(width: 240, height: 320)

    /// A session is the same for the same seed.
    package init(seed: UInt64, isTraced: Bool = false) {
        self.isTraced = isTraced
        random = RandomSource(seed: seed)
        harness = Harness(size: Self.size)
        isPure = Bool.random(using: &random)
        outer.frame = CGRect(origin: .zero, size: Self.size)
        outer.backgroundColor = .white
        inner.frame = CGRect(x: 20, y: 60, width: 160, height: 200)
        setUp(outer, outerLedger)
        setUp(inner, innerLedger)
        if random.oneIn(4) { outer.refreshControl = refresh }
        outer.addSubview(inner)
        harness.root.addSubview(outer)
        if !isPure {
            outerLedger.onCall = { [unowned self] in disturb() }
            innerLedger.onCall = { [unowned self] in disturb() }
        }
    }

    private func setUp(_ view: UIScrollView, _ ledger: ScrollLedger) {
        view.delegate = ledger
        view.contentSize = CGSize(width: number(0, 900), height: number(0, 1_500))
        view.isPagingEnabled = random.oneIn(3)
        view.bounces = !random.oneIn(4)
        view.alwaysBounceVertical = random.oneIn(3)
        view.alwaysBounceHorizontal = random.oneIn(4)
        view.isDirectionalLockEnabled = random.oneIn(3)
        view.delaysContentTouches = !random.oneIn(4)
        if random.oneIn(3) { view.decelerationRate = .fast }
        if random.oneIn(3) {
            view.contentInset = UIEdgeInsets(
                top: number(0, 40),
                left: number(0, 20),
                bottom: number(0, 40),
                right: number(0, 20)
            )
            view.contentOffset = CGPoint(x: -view.contentInset.left, y: -view.contentInset.top)
        }
        let content = UIView(frame: CGRect(origin: .zero, size: view.contentSize))
        for index in 0..<6 {
            let tile: UIView = index % 3 == 0 ? UIControl() : UIView()
            tile.frame = CGRect(
                x: number(0, 500),
                y: number(0, 900),
                width: number(10, 200),
                height: number(10, 200)
            )
            tile.backgroundColor = [.systemTeal, .systemOrange, .systemIndigo][index % 3]
            content.addSubview(tile)
        }
        view.addSubview(content)
        if random.oneIn(3) {
            ledger.zoomed = content
            view.minimumZoomScale = 0.5
            view.maximumZoomScale = 3
            view.bouncesZoom = !random.oneIn(4)
            view.isPagingEnabled = false
        }
    }

    private func number(_ low: Int, _ high: Int) -> CGFloat {
        CGFloat(Int.random(in: low...high, using: &random))
    }

    /// What did not add up; empty when all is well.
    package func run() -> [String] {
        for _ in 0..<Int.random(in: 20...160, using: &random) {
            step()
            outerLedger.check(outer)
            innerLedger.check(inner)
            if !violations.isEmpty { return violations }
        }
        rest()
        return violations
    }

    /// Plays the session and tells what was done and called.
    package func trace() -> [String] {
        _ = run()
        return steps
    }

    private var violations: [String] { outerLedger.violations + innerLedger.violations }

    private func note(_ text: @autoclosure () -> String) {
        guard isTraced else { return }
        steps.append("\(harness.now) \(text()) \(outer.contentOffset) \(inner.contentOffset)")
        steps += (outerLedger.takeCalls() + innerLedger.takeCalls()).map { "    …\($0)" }
    }

    // MARK: - Steps

    private func step() {
        switch Int.random(in: 0..<(isPure ? 20 : 24), using: &random) {
        case 0..<3 where fingers.count < 3: putDown()
        case 3 where !fingers.isEmpty: lift()
        case 4 where random.oneIn(4) && !fingers.isEmpty: cancel()
        case 5 where random.oneIn(6): scroll()
        case 20...: call()
        default: move()
        }
        let time = random.oneIn(15) ? number(100, 900) : number(0, 30)
        harness.advance(by: time / 1_000)
    }

    private func place() -> CGPoint {
        CGPoint(x: number(0, Int(Self.size.width) - 1), y: number(0, Int(Self.size.height) - 1))
    }

    private func way(_ reach: Int) -> CGVector {
        CGVector(dx: number(-reach, reach), dy: number(-reach, reach))
    }

    private func putDown() {
        let finger = (0...fingers.count).first { fingers[$0] == nil } ?? 0
        let place = place()
        fingers[finger] = place
        harness.down(finger, at: place)
        note("down \(finger) \(place)")
    }

    private var someFinger: Int? { fingers.keys.sorted().randomElement(using: &random) }

    private func lift() {
        guard let finger = someFinger else { return }
        fingers[finger] = nil
        harness.up(finger)
        note("up \(finger)")
    }

    private func cancel() {
        guard let finger = someFinger else { return }
        fingers[finger] = nil
        harness.cancel(finger)
        note("cancel \(finger)")
    }

    private func scroll() {
        let place = place()
        let way = way(60)
        harness.scroll(at: place, by: way)
        note("scroll at \(place) by \(way)")
    }

    private func move() {
        guard let finger = someFinger, var place = fingers[finger] else { return }
        let way = way(random.oneIn(3) ? 60 : 8)
        place.x += way.dx
        place.y += way.dy
        fingers[finger] = place
        harness.move(finger, to: place)
        note("move \(finger) \(place)")
    }

    /// Now and then does in a callback what an app might.
    private func disturb() {
        if depth > 0 || !random.oneIn(60) { return }
        depth += 1
        call()
        depth -= 1
    }

    /// One call, such as apps make.
    private func call() {
        let view = random.oneIn(2) ? outer : inner
        let isQuiet = harness.now < quietUntil
        let kind = Int.random(in: 0..<10, using: &random)
        note("call \(kind) of \(view === outer ? "outer" : "inner")")
        switch kind {
        case 0: view.setContentOffset(inside(view), animated: false)
        case 1:
            quietUntil = harness.now + 0.4
            view.setContentOffset(inside(view), animated: true)
        case 2 where !isQuiet && view.zoomScale == 1 && !view.isZooming:
            view.contentSize = CGSize(width: number(0, 900), height: number(0, 1_500))
        case 3 where !isQuiet: view.contentInset.bottom = number(0, 60)
        case 4:
            view.isScrollEnabled = false
            view.isScrollEnabled = true
        case 5:
            quietUntil = harness.now + 0.4
            let rect = CGRect(origin: inside(view), size: CGSize(width: 9, height: 9))
            view.scrollRectToVisible(rect, animated: random.oneIn(2))
        case 6:
            quietUntil = harness.now + 0.4
            view.setZoomScale(number(3, 40) / 10, animated: random.oneIn(2))
        case 7 where random.oneIn(3):
            inner.removeFromSuperview()
            outer.addSubview(inner)
        case 8 where refresh.superview != nil && !isQuiet:
            if refresh.isRefreshing { refresh.endRefreshing() } else { refresh.beginRefreshing() }
        case 9: view.flashScrollIndicators()
        default: break
        }
    }

    /// An offset at which the view may rest.
    private func inside(_ view: UIScrollView) -> CGPoint {
        let insets = view.adjustedContentInset
        let width = view.contentSize.width + insets.right - view.bounds.width
        let height = view.contentSize.height + insets.bottom - view.bounds.height
        return CGPoint(
            x: number(Int(-insets.left), max(Int(-insets.left), Int(width.rounded(.down)))),
            y: number(Int(-insets.top), max(Int(-insets.top), Int(height.rounded(.down))))
        )
    }

    // MARK: - Rest

    private func rest() {
        outerLedger.onCall = nil
        innerLedger.onCall = nil
        for finger in fingers.keys.sorted() { harness.up(finger) }
        fingers = [:]
        harness.advance(by: 0.1)
        refresh.endRefreshing()
        harness.advance(by: 12)
        outerLedger.checkRest(outer)
        innerLedger.checkRest(inner)
        if isPure {
            for (view, ledger) in [(outer, outerLedger), (inner, innerLedger)]
            where view.isPagingEnabled && refresh.superview == nil {
                ledger.checkPages(view)
            }
        }
        if harness.render() != harness.renderFromScratch() {
            outerLedger.complain("the picture differs from one painted from nothing")
        }
        harness.resetCounters()
        harness.advance(by: 5)
        if harness.counters.frames > 0 { outerLedger.complain("frames come at rest") }
    }
}
