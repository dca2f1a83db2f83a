import Testing
import UIKit
import UIKitCore
import UIKitPlatform
import UIKitTesting

/// Pinches and turns on a touchpad (02 §15).
@MainActor @Suite final class TransformTests {
    private lazy var scene = GestureScene()
    private let place = CGPoint(x: 50, y: 60)

    @discardableResult
    private func pinch(
        _ name: String = "pinch",
        to view: UIView? = nil
    )
        -> UIPinchGestureRecognizer
    { scene.add(UIPinchGestureRecognizer(), name, to: view) { " \(short($0.scale))" } }

    @discardableResult
    private func rotation(
        _ name: String = "turn",
        to view: UIView? = nil
    )
        -> UIRotationGestureRecognizer
    { scene.add(UIRotationGestureRecognizer(), name, to: view) { " \(short($0.rotation))" } }

    @Test func `02§15 a touchpad's pinch moves pinch recognizers, and no touch is made`() {
        let pinch = pinch()
        var seen: [CGPoint] = []
        scene.on(pinch) { seen.append($0.location(in: nil)) }
        scene.harness.transform(at: place, scale: 1.5)
        #expect(
            scene.log.take() == ["0 pinch.began 1", "0 pinch.changed 1.5", "0 pinch.ended 1.5"]
        )
        #expect(seen == [place, place, place])
        #expect(pinch.numberOfTouches == 0)
        #expect(pinch.state == .possible)
        #expect(pinch.scale == 1)
    }

    @Test func `02§15 a touchpad's turn moves rotation recognizers, steps add up`() {
        rotation()
        scene.harness.transform(.begin, at: place)
        scene.harness.transform(.change, at: place, rotation: 0.25)
        scene.harness.transform(.change, at: place, rotation: 0.5)
        scene.harness.transform(.change, at: place, rotation: -1)
        scene.harness.transform(.end, at: place)
        #expect(
            scene.log.take() == [
                "0 turn.began 0", "0 turn.changed 0.25", "0 turn.changed 0.75",
                "0 turn.changed -0.25", "0 turn.ended -0.25",
            ]
        )
    }

    @Test func `02§15 the recognizers of the hit view and its superviews follow, others do not`() {
        let child = scene.addView("K", CGRect(x: 0, y: 0, width: 100, height: 100), in: scene.view)
        let beside = scene.addView("B", CGRect(x: 0, y: 400, width: 100, height: 100))
        pinch("inner", to: child)
        rotation("outer")
        pinch("beside", to: beside)
        pinch("disabled").isEnabled = false
        let refusing = Delegate()
        refusing.receivesEvent = false
        pinch("refusing").delegate = refusing
        scene.add(UITapGestureRecognizer(), "tap")
        scene.add(UIPanGestureRecognizer(), "pan")
        scene.harness.transform(at: place, scale: 2, rotation: 1)
        #expect(
            scene.log.take() == [
                "0 inner.began 1", "0 outer.began 0", "0 inner.changed 2", "0 outer.changed 1",
                "0 inner.ended 2", "0 outer.ended 1",
            ]
        )
    }

    @Test func `02§15 setting scale and rotation goes on from the new value`() {
        let pinch = pinch()
        let turn = rotation()
        scene.harness.transform(.begin, at: place)
        scene.harness.transform(.change, at: place, scale: 2, rotation: 0.5)
        pinch.scale = 1
        turn.rotation = 0
        scene.harness.transform(.change, at: place, scale: 3, rotation: 0.25)
        #expect(pinch.scale == 1.5)
        #expect(turn.rotation == 0.25)
    }

    @Test func `02§15 velocities are those of the scale and the angle`() {
        let pinch = pinch()
        let turn = rotation()
        scene.harness.transform(.begin, at: place)
        scene.harness.advance(to: 0.5)
        scene.harness.transform(.change, at: place, scale: 2, rotation: -0.25)
        #expect(pinch.velocity == 2)
        #expect(turn.velocity == -0.5)
    }

    @Test func `02§15 a cancelled gesture cancels, and what follows it is nobody's`() {
        pinch()
        scene.harness.transform(.begin, at: place)
        scene.harness.transform(.cancel, at: place)
        scene.harness.transform(.change, at: place, scale: 2)
        scene.harness.transform(.end, at: place)
        #expect(scene.log.take() == ["0 pinch.began 1", "0 pinch.cancelled 1"])
    }

    @Test func `02§15 an unplugged touchpad cancels its gesture`() {
        pinch()
        scene.harness.transform(.begin, at: place)
        scene.harness.unplugTouchscreen()
        #expect(scene.log.take() == ["0 pinch.began 1", "0 pinch.cancelled 1"])
    }

    @Test func `02§15 a view that leaves its window cancels its own recognizers only`() {
        let child = scene.addView("K", CGRect(x: 0, y: 0, width: 100, height: 100), in: scene.view)
        pinch("inner", to: child)
        pinch("outer")
        scene.harness.transform(.begin, at: place)
        child.removeFromSuperview()
        scene.harness.transform(.change, at: place, scale: 2)
        scene.harness.transform(.end, at: place)
        #expect(
            scene.log.take() == [
                "0 inner.began 1", "0 outer.began 1", "0 inner.cancelled 1", "0 outer.changed 2",
                "0 outer.ended 2",
            ]
        )
    }

    @Test func `02§15 a disabled recognizer is cancelled and stays out when enabled again`() {
        let pinch = pinch()
        scene.harness.transform(.begin, at: place)
        pinch.isEnabled = false
        pinch.isEnabled = true
        scene.harness.transform(.change, at: place, scale: 2)
        scene.harness.transform(.end, at: place)
        #expect(scene.log.take() == ["0 pinch.began 1", "0 pinch.cancelled 1"])
    }

    @Test func `02§15 a finger that comes down ends the gesture`() {
        pinch()
        scene.harness.transform(.begin, at: place)
        scene.harness.transform(.change, at: place, scale: 2)
        scene.harness.down(1, at: place)
        scene.harness.transform(.change, at: place, scale: 3)
        scene.harness.up(1)
        #expect(
            scene.log.take().filter { !$0.contains("V.") } == [
                "0 pinch.began 1", "0 pinch.changed 2", "0 pinch.ended 2",
            ]
        )
    }

    @Test func `02§15 a recognizer that has a finger does not follow a touchpad`() {
        pinch()
        scene.harness.down(1, at: place)
        scene.harness.transform(at: place, scale: 2)
        scene.harness.up(1)
        #expect(scene.log.take().filter { !$0.contains("V.") } == [])
    }

    @Test func `02§15 a recognizer that would have to wait leaves nothing to its next gesture`() {
        let tap = scene.add(UITapGestureRecognizer(), "double")
        tap.numberOfTapsRequired = 2
        let pinch = pinch()
        let turn = rotation()
        pinch.require(toFail: tap)
        turn.require(toFail: tap)
        scene.harness.tap(at: place)
        scene.harness.transform(at: place, scale: 2, rotation: 1)
        #expect(scene.log.take().filter { !$0.contains("V.") } == [])
        scene.harness.advance(to: 1)
        scene.harness.pinch(center: CGPoint(x: 150, y: 150), from: 100, to: 216)
        #expect(scene.log.take().last { $0.contains("pinch") } == "1.3 pinch.ended 2")
        scene.harness.transform(at: place, scale: 3)
        #expect(scene.log.take().first { $0.contains("pinch") } == "1.3 pinch.began 1")
    }

    @Test func `02§15 a recognizer whose delegate says no does not follow`() {
        let refusing = Delegate()
        refusing.begins = false
        let pinch = pinch()
        pinch.delegate = refusing
        scene.harness.transform(at: place, scale: 2)
        #expect(scene.log.take() == [])
        #expect(pinch.state == .possible)
        refusing.begins = true
        scene.harness.transform(at: place, scale: 3)
        #expect(
            scene.log.take() == ["0 pinch.began 1", "0 pinch.changed 3", "0 pinch.ended 3"]
        )
    }

    @Test func `02§7 input that is ignored cancels the gesture`() {
        pinch()
        scene.harness.transform(.begin, at: place)
        scene.harness.application.beginIgnoringInteractionEvents()
        scene.harness.transform(.change, at: place, scale: 2)
        scene.harness.transform(at: place, scale: 2)
        #expect(scene.log.take() == ["0 pinch.began 1", "0 pinch.cancelled 1"])
        scene.harness.application.endIgnoringInteractionEvents()
        scene.harness.transform(.change, at: place, scale: 2)
        #expect(scene.log.take() == [])
    }

    @Test func `02§15 a second begin cancels the first gesture`() {
        pinch()
        scene.harness.transform(.begin, at: place)
        scene.harness.transform(at: place, scale: 2)
        #expect(
            scene.log.take() == [
                "0 pinch.began 1", "0 pinch.cancelled 1", "0 pinch.began 1", "0 pinch.changed 2",
                "0 pinch.ended 2",
            ]
        )
    }

    @Test func `02§9 an application that keeps transform events to itself stops recognizers`() {
        let harness = Harness(application: KeepingApplication.self)
        let pinch = UIPinchGestureRecognizer()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        harness.root.addSubview(view)
        view.addGestureRecognizer(pinch)
        let application = harness.application as? KeepingApplication
        harness.transform(.begin, at: place)
        #expect(pinch.state == .began)
        application?.keeps = true
        harness.transform(.change, at: place, scale: 2)
        #expect(pinch.scale == 1)
        harness.transform(.end, at: place, scale: 2)
        #expect(pinch.state == .possible)
        #expect(application?.types == [14, 14, 14])
    }
}

/// An application that writes down the types of events and may keep them.
@MainActor private final class KeepingApplication: UIApplication {
    var types: [Int] = []
    var keeps = false

    override func sendEvent(_ event: UIEvent) {
        types.append(event.type.rawValue)
        if !keeps { super.sendEvent(event) }
    }
}
