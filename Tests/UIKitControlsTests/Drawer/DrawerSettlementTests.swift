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

    @Test func `a settle starts as fast as the finger was, within limits`() {
        func duration(_ position: CGFloat, _ velocity: CGFloat) -> TimeInterval {
            DrawerSettlement(position: position, velocity: velocity, left: 250, right: 0).duration
        }
        #expect(duration(150, 0) == 0.25)
        // 100 points to go at 1 / 0.58 distances per duration and 1000 points per second.
        #expect(abs(duration(150, 1000) - 0.172_413_793) < 1e-8)
        #expect(duration(150, 10_000) == 0.1)
        #expect(duration(150, 310) == 0.25)
    }
}
