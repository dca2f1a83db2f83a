import Testing
import UIKitGeometry
import UIKitLayers

@Suite struct CubicCurveTests {
    private static let times: [CGFloat] = [0.1, 0.25, 0.5, 0.75, 0.9]

    @Test(arguments: [
        (CubicCurve.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
        (.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
        (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
        (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
        (.implicit, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
    ])
    func `the named curves`(curve: CubicCurve, values: [CGFloat]) {
        for (time, value) in zip(Self.times, values) {
            #expect(isNear(curve.value(at: time), value, 1e-6))
        }
    }

    @Test func `ANI-01 ease in and out`() {
        let times: [CGFloat] = [0.1, 0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9]
        let values = [
            0.0197225, 0.0816599, 0.1291619, 0.3318839, 0.5, 0.6681161, 0.8708381, 0.9802775,
        ]
        for (time, value) in zip(times, values) {
            #expect(isNear(CubicCurve.easeInOut.value(at: time), value, 2e-5))
        }
    }

    @Test func `ANI-02 ease in`() {
        let times: [CGFloat] = [0.2, 0.25, 0.5, 0.75, 0.9]
        let values = [0.062282, 0.0934647, 0.3153568, 0.6218619, 0.839428]
        for (time, value) in zip(times, values) {
            #expect(isNear(CubicCurve.easeIn.value(at: time), value, 2e-5))
        }
    }

    @Test func `ANI-04 the default of layers`() {
        let function = CAMediaTimingFunction(name: .default)
        #expect(isNear(function.curve.value(at: 0.25), 0.408511, 2e-5))
        #expect(isNear(function.curve.value(at: 0.5), 0.802403, 2e-5))
        #expect(isNear(function.curve.value(at: 0.75), 0.960459, 2e-5))
    }

    @Test func `ANI-05 linear`() {
        for time in [0.25, 0.5, 0.9] { #expect(CubicCurve.linear.value(at: time) == time) }
    }

    @Test func `ANI-37 a curve of one's own`() {
        let curve = CubicCurve(0.25, 0.1, 0.75, 0.9)
        #expect(isNear(curve.value(at: 0.5), 0.5, 1e-9))
        #expect(isNear(curve.slope(at: 0.5), 1.199, 0.001))
        #expect(curve.value(at: -1000) == 0)
        #expect(curve.value(at: 1000) == 1)
    }

    @Test func `progress may overshoot`() {
        let curve = CubicCurve(0.5, -1, 0.5, 2)
        #expect(curve.value(at: 0.2) < 0)
        #expect(curve.value(at: 0.8) > 1)
        #expect(isNear(curve.value(at: 0.5), 0.5, 1e-9))
    }

    @Test func `vertical pieces are found too`() {
        // x stands still at the middle, where Newton's method has no slope to go by.
        let curve = CubicCurve(1, 0, 0, 1)
        #expect(isNear(curve.value(at: 0.5), 0.5, 1e-3))
        #expect(curve.value(at: 0.499) < curve.value(at: 0.501))
    }

    @Test func `times that are no numbers are the start`() {
        #expect(CubicCurve.easeIn.value(at: .nan) == 0)
    }
}
