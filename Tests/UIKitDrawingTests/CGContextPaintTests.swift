import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitRaster

@Suite struct CGContextPaintTests {
    /// What `body` draws on a clear surface of 40 × 40 pixels, drawn at once and played from a recording.
    private func draw(scale: CGFloat = 1, _ body: (CGContext) -> Void) -> Bitmap {
        let size = CGSize(width: 40 / scale, height: 40 / scale)
        let drawn = CGContext.draw(size: size, scale: scale, body)
        let list = CGContext.record(size: size, scale: scale, body)
        let canvas = Canvas(Bitmap(size: PixelSize(width: 40, height: 40)))
        canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
        canvas.draw(list)
        #expect(canvas.takeBitmap() == drawn)
        for y in 0..<40 {
            for x in 0..<40 where drawn[x, y] != 0 {
                let pixel = CGRect(x: CGFloat(x), y: CGFloat(y), width: 1, height: 1)
                    .applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
                #expect(list.bounds.intersects(pixel), "\(x) \(y) is outside of the bounds")
            }
        }
        return drawn
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func made(_ colors: [CGColor], _ locations: [CGFloat]? = nil) -> CGGradient? {
        CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: colors as CFArray,
            locations: locations
        )
    }

    @Test func `a linear gradient goes from start to end and beyond as its options say`() throws {
        let gradient = try #require(made([red, blue], [0, 1]))
        let inside = draw {
            $0.drawLinearGradient(
                gradient,
                start: CGPoint(x: 10, y: 0),
                end: CGPoint(x: 30, y: 0),
                options: []
            )
        }
        #expect(inside[9, 20] == 0)
        #expect(inside[30, 20] == 0)
        // The middles of pixels: a fortieth and 21 fortieths of the way.
        #expect(abs(Int(inside[10, 20] >> 16 & 255) - 249) <= 1)
        #expect(abs(Int(inside[20, 20] & 255) - 134) <= 1)
        let everywhere = draw {
            $0.drawLinearGradient(
                gradient,
                start: CGPoint(x: 10, y: 0),
                end: CGPoint(x: 30, y: 0),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            )
        }
        #expect(everywhere[0, 0] == 0xFFFF_0000)
        #expect(everywhere[39, 39] == 0xFF00_00FF)
    }

    @Test func `colours without locations are spread evenly, and nothing but colours is taken`()
        throws
    {
        let three = try #require(made([red, .white, blue]))
        let bitmap = draw {
            $0.drawLinearGradient(
                three,
                start: CGPoint(x: 0, y: 0),
                end: CGPoint(x: 40, y: 0),
                options: []
            )
        }
        #expect(abs(Int(bitmap[20, 0] >> 8 & 255) - 249) <= 1)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        let grey = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceGray(),
            colorComponents: [0, 1, 1, 1],
            locations: nil,
            count: 2
        )
        #expect(grey != nil)
    }

    @Test func `a radial gradient fills its circles and obeys clip and alpha`() throws {
        let gradient = try #require(made([red, blue]))
        let middle = CGPoint(x: 20, y: 20)
        let bitmap = draw {
            $0.setAlpha(0.5)
            $0.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
            $0.drawRadialGradient(
                gradient,
                startCenter: middle,
                startRadius: 0,
                endCenter: middle,
                endRadius: 15,
                options: []
            )
        }
        #expect(bitmap[21, 20] == 0)
        #expect(bitmap[2, 20] == 0)
        #expect(bitmap[19, 20] >> 24 == 128)
        #expect(bitmap[6, 20] & 255 > 110)
    }

    @Test func `a shadow is moved in points of the surface, whatever the coordinates`() {
        for angle in [0, CGFloat.pi / 2, .pi] {
            let bitmap = draw {
                $0.setShadow(
                    offset: CGSize(width: 10, height: 5),
                    blur: 0,
                    color: CGColor(red: 0, green: 0, blue: 1, alpha: 1)
                )
                $0.translateBy(x: 20, y: 20)
                $0.rotate(by: angle)
                $0.setFillColor(red)
                $0.fill(CGRect(x: -5, y: -5, width: 10, height: 10))
            }
            #expect(bitmap[20, 20] == 0xFFFF_0000)
            #expect(bitmap[30, 27] == 0xFF00_00FF)
            #expect(bitmap[34, 29] == 0xFF00_00FF)
            #expect(bitmap[35, 29] == 0)
            #expect(bitmap[10, 15] == 0)
        }
    }

    @Test func `a layer casts one shadow, and what is in it casts none of its own`() {
        let bitmap = draw {
            $0.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .black)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.setFillColor(.white)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
            $0.endTransparencyLayer()
        }
        #expect(bitmap[5, 12] == 0xFFFF_0000)
        #expect(bitmap[5, 25] == 0xFF00_0000)
        #expect(bitmap[5, 31] == 0)
    }

    @Test func `blend modes hold until the state is restored`() {
        let bitmap = draw {
            $0.setFillColor(gray: 0.5, alpha: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            $0.saveGState()
            $0.setBlendMode(.multiply)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 40))
            $0.setBlendMode(.clear)
            $0.fill(CGRect(x: 10, y: 0, width: 10, height: 40))
            $0.restoreGState()
            $0.setFillColor(blue)
            $0.fill(CGRect(x: 20, y: 0, width: 10, height: 40))
        }
        #expect(bitmap[5, 5] == 0xFF80_0000)
        #expect(bitmap[15, 5] == 0)
        #expect(bitmap[25, 5] == 0xFF00_00FF)
        #expect(bitmap[35, 5] == 0xFF80_8080)
    }

    @Test func `a path and a rectangle can be filled in a mode of their own`() {
        let bitmap = draw { context in
            UIGraphicsPushContext(context)
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
            UIColor.red.setFill()
            UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 10, height: 10), .clear)
            UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10))
                .fill(with: .multiply, alpha: 0.5)
            UIGraphicsPopContext()
        }
        #expect(bitmap[5, 5] == 0)
        #expect(bitmap[25, 5] == 0xFFFF_7F7F)
        #expect(bitmap[35, 5] == 0xFFFF_FFFF)
    }

    @Test func `a clip by a mask and a tint of it`() throws {
        var mask = Bitmap(size: PixelSize(width: 2, height: 2))
        mask[0, 0] = 0xFF00_0000
        mask[1, 1] = 0x8000_0000
        let image = CGImage(mask)
        let bitmap = draw {
            $0.clip(to: CGRect(x: 4, y: 4, width: 2, height: 2), mask: image)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(bitmap[4, 4] == 0xFFFF_0000)
        #expect(bitmap[5, 5] == 0x8080_0000)
        #expect(bitmap[5, 4] == 0)
        #expect(bitmap[3, 3] == 0)
    }

    @Test func `pictures repeat as a pattern colour from the surface's origin, and by tiling`() {
        var tile = Bitmap(size: PixelSize(width: 4, height: 4))
        tile[0, 0] = 0xFFFF_0000
        let image = CGImage(tile)
        let bitmap = draw {
            $0.translateBy(x: 3, y: 3)
            $0.setFillColor(UIColor(patternImage: UIImage(cgImage: image)).cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: 37, height: 37))
        }
        #expect(bitmap[4, 4] == 0xFFFF_0000)
        #expect(bitmap[36, 8] == 0xFFFF_0000)
        #expect(bitmap[0, 0] == 0)
        #expect(bitmap[5, 4] == 0)
        let tiled = draw {
            $0.draw(image, in: CGRect(x: 2, y: 2, width: 4, height: 4), byTiling: true)
        }
        #expect(tiled[2, 2] == 0xFFFF_0000)
        #expect(tiled[38, 38] == 0xFFFF_0000)
        #expect(tiled[0, 0] == 0)
    }

    @Test func `without interpolation pixels stay squares`() {
        var picture = Bitmap(size: PixelSize(width: 2, height: 1))
        picture[0, 0] = 0xFFFF_0000
        picture[1, 0] = 0xFF00_00FF
        let image = CGImage(picture)
        let bitmap = draw {
            $0.interpolationQuality = .none
            $0.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        for x in 0..<40 { #expect(bitmap[x, 7] == (x < 20 ? 0xFFFF_0000 : 0xFF00_00FF)) }
    }
}
