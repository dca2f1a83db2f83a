import HitTestScreens
import Testing
import UIKit
import UIKitTesting

/// What a hit test finds.
private enum Found: Sendable {
    case red
    case green
    case root
    case nothing
}

/// A row of the table of R59: a point in the root view's points, and what each rule finds there.
private struct Row: Sendable, CustomTestStringConvertible {
    var x: CGFloat
    var y: CGFloat
    var red = Red.plain
    var article: Found
    var repaired: Found
    var standard: Found

    enum Red: Sendable {
        case plain
        case notInteractive
        case hidden
    }

    var testDescription: String { "(\(x), \(y)) \(red)" }
}

private let rows = [
    Row(x: 60, y: 80, article: .red, repaired: .red, standard: .red),
    Row(x: 160, y: 10, article: .green, repaired: .green, standard: .green),
    Row(x: 160, y: -20, article: .green, repaired: .green, standard: .nothing),
    Row(x: 149.9, y: 10, article: .root, repaired: .root, standard: .root),
    Row(x: 150, y: 10, article: .green, repaired: .green, standard: .green),
    Row(x: 250, y: 10, article: .root, repaired: .root, standard: .root),
    Row(x: 300, y: 500, article: .root, repaired: .root, standard: .root),
    Row(x: 60, y: 80, red: .notInteractive, article: .root, repaired: .root, standard: .root),
    Row(x: 60, y: 80, red: .hidden, article: .red, repaired: .root, standard: .root),
]

@MainActor @Suite struct HitTestTests {
    private func found(_ view: UIView?, in root: RootView) -> Found? {
        switch view {
        case root.redView: .red
        case root.greenView: .green
        case root: .root
        case nil: .nothing
        default: nil
        }
    }

    @Test(arguments: rows)
    fileprivate func `R58 R59 R60 the three rules find what the table says`(row: Row) {
        let root = RootView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        root.redView.isUserInteractionEnabled = row.red != .notInteractive
        root.redView.isHidden = row.red == .hidden
        let expected: [(RootView.Rule, Found)] = [
            (.article, row.article), (.repaired, row.repaired), (.standard, row.standard),
        ]
        for (rule, wanted) in expected {
            root.rule = rule
            let hit = root.hitTest(CGPoint(x: row.x, y: row.y), with: nil)
            #expect(found(hit, in: root) == wanted, "\(rule)")
        }
    }

    @Test func `R60 where children overlap the article's rule finds the one behind`() {
        let root = RootView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        root.greenView.frame = root.redView.frame
        let place = CGPoint(x: 60, y: 80)
        #expect(root.hitTest(place, with: nil) === root.redView)
        root.rule = .repaired
        #expect(root.hitTest(place, with: nil) === root.greenView)
    }

    @Test func `R60 the article's rule does not find grandchildren`() {
        let root = RootView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.redView.addSubview(inner)
        let place = CGPoint(x: 30, y: 50)
        #expect(root.hitTest(place, with: nil) === root.redView)
        root.rule = .repaired
        #expect(root.hitTest(place, with: nil) === inner)
    }

    /// A root view 100 points below the top of the screen.
    private func lowered(_ rule: RootView.Rule) -> (Harness, RootView) {
        let harness = Harness()
        let root = RootView(frame: CGRect(x: 0, y: 100, width: 320, height: 468))
        root.rule = rule
        harness.root.addSubview(root)
        return (harness, root)
    }

    @Test(arguments: [RootView.Rule.article, .repaired])
    func `R59 a finger above the root view reaches the child that stands out`(
        rule: RootView.Rule
    ) {
        let (harness, root) = lowered(rule)
        harness.tap(at: CGPoint(x: 160, y: 80))
        #expect(root.log == ["GreenView received the event"])
    }

    @Test func `R59 by the toolkit's rule it does not`() {
        let (harness, root) = lowered(.standard)
        harness.tap(at: CGPoint(x: 160, y: 80))
        #expect(root.log.isEmpty)
        #expect(harness.window.hitTest(CGPoint(x: 160, y: 80), with: nil) === harness.root)
    }

    @Test func `R61 a child that handles no touches hands them to the root view`() {
        let (harness, root) = lowered(.article)
        harness.tap(at: CGPoint(x: 60, y: 180))
        #expect(root.log == ["RootView received the event"])
        harness.tap(at: CGPoint(x: 160, y: 110))
        harness.tap(at: CGPoint(x: 300, y: 500))
        #expect(
            root.log == [
                "RootView received the event", "GreenView received the event",
                "RootView received the event",
            ]
        )
    }

    @Test func `the example marks what a finger reached`() {
        let harness = Harness(size: CGSize(width: 800, height: 480))
        let controller = HitTestViewController()
        harness.window.rootViewController = controller
        harness.runFrame()
        harness.tap(at: CGPoint(x: 84, y: 160))
        harness.tap(at: CGPoint(x: 224, y: 60))
        harness.tap(at: CGPoint(x: 520, y: 52))
        #expect(
            controller.marks.map(\.center) == [
                CGPoint(x: 84, y: 160), CGPoint(x: 224, y: 60), CGPoint(x: 520, y: 52),
            ]
        )
        #expect(controller.root.log.count == 2)
        harness.tap(at: CGPoint(x: 736, y: 312))
        #expect(controller.root.rule == .standard)
        #expect(controller.marks.count == 3)
    }
}
