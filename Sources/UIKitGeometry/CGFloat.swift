// Points, pixels and the frame of reference of the whole house.
//
// The origin is the top-left corner, x grows to the right and y downwards, so
// positive angles turn clockwise. Rectangles are half-open: `minX` and `minY`
// are inside, `maxX` and `maxY` are outside. Types prefixed `CG` or `UI` are in
// points, types prefixed `Pixel` in device pixels; only `PixelScale` mixes them.

/// A length in points: a double on every platform.
///
/// - Note: Differs from UIKit: `CGFloat` and `Double` are one type here.
public typealias CGFloat = Double
