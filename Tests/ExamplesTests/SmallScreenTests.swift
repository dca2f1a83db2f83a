import DragViewScreens
import DrawerDemoScreens
import GestureLabScreens
import HitTestScreens
import ScriptsScreens
import Testing
import TouchMarksScreens
import TouchViewScreens
import UIKit
import UIKitTesting

/// The examples' screens on panels that they were not made for.
@MainActor @Suite(.serialized) struct SmallScreenTests {
    private nonisolated static let sizes = [
        (320, 240), (480, 272), (200, 200), (40, 30), (1, 1),
    ]

    @Test(arguments: sizes)
    func `the drawer demo is laid out and drawn at any size`(width: Int, height: Int) {
        let harness = Harness(size: CGSize(width: width, height: height))
        let drawer = DemoDrawer()
        harness.window.rootViewController = drawer
        harness.advance(by: 0.1)
        drawer.open(.left)
        harness.advance(by: 1)
        drawer.open(.right)
        harness.advance(by: 1)
        #expect(harness.presented == harness.renderFromScratch())
    }

    @Test(arguments: sizes)
    func `the touch examples and the page of scripts are laid out and drawn at any size`(
        width: Int,
        height: Int
    ) {
        let harness = Harness(size: CGSize(width: width, height: height))
        let controllers = [
            TouchViewController(), HitTestViewController(), DragViewController(),
            GestureLabViewController(), TouchMarksViewController(),
            ScriptsViewController(),
        ]
        for controller in controllers {
            harness.window.rootViewController = controller
            harness.advance(by: 0.1)
            harness.tap(at: CGPoint(x: Double(width) / 2, y: Double(height) / 2))
            harness.advance(by: 1)
            #expect(harness.presented == harness.renderFromScratch(), "\(type(of: controller))")
        }
    }
}
