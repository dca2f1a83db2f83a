import Testing
import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitHeadless
import UIKitLayers
import UIKitPlatform
import UIKitRaster
import UIKitTesting

private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

@MainActor private final class Probe: UIView {
    private(set) var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { log.append("began \(short(touch.location(in: self)))") }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
    }
}

/// Keeps book of hover recognizers by their names.
@MainActor private final class HoverWatcher {
    private(set) var log: [String] = []

    func note(_ recognizer: UIHoverGestureRecognizer) {
        let place = short(recognizer.location(in: nil))
        log.append("\(recognizer.name ?? "") \(recognizer.state) \(place)")
    }
}

@MainActor private func window(on screen: UIScreen, _ color: UIColor = blue) -> UIWindow {
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    window.backgroundColor = color
    window.isHidden = false
    return window
}

@Suite @MainActor struct ScreensTests {
    @Test func `a screen without a window mirrors the main one, as large as it fits`() {
        let harness = Harness(size: CGSize(width: 100, height: 50))
        harness.root.backgroundColor = red
        let other = harness.connectScreen(size: CGSize(width: 200, height: 200))
        harness.runFrame()
        #expect(UIScreen.screens == [UIScreen.main, other])
        #expect(other.mirrored === UIScreen.main)
        #expect(UIScreen.main.mirrored == nil)
        let picture = harness.presented(on: other)
        #expect(picture[0, 49] == 0xFF00_0000)
        #expect(picture[0, 50] == 0xFFFF_0000)
        #expect(picture[199, 149] == 0xFFFF_0000)
        #expect(picture[199, 150] == 0xFF00_0000)
    }

    @Test(arguments: [
        CGSize(width: 64, height: 48), CGSize(width: 150, height: 111),
        CGSize(width: 37, height: 80), CGSize(width: 23, height: 9), CGSize(width: 30, height: 31),
    ])
    func `what changes is mirrored as if all were drawn anew`(size: CGSize) {
        let harness = Harness(size: CGSize(width: 64, height: 48))
        harness.root.backgroundColor = red
        let other = harness.connectScreen(size: size)
        let spots = (0..<3).map { index in
            let spot = UIView(frame: CGRect(x: 5 * index, y: 3, width: 7, height: 5))
            spot.backgroundColor = index == 1 ? blue : UIColor(white: 0.7, alpha: 1)
            harness.root.addSubview(spot)
            return spot
        }
        harness.runFrame()
        for step in 1..<25 {
            let spot = spots[step % 3]
            spot.center = CGPoint(x: (step * 17) % 61, y: (step * 29) % 47)
            harness.advance(by: 1.0 / 60)
            let fresh = harness.connectScreen(size: size)
            harness.runFrame()
            #expect(harness.presented(on: other) == harness.presented(on: fresh), "step \(step)")
            harness.disconnectScreen(fresh)
        }
    }

    @Test func `a window of its own ends the mirror, and without it it is one again`() {
        let harness = Harness(size: CGSize(width: 60, height: 40))
        harness.root.backgroundColor = red
        let other = harness.connectScreen(size: CGSize(width: 60, height: 40))
        harness.runFrame()
        let own = window(on: other)
        #expect(other.mirrored == nil)
        harness.runFrame()
        #expect(harness.presented(on: other)[5, 5] == 0xFF00_00FF)
        #expect(harness.presented[5, 5] == 0xFFFF_0000)
        own.isHidden = true
        #expect(other.mirrored === UIScreen.main)
        harness.runFrame()
        #expect(harness.presented(on: other) == harness.presented)
        own.isHidden = false
        harness.runFrame()
        own.screen = .main
        harness.runFrame()
        #expect(harness.presented(on: other) == harness.presented)
        #expect(harness.presented[5, 5] == 0xFF00_00FF)
    }

    @Test func `screens that were dark show everything again, though nothing changed on them`() {
        let harness = Harness(size: CGSize(width: 60, height: 40))
        let mirror = harness.connectScreen(size: CGSize(width: 60, height: 40))
        let other = harness.connectScreen(size: CGSize(width: 60, height: 40))
        let own = window(on: other)
        harness.advance(by: 0.2)
        let displays = [mirror, other].map { harness.platform.secondary($0.id) }
        let before = displays.map { $0?.commitCount }
        // As a platform says when its displays are switched on again.
        harness.platform.sink?.displayChanged()
        harness.advance(by: 0.2)
        #expect(displays.map { $0?.commitCount } == before.map { $0.map { $0 + 1 } })
        #expect(!own.isHidden)
    }

    @Test func `each screen shows only what changed on it`() {
        let harness = Harness(size: CGSize(width: 60, height: 40))
        let other = harness.connectScreen(size: CGSize(width: 60, height: 40))
        let own = window(on: other)
        harness.advance(by: 0.2)
        harness.resetCounters()
        let display = harness.platform.secondary(other.id)
        let before = display?.commitCount
        harness.advance(by: 1)
        #expect(harness.counters.frames == 0)
        #expect(display?.commitCount == before)
        own.backgroundColor = red
        harness.advance(by: 1)
        #expect(harness.counters.commits == 0)
        #expect(display?.commitCount == before.map { $0 + 1 })
        harness.root.backgroundColor = blue
        harness.advance(by: 1)
        #expect(harness.counters.commits == 1)
        #expect(display?.commitCount == before.map { $0 + 1 })
    }

    @Test func `animations run on a screen whose main one rests`() {
        let harness = Harness(size: CGSize(width: 60, height: 40))
        let other = harness.connectScreen(size: CGSize(width: 60, height: 40))
        let own = window(on: other, .black)
        let spot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        spot.backgroundColor = red
        own.addSubview(spot)
        harness.advance(by: 0.1)
        harness.resetCounters()
        var isDone = false
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            spot.frame.origin.x = 40
        } completion: {
            isDone = $0
        }
        harness.advance(by: 0.25)
        #expect(harness.presented(on: other)[25, 5] == 0xFFFF_0000)
        harness.advance(by: 0.5)
        #expect(harness.presented(on: other)[45, 5] == 0xFFFF_0000)
        #expect(isDone)
        #expect(harness.counters.commits == 0)
    }

    @Test func `FIELD-10 fingers of two touchscreens with equal slots are on their own screens`() {
        let harness = Harness(size: CGSize(width: 60, height: 40))
        let other = harness.connectScreen(size: CGSize(width: 80, height: 80))
        let own = window(on: other)
        let (first, second) = (Probe(frame: harness.root.bounds), Probe(frame: own.bounds))
        harness.root.addSubview(first)
        own.addSubview(second)
        let (a, b) = (harness.platform.addTouchscreen(), harness.platform.addTouchscreen())
        func send(_ device: DeviceID, _ phase: ContactPhase, _ x: CGFloat, _ y: CGFloat) {
            var contact = TouchContact(
                device: device,
                slot: 0,
                phase: phase,
                position: CGPoint(x: x, y: y)
            )
            if device == b { contact.screen = other.id }
            harness.loop.receive(.contacts([contact], time: harness.platform.manualClock.now))
            harness.loop.processInput(force: true)
        }
        send(a, .down, 30, 20)
        send(b, .down, 40, 70)
        send(a, .up, 30, 20)
        #expect(first.log == ["began (30,20)", "ended"])
        #expect(second.log == ["began (40,70)"])
        send(b, .move, 41, 70)
        send(b, .up, 41, 70)
        #expect(second.log == ["began (40,70)", "moved", "ended"])
    }

    @Test func `a finger on a mirror touches what is under it, and nothing beside the picture`() {
        let harness = Harness(size: CGSize(width: 100, height: 50), scale: 2)
        let probe = Probe(frame: harness.root.bounds)
        harness.root.addSubview(probe)
        // The picture of 200 × 100 pixels is shown as 100 × 50, 25 pixels from the top.
        let other = harness.connectScreen(size: CGSize(width: 100, height: 100))
        harness.down(1, at: CGPoint(x: 50, y: 50), on: other)
        harness.move(1, to: CGPoint(x: 51, y: 50))
        harness.up(1)
        #expect(probe.log == ["began (50,25)", "moved", "ended"])
        harness.down(1, at: CGPoint(x: 50, y: 20), on: other)
        harness.up(1)
        #expect(probe.log.count == 3)
    }

    @Test func `a pointer hovers and scrolls on the screen that it is on, and leaves the other`() {
        let harness = Harness(size: CGSize(width: 100, height: 50))
        let other = harness.connectScreen(size: CGSize(width: 80, height: 80))
        #expect(harness.application.mainLoop.hasWindows(on: other.id) == false)
        let own = window(on: other)
        #expect(harness.application.mainLoop.hasWindows(on: other.id))
        let watcher = HoverWatcher()
        for (view, name) in [(harness.root, "main"), (own, "other")] {
            let recognizer = UIHoverGestureRecognizer(target: watcher, action: HoverWatcher.note)
            recognizer.name = name
            view.addGestureRecognizer(recognizer)
        }
        harness.hover(at: CGPoint(x: 99, y: 20))
        harness.hover(at: CGPoint(x: 3, y: 20), on: other)
        harness.hover(at: CGPoint(x: 4, y: 60), on: other)
        harness.hover(at: CGPoint(x: 98, y: 20))
        #expect(
            watcher.log == [
                "main began (99,20)", "main ended (99,20)", "other began (3,20)",
                "other changed (4,60)", "other ended (4,60)", "main began (98,20)",
            ]
        )
    }

    @Test func `a pointer on a mirror is where it is on the main screen`() {
        let harness = Harness(size: CGSize(width: 100, height: 50), scale: 2)
        let other = harness.connectScreen(size: CGSize(width: 100, height: 100))
        let recognizer = UIHoverGestureRecognizer()
        harness.root.addGestureRecognizer(recognizer)
        harness.hover(at: CGPoint(x: 50, y: 50), on: other)
        #expect(recognizer.state == .began)
        #expect(recognizer.location(in: harness.root) == CGPoint(x: 50, y: 25))
        harness.hover(at: CGPoint(x: 50, y: 20), on: other)
        #expect(recognizer.state == .possible)
    }

    @Test func `pulling a screen ends its touches, hides its windows, and is told`() {
        let harness = Harness(size: CGSize(width: 60, height: 40))
        var told: [String] = []
        let center = NotificationCenter.default
        let connected = center.addObserver(
            forName: UIScreen.didConnectNotification,
            object: nil,
            queue: nil
        ) { note in
            MainActor.assumeIsolated {
                told.append(
                    "connected \(UIScreen.screens.contains { $0 === note.object as AnyObject })"
                )
            }
        }
        let gone = center.addObserver(
            forName: UIScreen.didDisconnectNotification,
            object: nil,
            queue: nil
        ) { note in
            MainActor.assumeIsolated {
                told.append("gone \(UIScreen.screens.contains { $0 === note.object as AnyObject })")
            }
        }
        defer {
            center.removeObserver(connected)
            center.removeObserver(gone)
        }
        let other = harness.connectScreen(size: CGSize(width: 80, height: 80))
        let own = window(on: other)
        let probe = Probe(frame: own.bounds)
        own.addSubview(probe)
        harness.down(1, at: CGPoint(x: 40, y: 70), on: other)
        harness.disconnectScreen(other)
        harness.runFrame()
        #expect(told == ["connected true", "gone false"])
        #expect(probe.log == ["began (40,70)", "cancelled"])
        #expect(own.isHidden)
        #expect(UIScreen.screens == [UIScreen.main])
        #expect(other.mirrored == nil)
        harness.up(1)
        harness.advance(by: 1)
        #expect(probe.log.count == 2)
        #expect(harness.application.dispatcher.bound.isEmpty)
    }

    @Test func `a window that goes to another screen loses its touches and takes the scale`() {
        let harness = Harness(size: CGSize(width: 60, height: 40))
        let other = harness.connectScreen(size: CGSize(width: 700, height: 650), scale: 2)
        let own = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        let probe = Probe(frame: own.bounds)
        own.addSubview(probe)
        own.isHidden = false
        #expect(own.screen === UIScreen.main)
        #expect(probe.traitCollection.displayScale == 1)
        harness.down(1, at: CGPoint(x: 4, y: 7))
        own.screen = other
        #expect(probe.log == ["began (4,7)", "cancelled"])
        #expect(probe.traitCollection.displayScale == 2)
        #expect(probe.traitCollection.userInterfaceIdiom == .pad)
        #expect(probe.layer.contentsScale == 2)
        #expect(own.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        harness.down(2, at: CGPoint(x: 5, y: 7), on: other)
        #expect(probe.log.last == "began (5,7)")
    }

    @Test func `a screen that changes its size resizes the window that fills it`() {
        let harness = Harness(size: CGSize(width: 60, height: 40))
        let other = harness.connectScreen(size: CGSize(width: 80, height: 80))
        let own = window(on: other)
        var changes = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIScreen.modeDidChangeNotification,
            object: other,
            queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        harness.runFrame()
        harness.resize(other, to: CGSize(width: 30, height: 90))
        harness.runFrame()
        #expect(changes == 1)
        #expect(own.frame == CGRect(x: 0, y: 0, width: 30, height: 90))
        #expect(harness.window.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(harness.presented(on: other).size == PixelSize(width: 30, height: 90))
        #expect(harness.presented(on: other)[29, 89] == 0xFF00_00FF)
    }

    @Test func `a display that is busy or fails gets the same picture later`() {
        let harness = Harness(size: CGSize(width: 60, height: 40))
        let other = harness.connectScreen(size: CGSize(width: 60, height: 40))
        let own = window(on: other)
        harness.advance(by: 0.1)
        let display = harness.platform.secondary(other.id)
        display?.scriptedFailures = [
            PlatformError(operation: "show", subject: "it", reason: "no")
        ]
        own.backgroundColor = red
        harness.advance(by: 0.05)
        #expect(harness.presented(on: other)[5, 5] == 0xFF00_00FF)
        harness.advance(by: 0.3)
        #expect(harness.presented(on: other)[5, 5] == 0xFFFF_0000)
    }
}
