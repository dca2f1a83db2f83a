import Testing
import UIKit
import UIKitTesting

private final class TintWatcher: UIView {
    var calls = 0
    override func tintColorDidChange() { calls += 1 }
}

@MainActor @Suite(.serialized) struct TintTests {
    @Test func `a tint is inherited until somebody has an own one`() {
        let (parent, child, own) = (UIView(), TintWatcher(), TintWatcher())
        parent.addSubview(child)
        parent.addSubview(own)
        own.tintColor = .green
        let before = own.calls
        #expect(child.tintColor == .systemBlue)
        parent.tintColor = .red
        #expect(child.tintColor == .red)
        #expect(own.tintColor == .green)
        #expect(child.calls == 1)
        #expect(own.calls == before)
        child.tintColor = nil
        #expect(child.calls == 1)
    }

    @Test func `a view that comes under another tint is told`() {
        let (red, plain, child) = (UIView(), UIView(), TintWatcher())
        red.tintColor = .red
        plain.addSubview(child)
        #expect(child.calls == 0)
        red.addSubview(child)
        #expect(child.calls == 1)
        #expect(child.tintColor == .red)
    }

    @Test func `dimming takes every tint below back, also own ones`() {
        let (parent, own, bright) = (UIView(), TintWatcher(), TintWatcher())
        parent.addSubview(own)
        parent.addSubview(bright)
        own.tintColor = .green
        bright.tintColor = .green
        bright.tintAdjustmentMode = .normal
        let calls = (own.calls, bright.calls)
        parent.tintAdjustmentMode = .dimmed
        #expect(own.tintColor == .systemGray)
        #expect(own.tintAdjustmentMode == .dimmed)
        #expect(bright.tintColor == .green)
        #expect(own.calls == calls.0 + 1)
        #expect(bright.calls == calls.1)
        parent.tintAdjustmentMode = .automatic
        #expect(own.tintColor == .green)
    }
}
