import Testing
import UIKit
import UIKitTesting

/// Checks that overrides are called and observers fire in the sources beside this file.
///
/// They are written as for iOS, so that they compile at all is the other half of the proof.
@MainActor @Suite struct CompileProofTests {
    @Test func `a view's overridden properties, layer class and initialisers are used`() {
        let badge = BadgeView(text: "12")
        #expect(badge.layer is BadgeLayer)
        #expect(badge.text == "12")
        #expect(badge.intrinsicContentSize == CGSize(width: 28, height: -1))
        badge.frame = CGRect(x: 1, y: 2, width: 30, height: 20)
        badge.alpha = 0.5
        badge.isHidden = true
        badge.isUserInteractionEnabled = false
        badge.backgroundColor = .red
        badge.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(
            badge.changes == [
                "frame", "alpha", "isHidden", "isUserInteractionEnabled", "backgroundColor",
                "transform",
            ]
        )
        #expect(badge.frame == CGRect(x: -14, y: -8, width: 60, height: 40))
        #expect(badge.point(inside: CGPoint(x: -9, y: -9), with: nil))
    }

    @Test func `a layer class of an app's own draws`() {
        let harness = Harness(size: CGSize(width: 40, height: 40))
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        harness.root.addSubview(badge)
        let picture = harness.render()
        #expect(picture.pixel(x: 30, y: 20) == (214, 55, 60, 255))
        #expect(picture.pixel(x: 20, y: 20) == (255, 255, 255, 255))
    }

    @Test func `a controller's closures, delegates and observations are called`() async {
        let harness = Harness()
        let player = PlayerViewController(track: Track(title: "A", duration: 2))
        let listener = PlayerListener()
        player.delegate = listener
        harness.window.rootViewController = player
        harness.advance(by: 2)
        #expect(listener.finished == 1)
        #expect(player.title == "A")
        #expect(player.children.count == 1)
        player.view.allSubviews(of: BadgeView.self).first?.frame.origin.x = 40
        #expect(player.log == ["frame 40"])
        #expect(player.view.allSubviews(of: GaugeView.self).first?.parentViewController === player)
        harness.tap(at: CGPoint(x: 200, y: 200))
        harness.advance(by: 0.1)
        harness.tap(at: CGPoint(x: 200, y: 200))
        harness.advance(by: 0.3)
        #expect(player.log == ["frame 40", "faded true"])
    }

    @Test func `a control's tracking, actions and observed states are used`() {
        let harness = Harness()
        let button = StepButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        let listener = ValueListener()
        button.addTarget(listener, action: ValueListener.changed, for: .valueChanged)
        harness.root.addSubview(button)
        harness.down(1, at: CGPoint(x: 40, y: 40))
        #expect(button.alpha == 0.5)
        harness.up(1)
        #expect(button.alpha == 1)
        #expect(listener.values == [1])
        #expect(button.tag == 1)
        button.isEnabled = false
        harness.tap(button)
        #expect(listener.values == [1])
        #expect(button.backgroundColor == .systemGray)
    }

    @Test func `a recognizer of an app's own follows the finger and is reset`() {
        let harness = Harness()
        let press = PressRecognizer()
        let states = StateLog()
        press.addTarget(states, action: StateLog.add)
        harness.root.addGestureRecognizer(press)
        harness.root.addGestureRecognizer(HorizontalPan(slope: 2))
        harness.down(1, at: CGPoint(x: 50, y: 50))
        harness.move(1, to: CGPoint(x: 55, y: 50))
        harness.up(1)
        #expect(states.list == [.began, .changed, .ended])
        #expect(press.resets == 1)
    }

    @Test func `windows of an app's own see events and let touches through`() {
        let harness = Harness()
        let spy = SpyWindow(frame: UIScreen.main.bounds)
        spy.makeKeyAndVisible()
        let overlay = PassThroughWindow(frame: UIScreen.main.bounds)
        overlay.isHidden = false
        harness.tap(at: CGPoint(x: 10, y: 10))
        #expect(spy.events == [.touches, .touches])
    }

    @Test func `an image view's overridden image is observed`() {
        let avatar = AvatarView(image: GaugeView.swatch(.red, size: CGSize(width: 4, height: 4)))
        #expect(avatar.bounds.size == CGSize(width: 4, height: 4))
        avatar.image = nil
        #expect(avatar.updates == 1)
        #expect(UIColor(hex: 0x00FF00) == .green)
    }

    @Test func `notifications reach closures until their token is removed`() {
        let observer = CartObserver()
        NotificationCenter.default.post(name: .cartDidChange, object: nil)
        #expect(observer.received == 1)
        observer.stop()
        NotificationCenter.default.post(name: .cartDidChange, object: nil)
        #expect(observer.received == 1)
    }

    @Test func `an application delegate is asked for its window`() {
        _ = Harness()
        let delegate = ShopAppDelegate()
        UIApplication.shared.delegate = delegate
        #expect(ShopAppDelegate.shared === delegate)
        let done = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        #expect(done)
        #expect(delegate.window?.isKeyWindow == true)
    }
}

@MainActor private final class PlayerListener: PlayerViewControllerDelegate {
    var finished = 0

    func playerDidFinish(_ player: PlayerViewController) { finished += 1 }
}

@MainActor private final class StateLog {
    var list: [UIGestureRecognizer.State] = []

    func add(_ recognizer: UIGestureRecognizer) { list.append(recognizer.state) }
}

@MainActor private final class ValueListener {
    var values: [Int] = []

    func changed(_ sender: StepButton, event: UIEvent?) { values.append(sender.value) }
}
