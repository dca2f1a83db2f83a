package import UIKitGeometry
/// Placeholder.
public struct Bitmap { package var size = PixelSize.zero }
/// Placeholder.
package struct Region {}
