import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitImages
import UIKitRaster

/// A picture of 3 × 2 pixels whose blue components are 1…6.
private func numbered(scale: CGFloat = 1) -> UIImage {
    var bitmap = Bitmap(size: PixelSize(width: 3, height: 2), scale: scale)
    for y in 0..<2 {
        for x in 0..<3 { bitmap[x, y] = 0xFF00_0000 | UInt32(y * 3 + x + 1) }
    }
    return UIImage(bitmap)
}

private func rows(_ bitmap: Bitmap) -> [[Int]] {
    (0..<bitmap.size.height).map { y in
        (0..<bitmap.size.width).map { x in Int(bitmap[x, y] & 0xFF) }
    }
}

/// What `body` draws on a clear surface of one pixel a point.
private func drawn(_ width: CGFloat, _ height: CGFloat, _ body: () -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in body() }.bitmap
}

@Suite struct ImageShowingTests {
    // MARK: - Orientation

    @Test(
        arguments: [
            (.up, [[1, 2, 3], [4, 5, 6]]), (.down, [[6, 5, 4], [3, 2, 1]]),
            (.left, [[3, 6], [2, 5], [1, 4]]), (.right, [[4, 1], [5, 2], [6, 3]]),
            (.upMirrored, [[3, 2, 1], [6, 5, 4]]), (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
            (.leftMirrored, [[1, 4], [2, 5], [3, 6]]),
            (.rightMirrored, [[6, 3], [5, 2], [4, 1]]),
        ] as [(UIImage.Orientation, [[Int]])]
    )
    func `an image is sized and drawn as its orientation says`(
        orientation: UIImage.Orientation,
        expected: [[Int]]
    ) throws {
        let stored = try #require(numbered().cgImage)
        let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
        #expect(image.imageOrientation == orientation)
        let size = CGSize(width: expected[0].count, height: expected.count)
        #expect(image.size == size)
        #expect(rows(drawn(size.width, size.height) { image.draw(at: .zero) }) == expected)
        #expect(image.cgImage?.width == 3)
        let flipped = image.withHorizontallyFlippedOrientation()
        #expect(
            rows(drawn(size.width, size.height) { flipped.draw(at: .zero) })
                == expected.map { Array($0.reversed()) }
        )
        #expect(image.pngData().flatMap { UIImage(data: $0) }.map { rows($0.bitmap) } == expected)
    }

    @Test func `UIKit's numbers of the orientations`() {
        let all: [UIImage.Orientation] = [
            .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
        ]
        #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
    }

    // MARK: - Colour

    @Test func `a template is drawn in the fill colour, an original in its own`() {
        let image = numbered()
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(image.renderingMode == .automatic)
        let red = drawn(3, 2) {
            UIColor.red.setFill()
            template.draw(at: .zero)
        }
        #expect(red[1, 1] == 0xFFFF_0000)
        let own = drawn(3, 2) {
            UIColor.red.setFill()
            template.withRenderingMode(.alwaysOriginal).draw(at: .zero)
        }
        #expect(own[1, 1] == 0xFF00_0005)
    }

    @Test func `a tint that an image has been given replaces its colours and goes with it`() {
        let tinted = numbered().withTintColor(.green)
        #expect(tinted.renderingMode == .automatic)
        #expect(drawn(3, 2) { tinted.draw(at: .zero) }[0, 0] == 0xFF00_FF00)
        #expect(tinted.bitmap[2, 1] == 0xFF00_FF00)
        let original = numbered().withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(original.renderingMode == .alwaysOriginal)
        #expect(original.bitmap[2, 1] == 0xFF00_FF00)
        #expect(numbered().bitmap[2, 1] == 0xFF00_0006)
    }

    @Test func `an image is drawn with a blend mode and an opacity`() {
        let bitmap = drawn(4, 2) {
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
            numbered().draw(at: CGPoint(x: 1, y: 0), blendMode: .normal, alpha: 0.5)
        }
        #expect(bitmap.pixel(x: 0, y: 0) == (255, 255, 255, 255))
        let half = bitmap.pixel(x: 1, y: 0)
        #expect(abs(half.r - 127) <= 1 && abs(half.b - 128) <= 1 && half.a == 255)
        let multiplied = drawn(3, 2) {
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 2))
            let place = CGRect(x: 0, y: 0, width: 3, height: 2)
            numbered().withTintColor(.yellow).draw(in: place, blendMode: .multiply, alpha: 1)
        }
        #expect(multiplied[1, 1] == 0xFF00_0000)
    }

    // MARK: - Caps

    /// 5 × 5 pixels: corners 1, 3, 7, 9, edges 2, 4, 6, 8, middle 5.
    private func framed() -> UIImage {
        var bitmap = Bitmap(size: PixelSize(width: 5, height: 5))
        for y in 0..<5 {
            for x in 0..<5 {
                let column = x == 0 ? 0 : x == 4 ? 2 : 1
                let row = y == 0 ? 0 : y == 4 ? 2 : 1
                bitmap[x, y] = 0xFF00_0000 | UInt32(row * 3 + column + 1)
            }
        }
        return UIImage(bitmap)
    }

    @Test(arguments: [UIImage.ResizingMode.tile, .stretch])
    func `the caps of a resizable image keep their size`(mode: UIImage.ResizingMode) {
        let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let image = framed().resizableImage(withCapInsets: caps, resizingMode: mode)
        #expect(image.capInsets == caps)
        #expect(image.resizingMode == mode)
        #expect(image.size == CGSize(width: 5, height: 5))
        let wide = rows(drawn(9, 3) { image.draw(in: CGRect(x: 0, y: 0, width: 9, height: 3)) })
        #expect(
            wide == [
                [1, 2, 2, 2, 2, 2, 2, 2, 3], [4, 5, 5, 5, 5, 5, 5, 5, 6],
                [7, 8, 8, 8, 8, 8, 8, 8, 9],
            ]
        )
        let tiny = rows(drawn(2, 2) { image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2)) })
        #expect(tiny == [[1, 3], [7, 9]])
    }

    @Test func `what lies between the caps is repeated, or stretched`() {
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
        var bitmap = Bitmap(size: PixelSize(width: 3, height: 1))
        for x in 0..<3 { bitmap[x, 0] = 0xFF00_0000 | [10, 100, 200][x] }
        let image = UIImage(bitmap)
        let tiled = image.resizableImage(withCapInsets: caps)
        #expect(tiled.resizingMode == .tile)
        let place = CGRect(x: 0, y: 0, width: 6, height: 2)
        let expected = [10, 100, 200, 100, 200, 100]
        #expect(rows(drawn(6, 2) { tiled.draw(in: place) }) == [expected, expected])
        let stretched = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        let row = rows(drawn(6, 2) { stretched.draw(in: place) })[0]
        #expect(row[0] == 10 && row[1] == 100 && row[5] == 200)
        #expect(row == row.sorted())
    }

    @Test func `caps that leave nothing, negative ones and huge places do no harm`() {
        let insets = [
            UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9),
            UIEdgeInsets(top: -5, left: .nan, bottom: .infinity, right: -.infinity),
        ]
        for caps in insets {
            for mode in [UIImage.ResizingMode.tile, .stretch] {
                let image = framed().resizableImage(withCapInsets: caps, resizingMode: mode)
                _ = drawn(4, 4) {
                    image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
                    image.draw(in: CGRect(x: -1e9, y: 0, width: 2e9, height: 3e9))
                    image.draw(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
                    image.draw(in: .null)
                    image.draw(in: .infinite)
                    image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 1e9, height: 1e9))
                }
            }
        }
    }

    @Test func `a pattern starts in the corner of its place`() {
        let bitmap = drawn(5, 3) {
            numbered().drawAsPattern(in: CGRect(x: 0, y: 0, width: 5, height: 3))
        }
        #expect(rows(bitmap) == [[1, 2, 3, 1, 2], [4, 5, 6, 4, 5], [1, 2, 3, 1, 2]])
    }

    // MARK: - Other attributes

    @Test func `attributes are kept and change nothing else`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = numbered().withAlignmentRectInsets(insets).withBaselineOffset(fromBottom: 3)
            .imageFlippedForRightToLeftLayoutDirection()
        #expect(image.alignmentRectInsets == insets)
        #expect(image.baselineOffsetFromBottom == 3 && image.hasBaseline)
        #expect(!image.imageWithoutBaseline().hasBaseline)
        #expect(image.flipsForRightToLeftLayoutDirection)
        #expect(image.size == numbered().size)
        #expect(image != numbered())
        #expect(numbered() == numbered())
        #expect(UIImage().size == .zero)
        #expect(UIImage().pngData() == nil)
        #expect(UIImage().cgImage == nil)
    }

    @Test func `a part of the pixels is cut out, widened to whole ones`() throws {
        let pixels = try #require(numbered().cgImage)
        let part = try #require(pixels.cropping(to: CGRect(x: 0.5, y: 0.2, width: 1, height: 0.5)))
        #expect(rows(UIImage(cgImage: part).bitmap) == [[1, 2]])
        let corner = pixels.cropping(to: CGRect(x: 2, y: 1, width: 100, height: 100))
        #expect(corner.map { rows(UIImage(cgImage: $0).bitmap) } == [[6]])
        #expect(pixels.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
        #expect(pixels.cropping(to: .null) == nil)
        #expect(pixels.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
        #expect(pixels.cropping(to: .infinite)?.width == 3)
    }

    @Test func `animated images show pictures in turn`() {
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        let image = UIImage.animatedImage(with: [numbered(scale: 2), numbered()], duration: 0.5)
        #expect(image?.images?.count == 2)
        #expect(image?.duration == 0.5)
        #expect(image?.size == CGSize(width: 1.5, height: 1))
        #expect(UIImage.animatedImage(with: [numbered()], duration: 0)?.duration == 1.0 / 30)
        #expect(numbered().images == nil)
    }
}
