import Testing
import UIKitGeometry
import UIKitHeadless
import UIKitPlatform

private let device = DeviceID(7)
private let time = MonotonicTime(microseconds: 5)

private func contact(_ slot: Int, _ phase: ContactPhase, _ x: CGFloat) -> TouchContact {
    TouchContact(device: device, slot: slot, phase: phase, position: CGPoint(x: x, y: 1))
}

@Suite struct RawTouchscreenTests {
    private var screen = RawTouchscreen(device: device)

    @Test mutating func `changes wait for the end of their frame, in order`() {
        screen.report(.down(slot: 0, at: CGPoint(x: 10, y: 1)))
        screen.report(.down(slot: 9, at: CGPoint(x: 20, y: 1)))
        screen.report(.motion(slot: 0, to: CGPoint(x: 11, y: 1)))
        #expect(
            screen.frame(at: time)
                == .contacts(
                    [contact(0, .down, 10), contact(9, .down, 20), contact(0, .move, 11)],
                    time: time
                )
        )
        #expect(screen.live == [0: CGPoint(x: 11, y: 1), 9: CGPoint(x: 20, y: 1)])
    }

    @Test mutating func `a frame without changes says nothing`() {
        #expect(screen.frame(at: time) == nil)
    }

    @Test mutating func `up and cancel repeat the last place`() {
        screen.report(.down(slot: 0, at: CGPoint(x: 1, y: 1)))
        screen.report(.down(slot: 1, at: CGPoint(x: 2, y: 1)))
        screen.report(.motion(slot: 0, to: CGPoint(x: 3, y: 1)))
        _ = screen.frame(at: .zero)
        screen.report(.up(slot: 0))
        screen.report(.cancel(slot: 1))
        #expect(
            screen.frame(at: time)
                == .contacts([contact(0, .up, 3), contact(1, .cancel, 2)], time: time)
        )
        #expect(screen.live.isEmpty)
    }

    @Test mutating func `a finger whose landing nobody saw is not there`() {
        screen.report(.motion(slot: 2, to: CGPoint(x: 1, y: 1)))
        screen.report(.up(slot: 2))
        screen.report(.cancel(slot: 2))
        #expect(screen.frame(at: time) == nil)
    }

    @Test mutating func `a second landing in a slot cancels the first`() {
        screen.report(.down(slot: 0, at: CGPoint(x: 1, y: 1)))
        _ = screen.frame(at: .zero)
        screen.report(.down(slot: 0, at: CGPoint(x: 5, y: 1)))
        #expect(
            screen.frame(at: time)
                == .contacts([contact(0, .cancel, 1), contact(0, .down, 5)], time: time)
        )
    }
}
