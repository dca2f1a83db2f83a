import RasterScenes
import Testing
import UIKitGeometry
import UIKitRaster

/// Painting the parts of a clip one after the other, or as one region, gives the bytes of painting it whole.
@Suite struct PartitionTests {
    private static let size = PixelSize(width: 130, height: 110)

    /// Disjoint pieces that together are the whole bitmap, by cutting pieces in two at random.
    private func partition(_ pieces: Int, _ generator: inout SeededGenerator) -> [PixelRect] {
        var parts = [PixelRect(size: Self.size)]
        while parts.count < pieces {
            let index = Int.random(in: parts.indices, using: &generator)
            var first = parts[index]
            var second = first
            if Bool.random(using: &generator), first.width > 1 {
                let cut = Int.random(in: first.minX + 1..<first.maxX, using: &generator)
                first.maxX = cut
                second.minX = cut
            } else if first.height > 1 {
                let cut = Int.random(in: first.minY + 1..<first.maxY, using: &generator)
                first.maxY = cut
                second.minY = cut
            } else {
                continue
            }
            parts[index] = first
            parts.append(second)
        }
        return parts
    }

    @Test(arguments: 1...24)
    func `any partition of the clip gives the same bytes`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let scene = RandomScene(size: Self.size, &generator)
        let whole = Canvas(Bitmap(size: Self.size))
        scene.draw(whole)
        let expected = whole.takeBitmap()

        let parts = partition(14, &generator)
        var pieces = Bitmap(size: Self.size)
        for part in parts {
            let canvas = Canvas(pieces, clip: Region(part))
            pieces = Bitmap(size: .zero)
            scene.draw(canvas)
            pieces = canvas.takeBitmap()
        }
        #expect(pieces == expected)

        // Every other part in one region, the rest in another.
        var even = Region()
        var odd = Region()
        for (index, part) in parts.enumerated() {
            if index % 2 == 0 { even.formUnion(part) } else { odd.formUnion(part) }
        }
        var halves = Bitmap(size: Self.size)
        for region in [even, odd] {
            let canvas = Canvas(halves, clip: region)
            halves = Bitmap(size: .zero)
            scene.draw(canvas)
            #expect(canvas.paintedPixels >= 0)
            halves = canvas.takeBitmap()
        }
        #expect(halves == expected)
    }
}
