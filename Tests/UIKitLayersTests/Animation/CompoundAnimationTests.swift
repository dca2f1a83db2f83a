import Testing
import UIKitGeometry
import UIKitLayers

@MainActor @Suite struct CompoundAnimationTests {
    private func positions(
        of animation: CAAnimation,
        at times: [TimeInterval]
    ) -> [CGFloat] {
        let stage = Stage()
        let layer = stage.addOwner(CGRect(x: 0, y: 0, width: 10, height: 10)).layer
        stage.turn()
        layer.add(animation, forKey: "move")
        stage.turn()
        return times.map { time in
            stage.advance(to: time)
            return layer.presentation()?.position.x ?? -1
        }
    }

    @Test func `keyframes are reached at their times`() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0.0, 100.0, 40.0]
        animation.duration = 2
        #expect(positions(of: animation, at: [0, 0.5, 1, 1.5, 2]) == [0, 50, 100, 70, 5])
        animation.keyTimes = [0, 0.25, 1]
        #expect(positions(of: animation, at: [0.25, 0.5, 1.25]) == [50, 100, 70])
    }

    @Test func `each step may have a pace`() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0.0, 100.0, 0.0]
        animation.duration = 2
        animation.timingFunctions = [
            CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .linear),
        ]
        let places = positions(of: animation, at: [0.25, 1.25])
        #expect(isNear(places[0], 12.9162))
        #expect(places[1] == 75)
    }

    @Test func `discrete keyframes jump`() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [10.0, 20.0, 30.0, 40.0]
        animation.calculationMode = .discrete
        animation.duration = 4
        let places = positions(of: animation, at: [0, 0.9, 1, 2.5, 3.9])
        #expect(places == [10, 10, 20, 30, 40])
    }

    @Test func `a group runs its animations along its own time`() {
        let first = CABasicAnimation(keyPath: "position.x")
        first.fromValue = 0
        first.toValue = 100
        first.duration = 1
        let second = CABasicAnimation(keyPath: "position.x")
        second.fromValue = 100
        second.toValue = 0
        second.beginTime = 1
        second.duration = 4
        let group = CAAnimationGroup()
        group.animations = [first, second]
        group.duration = 3
        #expect(positions(of: group, at: [0.5, 2, 2.5, 3]) == [50, 75, 62.5, 5])
    }

    @Test func `animations without duration take the group's`() {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        let group = CAAnimationGroup()
        group.animations = [animation]
        group.duration = 2
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        let places = positions(of: group, at: [1, 2, 5])
        #expect(isNear(places[0], 50, 1e-9))
        #expect(isNear(places[1], 100, 1e-9))
        #expect(isNear(places[2], 100, 1e-9))
    }
}
