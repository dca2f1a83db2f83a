import Testing
import UIKitDrawing
import UIKitGeometry
import UIKitImages
import UIKitRaster

/// What `print` shows of an object, its address masked.
private func shown(_ object: Any) -> String {
    String(describing: object).replacing(/0x[0-9a-f]+/, with: "0x…")
}

@Suite struct DescriptionTests {
    @Test(
        arguments: [
            (20, "20"), (0, "0"), (-0.5, "-0.5"), (106.66666666666667, "106.667"),
            (1.0 / 3, "0.333333"),
            (1_280.25, "1280.25"), (123_456.7, "123457"), (.infinity, "inf"), (-1e-20, "0"),
        ] as [(CGFloat, String)]
    )
    func `numbers have six significant digits and no empty fraction`(
        value: CGFloat,
        text: String
    ) {
        #expect(NumberText.plain(value) == text)
    }

    @Test func `places and rectangles are numbers in parentheses`() {
        #expect("\(CGPoint(x: 20, y: 30.5))" == "(20.0, 30.5)")
        #expect("\(CGSize(width: 100, height: 40))" == "(100.0, 40.0)")
        #expect("\(CGRect(x: 20, y: 30, width: 100, height: 40))" == "(20.0, 30.0, 100.0, 40.0)")
        #expect("\(NSRange(location: 3, length: 5))" == "{3, 5}")
    }

    @Test func `a colour shows its components`() {
        #expect(shown(UIColor.red) == "UIExtendedSRGBColorSpace 1 0 0 1")
        let blue = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 0.5)
        #expect(shown(blue) == "UIExtendedSRGBColorSpace 0 0.478431 1 0.5")
        #expect(shown(UIColor(white: 1, alpha: 0.25)) == "UIExtendedGrayColorSpace 1 0.25")
    }

    @Test func `a dynamic colour shows its name`() {
        #expect(shown(UIColor.label) == "<UIDynamicSystemColor: 0x…; name = labelColor>")
        #expect(shown(UIColor.systemBlue) == "<UIDynamicSystemColor: 0x…; name = systemBlueColor>")
        #expect(shown(UIColor { _ in .red }) == "<UIDynamicProviderColor: 0x…>")
        #expect(
            shown(UIColor.separator.withAlphaComponent(0.5))
                == "<UIDynamicModifiedColor: 0x…; "
                + "base = <UIDynamicSystemColor: 0x…; name = separatorColor>; alpha = 0.5>"
        )
    }

    @Test func `a font shows what a style sheet would say`() {
        let family = UIFont.systemFont(ofSize: 17).familyName
        #expect(
            shown(UIFont.boldSystemFont(ofSize: 17))
                == "<UIFont: 0x…> font-family: \"\(family)\"; font-weight: bold; "
                + "font-style: normal; font-size: 17pt"
        )
        #expect(
            shown(UIFont.systemFont(ofSize: 12.5, weight: .semibold))
                == "<UIFont: 0x…> font-family: \"\(family)\"; font-weight: 600; "
                + "font-style: normal; font-size: 12.5pt"
        )
    }

    @Test func `an image shows where it comes from and its size in points`() throws {
        let image = UIImage(Bitmap(size: PixelSize(width: 6, height: 4), scale: 2))
        #expect(shown(image) == "<UIImage: 0x… anonymous {3, 2} renderingMode=automatic>")
        let symbol = try #require(UIImage(systemName: "square"))
        #expect(
            shown(symbol.withRenderingMode(.alwaysTemplate))
                == "<UIImage: 0x… symbol(system: square) {20.5, 20.5} renderingMode=alwaysTemplate>"
        )
    }
}
