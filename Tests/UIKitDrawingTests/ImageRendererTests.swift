import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitRaster

@Suite struct ImageRendererTests {
    private func format(scale: CGFloat = 1, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = opaque
        return format
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [Int] {
        let pixel = image.bitmap.pixel(x: x, y: y)
        return [pixel.r, pixel.g, pixel.b, pixel.a].map { Int($0) }
    }

    private let size = CGSize(width: 6, height: 6)

    @Test
    func `the format says what the picture shows, and later changes of the given one nothing`() {
        let given = format(scale: 2)
        let bounds = CGRect(x: -3, y: 5, width: 4, height: 2)
        let renderer = UIGraphicsImageRenderer(bounds: bounds, format: given)
        given.scale = 3
        given.opaque = true
        let image = renderer.image { context in
            #expect(context.format.bounds == bounds)
            #expect(context.format.scale == 2)
            UIColor.red.setFill()
            context.fill(context.format.bounds)
        }
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(image.scale == 2)
        #expect(image.cgImage?.width == 8)
        #expect(pixel(image, 0, 0) == [255, 0, 0, 255])
        #expect(pixel(image, 7, 3) == [255, 0, 0, 255])
        #expect(renderer.format.bounds == bounds)
        #expect(given.bounds == .zero)
        let clear = renderer.image { _ in }
        #expect(pixel(clear, 1, 1) == [0, 0, 0, 0])
    }

    @Test func `a frame is one point wide and inside the rectangle`() {
        let image = UIGraphicsImageRenderer(size: size, format: format()).image { context in
            UIColor.blue.setStroke()
            context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4))
        }
        for (x, y, alpha) in [
            (0, 0, 0), (1, 1, 255), (4, 1, 255), (4, 4, 255), (1, 3, 255), (2, 2, 0), (3, 3, 0),
            (5, 5, 0),
        ] {
            #expect(pixel(image, x, y)[3] == alpha, "(\(x), \(y))")
        }
    }

    @Test func `filling with a blend mode and clipping change nothing of what comes after`() {
        let image = UIGraphicsImageRenderer(size: size, format: format()).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 6), blendMode: .clear)
            context.cgContext.saveGState()
            context.clip(to: CGRect(x: 4, y: 0, width: 2, height: 6))
            UIColor.green.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.restoreGState()
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 5, width: 3, height: 1))
        }
        #expect(pixel(image, 1, 1) == [0, 0, 0, 0])
        #expect(pixel(image, 3, 1) == [255, 0, 0, 255])
        #expect(pixel(image, 4, 1) == [0, 255, 0, 255])
        #expect(pixel(image, 1, 5) == [0, 0, 255, 255])
        #expect(pixel(image, 2, 5) == [0, 0, 255, 255])
    }

    @Test func `what has been drawn so far is a picture of its own`() {
        var first = UIImage()
        let last = UIGraphicsImageRenderer(size: size, format: format(scale: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 6))
            first = context.currentImage
            UIColor.blue.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        #expect(first.size == size && first.scale == 2)
        #expect(pixel(first, 1, 1) == [255, 0, 0, 255])
        #expect(pixel(first, 11, 1) == [0, 0, 0, 0])
        #expect(pixel(last, 1, 1) == [0, 0, 255, 255])
    }

    @Test func `a JPEG is white where the picture shines through, a PNG keeps that`() throws {
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 32, height: 16),
            format: format()
        )
        func draw(_ context: UIGraphicsImageRendererContext) {
            UIColor(white: 0, alpha: 0.5).setFill()
            context.fill(CGRect(x: 16, y: 0, width: 16, height: 16))
        }
        for bytes in [
            renderer.jpegData(withCompressionQuality: 1, actions: draw),
            renderer.image(actions: draw).jpegData(compressionQuality: 1) ?? [],
        ] {
            let photo = try #require(UIImage(data: bytes))
            let clear = pixel(photo, 4, 8)
            let half = pixel(photo, 27, 8)
            #expect(clear.allSatisfy { $0 >= 253 })
            #expect(half[..<3].allSatisfy { abs($0 - 127) <= 2 } && half[3] == 255)
        }
        let exact = try #require(UIImage(data: renderer.pngData(actions: draw)))
        #expect(pixel(exact, 4, 8) == [0, 0, 0, 0])
        #expect(pixel(exact, 27, 8) == [0, 0, 0, 128])
    }

    @Test(
        arguments: [
            (.automatic, nil, [9, 9, 9, 255]), (.automatic, UIColor.red, [255, 0, 0, 255]),
            (.alwaysOriginal, nil, [9, 9, 9, 255]), (.alwaysOriginal, .red, [255, 0, 0, 255]),
            (.alwaysTemplate, nil, [0, 0, 255, 255]), (.alwaysTemplate, .red, [255, 0, 0, 255]),
        ] as [(UIImage.RenderingMode, UIColor?, [Int])]
    )
    func `the colour that an image is drawn in`(
        mode: UIImage.RenderingMode,
        tint: UIColor?,
        expected: [Int]
    ) {
        var image = UIGraphicsImageRenderer(size: size, format: format()).image { context in
            UIColor(red: 9.0 / 255, green: 9.0 / 255, blue: 9.0 / 255, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        if let tint {
            image = image.withTintColor(tint, renderingMode: mode)
        } else {
            image = image.withRenderingMode(mode)
        }
        #expect(image.renderingMode == mode)
        let drawn = UIGraphicsImageRenderer(size: size, format: format()).image { _ in
            UIColor.blue.setFill()
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        #expect(pixel(drawn, 3, 3) == expected)
    }

    @Test func `an image says the traits that it was made for`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let plus = UIImage(systemName: "plus", compatibleWith: dark)
        #expect(plus?.traitCollection.userInterfaceStyle == .dark)
        #expect(UIImage().traitCollection == UITraitCollection())
        #expect(
            UIImage.animatedResizableImageNamed("no such", capInsets: .zero, duration: 1) == nil
        )
    }
}
