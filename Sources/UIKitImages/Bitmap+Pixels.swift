package import UIKitGeometry
package import UIKitRaster

// The file of this module that touches pixel memory: each function borrows the rows of its bitmaps
// for the length of one closure and keeps no pointer.

extension Bitmap {
    /// Scales the colours of straight pixels by their alpha.
    package mutating func premultiply() {
        mapPixels { pixel in
            let alpha = pixel >> 24
            if alpha == 255 { return pixel }
            return alpha << 24
                | (((pixel >> 16 & 255) * alpha + 127) / 255) << 16
                | (((pixel >> 8 & 255) * alpha + 127) / 255) << 8
                | ((pixel & 255) * alpha + 127) / 255
        }
    }

    /// Makes pixels of four inks, each stored as how little of it there is, into pixels of three colours.
    mutating func convertInks() {
        mapPixels { pixel in
            let rest = pixel >> 24
            let red = ((pixel & 255) * rest + 127) / 255
            let green = ((pixel >> 8 & 255) * rest + 127) / 255
            let blue = ((pixel >> 16 & 255) * rest + 127) / 255
            return 0xFF00_0000 | red << 16 | green << 8 | blue
        }
    }

    /// The picture laid over white.
    func overWhite() -> Bitmap {
        var result = self
        result.mapPixels { pixel in
            let rest = 255 - pixel >> 24
            return pixel + (rest << 24 | rest << 16 | rest << 8 | rest)
        }
        return result
    }

    /// Replaces all colours by one, keeping how opaque each pixel is.
    package func tinted(_ color: PixelColor) -> Bitmap {
        // One entry for each opacity: the colour premultiplied with it.
        let table: [UInt32] = (0..<256).map { coverage in
            let alpha = (UInt32(coverage) * UInt32(color.alpha) + 127) / 255
            func part(_ component: UInt8) -> UInt32 { (UInt32(component) * alpha + 127) / 255 }
            return alpha << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
        }
        var result = self
        table.withUnsafeBufferPointer { table in
            result.mapPixels { table[Int($0 >> 24)] }
        }
        return result
    }

    /// The pixels as they are shown in an orientation.
    package func turned(_ orientation: ImageOrientation) -> Bitmap {
        if orientation == .up { return self }
        let width = size.width
        let height = size.height
        let shown =
            orientation.isSideways ? PixelSize(width: height, height: width) : size
        var result = Bitmap(size: shown, scale: scale)
        // Where the first shown pixel is stored, and the steps in storage for one right and one down.
        let (start, across, down): ((Int, Int), (Int, Int), (Int, Int)) =
            switch orientation {
            case .up: ((0, 0), (1, 0), (0, 1))
            case .upMirrored: ((width - 1, 0), (-1, 0), (0, 1))
            case .down: ((width - 1, height - 1), (-1, 0), (0, -1))
            case .downMirrored: ((0, height - 1), (1, 0), (0, -1))
            case .leftMirrored: ((0, 0), (0, 1), (1, 0))
            case .right: ((0, height - 1), (0, -1), (1, 0))
            case .rightMirrored: ((width - 1, height - 1), (0, -1), (-1, 0))
            case .left: ((width - 1, 0), (0, 1), (-1, 0))
            }
        let pitch = stride / 4
        let targetPitch = result.stride / 4
        withUnsafeBytes { source in
            let source = source.assumingMemoryBound(to: UInt32.self)
            result.withUnsafeMutableBytes { target in
                let target = target.assumingMemoryBound(to: UInt32.self)
                for y in 0..<shown.height {
                    let row = y * targetPitch
                    var place =
                        (start.1 + y * down.1) * pitch + start.0 + y * down.0
                    for x in 0..<shown.width {
                        target[row + x] = source[place]
                        place += across.1 * pitch + across.0
                    }
                }
            }
        }
        return result
    }

    /// The part within `rect`, which lies in the bitmap.
    package func cropped(to rect: PixelRect) -> Bitmap {
        var result = Bitmap(size: rect.size, scale: scale)
        if rect.isEmpty { return result }
        result.copy(rect, from: self, to: PixelPoint(x: 0, y: 0))
        return result
    }

    /// Copies the part of `source` within `rect` so that its first pixel lands at `place`.
    ///
    /// Both lie in their bitmaps.
    package mutating func copy(_ rect: PixelRect, from source: Bitmap, to place: PixelPoint) {
        let limits = PixelRect(size: size)
        let landing = PixelRect(x: place.x, y: place.y, width: rect.width, height: rect.height)
        demand(
            PixelRect(size: source.size).contains(rect) && limits.contains(landing),
            "pixels are copied from and to places inside the bitmaps"
        )
        let pitch = stride
        withUnsafeMutableBytes { target in
            source.withUnsafeBytes { bytes in
                for y in 0..<rect.height {
                    let from = (rect.minY + y) * source.stride + rect.minX * 4
                    let to = (place.y + y) * pitch + place.x * 4
                    let row = UnsafeRawBufferPointer(
                        rebasing: bytes[from..<(from + rect.width * 4)]
                    )
                    UnsafeMutableRawBufferPointer(rebasing: target[to..<(to + rect.width * 4)])
                        .copyMemory(from: row)
                }
            }
        }
    }

    /// Rows without gaps of blue, green and red.
    func opaqueSamples() -> [UInt8] {
        samples(of: 3) { pixel, target in
            target[0] = UInt8(truncatingIfNeeded: pixel)
            target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
            target[2] = UInt8(truncatingIfNeeded: pixel >> 16)
        }
    }

    /// Rows without gaps of blue, green, red and alpha, not premultiplied.
    func straightSamples() -> [UInt8] {
        samples(of: 4) { pixel, target in
            let color = PixelColor(premultiplied: pixel)
            target[0] = color.blue
            target[1] = color.green
            target[2] = color.red
            target[3] = color.alpha
        }
    }

    private func samples(
        of count: Int,
        _ write: (UInt32, UnsafeMutablePointer<UInt8>) -> Void
    ) -> [UInt8] {
        if size.area == 0 { return [] }
        return [UInt8](unsafeUninitializedCapacity: size.area * count) { target, written in
            guard var place = target.baseAddress else { return }
            withUnsafeBytes { source in
                let source = source.assumingMemoryBound(to: UInt32.self)
                for y in 0..<size.height {
                    for x in 0..<size.width {
                        write(source[y * stride / 4 + x], place)
                        place += count
                    }
                }
            }
            written = size.area * count
        }
    }

    @inline(__always)
    private mutating func mapPixels(_ body: (UInt32) -> UInt32) {
        let pitch = stride / 4
        let size = size
        if size.area == 0 { return }
        withUnsafeMutableBytes { bytes in
            let pixels = bytes.assumingMemoryBound(to: UInt32.self)
            for y in 0..<size.height {
                for place in (y * pitch)..<(y * pitch + size.width) {
                    pixels[place] = body(pixels[place])
                }
            }
        }
    }
}

extension Bitmap {
    /// Copies the part within `rect` to another place of the same bitmap, which it doesn't overlap.
    package mutating func repeatPixels(_ rect: PixelRect, at place: PixelPoint) {
        let landing = PixelRect(x: place.x, y: place.y, width: rect.width, height: rect.height)
        let limits = PixelRect(size: size)
        demand(
            limits.contains(rect) && limits.contains(landing),
            "pixels are copied from and to places inside the bitmap"
        )
        let pitch = stride
        withUnsafeMutableBytes { bytes in
            for y in 0..<rect.height {
                let from = (rect.minY + y) * pitch + rect.minX * 4
                let to = (place.y + y) * pitch + place.x * 4
                UnsafeMutableRawBufferPointer(rebasing: bytes[to..<(to + rect.width * 4)])
                    .copyMemory(
                        from: UnsafeRawBufferPointer(
                            rebasing: bytes[from..<(from + rect.width * 4)]
                        )
                    )
            }
        }
    }

    /// Takes away as much of every pixel as `other`, of the same size, covers.
    package mutating func erase(with other: Bitmap) {
        demand(size == other.size, "a bitmap is erased with one of its own size")
        let pitch = stride / 4
        let otherPitch = other.stride / 4
        let size = size
        withUnsafeMutableBytes { target in
            let target = target.assumingMemoryBound(to: UInt32.self)
            other.withUnsafeBytes { source in
                let source = source.assumingMemoryBound(to: UInt32.self)
                for y in 0..<size.height {
                    for x in 0..<size.width {
                        let rest = 255 - source[y * otherPitch + x] >> 24
                        if rest == 255 { continue }
                        let pixel = target[y * pitch + x]
                        target[y * pitch + x] =
                            (((pixel >> 24) * rest + 127) / 255) << 24
                            | (((pixel >> 16 & 255) * rest + 127) / 255) << 16
                            | (((pixel >> 8 & 255) * rest + 127) / 255) << 8
                            | ((pixel & 255) * rest + 127) / 255
                    }
                }
            }
        }
    }
}
