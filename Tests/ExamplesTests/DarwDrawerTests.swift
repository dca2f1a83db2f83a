import DarwDrawerScreens
import Testing
import UIKit
import UIKitTesting

private let drags = [
    DrawerDrag(
        small,
        [40, 40, 40, 40, 40],
        [
            [40, 14.2, 304, 539.6], [80, 27.69, 288.8, 512.62],
            [120, 40.5055, 274.36, 486.9890], [160, 52.6802, 260.6420, 462.6396],
            [200, 64.2462, 247.6099, 439.5076],
        ],
        [256, 79.6290, 230.2772, 408.7420]
    ),
    DrawerDrag(
        small,
        [-40, -40, -40, -40, -40],
        [
            [-40, 0, 320, 568], [-80, 14.2, 304, 539.6], [-120, 27.69, 288.8, 512.62],
            [-160, 40.5055, 274.36, 486.9890], [-200, 52.6802, 260.6420, 462.6395],
        ],
        [-192, 50.3670, 263.2484, 467.2659]
    ),
    DrawerDrag(
        small,
        [-60, -60, -60, -60],
        [
            [-60, 0, 320, 568], [-120, 21.3, 296, 525.4], [-180, 41.0025, 273.8, 485.9950],
            [-240, 59.2273, 253.2650, 449.5454],
        ],
        [-192, 45.7410, 268.4609, 476.5181]
    ),
    DrawerDrag(
        small,
        [40, 40, 40, -40, -40, -40],
        [
            [40, 14.2, 304, 539.6], [80, 27.69, 288.8, 512.62],
            [120, 40.5055, 274.36, 486.9890], [80, 28.3308, 288.0780, 511.3385],
            [40, 15.5473, 302.4819, 536.9054], [0, 2.1247, 317.6060, 563.7506],
        ],
        [0, 0, 320, 568]
    ),
    DrawerDrag(
        small,
        [200],
        [[200, 71, 240, 426]],
        [256, 85.91, 223.2, 396.18]
    ),
    DrawerDrag(small, [-200], [[-200, 0, 320, 568]], [-192, 0, 320, 568]),
    DrawerDrag(
        small,
        [100, 80],
        [[100, 35.5, 280, 497], [180, 60.35, 252, 447.3]],
        [256, 81.5968, 228.06, 404.8065]
    ),
    DrawerDrag(
        large,
        [40, 40, 40, 40, 40],
        [
            [40, 14.2293, 359, 638.5413], [80, 27.8515, 343.6827, 611.2969],
            [120, 40.8925, 329.0189, 585.2149], [160, 53.3771, 314.9807, 560.2457],
            [200, 65.3290, 301.5416, 536.3419],
        ],
        [300, 93.9339, 269.3771, 479.1321]
    ),
    DrawerDrag(
        large,
        [-40, -40, -40, -40, -40],
        [
            [-40, 0, 375, 667], [-80, 14.2293, 359, 638.5413],
            [-120, 27.8515, 343.6827, 611.2969], [-160, 40.8925, 329.0189, 585.2149],
            [-200, 53.3771, 314.9807, 560.2457],
        ],
        [-225, 60.8471, 306.5812, 545.3058]
    ),
    DrawerDrag(
        large,
        [-60, -60, -60, -60],
        [
            [-60, 0, 375, 667], [-120, 21.3440, 351, 624.3120],
            [-180, 41.3220, 328.5360, 584.3560], [-240, 60.0214, 307.5097, 546.9572],
        ],
        [-225, 55.6457, 312.4299, 555.7086]
    ),
    DrawerDrag(
        large,
        [200],
        [[200, 71.1467, 295, 524.7067]],
        [300, 99.1310, 263.5333, 468.7380]
    ),
    DrawerDrag(
        large,
        [100, 80],
        [[100, 35.5733, 335, 595.8533], [180, 60.9964, 306.4133, 545.0072]],
        [0, 0, 375, 667]
    ),
]

@MainActor @Suite struct DarwDrawerTests {
    @Test(arguments: drags)
    func `the main view follows the finger and snaps`(drag: DrawerDrag) throws {
        _ = try drag.perform(on: DarwViewController(), main: \.mainView)
    }

    @Test func `a tap on the opened drawer leaves it open`() throws {
        let controller = DarwViewController()
        let harness = try drags[0].perform(on: controller, main: \.mainView)
        harness.advance(by: 0.5)
        let open = controller.mainView.frame
        harness.tap(at: CGPoint(x: 300, y: 284))
        #expect(controller.mainView.frame == open)
    }

    @Test func `sides are not switched while the main view snaps`() throws {
        let controller = DarwViewController()
        let harness = try drags[0].perform(on: controller, main: \.mainView)
        #expect(controller.isAnimating)
        controller.mainView.frame.origin.x = -1
        #expect(controller.rightView.isHidden)
        harness.advance(by: 0.5)
        #expect(!controller.isAnimating)
        controller.mainView.frame.origin.x = -1
        #expect(!controller.rightView.isHidden)
        #expect(controller.leftView.isHidden)
    }
}
