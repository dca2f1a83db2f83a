import UIKitGeometry
import UIKitRaster

// The one file of this module that touches pixel memory: each function borrows the bytes of its
// bitmaps for the length of one closure and keeps no pointer.

extension Bitmap {
    /// Makes every pixel an opaque grey, from 0, black, to 255.
    mutating func fillOpaque(gray: UInt8) {
        withUnsafeMutableBytes { bytes in
            for index in bytes.indices { bytes[index] = index & 3 == 3 ? 255 : gray }
        }
    }

    /// Copies the pixels of `region` from `source`, which has the same size.
    mutating func copy(_ region: Region, from source: Bitmap) {
        demand(size == source.size, "only bitmaps of one size are copied pixel by pixel")
        let target = stride
        withUnsafeMutableBytes { bytes in
            source.withUnsafeBytes { sourceBytes in
                for rect in region.rects {
                    for y in rect.minY..<rect.maxY {
                        let from = y * source.stride + rect.minX * 4
                        let row = UnsafeRawBufferPointer(
                            rebasing: sourceBytes[from..<(from + rect.width * 4)]
                        )
                        let to = y * target + rect.minX * 4
                        UnsafeMutableRawBufferPointer(
                            rebasing: bytes[to..<(to + rect.width * 4)]
                        ).copyMemory(from: row)
                    }
                }
            }
        }
    }

    /// The picture at half its width and height, each pixel the mean of four; odd last rows and columns are left out.
    func halved() -> Bitmap {
        let half = PixelSize(width: max(1, size.width / 2), height: max(1, size.height / 2))
        let right = size.width > 1 ? 4 : 0
        let below = size.height > 1 ? stride : 0
        let sourceStride = stride
        var result = Bitmap(size: half, scale: scale)
        let resultStride = result.stride
        result.withUnsafeMutableBytes { bytes in
            withUnsafeBytes { source in
                for y in 0..<half.height {
                    for x in 0..<half.width {
                        let from = 2 * y * sourceStride + 8 * x
                        for channel in from..<(from + 4) {
                            let sum =
                                Int(source[channel]) + Int(source[channel + right])
                                + Int(source[channel + below])
                                + Int(source[channel + below + right])
                            bytes[y * resultStride + 4 * x + channel - from] = UInt8((sum + 2) / 4)
                        }
                    }
                }
            }
        }
        return result
    }

    /// Copies the whole of `source` to a place where it fits.
    mutating func paste(_ source: Bitmap, x: Int, y: Int) {
        demand(
            PixelRect(size: size).contains(
                PixelRect(x: x, y: y, width: source.size.width, height: source.size.height)
            ),
            "a picture is pasted only where it fits"
        )
        let target = stride
        withUnsafeMutableBytes { bytes in
            source.withUnsafeBytes { sourceBytes in
                for row in 0..<source.size.height {
                    let from = row * source.stride
                    let to = (y + row) * target + x * 4
                    UnsafeMutableRawBufferPointer(
                        rebasing: bytes[to..<(to + source.size.width * 4)]
                    ).copyMemory(
                        from: UnsafeRawBufferPointer(
                            rebasing: sourceBytes[from..<(from + source.size.width * 4)]
                        )
                    )
                }
            }
        }
    }
}
