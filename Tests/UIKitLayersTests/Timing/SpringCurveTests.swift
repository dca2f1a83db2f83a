import Testing
import UIKitGeometry
import UIKitLayers

@Suite struct SpringCurveTests {
    @Test(arguments: [
        (0.35, 1.0, 286.4094), (0.6, 0.8, 190.2143), (0.1, 1, 2125.3901), (0.2, 1, 707.2218),
        (0.5, 1, 161.7195), (0.8, 1, 80.8974), (0.9, 1, 71.9247), (0.5, 0.3, 1796.8834),
        (0.5, 2, 40.4299),
    ])
    func `ANI-20 stiffness by damping ratio and duration`(
        ratio: CGFloat,
        duration: TimeInterval,
        stiffness: CGFloat
    ) {
        let curve = SpringCurve(settlingIn: duration, dampingRatio: ratio, initialVelocity: 0)
        #expect(isNear(curve.stiffness / stiffness, 1, 1e-6))
    }

    @Test func `ANI-21 stiffness without swinging`() {
        let still = SpringCurve(settlingIn: 1, dampingRatio: 1, initialVelocity: 0)
        #expect(isNear(still.stiffness, 85.2559, 1e-3))
        let pushed = SpringCurve(settlingIn: 1, dampingRatio: 1, initialVelocity: 1)
        #expect(isNear(pushed.stiffness, 83.1380, 1e-3))
    }

    @Test func `ANI-22 the way of a spring`() {
        let curve = SpringCurve(settlingIn: 0.8, dampingRatio: 0.6, initialVelocity: 0)
        let places = [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150.0)]
        for (time, place) in places {
            #expect(isNear(50 + 100 * curve.value(at: time), place, 0.5))
        }
    }

    @Test(arguments: [
        (0.5, 0.7, 0.0, 19.679293), (1, 0.5, 0, 12.716898), (0.4, 0.8, 0, 22.485742),
        (1, 0.5, -1, 13.003038), (0.5, 1, 0, 18.466827), (1, 1, 2, 8.985366),
        (2, 0.5, 0.83, 6.0368992), (2, 0.5, 0.843, 6.0305320),
    ])
    func `frequencies by duration, damping ratio and velocity`(
        duration: TimeInterval,
        ratio: CGFloat,
        velocity: CGFloat,
        frequency: CGFloat
    ) {
        let curve = SpringCurve(
            settlingIn: duration,
            dampingRatio: ratio,
            initialVelocity: velocity
        )
        #expect(isNear(curve.frequency, frequency, 1e-6))
    }

    @Test func `quarters of a swinging and of a critical spring`() {
        let swinging = SpringCurve(settlingIn: 0.5, dampingRatio: 0.7, initialVelocity: 0)
        for (time, value) in [(0.125, 0.86088), (0.25, 1.04113), (0.375, 1.00173), (0.5, 0.99857)] {
            #expect(isNear(swinging.value(at: time), value, 1e-5))
        }
        #expect(isNear(swinging.value(at: 0.22354), 1.04599, 1e-5))
        let critical = SpringCurve(settlingIn: 0.5, dampingRatio: 1, initialVelocity: 0)
        for (time, value) in [(0.125, 0.67107), (0.25, 0.94448), (0.375, 0.99221), (0.5, 0.99900)] {
            #expect(isNear(critical.value(at: time), value, 1e-5))
        }
    }

    @Test func `strong pushes still have a spring`() {
        for velocity in [0.9, 5, 100, 1e4, -1e4] {
            for ratio in [0.01, 0.5, 1] {
                let curve = SpringCurve(
                    settlingIn: 0.5,
                    dampingRatio: ratio,
                    initialVelocity: velocity
                )
                #expect(curve.frequency.isFinite && curve.frequency > 0)
            }
        }
    }

    @Test func `an overdamped spring creeps to its rest`() {
        let curve = SpringCurve(mass: 1, stiffness: 100, damping: 40)
        #expect(curve.value(at: 0) == 0)
        var last: CGFloat = 0
        for step in 1...50 {
            let value = curve.value(at: TimeInterval(step) * 0.05)
            #expect(value > last && value < 1)
            last = value
        }
        #expect(isNear(curve.value(at: 10), 1, 1e-9))
    }

    @Test func `settling durations of the documented example`() {
        let loose = SpringCurve(mass: 1, stiffness: 100, damping: 5)
        #expect(isNear(loose.settlingDuration, 2.8487, 1e-3))
        let firm = SpringCurve(mass: 1, stiffness: 100, damping: 15)
        #expect(isNear(firm.settlingDuration, 1.0005, 1e-3))
    }
}
