import Testing
import UIKit
import UIKitTesting

@MainActor private func makeDrawer(
    _ style: DrawerViewController.Style
) -> (Harness, DrawerViewController) {
    let harness = Harness(size: CGSize(width: 400, height: 300))
    let main = UIViewController()
    main.view.backgroundColor = .red
    let side = UIViewController()
    side.view.backgroundColor = .blue
    let drawer = DrawerViewController(main: main, left: side)
    drawer.style = style
    drawer.leftWidth = .points(200)
    harness.window.rootViewController = drawer
    harness.advance(by: 0.1)
    return (harness, drawer)
}

@MainActor private func color(_ harness: Harness, _ x: Int, _ y: Int) -> [Int] {
    let pixel = harness.presented.pixel(x: x, y: y)
    return [pixel.r, pixel.g, pixel.b]
}

private let red = [255, 0, 0]
private let blue = [0, 0, 255]

@MainActor @Suite struct DrawerLookTests {
    @Test func `a main view has square corners and no shadow unless it is said`() {
        let (harness, drawer) = makeDrawer(.scale)
        drawer.open(.left, animated: false)
        harness.advance(by: 0.1)
        // At half the container's width top and bottom have moved in by half of 60 points.
        #expect(
            drawer.mainViewController.view.frame == CGRect(x: 200, y: 30, width: 320, height: 240)
        )
        #expect(color(harness, 200, 30) == red)
        #expect(color(harness, 199, 150) == blue)
        #expect(!drawer.mainViewController.view.clipsToBounds)
    }

    @Test func `corners grow with the progress`() {
        let (harness, drawer) = makeDrawer(.scale)
        drawer.mainCornerRadius = 50
        drawer.open(.left, animated: false)
        harness.advance(by: 0.1)
        #expect(drawer.mainViewController.view.layer.cornerRadius == 50)
        // 40 points after the scale of 0.8: the arc passes 11.7 points off the corner on the diagonal.
        #expect(color(harness, 210, 40) == blue)
        #expect(color(harness, 213, 43) == red)
        drawer.close(animated: false)
        harness.advance(by: 0.1)
        #expect(drawer.mainViewController.view.layer.cornerRadius == 0)
        #expect(color(harness, 0, 0) == red)
        harness.drag(
            from: CGPoint(x: 50, y: 150),
            to: CGPoint(x: 160, y: 150),
            duration: 0.5,
            lift: false
        )
        // Ten points pass before a drag begins.
        #expect(abs(drawer.mainViewController.view.layer.cornerRadius - 25) < 0.001)
        harness.advance(by: 0.1)
        #expect(harness.presented == harness.renderFromScratch())
        drawer.mainCornerRadius = 0
        #expect(drawer.mainViewController.view.layer.cornerRadius == 0)
    }

    @Test(arguments: [DrawerViewController.Style.scale, .slide, .reveal])
    func `a shadow lies around the main view of an open drawer`(style: DrawerViewController.Style) {
        let (harness, drawer) = makeDrawer(style)
        drawer.mainShadowOpacity = 0.5
        drawer.mainShadowRadius = 8
        harness.advance(by: 0.1)
        drawer.open(.left, animated: false)
        harness.advance(by: 0.1)
        // A pixel and a half off the edge a blur of 8 or 6.4 points leaves 43 or 41 percent of the half: 255 × (1 − 0.21).
        let near = color(harness, 198, 150)[2]
        #expect(near > 195 && near < 210)
        #expect(color(harness, 150, 150) == blue)
        #expect(color(harness, 202, 150) == red)
        #expect(harness.presented == harness.renderFromScratch())
    }

    @Test func `a main view that stays has neither`() {
        let (harness, drawer) = makeDrawer(.overlay)
        drawer.mainCornerRadius = 50
        drawer.mainShadowOpacity = 1
        drawer.dimming = 0
        drawer.open(.left, animated: false)
        harness.advance(by: 0.1)
        #expect(color(harness, 399, 0) == red)
        #expect(color(harness, 150, 150) == blue)
    }

    @Test func `closing takes corners and shadow along`() {
        let (harness, drawer) = makeDrawer(.scale)
        drawer.mainCornerRadius = 50
        drawer.mainShadowOpacity = 0.5
        drawer.open(.left, animated: false)
        harness.advance(by: 0.1)
        drawer.close(animated: true)
        harness.advance(by: 0.1)
        let seen = drawer.mainViewController.view.layer.presentation()?.cornerRadius ?? 0
        #expect(abs(seen - 50 * drawer.progress) < 0.5)
        #expect(seen > 0 && seen < 50)
        harness.advance(by: 2)
        #expect(color(harness, 0, 0) == red)
    }
}
