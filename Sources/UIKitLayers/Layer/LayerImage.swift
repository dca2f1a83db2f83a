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
    }

    /// What the application has set.
    private(set) var contents: Any?
    /// The picture in `contents`.
    private(set) var bitmap: Bitmap?
    /// What was drawn, oldest first.
    private(set) var drawings: [Drawing] = []
    /// The size of the bounds when it was drawn, in points.
    private(set) var drawnSize = CGSize.zero
    /// How the image is fitted into the bounds.
    var gravity = CALayerContentsGravity.resize
    /// Pixels of the picture per point.
    var scale: CGFloat = 1
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
        let scale = contents is UIImage ? bitmap.scale : scale
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
        drawings = []
    }

    /// Shows `list` in the part `area` of a layer of `size`, both from the top-left corner.
    ///
    /// A layer that was given a picture and draws nothing keeps its picture.
    mutating func setDrawing(_ list: DisplayList, area: CGRect, size: CGSize) {
        if bitmap != nil, list.isEmpty { return }
        contents = nil
        bitmap = nil
        if size != drawnSize || area.contains(CGRect(origin: .zero, size: size)) { drawings = [] }
        drawnSize = size
        drawings.removeAll { area.contains($0.area) }
        if !(drawings.isEmpty && list.isEmpty) { drawings.append(Drawing(list: list, area: area)) }
    }
}
