import HSDrawerScreens
import Testing
import UIKit
import UIKitTesting

private let drags = [
    DrawerDrag(
        small,
        [40, 40, 40, 40, 40],
        [
            [40, 7.5, 311.5493, 553], [80, 14.8019, 303.3218, 538.3961],
            [120, 21.9110, 295.3115, 524.1779], [160, 28.8324, 287.5128, 510.3352],
            [200, 35.5710, 279.9200, 496.8580],
        ],
        [250, 43.7718, 270.6797, 480.4565]
    ),
    DrawerDrag(
        small,
        [40, 40, 40, 40],
        [
            [40, 7.5, 311.5493, 553], [80, 14.8019, 303.3218, 538.3961],
            [120, 21.9110, 295.3115, 524.1779], [160, 28.8324, 287.5128, 510.3352],
        ],
        [0, 0, 320, 568]
    ),
    DrawerDrag(
        small,
        [-40, -40, -40, -40, -40],
        [
            [-40, -7.5, 328.4507, 583], [-80, 0.1981, 319.7768, 567.6039],
            [-120, 7.6928, 311.3320, 552.6143], [-160, 14.9897, 303.1102, 538.0206],
            [-200, 22.0938, 295.1056, 523.8124],
        ],
        [-220, 25.5521, 291.2089, 516.8958]
    ),
    DrawerDrag(
        small,
        [-60, -60, -60, -60],
        [
            [-60, -11.25, 332.6761, 590.5], [-120, 0.4456, 319.4979, 567.1087],
            [-180, 11.6780, 306.8417, 544.6440], [-240, 22.4654, 294.6869, 523.0692],
        ],
        [-220, 19.0120, 298.5780, 529.9759]
    ),
    DrawerDrag(
        small,
        [40, 40, 40, -40, -40, -40],
        [
            [40, 7.5, 311.5493, 553], [80, 14.8019, 303.3218, 538.3961],
            [120, 21.9110, 295.3115, 524.1779], [80, 14.9897, 303.1102, 538.0206],
            [40, 7.8855, 311.1149, 552.2289], [0, 0.5938, 319.3310, 566.8124],
        ],
        [0, 0, 320, 568]
    ),
    DrawerDrag(
        small,
        [200],
        [[200, 37.5, 277.7465, 493]],
        [250, 45.6371, 268.5779, 476.7258]
    ),
    DrawerDrag(small, [-200], [[-200, -37.5, 362.2535, 643]], [0, 0, 320, 568]),
    DrawerDrag(
        small,
        [100, 80],
        [[100, 18.75, 298.8732, 530.5], [180, 32.7597, 283.0877, 502.4806]],
        [250, 44.3707, 270.0048, 479.2586]
    ),
    DrawerDrag(
        small,
        [10, -20, 10],
        [
            [10, 1.875, 317.8873, 564.25], [-10, -1.8502, 322.0848, 571.7005],
            [0, -3.7375, 324.2112, 575.4749],
        ],
        [0, 0, 320, 568]
    ),
    DrawerDrag(
        large,
        [40, 40, 40, 40, 40],
        [
            [40, 6.4, 367.8036, 654.2], [80, 12.6772, 360.7453, 641.6456],
            [120, 18.8339, 353.8224, 629.3322], [160, 24.8725, 347.0325, 617.2551],
            [200, 30.7952, 340.3728, 605.4097],
        ],
        [250, 38.0564, 332.2079, 590.8871]
    ),
    DrawerDrag(
        large,
        [-40, -40, -40, -40, -40],
        [
            [-40, -6.4, 382.1964, 679.8], [-80, 0.1228, 374.8619, 666.7544],
            [-120, 6.5205, 367.6681, 653.9591], [-160, 12.7953, 360.6124, 641.4093],
            [-200, 18.9498, 353.6921, 629.1004],
        ],
        [-220, 21.9680, 350.2984, 623.0641]
    ),
    DrawerDrag(
        large,
        [-60, -60, -60, -60],
        [
            [-60, -9.6, 385.7946, 686.2], [-120, 0.2763, 374.6893, 666.4473],
            [-180, 9.8684, 363.9036, 647.2632], [-240, 19.1843, 353.4284, 628.6314],
        ],
        [-220, 16.1684, 356.8196, 634.6632]
    ),
    DrawerDrag(
        large,
        [40, 40, 40, -40, -40, -40],
        [
            [40, 6.4, 367.8036, 654.2], [80, 12.6772, 360.7453, 641.6456],
            [120, 18.8339, 353.8224, 629.3322], [80, 12.7953, 360.6124, 641.4093],
            [40, 6.6409, 367.5327, 653.7182], [0, 0.3683, 374.5858, 666.2634],
        ],
        [0, 0, 375, 667]
    ),
    DrawerDrag(
        large,
        [200],
        [[200, 32, 339.0180, 603]],
        [250, 39.2324, 330.8856, 588.5352]
    ),
    DrawerDrag(large, [-200], [[-200, -32, 410.9820, 731]], [0, 0, 375, 667]),
    DrawerDrag(
        large,
        [100, 80],
        [[100, 16, 357.0090, 635], [180, 28.1859, 343.3067, 610.6282]],
        [0, 0, 375, 667]
    ),
]

@MainActor @Suite struct HSDrawerTests {
    @Test(arguments: drags)
    func `the main view follows the finger and snaps`(drag: DrawerDrag) throws {
        _ = try drag.perform(on: HSDrawViewController(), main: \.mainView)
    }

    @Test func `a tap on the opened drawer closes it`() throws {
        let controller = HSDrawViewController()
        let harness = try drags[0].perform(on: controller, main: \.mainView)
        harness.advance(by: 0.5)
        harness.tap(at: CGPoint(x: 300, y: 284))
        #expect(controller.mainView.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    }

    @Test func `the side that is uncovered shows`() throws {
        let controller = HSDrawViewController()
        _ = try drags[0].perform(on: controller, main: \.mainView)
        #expect(!controller.leftView.isHidden)
        #expect(controller.rightView.isHidden)
        let other = HSDrawViewController()
        _ = try drags[2].perform(on: other, main: \.mainView)
        #expect(other.leftView.isHidden)
        #expect(!other.rightView.isHidden)
    }

    @Test func `the snap takes a quarter of a second`() throws {
        let controller = HSDrawViewController()
        let harness = try drags[0].perform(on: controller, main: \.mainView)
        let layer = controller.mainView.layer
        harness.advance(by: 0.1)
        let x = try #require(layer.presentation()).frame.origin.x
        #expect(x > 200 && x < 250)
        harness.advance(by: 0.2)
        #expect(harness.presented.pixel(x: 249, y: 284) == (r: 0, g: 255, b: 0, a: 255))
        #expect(harness.presented.pixel(x: 250, y: 284) == (r: 255, g: 0, b: 0, a: 255))
        #expect(layer.presentation()?.frame.origin.x == 250)
    }
}
