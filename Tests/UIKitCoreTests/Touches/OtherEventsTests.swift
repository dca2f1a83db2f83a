import Testing
import UIKit
import UIKitCore
import UIKitTesting

/// A view that may become first responder and writes down events without touches.
@MainActor private final class KeyView: UIView {
    var lines: [String] = []
    var events: [UIEvent?] = []
    override var canBecomeFirstResponder: Bool { true }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        lines.append("motionBegan \(motion.rawValue)")
        events.append(event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        lines.append("motionEnded \(motion.rawValue)")
        events.append(event)
    }

    override func remoteControlReceived(with event: UIEvent?) {
        lines.append("remote \(event?.subtype.rawValue ?? -1)")
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first?.key
        lines.append("began \(key?.keyName ?? "") \(key?.characters ?? "")")
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        lines.append("ended \(presses.first?.key?.keyName ?? "")")
    }
}

/// A window or delegate that writes down what reaches it.
@MainActor private final class Last: UIWindow {
    var lines: [String] = []
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        lines.append("motionBegan")
    }
}

@MainActor @Suite final class OtherEventsTests {
    private lazy var harness = Harness()
    private lazy var view = {
        let view = KeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        harness.root.addSubview(view)
        view.becomeFirstResponder()
        return view
    }()

    @Test func `the event types and subtypes have UIKit's raw values`() {
        let types: [UIEvent.EventType] = [
            .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
        ]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
        #expect(UIEvent.EventSubtype.motionShake.rawValue == 1)
        #expect(UIEvent.EventSubtype.remoteControlPlay.rawValue == 100)
        #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
        let kinds: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
        #expect(kinds.map(\.rawValue) == [0, 1, 2, 3])
        #expect(UITouch.Phase.regionExited.rawValue == 7)
    }

    @Test func `a shake goes to the first responder, with one event for begin and end`() {
        let view = view
        harness.shake()
        #expect(view.lines == ["motionBegan 1", "motionEnded 1"])
        #expect(view.events[0] === view.events[1])
        #expect(view.events[0]?.type == .motion)
    }

    @Test func `02-22 without a first responder a shake goes to the key window and up its chain`() {
        let window = Last(frame: harness.window.frame)
        window.makeKeyAndVisible()
        harness.shake()
        #expect(window.lines == ["motionBegan"])
    }

    @Test func `media keys arrive only after they were asked for`() {
        let view = view
        harness.remoteControl(.remoteControlPlay)
        #expect(view.lines == [])
        harness.application.beginReceivingRemoteControlEvents()
        harness.remoteControl(.remoteControlNextTrack)
        harness.application.endReceivingRemoteControlEvents()
        harness.remoteControl(.remoteControlPause)
        #expect(view.lines == ["remote 104"])
    }

    @Test func `a key goes down and up at the first responder`() {
        let view = view
        harness.key("a")
        harness.key("a", modifiers: ["shift"])
        harness.key("Escape")
        #expect(
            view.lines == [
                "began a a", "ended a", "began a A", "ended a", "began Escape ", "ended Escape",
            ]
        )
    }

    @Test func `a touch knows the modifier keys of the last key event`() {
        harness.key("a", modifiers: ["control"])
        harness.down(1, at: CGPoint(x: 10, y: 10))
        #expect(harness.application.dispatcher.event?.modifierFlags == .control)
    }
}
