import Testing
import UIKit
import UIKitControls

@Suite struct DrawerSettlementTests {
    private func target(_ position: CGFloat, _ velocity: CGFloat) -> CGFloat {
        DrawerSettlement(position: position, velocity: velocity, left: 250, right: 220).target
    }

    @Test(arguments: [
        (126.0, 0.0, 250.0), (125, 0, 0), (124, 0, 0), (-111, 0, -220), (-110, 0, 0), (0, 0, 0),
        (20, 300, 250), (240, -300, 0), (20, 299, 0), (240, -299, 250),
        (-20, -300, -220), (-200, 300, 0), (0, 5000, 0),
    ])
    func `position decides from half the width on, a fling before that`(
        position: CGFloat,
        velocity: CGFloat,
        expected: CGFloat
    ) {
        #expect(target(position, velocity) == expected)
    }

    @Test func `a settle sets out as fast as the finger was, and never overshoots`() {
        func plan(_ velocity: CGFloat) -> DrawerSettlement {
            DrawerSettlement(position: 150, velocity: velocity, left: 250, right: 0)
        }
        #expect(plan(0).duration == 0.3 && plan(0).springVelocity == 0)
        // 100 points to go: 1000 points a second are 10 ways a second, less than 6.5 a duration.
        #expect(plan(1_000).duration == 0.3 && plan(1_000).springVelocity == 10)
        // 50 ways a second: as long as 6.5 ways take.
        #expect(abs(plan(5_000).duration - 0.13) < 1e-9)
        #expect(abs(plan(5_000).springVelocity - 50) < 1e-9)
        #expect(plan(1_000_000).duration == 0.05)
        #expect(abs(plan(1_000_000).springVelocity - 130) < 1e-9)
        #expect(plan(.infinity).springVelocity == 0)
        // Towards closed, but not fast: it goes on a little and comes back.
        #expect(plan(-200).target == 250 && plan(-200).springVelocity == -2)
        // Closing at once after it was thrown open: not past its width.
        let turned = DrawerSettlement(position: 240, velocity: 3_000, target: 0, width: 250)
        #expect(abs(turned.springVelocity + 20 / 0.3 * 10 / 240) < 1e-9)
    }
}
