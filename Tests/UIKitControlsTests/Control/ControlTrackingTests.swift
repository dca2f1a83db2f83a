import Testing
import UIKit
import UIKitCore
import UIKitTesting

/// A control that writes down its events, one line an update.
@MainActor private final class LogControl: UIControl {
    var lines: [String] = []
    var begins = true
    var continues = true

    private static let names: [(Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
        (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]

    /// Registers for every event by itself, and once for all.
    func watch() {
        for (event, name) in Self.names {
            addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        lines.append("end \(isTracking) \(isTouchInside)")
    }
    override func cancelTracking(with event: UIEvent?) { lines.append("cancelTracking") }
}

@MainActor @Suite final class ControlTrackingTests {
    private lazy var harness = Harness(size: CGSize(width: 400, height: 300))
    private lazy var control = {
        let control = LogControl(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        harness.root.addSubview(control)
        control.watch()
        return control
    }()

    private func point(_ x: CGFloat, _ y: CGFloat = 30) -> CGPoint { CGPoint(x: x, y: y) }

    private func take() -> [String] {
        defer { control.lines = [] }
        return control.lines
    }

    @Test func `the events and states have UIKit's raw values`() {
        #expect(UIControl.Event.touchUpInside.rawValue == 64)
        #expect(UIControl.Event.touchCancel.rawValue == 256)
        #expect(UIControl.Event.valueChanged.rawValue == 4_096)
        #expect(UIControl.Event.primaryActionTriggered.rawValue == 8_192)
        #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
        #expect(UIControl.State.normal.rawValue == 0)
        #expect(UIControl.State.highlighted.rawValue == 1)
        #expect(UIControl.State.disabled.rawValue == 2)
        #expect(UIControl.State.selected.rawValue == 4)
    }

    @Test func `EVT-08 a finger goes in and out with seventy points of slack`() {
        let control = control
        harness.down(1, at: point(50))
        #expect(take() == ["down"])
        #expect(control.isTracking && control.isHighlighted && control.isTouchInside)
        harness.move(1, to: point(60))
        #expect(take() == ["dragInside"])
        harness.move(1, to: point(200))
        #expect(take() == ["dragOutside", "exit"])
        #expect(control.isTracking && !control.isHighlighted && !control.isTouchInside)
        harness.move(1, to: point(55))
        #expect(take() == ["dragInside", "enter"])
        harness.move(1, to: point(210))
        harness.move(1, to: point(220))
        #expect(take() == ["dragOutside", "exit", "dragOutside"])
        harness.up(1)
        #expect(take() == ["end true false", "upOutside"])
        #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
    }

    @Test func `EVT-08 a registration for several events is called once an update`() {
        var calls: [String] = []
        let control = control
        control.addAction(UIAction { _ in calls.append("all") }, for: .allTouchEvents)
        control.addAction(
            UIAction { _ in calls.append("both") },
            for: [.touchDragExit, .touchDragOutside]
        )
        harness.down(1, at: point(50))
        harness.move(1, to: point(200))
        harness.up(1)
        #expect(calls == ["all", "all", "both", "all"])
    }

    @Test(arguments: [(179.9, "dragInside"), (180.0, "exit")])
    func `inside ends seventy points beyond the bounds`(_ x: Double, _ last: String) {
        _ = control
        harness.down(1, at: point(50))
        harness.move(1, to: point(x))
        #expect(take().last == last)
    }

    @Test func `a control that fills the screen is never left`() {
        control.frame = harness.root.bounds
        harness.down(1, at: point(50))
        harness.move(1, to: point(400))
        harness.move(1, to: CGPoint(x: 0, y: 300))
        harness.up(1)
        #expect(take() == ["down", "dragInside", "dragInside", "end true true", "upInside"])
    }

    @Test func `a second tap soon after is a repeat`() {
        _ = control
        harness.tap(at: point(50))
        harness.advance(by: 0.1)
        harness.tap(at: point(50))
        #expect(
            take() == [
                "down", "end true true", "upInside", "down", "repeat", "end true true",
                "upInside",
            ]
        )
    }

    @Test func `EVT-09 a disabled control absorbs the touch and sends nothing`() {
        let control = control
        control.isEnabled = false
        harness.down(1, at: point(50))
        #expect(!control.isTracking)
        #expect(harness.application.dispatcher.bound[0].view === control)
        harness.up(1)
        #expect(take() == [])
        #expect(control.state == .disabled)
    }

    @Test func `EVT-05 what a control gets does not go up the chain`() {
        final class Handler: UIView {
            var calls = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
        }
        let handler = Handler(frame: harness.root.bounds)
        harness.root.addSubview(handler)
        handler.addSubview(control)
        harness.tap(at: point(50))
        #expect(handler.calls == 0)
        #expect(take() == ["down", "end true true", "upInside"])
    }

    @Test func `EVT-04 what a plain subview gets goes up the chain`() {
        final class Handler: UIView {
            var calls: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("began")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("ended")
            }
        }
        let handler = Handler(frame: harness.root.bounds)
        harness.root.addSubview(handler)
        handler.addSubview(UIView(frame: handler.bounds))
        harness.tap(at: point(50))
        #expect(handler.calls == ["began", "ended"])
    }

    @Test func `GES-08 a pan on the control takes the touch from it`() {
        let control = control
        control.addGestureRecognizer(UIPanGestureRecognizer())
        harness.down(1, at: point(50))
        #expect(control.isTracking)
        harness.move(1, to: point(80))
        harness.up(1)
        #expect(take() == ["down", "cancelTracking", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func `03-88 a tap recognizer on the control wins`() {
        control.addGestureRecognizer(UITapGestureRecognizer())
        harness.tap(at: point(50))
        #expect(take() == ["down", "cancelTracking", "cancel"])
    }

    @Test func `03-89 a plain control is not protected from a tap of its superview`() {
        _ = control
        var taps = 0
        let target = Target { taps += 1 }
        harness.root.addGestureRecognizer(
            UITapGestureRecognizer(target: target, action: Target.fire)
        )
        harness.tap(at: point(50))
        #expect(taps == 1)
        #expect(take() == ["down", "cancelTracking", "cancel"])
    }

    @Test func `disabling a control that tracks cancels it once, and for this touch it is over`() {
        let control = control
        harness.down(1, at: point(50))
        control.isEnabled = false
        #expect(!control.isTracking && !control.isHighlighted)
        control.isEnabled = true
        harness.move(1, to: point(60))
        harness.up(1)
        #expect(take() == ["down", "cancelTracking", "cancel"])
    }

    @Test func `with the policy off a disabled control goes on as Apple's does`() {
        harness.application.dispatcher.policy.disableCancelsTracking = false
        let control = control
        harness.down(1, at: point(50))
        control.isEnabled = false
        harness.up(1)
        #expect(take() == ["down", "end true true", "upInside"])
    }

    @Test func `a control that does not want the touch sends nothing`() {
        control.begins = false
        harness.tap(at: point(50))
        #expect(take() == [])
    }

    @Test func `a control that stops tracking sends nothing more`() {
        let control = control
        harness.down(1, at: point(50))
        control.continues = false
        harness.move(1, to: point(60))
        #expect(!control.isTracking && !control.isHighlighted)
        harness.up(1)
        #expect(take() == ["down"])
    }

    @Test(arguments: [(6.0, "upInside"), (14.0, "cancel")])
    func `report 23 a finger may roll a little on a control in something that pans`(
        _ way: Double,
        _ last: String
    ) {
        _ = control
        harness.root.addGestureRecognizer(UIPanGestureRecognizer())
        harness.down(1, at: point(50))
        for step in 1...30 { harness.move(1, to: point(50 + (step % 2 == 0 ? 4 : -4))) }
        harness.move(1, to: point(50 + way))
        harness.up(1)
        #expect(take().last == last)
    }

    @Test func `report 4 a touch that goes away with its device clicks nothing`() {
        _ = control
        harness.down(1, at: point(50))
        harness.unplugTouchscreen()
        #expect(take() == ["down", "cancelTracking", "cancel"])
        #expect(!control.isHighlighted)
    }
}

@MainActor private final class Target {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func fire() { body() }
}
