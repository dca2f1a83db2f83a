package import UIKitGeometry
package import UIKitRaster

/// What the kernel is told about the pixels that were written.
package enum DamageClips {
    /// More rectangles than this become their bounds: drivers walk or merge them.
    package static let limit = 32

    /// The rectangles of `region`, or its bounds when there are too many.
    package static func clips(_ region: Region) -> [PixelRect] {
        let rects = region.rects
        return rects.count <= limit ? rects : [region.bounds]
    }

    /// The bytes of an FB_DAMAGE_CLIPS blob: four 32-bit edges a rectangle, left, top, right, bottom.
    package static func blob(_ clips: [PixelRect]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(clips.count * 16)
        for clip in clips {
            for edge in [clip.minX, clip.minY, clip.maxX, clip.maxY] {
                withUnsafeBytes(of: Int32(clamping: edge)) { bytes.append(contentsOf: $0) }
            }
        }
        return bytes
    }
}
