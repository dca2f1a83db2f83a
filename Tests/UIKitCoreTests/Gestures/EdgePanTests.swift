import Testing
import UIKit
import UIKitTesting

@MainActor @Suite final class EdgePanTests {
    private lazy var scene = GestureScene()

    @discardableResult
    private func edge(_ edges: UIRectEdge = .left) -> UIScreenEdgePanGestureRecognizer {
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = edges
        scene.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
        return scene.add(edge, "edge") { " T\(short($0.translation(in: nil)))" }
    }

    @Test func `03-84 a finger from the edge inward begins`() {
        edge()
        #expect(
            scene.play("0 d1(5,200); .1 m1(20,202); .2 u1") == [
                "0 V.B{1}", "0.1 edge.began T(5.0877,0.6784)", "0.1 V.C{1}",
                "0.2 edge.ended T(5.0877,0.6784)",
            ]
        )
    }

    @Test func `03-85 a finger that starts inside fails at the down`() {
        let edge = edge()
        scene.harness.down(1, at: CGPoint(x: 20, y: 200))
        #expect(edge.state == .failed)
        scene.harness.move(1, to: CGPoint(x: 60, y: 200))
        scene.harness.up(1)
        #expect(scene.log.take() == ["0 V.B{1}", "0 V.M{1}", "0 V.E{1}"])
    }

    @Test func `GAP-09 two points from the edge begin, sixty never`() {
        edge()
        #expect(
            scene.play("0 d1(2,200); .1 m1(32,200); .2 u1") == [
                "0 V.B{1}", "0.1 edge.began T(20,0)", "0.1 V.C{1}", "0.2 edge.ended T(20,0)",
            ]
        )
        #expect(
            scene.play("3 d1(60,200); 3.1 m1(200,200); 3.2 u1") == [
                "3 V.B{1}", "3.1 V.M{1}", "3.2 V.E{1}",
            ]
        )
    }

    @Test func `a finger along the edge fails`() {
        edge()
        #expect(
            scene.play("0 d1(5,200); .1 m1(10,230); .2 m1(60,230); .3 u1") == [
                "0 V.B{1}", "0.1 V.M{1}", "0.2 V.M{1}", "0.3 V.E{1}",
            ]
        )
    }

    @Test(arguments: [
        (UIRectEdge.right, "0 d1(315,200); .1 m1(295,200); .2 u1", "T(-10,0)"),
        (.top, "0 d1(100,5); .1 m1(100,25); .2 u1", "T(0,10)"),
        (.bottom, "0 d1(100,563); .1 m1(100,543); .2 u1", "T(0,-10)"),
    ])
    func `every edge has its own way inward`(_ edges: UIRectEdge, _ script: String, _ moved: String)
    {
        edge(edges)
        #expect(
            scene.play(script) == [
                "0 V.B{1}", "0.1 edge.began \(moved)", "0.1 V.C{1}", "0.2 edge.ended \(moved)",
            ]
        )
    }

    @Test func `a second finger is ignored`() {
        edge()
        #expect(
            scene.play("0 d1(5,200); .05 d2(200,200); .1 m1(25,200) m2(100,200); .2 u2; .3 u1") == [
                "0 V.B{1}", "0.1 edge.began T(10,0)", "0.1 V.C{1}", "0.3 edge.ended T(10,0)",
            ]
        )
    }
}
