import Testing
import UIKit
import UIKitTesting

/// Short forms that apps use without thinking.
@MainActor @Suite(.serialized) struct HabitTests {
    @MainActor private final class Watcher {
        var count = 0
        func changed() { count += 1 }
    }

    @Test func `a window without a frame fills the screen`() {
        let harness = Harness(size: CGSize(width: 320, height: 480))
        let window = UIWindow()
        #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(window.isHidden)
        #expect(UIWindow(frame: .zero).frame == .zero)
        withExtendedLifetime(harness) {}
    }

    @Test func `a notification calls a method without arguments`() {
        let center = NotificationCenter()
        let watcher = Watcher()
        let name = Notification.Name("something")
        center.addObserver(watcher, selector: Watcher.changed, name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("something else"), object: nil)
        #expect(watcher.count == 1)
        center.removeObserver(watcher)
        center.post(name: name, object: nil)
        #expect(watcher.count == 1)
    }
}
