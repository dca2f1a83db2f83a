import CUIKitKernels
import RasterScenes
import UIKitGeometry
import UIKitRaster

/// The FNV-1a hash of some bytes, as 16 hexadecimal digits.
func digest(_ bytes: UnsafeRawBufferPointer) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
}

/// The picture of one random scene.
func scene(seed: UInt64, size: PixelSize) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let scene = RandomScene(size: size, &generator)
    let canvas = Canvas(
        Bitmap(size: size),
        clip: Region(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    )
    scene.draw(canvas)
    return canvas.takeBitmap()
}

/// The hash of a scene's pixels.
func sceneDigest(seed: UInt64, size: PixelSize) -> String {
    scene(seed: seed, size: size).withUnsafeBytes(digest)
}

/// The hash of a scene's pixels as a 16-bit panel would take them, dithered.
func sixteenBitDigest(seed: UInt64, size: PixelSize) -> String {
    let picture = scene(seed: seed, size: size)
    var panel = [UInt16](repeating: 0, count: size.width * size.height)
    picture.withUnsafeBytes { bytes in
        for y in 0..<size.height {
            let row = bytes[(y * picture.stride)...].bindMemory(to: UInt32.self)
            panel.withUnsafeMutableBufferPointer { panel in
                guard let source = row.baseAddress, let target = panel.baseAddress else { return }
                uik_copy_rgb565(target + y * size.width, source, 0, Int32(y), size.width)
            }
        }
    }
    return panel.withUnsafeBytes(digest)
}
