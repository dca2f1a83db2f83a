import Testing
import UIKit
import UIKitCore
import UIKitTesting

/// The scenarios of the dispatch specification: A and B are children of the root, in a window of 320 × 568.
@MainActor @Suite final class TouchDispatchTests {
    private lazy var scene = GestureScene()
    private lazy var a = scene.addView("A", CGRect(x: 0, y: 300, width: 100, height: 100))
    private lazy var b = scene.addView("B", CGRect(x: 100, y: 300, width: 100, height: 100))
    private let onA = CGPoint(x: 10, y: 310)
    private let onB = CGPoint(x: 110, y: 310)

    private func makeViews() {
        scene.view.removeFromSuperview()
        a.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
        b.frame = CGRect(x: 100, y: 300, width: 100, height: 100)
    }

    @Test func `02-1 two fingers that land together are one call`() {
        makeViews()
        a.isMultipleTouchEnabled = true
        #expect(
            scene.play("0 d1(10,310) d2(20,310); 1 u1 u2") == ["0 A.B{1,2}", "1 A.E{1,2}"]
        )
    }

    @Test func `02-2 two fingers one after the other are two calls with one event`() {
        makeViews()
        a.isMultipleTouchEnabled = true
        var events: [UIEvent?] = []
        a.onCall = { _, _, event in events.append(event) }
        #expect(
            scene.play("0 d1(10,310); .1 d2(20,310); .2 u1; .3 u2") == [
                "0 A.B{1}", "0.1 A.B{2}", "0.2 A.E{1}", "0.3 A.E{2}",
            ]
        )
        #expect(events.count == 4)
        #expect(events.allSatisfy { $0 === events[0] && $0 != nil })
    }

    @Test func `a sequence after the last lift has an event of its own`() {
        makeViews()
        var events: [UIEvent?] = []
        a.onCall = { letter, _, event in if letter == "B" { events.append(event) } }
        _ = scene.play("0 d1(10,310); .1 u1; .2 d1(10,310); .3 u1")
        #expect(events.count == 2)
        #expect(events[0] !== events[1])
    }

    @Test func `02-3 EVT-14 without multi-touch a second finger is ignored for its whole life`() {
        makeViews()
        #expect(
            scene.play(
                "0 d1(10,310) d2(20,310); .1 m1(15,310) m2(25,310); .2 u1; .3 m2(30,310); .4 u2"
            )
                == ["0 A.B{1}", "0.1 A.M{1}", "0.2 A.E{1}"]
        )
    }

    @Test func `a third finger is taken when only an ignored one is left`() {
        makeViews()
        #expect(
            scene.play("0 d1(10,310) d2(20,310); .2 u1; .3 d3(30,310); .4 u2; .5 u3") == [
                "0 A.B{1}", "0.2 A.E{1}", "0.3 A.B{3}", "0.5 A.E{3}",
            ]
        )
    }

    @Test func `02-4 each view gets a call of its own, in begin order`() {
        makeViews()
        #expect(
            scene.play("0 d1(10,310) d2(110,310); .1 m1(15,310) m2(115,310); .2 u1 u2") == [
                "0 A.B{1}", "0 B.B{2}", "0.1 A.M{1}", "0.1 B.M{2}", "0.2 A.E{1}", "0.2 B.E{2}",
            ]
        )
    }

    @Test func `the view of the oldest touch is first, also when that touch rests`() {
        makeViews()
        a.isMultipleTouchEnabled = true
        #expect(
            scene.play(
                "0 d1(10,310); .1 d2(110,310); .2 d3(20,310); .3 m2(115,310) m3(25,310); .4 u1 u2 u3"
            )
                == [
                    "0 A.B{1}", "0.1 B.B{2}", "0.2 A.B{3}", "0.3 A.M{3}", "0.3 B.M{2}",
                    "0.4 A.E{1,3}", "0.4 B.E{2}",
                ]
        )
    }

    @Test func `02-5 a finger that rests is stationary and among all touches`() {
        makeViews()
        a.isMultipleTouchEnabled = true
        var phases: [Int: UITouch.Phase] = [:]
        a.onCall = { letter, _, event in
            if letter != "M" { return }
            for touch in event?.allTouches ?? [] { phases[touch.key.slot] = touch.phase }
        }
        #expect(
            scene.play("0 d1(10,310) d2(20,310); .1 m1(15,310); .2 u1 u2") == [
                "0 A.B{1,2}", "0.1 A.M{1}", "0.2 A.E{1,2}",
            ]
        )
        #expect(phases == [1: .moved, 2: .stationary])
    }

    @Test func `one view gets began, moved and ended of one update in this order`() {
        makeViews()
        a.isMultipleTouchEnabled = true
        #expect(
            scene.play("0 d1(10,310) d2(20,310); .1 u1 m2(30,310) d3(40,310); .2 u2 u3") == [
                "0 A.B{1,2}", "0.1 A.B{3}", "0.1 A.M{2}", "0.1 A.E{1}", "0.2 A.E{2,3}",
            ]
        )
    }

    @Test func `02-7 a touch belongs to the view where it began`() {
        makeViews()
        var views: [UIView?] = []
        a.onCall = { _, touches, _ in views += touches.map(\.view) }
        #expect(
            scene.play("0 d1(10,310); .1 m1(110,310); .2 u1") == [
                "0 A.B{1}", "0.1 A.M{1}", "0.2 A.E{1}",
            ]
        )
        #expect(views == [a, a, a])
    }

    @Test func `02-8 GAP-04 an exclusive view gets nothing while another is touched`() {
        makeViews()
        a.isExclusiveTouch = true
        #expect(
            scene.play("0 d1(110,310); .1 d2(10,310); .2 u1; .3 m2(20,310); .4 u2") == [
                "0 B.B{1}", "0.2 B.E{1}",
            ]
        )
    }

    @Test func `GAP-04 while an exclusive view is touched others get nothing`() {
        makeViews()
        a.isExclusiveTouch = true
        #expect(
            scene.play("0 d1(10,310); .1 d2(110,310); .2 u2; .3 u1; .4 d3(110,310); .5 u3") == [
                "0 A.B{1}", "0.3 A.E{1}", "0.4 B.B{3}", "0.5 B.E{3}",
            ]
        )
    }

    @Test func `recognizers do not care about exclusive touch`() {
        makeViews()
        a.isExclusiveTouch = true
        scene.add(UITapGestureRecognizer(), "tap", to: b)
        #expect(
            scene.play("0 d1(10,310); .1 d2(110,310); .2 u2; .3 u1") == [
                "0 A.B{1}", "0.2 tap.ended", "0.3 A.E{1}",
            ]
        )
    }

    @Test func `02-10 a child that calls super hands the same set and event to its parent`() {
        makeViews()
        let child = scene.addView("K", CGRect(x: 0, y: 0, width: 50, height: 50), in: a)
        child.forwards = true
        var sets: [Set<UITouch>] = []
        var events: [UIEvent?] = []
        child.onCall = { _, touches, event in
            sets.append(touches)
            events.append(event)
        }
        a.onCall = child.onCall
        #expect(
            scene.play("0 d1(10,310); .1 u1") == [
                "0 K.B{1}", "0 A.B{1}", "0.1 K.E{1}", "0.1 A.E{1}",
            ]
        )
        #expect(sets[0] == sets[1])
        #expect(events[0] === events[1])
        #expect(sets[0].first?.view === child)
    }

    @Test func `02-11 GAP-18 a view that hides itself or refuses input keeps its touch`() {
        makeViews()
        a.onCall = { [a] _, _, _ in a.isHidden = true }
        b.onCall = { [b] _, _, _ in b.isUserInteractionEnabled = false }
        #expect(
            scene.play("0 d1(10,310) d2(110,310); .1 m1(20,310) m2(120,310); .2 u1 u2") == [
                "0 A.B{1}", "0 B.B{2}", "0.1 A.M{1}", "0.1 B.M{2}", "0.2 A.E{1}", "0.2 B.E{2}",
            ]
        )
    }

    @Test func `02-13 a touch that the device takes back is cancelled once`() {
        makeViews()
        var phases: [UITouch.Phase] = []
        a.onCall = { _, touches, _ in phases += touches.map(\.phase) }
        #expect(scene.play("0 d1(10,310); .1 c1") == ["0 A.B{1}", "0.1 A.C{1}"])
        #expect(phases == [.began, .cancelled])
    }

    @Test func `02-15 a window whose root is transparent for touches lets those behind have them`()
    {
        final class Clear: UIWindow {
            var events = 0
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
            override func sendEvent(_ event: UIEvent) {
                events += 1
                super.sendEvent(event)
            }
        }
        makeViews()
        let front = Clear(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        front.windowLevel = .alert
        front.isHidden = false
        #expect(scene.play("0 d1(10,310); .1 u1") == ["0 A.B{1}", "0.1 A.E{1}"])
        #expect(front.events == 0)
    }

    @Test func `the window with the higher level gets the touch, whichever is key`() {
        makeViews()
        let front = UIWindow(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
        front.windowLevel = .alert
        front.isHidden = false
        let view = LogView("F", scene.log, frame: front.bounds)
        front.addSubview(view)
        #expect(scene.harness.window.isKeyWindow)
        var place = CGPoint.zero
        view.onCall = { _, touches, _ in place = touches.first?.location(in: nil) ?? place }
        #expect(scene.play("0 d1(10,310); .1 u1") == ["0 F.B{1}", "0.1 F.E{1}"])
        #expect(place == CGPoint(x: 10, y: 10))
        withExtendedLifetime(front) {}
    }

    @Test func `02-16 an application that swallows an event silences recognizers and views`() {
        final class Swallowing: UIApplication {
            var hits: [UIView?] = []
            override func sendEvent(_ event: UIEvent) {
                hits += (event.allTouches ?? []).map(\.view)
            }
        }
        let harness = Harness(application: Swallowing.self)
        let log = EventLog()
        let view = LogView("V", log, frame: harness.root.bounds)
        harness.root.addSubview(view)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        harness.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == [])
        #expect((harness.application as? Swallowing)?.hits == [view, view])
        #expect(tap.state == .possible)
        #expect(harness.application.dispatcher.bound.isEmpty)
    }

    @Test func `02-17 EVT-02 taps at one place are counted`() {
        makeViews()
        var counts: [Int] = []
        a.onCall = { letter, touches, _ in
            if letter == "B" { counts += touches.map(\.tapCount) }
        }
        _ = scene.play("0 d1(10,310); .05 u1; .2 d1(13,310); .25 u1; 2 d1(13,310); 2.05 u1")
        #expect(counts == [1, 2, 1])
        _ = scene.play("9 d1(10,310); 9.05 u1; 9.1 d1(80,310); 9.15 u1")
        #expect(counts == [1, 2, 1, 1, 1])
    }

    @Test(arguments: [
        ("0 d1(10,310); .05 u1; .40 d1(15,310); .41 u1", [1, 2]),
        ("0 d1(10,310); .05 u1; .41 d1(15,310); .42 u1", [1, 1]),
        ("0 d1(10,310); .05 u1; .30 d1(70,310); .41 u1", [1, 1]),
        ("0 d1(10,310); .05 u1; .1 d1(10,310); .15 u1; .2 d1(10,310); .25 u1", [1, 2, 3]),
        ("0 d1(10,310); .80 u1; .9 d1(10,310); .95 u1", [1, 1]),
        ("0 d1(10,310); .05 c1; .1 d1(10,310); .15 u1", [1, 1]),
        ("0 d1(10,310); .05 m1(60,310); .1 u1; .2 d1(10,310); .25 u1", [1, 1]),
    ])
    func `a tap is counted within 0.35 s and 45 points of the last`(
        _ script: String,
        _ expected: [Int]
    ) {
        makeViews()
        var counts: [Int] = []
        a.onCall = { letter, touches, _ in
            if letter == "B" { counts += touches.map(\.tapCount) }
        }
        _ = scene.play(script)
        #expect(counts == expected)
    }

    @Test func `two fingers that tap twice have a count of two each`() {
        makeViews()
        a.isMultipleTouchEnabled = true
        var counts: [Int] = []
        a.onCall = { letter, touches, _ in
            if letter == "B" { counts += touches.map(\.tapCount) }
        }
        _ = scene.play("0 d1(10,310) d2(80,310); .05 u1 u2; .2 d1(10,310) d2(80,310); .25 u1 u2")
        #expect(counts == [1, 1, 2, 2])
    }

    @Test func `the tap count drops to zero when a touch moves more than 45 points`() {
        makeViews()
        var counts: [Int] = []
        a.onCall = { _, touches, _ in counts += touches.map(\.tapCount) }
        _ = scene.play("0 d1(10,310); .1 m1(55,310); .2 m1(56,310); .3 u1")
        #expect(counts == [1, 1, 0, 0])
        scene.dispatcher.policy.dropsTapCountOnDrag = false
        counts = []
        _ = scene.play("5 d1(10,310); 5.1 m1(56,310); 5.2 u1")
        #expect(counts == [1, 1, 1])
    }

    @Test func `02-19 a view that is almost clear is not hit, one a little less clear is`() {
        makeViews()
        a.alpha = 0.01
        b.alpha = 0.011
        #expect(scene.play("0 d1(10,310) d2(110,310); .1 u1 u2") == ["0 B.B{2}", "0.1 B.E{2}"])
    }

    @Test func `02-21 the view in front is hit`() {
        makeViews()
        b.frame = a.frame
        #expect(scene.play("0 d1(10,310); .1 u1") == ["0 B.B{1}", "0.1 B.E{1}"])
        scene.harness.root.bringSubviewToFront(a)
        #expect(scene.play("4 d1(10,310); 4.1 u1") == ["4 A.B{1}", "4.1 A.E{1}"])
    }

    @Test func `a touch that hits nothing is dropped for its whole life`() {
        let harness = scene.harness
        makeViews()
        harness.window.isUserInteractionEnabled = false
        harness.down(1, at: onA)
        harness.window.isUserInteractionEnabled = true
        harness.move(1, to: onB)
        harness.up(1)
        #expect(scene.log.take() == [])
        #expect(scene.dispatcher.bound.isEmpty)
    }

    @Test func `hit testing comes before sendEvent, once a touch`() {
        final class Counting: UIView {
            var asked = 0
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                asked += 1
                return super.hitTest(point, with: event)
            }
        }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scene.harness.root.addSubview(view)
        scene.harness.tap(at: CGPoint(x: 10, y: 10))
        #expect(view.asked == 1)
    }

    @Test func `EVT-01 places, times and previous places of one touch`() {
        let log = EventLog()
        let view = LogView("V", log, frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        scene.harness.root.addSubview(view)
        view.onCall = { letter, touches, _ in
            guard let touch = touches.first else { return }
            log.add(
                "\(letter) \(short(touch.location(in: view))) "
                    + "\(short(touch.previousLocation(in: view))) \(short(touch.timestamp))"
            )
        }
        let script = TouchScript("1 d1(150,150); 1.05 m1(160,155); 1.1 u1")
        script.play(in: scene.harness)
        #expect(
            log.take().filter { !$0.contains("V.") } == [
                "0 B (50,50) (50,50) 1", "0 M (60,55) (50,50) 1.05", "0 E (60,55) (60,55) 1.1",
            ]
        )
    }

    @Test func `a touch of a stylus has force and both angles`() {
        scene.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        scene.harness.down(
            1,
            at: CGPoint(x: 100, y: 100),
            radius: 3,
            force: 0.25,
            type: .pencil
        )
        let touch = scene.dispatcher.bound[0]
        #expect(touch.type == .pencil)
        #expect(touch.force == 0.25)
        #expect(touch.maximumPossibleForce == 1)
        #expect(touch.majorRadius == 3)
        #expect(short(touch.altitudeAngle) == "1.5708")
        #expect(touch.azimuthAngle(in: nil) == 0)
        #expect(short(touch.azimuthAngle(in: scene.view)) == "-1.5708")
    }

    @Test func `EVT-06 what nobody handles reaches the application's delegate`() {
        let delegate = LastResponder()
        let harness = Harness()
        harness.application.delegate = delegate
        harness.tap(at: CGPoint(x: 10, y: 10))
        harness.shake()
        #expect(delegate.lines == ["began", "ended", "shake"])
    }
}

@MainActor private final class LastResponder: UIResponder, UIApplicationDelegate {
    var lines: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("began")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("ended")
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        lines.append("shake")
    }
}
