package import UIKitDrawing
package import UIKitGeometry

extension CGColor {
    /// Red, green, blue and alpha, not premultiplied; a repeated picture, which nothing lies between, counts as clear.
    package var rgba: SIMD4<CGFloat> { tiling == nil ? SIMD4(red, green, blue, alpha) : .zero }

    /// Creates a colour from red, green, blue and alpha, not premultiplied, clamped to 0…1.
    package convenience init(rgba: SIMD4<CGFloat>) {
        let inside = rgba.clamped(lowerBound: .zero, upperBound: .one)
        self.init(red: inside.x, green: inside.y, blue: inside.z, alpha: inside.w)
    }
}
