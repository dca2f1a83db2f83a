import Glibc
package import UIKitDrawing
package import UIKitGeometry
import UIKitRaster

/// What the layer's class paints between background and image.
package indirect enum LayerContent: Equatable {
    /// Nothing.
    case none
    /// Nothing, and nothing else of the layer itself is seen either.
    case placement
    /// Colours that change from place to place.
    case gradient(GradientContent)
    /// A filled and stroked path.
    case shape(ShapeContent)
}

/// What a `CAGradientLayer` paints.
package struct GradientContent: Equatable {
    /// The colours, in order.
    package var colors: [CGColor] = []
    /// The place of each colour, 0…1; nil spreads them evenly.
    package var locations: [CGFloat]?
    /// Where place 0 is, in a space where the bounds are (0, 0, 1, 1).
    package var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where place 1 is, in the same space.
    package var endPoint = CGPoint(x: 0.5, y: 1)
    /// How places of the layer become places of the gradient.
    package var type = CAGradientLayerType.axial

    /// The gradient within `bounds`; nil where there is nothing to see.
    func gradient(in bounds: CGRect) -> Gradient? {
        if colors.isEmpty || bounds.isEmpty || !isFinite { return nil }
        let stops = colors.enumerated().map { index, color in
            Gradient.Stop(location(of: index), color.pixelColor)
        }
        let start = point(startPoint, in: bounds)
        let end = point(endPoint, in: bounds)
        switch type {
        case .radial:
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            if !(radii.width > 0 && radii.height > 0) { return nil }
            return Gradient(
                .radial(.zero, 0, .zero, 1),
                stops: stops,
                transform: CGAffineTransform(
                    radii.width,
                    0,
                    0,
                    radii.height,
                    start.x,
                    start.y
                )
            )
        case .conic:
            let angle = atan2(end.y - start.y, end.x - start.x)
            return Gradient(.conic(start, angle), stops: stops)
        default:
            if start == end { return nil }
            return Gradient(.linear(start, end), stops: stops)
        }
    }

    /// Whether all of the bounds is covered.
    var isOpaque: Bool {
        if colors.isEmpty || !isFinite || startPoint == endPoint { return false }
        if type == .radial && (startPoint.x == endPoint.x || startPoint.y == endPoint.y) {
            return false
        }
        return colors.allSatisfy(\.pixelColor.isOpaque)
    }

    private var isFinite: Bool {
        startPoint.isFinite && endPoint.isFinite && (locations ?? []).allSatisfy(\.isFinite)
    }

    private func location(of index: Int) -> CGFloat {
        if let locations, index < locations.count { return locations[index] }
        if locations != nil { return 1 }
        return colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
    }

    private func point(_ unit: CGPoint, in bounds: CGRect) -> CGPoint {
        CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
}

/// What a `CAShapeLayer` paints.
package struct ShapeContent: Equatable {
    /// The outline, in the layer's space.
    package var path: CGPath?
    /// What fills it.
    package var fillColor: CGColor? = .black
    /// What counts as its inside.
    package var fillRule = CAShapeLayerFillRule.nonZero
    /// The colour of the line along it.
    package var strokeColor: CGColor?
    /// The part of the outline's length where the line begins, 0…1.
    package var strokeStart: CGFloat = 0
    /// The part of the outline's length where the line ends, 0…1.
    package var strokeEnd: CGFloat = 1
    /// The width of the line in points.
    package var lineWidth: CGFloat = 1
    /// How long a sharp corner may be, in line widths, before it is cut off.
    package var miterLimit: CGFloat = 10
    /// The shape of the line's ends.
    package var lineCap = CAShapeLayerLineCap.butt
    /// The shape of the line's corners.
    package var lineJoin = CAShapeLayerLineJoin.miter
    /// Where in the pattern the line starts, in points.
    package var lineDashPhase: CGFloat = 0
    /// The lengths of dashes and gaps in turn, in points; nil for a solid line.
    package var lineDashPattern: [CGFloat]?

    /// Whether what is painted may come out a rounding apart where the layer is moved by whole pixels.
    var dependsOnPlace: Bool { fillColor?.tiling != nil || strokeColor?.tiling != nil }

    /// What is filled; nil where there is nothing.
    var filled: (Path, FillRule, CGColor)? {
        guard let path, !path.isEmpty, let color = fillColor, color.pixelColor.alpha > 0 else {
            return nil
        }
        return (path.path, fillRule == .evenOdd ? .evenOdd : .nonZero, color)
    }

    /// What is drawn as a line; nil where there is nothing.
    ///
    /// `room` lends its memory to a part of the path.
    func stroked(_ room: inout Path) -> (Path, StrokeStyle, CGColor)? {
        guard let path, !path.isEmpty, let color = strokeColor, color.pixelColor.alpha > 0,
            lineWidth > 0, lineWidth.isFinite, strokeEnd > strokeStart
        else { return nil }
        if strokeStart <= 0 && strokeEnd >= 1 { return (path.path, style, color) }
        room.assign(path.path, from: strokeStart, to: strokeEnd)
        return room.isEmpty ? nil : (room, style, color)
    }

    /// What the path's painting may touch, in the layer's space; null when it paints nothing.
    ///
    /// `room` lends its memory.
    func extent(_ room: inout Path) -> CGRect {
        var result = CGRect.null
        if let (path, _, _) = filled { result = path.bounds }
        if let (path, style, _) = stroked(&room) {
            result = result.union(path.bounds.insetBy(dx: -style.reach, dy: -style.reach))
        }
        return result.orEverywhere
    }

    private var style: StrokeStyle {
        let cap: StrokeStyle.Cap =
            lineCap == .round ? .round : lineCap == .square ? .square : .butt
        let join: StrokeStyle.Join =
            lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        return StrokeStyle(
            width: lineWidth,
            cap: cap,
            join: join,
            miterLimit: miterLimit,
            dash: lineDashPattern ?? [],
            dashPhase: lineDashPhase
        )
    }
}

extension LayerState {
    /// What a gradient layer paints.
    package var gradient: GradientContent {
        get {
            if case .gradient(let content) = content { return content }
            return GradientContent()
        }
        set { content = .gradient(newValue) }
    }

    /// What a shape layer paints.
    package var shape: ShapeContent {
        get {
            if case .shape(let content) = content { return content }
            return ShapeContent()
        }
        set { content = .shape(newValue) }
    }
}
