import UIKitGeometry
import UIKitImages
import UIKitRaster

/// A symbol at a size and a weight, drawn into any number of pixels.
struct SymbolGlyph: Hashable, Sendable {
    /// The symbol's name.
    let name: String
    /// How bold its lines are.
    let weight: UIImage.SymbolWeight
    /// The height in points of the grid that it is drawn on.
    let height: CGFloat

    /// The size in points of text that a symbol without a configuration suits: that of body text.
    static let standardPointSize: CGFloat = 17
    /// The height of a symbol in sizes of the text beside it.
    ///
    /// Policy: capitals of seven tenths of the size, and a quarter of it above and below.
    static let heightInPointSizes: CGFloat = 1.2
    /// The height of the grid in its own units.
    static let gridHeight: CGFloat = 24
    /// The height of capitals in sizes of their text, where the font isn't known.
    static let capHeight: CGFloat = 0.7

    /// Creates the symbol of a name as configured; nil where there is none of the name.
    init?(name: String, configuration: UIImage.SymbolConfiguration?) {
        if SymbolArt.named(name) == nil { return nil }
        self.name = name
        weight = configuration?.weight ?? .unspecified
        let pointSize = configuration?.pointSize ?? Self.standardPointSize
        let factor = configuration?.scale.factor ?? 1
        height = min(
            2_048,
            max(1, (pointSize * Self.heightInPointSizes * factor * 2).rounded() / 2)
        )
    }

    /// The extent in points.
    var size: CGSize {
        let width = SymbolArt.named(name)?.width ?? Self.gridHeight
        return CGSize(width: (width / Self.gridHeight * height * 2).rounded() / 2, height: height)
    }

    /// From the bottom edge up to the line that text stands on, so that capitals and symbol have one middle.
    func baselineOffset(pointSize: CGFloat) -> CGFloat {
        max(0, (height - pointSize * Self.capHeight) / 2)
    }

    /// The extent in pixels at a scale.
    func pixels(scale: CGFloat) -> PixelSize {
        PixelSize(
            width: max(1, PixelScale.clamped((size.width * scale).rounded())),
            height: max(1, PixelScale.clamped((size.height * scale).rounded()))
        )
    }

    /// The symbol in black, filling `size` pixels.
    func draw(_ size: PixelSize) -> Bitmap? {
        guard let art = SymbolArt.named(name), size.area > 0 else { return nil }
        let grid = CGAffineTransform(
            scaleX: CGFloat(size.width) / art.width,
            y: CGFloat(size.height) / Self.gridHeight
        )
        var picture = Bitmap(size: size)
        for mark in art.marks {
            let canvas = Canvas(mark.isCut ? Bitmap(size: size) : picture)
            canvas.concatenate(grid)
            mark.draw(in: canvas, lineWidth: weight.lineWidth)
            let drawn = canvas.takeBitmap()
            if mark.isCut { picture.erase(with: drawn) } else { picture = drawn }
        }
        return picture
    }
}
