import RasterScenes
import Testing
import UIKitGeometry
import UIKitRaster

@Suite struct RegionTests {
    private static let side = 24

    /// The same set, one flag a pixel.
    private struct Grid: Equatable {
        var pixels = [Bool](repeating: false, count: side * side)

        mutating func change(_ rect: PixelRect, to value: Bool) {
            for y in rect.minY..<max(rect.minY, rect.maxY) {
                for x in rect.minX..<max(rect.minX, rect.maxX) { pixels[y * side + x] = value }
            }
        }

        init() {}

        init(_ region: Region) {
            for rect in region.rects { change(rect, to: true) }
        }
    }

    private func randomRect(_ generator: inout SeededGenerator) -> PixelRect {
        let x = Int.random(in: 0..<Self.side, using: &generator)
        let y = Int.random(in: 0..<Self.side, using: &generator)
        return PixelRect(
            minX: x,
            minY: y,
            maxX: Int.random(in: x...Self.side, using: &generator),
            maxY: Int.random(in: y...Self.side, using: &generator)
        )
    }

    private func random(_ count: Int, _ generator: inout SeededGenerator) -> (Region, Grid) {
        var region = Region()
        var grid = Grid()
        for _ in 0..<count {
            let rect = randomRect(&generator)
            if Bool.random(using: &generator) {
                region.formUnion(rect)
                grid.change(rect, to: true)
            } else {
                region = region.subtracting(rect)
                grid.change(rect, to: false)
            }
        }
        return (region, grid)
    }

    @Test(arguments: [1, 2, 3, 4])
    func `unions, differences and intersections hold the pixels of sets`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let (a, gridA) = random(6, &generator)
            let (b, gridB) = random(6, &generator)
            #expect(Grid(a) == gridA)
            #expect(a.area == gridA.pixels.count { $0 })
            let pairs = zip(gridA.pixels, gridB.pixels)
            #expect(Grid(a.union(b)).pixels == pairs.map { $0 || $1 })
            #expect(Grid(a.intersection(b)).pixels == pairs.map { $0 && $1 })
            #expect(Grid(a.subtracting(b)).pixels == pairs.map { $0 && !$1 })
        }
    }

    @Test func `equal sets of pixels are equal values, however they were put together`() {
        var rows = Region()
        for y in [3, 1, 0, 2] { rows.formUnion(PixelRect(x: 0, y: y, width: 4, height: 1)) }
        #expect(rows == Region(PixelRect(x: 0, y: 0, width: 4, height: 4)))
        var columns = Region()
        for x in [2, 0, 3, 1] { columns.formUnion(PixelRect(x: x, y: 0, width: 1, height: 4)) }
        #expect(columns == rows)
        #expect(columns.rects == [PixelRect(x: 0, y: 0, width: 4, height: 4)])
    }

    @Test func `a hole splits a rectangle into four`() {
        let frame = Region(PixelRect(x: 0, y: 0, width: 10, height: 10))
            .subtracting(PixelRect(x: 2, y: 3, width: 4, height: 5))
        #expect(
            frame.rects == [
                PixelRect(x: 0, y: 0, width: 10, height: 3),
                PixelRect(x: 0, y: 3, width: 2, height: 5),
                PixelRect(x: 6, y: 3, width: 4, height: 5),
                PixelRect(x: 0, y: 8, width: 10, height: 2),
            ]
        )
        #expect(frame.area == 80)
        #expect(frame.bounds == PixelRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!frame.contains(PixelRect(x: 2, y: 3, width: 1, height: 1)))
        #expect(frame.contains(PixelRect(x: 0, y: 0, width: 10, height: 3)))
    }

    @Test func `an empty rectangle adds nothing and touches nothing`() {
        var region = Region(PixelRect(x: 5, y: 5, width: 0, height: 9))
        #expect(region.isEmpty)
        region.formUnion(PixelRect(minX: 9, minY: 9, maxX: 3, maxY: 3))
        #expect(region == Region())
        #expect(region.bounds == .zero)
    }

    @Test func `a moved region keeps its shape`() {
        let region = Region(PixelRect(x: 1, y: 2, width: 3, height: 4)).offsetBy(dx: -4, dy: 5)
        #expect(region == Region(PixelRect(x: -3, y: 7, width: 3, height: 4)))
    }
}
