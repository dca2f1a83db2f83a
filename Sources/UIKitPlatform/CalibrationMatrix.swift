package import UIKitGeometry

/// Takes places on a touchscreen's own surface, 0…1 in both directions, to where they are meant to be there.
///
/// The six numbers are libinput's and udev's: x' = a·x + b·y + c, y' = d·x + e·y + f.
package struct CalibrationMatrix: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var e: Double
    package var f: Double

    /// Creates a matrix from its numbers, row by row.
    package init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Leaves places as they are.
    package static let identity = Self(1, 0, 0, 0, 1, 0)

    /// The numbers row by row.
    package var numbers: [Double] { [a, b, c, d, e, f] }

    /// The place that another one is taken to.
    package func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + b * point.y + c, y: d * point.x + e * point.y + f)
    }

    /// The matrix that takes `touched` closest to `targets`, by the least sum of squares; nil when they don't determine one.
    ///
    /// Fewer than three points, points on one line, places that are no numbers, and a result that would squeeze the surface to less
    /// than a tenth of it or spread it to more than ten times determine none.
    package init?(touched: [CGPoint], targets: [CGPoint]) {
        guard touched.count == targets.count, touched.count >= 3 else { return nil }
        // Normal equations with the touched places about their mean, which keeps them well conditioned.
        let count = Double(touched.count)
        let meanX = touched.reduce(0) { $0 + $1.x } / count
        let meanY = touched.reduce(0) { $0 + $1.y } / count
        var (xx, xy, yy) = (0.0, 0.0, 0.0)
        var (xu, yu, xv, yv, u, v) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        for (place, target) in zip(touched, targets) {
            let x = place.x - meanX
            let y = place.y - meanY
            xx += x * x
            xy += x * y
            yy += y * y
            xu += x * target.x
            yu += y * target.x
            xv += x * target.y
            yv += y * target.y
            u += target.x
            v += target.y
        }
        let determinant = xx * yy - xy * xy
        guard determinant > 1e-9 else { return nil }
        a = (xu * yy - yu * xy) / determinant
        b = (yu * xx - xu * xy) / determinant
        d = (xv * yy - yv * xy) / determinant
        e = (yv * xx - xv * xy) / determinant
        c = u / count - a * meanX - b * meanY
        f = v / count - d * meanX - e * meanY
        let area = abs(a * e - b * d)
        guard numbers.allSatisfy(\.isFinite), (0.01...100).contains(area) else { return nil }
    }
}

/// A touchscreen that can be calibrated.
package struct CalibratedTouchscreen: Hashable, Sendable {
    /// What it is known by when it is plugged in again, for example "0eef:0001 eGalax".
    package var identity: String
    /// Its name.
    package var name: String

    /// Creates a description.
    package init(identity: String, name: String) {
        self.identity = identity
        self.name = name
    }
}

/// Where touchscreens are calibrated: the platform's side.
@MainActor package protocol TouchCalibrating: AnyObject {
    /// The touchscreens that are plugged in.
    var calibratedTouchscreens: [CalibratedTouchscreen] { get }
    /// The matrix that a touchscreen works with now.
    func matrix(of identity: String) -> CalibrationMatrix
    /// Lets it work with another one from now on.
    func setMatrix(_ matrix: CalibrationMatrix, of identity: String)
    /// Keeps a matrix for good, by the identity.
    func store(_ matrix: CalibrationMatrix, of identity: String) throws(PlatformError)
    /// The place on the touchscreens' own surface, 0…1, of a place on the screen in points.
    func surfacePlace(of point: CGPoint) -> CGPoint
}
