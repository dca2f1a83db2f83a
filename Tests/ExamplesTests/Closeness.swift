import UIKit

extension CGPoint {
    /// Whether both coordinates are the same within a billionth of a point.
    func isClose(to other: CGPoint) -> Bool {
        abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
    }
}

extension CGRect {
    /// Whether all edges are the same within a billionth of a point.
    func isClose(to other: CGRect) -> Bool {
        origin.isClose(to: other.origin)
            && CGPoint(x: maxX, y: maxY).isClose(to: CGPoint(x: other.maxX, y: other.maxY))
    }
}

extension CGAffineTransform {
    /// Whether all entries are the same within a billionth.
    func isClose(to other: CGAffineTransform) -> Bool {
        let pairs = [
            (a, other.a), (b, other.b), (c, other.c), (d, other.d), (tx, other.tx), (ty, other.ty),
        ]
        return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
    }
}
