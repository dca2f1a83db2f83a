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

/// What a shake reached, in order.
@MainActor private final class ShakeLog {
    var lines: [String] = []
}

/// A window that writes down a shake and passes it on.
@MainActor private final class ShakenWindow: UIWindow {
    let log = ShakeLog()
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.lines.append("window")
        super.motionBegan(motion, with: event)
    }
}

/// An application that writes down a shake and passes it on.
@MainActor private final class ShakenApplication: UIApplication {
    var log: ShakeLog?
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log?.lines.append("application")
        super.motionBegan(motion, with: event)
    }
}

/// An application delegate that is a responder and writes down a shake.
@MainActor private final class ShakenDelegate: UIResponder, UIApplicationDelegate {
    var log: ShakeLog?
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log?.lines.append("delegate")
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

    @Test
    func `02§16-22 a shake without first responder goes to window, application and delegate`() {
        let harness = Harness(application: ShakenApplication.self)
        let window = ShakenWindow(frame: harness.window.frame)
        let delegate = ShakenDelegate()
        delegate.log = window.log
        (harness.application as? ShakenApplication)?.log = window.log
        harness.application.delegate = delegate
        window.makeKeyAndVisible()
        harness.shake()
        #expect(window.log.lines == ["window", "application", "delegate"])
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
