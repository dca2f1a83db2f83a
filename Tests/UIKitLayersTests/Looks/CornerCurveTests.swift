import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitLayers
import UIKitRaster

/// Corners that bend gradually.
///
/// The curve of a corner of radius 40 begins 61.1466 pixels from it; its control points lie at
/// (8 · (1 - √½) · 40 - 61.1466) / 3 = 10.859. At a quarter of it that is the place (2.48, 30.38), in the middle
/// (11.716, 11.716), where the quarter circle passes too; that circle is at x = 1.17 in the first one's row.
@MainActor @Suite struct CornerCurveTests {
    private func stage(_ curve: CALayerCornerCurve, side: CGFloat = 200) -> (Stage, CALayer) {
        let stage = Stage(width: 260, height: 260)
        let layer = stage.add(CGRect(x: 0, y: 0, width: side, height: side))
        layer.cornerRadius = 40
        layer.cornerCurve = curve
        return (stage, layer)
    }

    /// Waits until what was changed is seen whole: changes begin with a frame and take a quarter of a second.
    private func settle(_ stage: Stage, from seconds: TimeInterval = 1) {
        stage.advance(to: seconds)
        stage.advance(to: seconds + 1)
    }

    /// Whether the layer covers the pixel, which has to be in it wholly or not at all.
    private func covers(_ stage: Stage, _ x: Int, _ y: Int) -> Bool? {
        switch stage.pixel(x, y)[0] {
        case 255: true
        case 0: false
        default: nil
        }
    }

    private func checkInside(_ stage: Stage) {
        for (x, y) in [(1, 30), (30, 1), (10, 10), (198, 30), (30, 198), (189, 189)] {
            #expect(covers(stage, x, y) == false, "\(x), \(y)")
        }
        for (x, y) in [(4, 30), (30, 4), (13, 13), (195, 30), (30, 195), (186, 186), (0, 62)] {
            #expect(covers(stage, x, y) == true, "\(x), \(y)")
        }
    }

    @Test func `a continuous corner reaches 1.528665 radii`() {
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(CALayer().cornerCurve == .circular)
    }

    @Test func `a background follows the curve`() {
        let (stage, layer) = stage(.continuous)
        layer.backgroundColor = .white
        settle(stage)
        checkInside(stage)
        layer.cornerCurve = .circular
        settle(stage, from: 3)
        // The pixel from 1 to 2 lies half behind the circle's 1.17.
        #expect(covers(stage, 2, 30) == true)
        #expect(stage.pixel(1, 30)[0] > 128)
    }

    @Test func `sublayers are cut off at the curve`() {
        let (stage, layer) = stage(.continuous)
        layer.masksToBounds = true
        _ = stage.add(CGRect(x: -9, y: -9, width: 300, height: 300), .white, to: layer)
        settle(stage)
        checkInside(stage)
    }

    @Test func `a border follows the curve`() {
        let (stage, layer) = stage(.continuous)
        layer.borderColor = .white
        layer.borderWidth = 6
        settle(stage)
        #expect(covers(stage, 1, 30) == false)
        #expect(covers(stage, 5, 30) == true)
        #expect(covers(stage, 10, 10) == false)
        #expect(covers(stage, 14, 14) == true)
        #expect(covers(stage, 40, 40) == false)
        #expect(covers(stage, 3, 100) == true)
        #expect(covers(stage, 7, 100) == false)
    }

    @Test func `a shadow has the shape of the curve`() {
        // A blur of a 16th of a pixel shows the outline itself.
        let (stage, layer) = stage(.continuous)
        layer.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.999)
        layer.shadowColor = .white
        layer.shadowOpacity = 1
        layer.shadowOffset = .zero
        layer.shadowRadius = 0.0625
        settle(stage)
        for (x, y) in [(1, 30), (30, 1), (10, 10), (198, 30), (189, 189)] {
            #expect(stage.pixel(x, y)[0] < 12, "\(x), \(y)")
        }
        for (x, y) in [(4, 30), (30, 4), (13, 13), (195, 30), (186, 186), (0, 62)] {
            #expect(stage.pixel(x, y)[0] > 243, "\(x), \(y)")
        }
    }

    @Test func `a side of two radii has no room for the curve and stays round`() {
        let (one, layer) = stage(.continuous, side: 80)
        layer.backgroundColor = .white
        one.advance(to: 1)
        let (other, round) = stage(.circular, side: 80)
        round.backgroundColor = .white
        other.advance(to: 1)
        #expect(one.compositor.bitmap == other.compositor.bitmap)
    }

    @Test func `a turned layer has the same curve`() {
        let (stage, layer) = stage(.continuous)
        layer.backgroundColor = .white
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2 + 1e-9))
        settle(stage)
        checkInside(stage)
    }
}
