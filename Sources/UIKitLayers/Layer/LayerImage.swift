import UIKitDrawing
import UIKitGeometry
import UIKitRaster

/// What a layer shows between its background and its sublayers: a picture, or what was drawn.
struct LayerImage {
    /// A part of what was drawn, newer ones replacing older ones.
    struct Drawing {
        /// The drawing, in points from the top-left corner of the bounds.
        let list: DisplayList
        /// The part of the layer that it stands for, likewise.
        let area: CGRect
        /// Whether its pixels depend on where it lies on the screen.
        let dependsOnPlace: Bool

        init(list: DisplayList, area: CGRect) {
            self.list = list
            self.area = area
            dependsOnPlace = list.dependsOnPlace
        }
    }

    /// What the application has set.
    private(set) var contents: Any?
    /// The picture in `contents`.
    private(set) var bitmap: Bitmap?
    /// Whether the picture says how many of its pixels make a point.
    private var hasOwnScale = false
    /// Whether every pixel of the picture is opaque, once somebody has asked.
    private var opacity: Bool?
    /// What was drawn, oldest first.
    private(set) var drawings: [Drawing] = []
    /// The size of the bounds when it was drawn, in points.
    private(set) var drawnSize = CGSize.zero
    /// How far what was drawn reaches over the edges of the bounds, in points; nothing for most layers.
    var overhang = UIEdgeInsets.zero
    /// How the image is fitted into the bounds.
    var gravity = CALayerContentsGravity.resize
    /// Pixels of the picture per point.
    var scale: CGFloat = 1
    /// How pixels are read where the image is shown smaller.
    var minification = CALayerContentsFilter.linear
    /// How pixels are read where the image is shown larger.
    var magnification = CALayerContentsFilter.linear
    /// Whether the application promises that the image covers the bounds.
    var isOpaque = false
    /// The part of the layer that waits for `display()`, in its own space; null means all of it.
    var displayArea = CGRect.null
    /// The part that was drawn anew since the last frame, in its own space.
    var freshArea = CGRect.null

    /// Parts that are kept before a drawing of the whole layer is asked for.
    static let maximumDrawings = 8

    /// Whether there is nothing to show.
    var isEmpty: Bool { bitmap == nil && drawings.isEmpty }

    /// The size of the image in points; a `UIImage` brings its own scale.
    var size: CGSize {
        guard let bitmap else { return drawnSize }
        let scale = hasOwnScale ? bitmap.scale : scale
        return CGSize(
            width: CGFloat(bitmap.size.width) / scale,
            height: CGFloat(bitmap.size.height) / scale
        )
    }

    /// Shows `contents`, forgetting what was drawn.
    mutating func setContents(_ contents: Any?) {
        self.contents = contents
        bitmap =
            switch contents {
            case let picture as Bitmap: picture
            case let picture as UIImage: picture.bitmap
            case let picture as CGImage: picture.bitmap
            default: nil
            }
        hasOwnScale = contents is UIImage
        opacity = nil
        drawings = []
    }

    /// Whether the pixels of what was drawn are worked out from where they lie on the screen, as those of gradients are.
    var dependsOnPlace: Bool {
        !drawings.isEmpty && drawings.contains(where: \.dependsOnPlace)
    }

    /// Whether there is a picture and every pixel of it is opaque; looks at all of them the first time.
    var isPictureOpaque: Bool {
        mutating get {
            if let opacity { return opacity }
            let isOpaque = bitmap?.isOpaque ?? false
            opacity = isOpaque
            return isOpaque
        }
    }

    /// The pixels of the picture that `unit` names, in a space where all are (0, 0, 1, 1).
    ///
    /// Less than a pixel, be it nothing, is the pixel that it lies in.
    func pixels(_ unit: CGRect) -> PixelRect {
        guard let bitmap, unit.isFinite else { return .zero }
        let size = bitmap.size
        let columns = Self.pixels(from: unit.minX, to: unit.maxX, of: size.width)
        let rows = Self.pixels(from: unit.minY, to: unit.maxY, of: size.height)
        return PixelRect(
            minX: columns.lowerBound,
            minY: rows.lowerBound,
            maxX: columns.upperBound,
            maxY: rows.upperBound
        ).intersection(PixelRect(size: size))
    }

    private static func pixels(from start: CGFloat, to end: CGFloat, of count: Int) -> Range<Int> {
        let first = PixelScale.edge(pixels: start * CGFloat(count))
        let last = PixelScale.edge(pixels: end * CGFloat(count))
        if first < last { return first..<last }
        let middle = (start + end) / 2 * CGFloat(count)
        // At the far edge it lies in the last pixel.
        let pixel = PixelScale.clamped(
            middle == CGFloat(count) ? middle - 1 : middle.rounded(.down)
        )
        return pixel..<pixel + 1
    }

    /// Where the image lies in `bounds`, if `part` of it is shown.
    func place(of part: CGRect, in bounds: CGRect) -> CGRect {
        if isEmpty { return .null }
        var size = size
        if bitmap != nil && part != Self.unit {
            if !part.isFinite || pixels(part).isEmpty { return .null }
            size.width *= part.width
            size.height *= part.height
        }
        if !(size.width > 0 && size.height > 0) { return .null }
        let place = gravity.rect(for: size, in: bounds)
        return place.isEmpty ? .null : place
    }

    /// Where the image is to be seen in `bounds`, if `part` of it is shown: its place, and what reaches over it.
    func extent(of part: CGRect, in bounds: CGRect) -> CGRect {
        let place = place(of: part, in: bounds)
        if bitmap != nil || overhang == .zero || place.isNull { return place }
        let x = place.width / drawnSize.width
        let y = place.height / drawnSize.height
        return CGRect(
            x: place.minX - overhang.left * x,
            y: place.minY - overhang.top * y,
            width: place.width + (overhang.left + overhang.right) * x,
            height: place.height + (overhang.top + overhang.bottom) * y
        )
    }

    /// The part of a drawing of the whole layer that is shown, from the top-left corner of the bounds; nil for just these.
    var drawnPart: CGRect? {
        if overhang == .zero { return nil }
        return CGRect(
            x: -overhang.left,
            y: -overhang.top,
            width: drawnSize.width + overhang.left + overhang.right,
            height: drawnSize.height + overhang.top + overhang.bottom
        )
    }

    /// All of the image.
    static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Shows `list` in the part `area` of a layer of `size`, both from the top-left corner.
    ///
    /// A layer that was given a picture and draws nothing keeps its picture.
    mutating func setDrawing(_ list: DisplayList, area: CGRect, size: CGSize) {
        if bitmap != nil, list.isEmpty { return }
        setContentsToDrawing()
        if size != drawnSize || area.contains(CGRect(origin: .zero, size: size)) { drawings = [] }
        drawnSize = size
        drawings.removeAll { area.contains($0.area) }
        if !(drawings.isEmpty && list.isEmpty) { drawings.append(Drawing(list: list, area: area)) }
    }

    private mutating func setContentsToDrawing() {
        contents = nil
        bitmap = nil
        opacity = nil
        hasOwnScale = false
    }
}
