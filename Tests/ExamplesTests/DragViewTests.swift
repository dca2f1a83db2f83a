import DragViewScreens
import Testing
import UIKit
import UIKitTesting

private struct Pose: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var transform: CGAffineTransform

    static let turned = CGAffineTransform(rotationAngle: .pi / 6)
}

private let poses = [
    Pose(testDescription: "as it is", transform: .identity),
    Pose(testDescription: "twice as large", transform: CGAffineTransform(scaleX: 2, y: 2)),
    Pose(testDescription: "turned by 30°", transform: Pose.turned),
    Pose(testDescription: "turned and enlarged", transform: Pose.turned.scaledBy(x: 1.5, y: 0.5)),
    Pose(testDescription: "mirrored", transform: CGAffineTransform(scaleX: -1, y: 1)),
]

@MainActor @Suite struct DragViewTests {
    /// A view of 100 × 100 points in the middle of which is (150, 150).
    private func view(_ transform: CGAffineTransform) -> DragView {
        let view = DragView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.transform = transform
        return view
    }

    /// Where the middle of a view is seen, in points of its superview.
    private func middle(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.superview)
    }

    @Test func `R47 a view of scale 2 moves 10 points when 5 of its own are added`() {
        let harness = Harness()
        let dragged = view(CGAffineTransform(scaleX: 2, y: 2))
        harness.root.addSubview(dragged)
        harness.down(1, at: CGPoint(x: 150, y: 150))
        harness.advance(by: 0.1)
        harness.move(1, to: CGPoint(x: 160, y: 150))
        #expect(dragged.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
        #expect(dragged.center == CGPoint(x: 150, y: 150))
        #expect(middle(dragged) == CGPoint(x: 160, y: 150))
    }

    @Test(arguments: poses)
    fileprivate func `R47 R48 a view goes as far as the finger, whatever its transform`(
        pose: Pose
    ) {
        let harness = Harness()
        let dragged = view(pose.transform)
        harness.root.addSubview(dragged)
        harness.down(1, at: CGPoint(x: 160, y: 155))
        let places = [(170, 155), (183, 146), (120, 210), (120.5, 209)] as [(CGFloat, CGFloat)]
        for (x, y) in places {
            harness.advance(by: 0.05)
            harness.move(1, to: CGPoint(x: x, y: y))
            let expected = CGPoint(x: 150 + x - 160, y: 150 + y - 155)
            #expect(middle(dragged).isClose(to: expected))
        }
        harness.up(1)
        #expect(middle(dragged).isClose(to: CGPoint(x: 110.5, y: 204)))
    }

    @Test func `R47 several moves that one frame delivers add up`() {
        let harness = Harness()
        let dragged = view(Pose.turned)
        harness.root.addSubview(dragged)
        harness.down(1, at: CGPoint(x: 150, y: 150))
        harness.queued { finger in
            finger.move(1, to: CGPoint(x: 160, y: 150), time: 0.004)
            finger.move(1, to: CGPoint(x: 165, y: 152), time: 0.008)
            finger.move(1, to: CGPoint(x: 171, y: 155), time: 0.012)
        }
        harness.runFrame()
        #expect(middle(dragged).isClose(to: CGPoint(x: 171, y: 155)))
    }

    @Test func `R38 a pan that is set back at each call adds up to the finger's way`() {
        let harness = Harness(size: CGSize(width: 800, height: 480))
        let controller = DragViewController()
        harness.window.rootViewController = controller
        harness.runFrame()
        #expect(controller.picture.isUserInteractionEnabled)
        #expect(controller.picture.bounds.size == CGSize(width: 160, height: 120))
        harness.down(1, at: CGPoint(x: 600, y: 350))
        // Ten points are what a pan takes to begin.
        for (x, expected) in [(605, 0), (620, 10), (660, 50), (640, 30)] as [(CGFloat, CGFloat)] {
            harness.advance(by: 0.05)
            harness.move(1, to: CGPoint(x: x, y: 350))
            #expect(controller.picture.transform.tx == expected)
        }
        #expect(controller.picture.transform.ty == 0)
    }

    @Test func `R26 the picture is not dragged unless it is made interactive`() {
        let harness = Harness(size: CGSize(width: 800, height: 480))
        let controller = DragViewController()
        harness.window.rootViewController = controller
        harness.runFrame()
        controller.picture.isUserInteractionEnabled = false
        harness.drag(from: CGPoint(x: 600, y: 350), to: CGPoint(x: 700, y: 350))
        #expect(controller.picture.transform == .identity)
    }
}
