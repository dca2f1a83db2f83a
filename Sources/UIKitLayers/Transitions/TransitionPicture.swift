import UIKitGeometry
import UIKitRaster

/// A picture of a layer and those below it, cut at its bounds, and where it stood.
@MainActor struct TransitionPicture {
    /// The pixels of the bounds.
    let bitmap: Bitmap
    /// The place of the layer, without its turn into the picture.
    let geometry: LayerGeometry

    /// Takes a picture of `layer` as it is seen now; nil when nothing of it is.
    static func take(of layer: CALayer) -> TransitionPicture? {
        let time = MediaClock.now()
        let state = layer.state(at: time)
        guard let compositor = layer.compositor, !state.appearance.isInvisible else { return nil }
        guard state.geometry.toSuperlayer.isInvertible,
            let bitmap = LayerSnapshot.take(
                of: layer,
                area: state.geometry.bounds,
                scale: compositor.scale,
                at: time
            )
        else { return nil }
        return TransitionPicture(bitmap: bitmap, geometry: state.geometry)
    }

    /// A layer that shows `bitmap` where the picture was taken.
    func makeLayer(_ bitmap: Bitmap) -> CALayer {
        let layer = CALayer()
        layer.modelState.geometry = geometry
        layer.contents = bitmap
        layer.contentsScale = bitmap.scale
        return layer
    }

    /// The part of this picture that `other` covers, and the rest, so that both together make it whole.
    ///
    /// Fading the other away over the first part, which stays, and the second in beside it
    /// mixes both pictures without letting through what lies behind.
    func split(by other: TransitionPicture) -> (covered: Bitmap, rest: Bitmap)? {
        guard other.bitmap.size == bitmap.size, other.geometry == geometry else { return nil }
        var covered = bitmap
        var rest = bitmap
        let stride = bitmap.stride
        let (width, height) = (bitmap.size.width, bitmap.size.height)
        other.bitmap.withUnsafeBytes { cover in
            covered.withUnsafeMutableBytes { first in
                rest.withUnsafeMutableBytes { second in
                    for y in 0..<height {
                        for x in 0..<width {
                            let place = y * stride + x * 4
                            let share = Int(cover[place + 3])
                            if share == 255 {
                                second.storeBytes(of: 0, toByteOffset: place, as: UInt32.self)
                            } else if share == 0 {
                                first.storeBytes(of: 0, toByteOffset: place, as: UInt32.self)
                            } else {
                                for byte in place..<place + 4 {
                                    let value = Int(first[byte])
                                    let part = (value * share + 127) / 255
                                    first[byte] = UInt8(part)
                                    second[byte] = UInt8(value - part)
                                }
                            }
                        }
                    }
                }
            }
        }
        return (covered, rest)
    }
}
