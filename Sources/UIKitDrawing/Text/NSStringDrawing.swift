public import UIKitGeometry
import UIKitText

/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, Apple's own.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The last line that there is room for ends in an ellipsis where the text goes on.
    public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
    /// The rectangle is where lines stand, one below the other; without it there is one line whose baseline
    /// starts at the origin.
    public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
    /// The room that fonts want between lines is added.
    public static let usesFontLeading = Self(rawValue: 1 << 1)
    /// Text is measured by its pixels and not by its font.
    public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
}

/// What is told to and learnt from drawing text.
open class NSStringDrawingContext {
    /// How small text may be made to fit into its rectangle, 0…1; 0, the default, keeps its size.
    open var minimumScaleFactor: CGFloat = 0
    /// The rectangle that the text took.
    public internal(set) var totalBounds = CGRect.zero
    /// How small the text was made, 1 being its own size.
    public internal(set) var actualScaleFactor: CGFloat = 1

    /// Creates a context.
    public init() {}
}

extension NSAttributedString {
    /// What the text takes in one line a paragraph, in points.
    public func size() -> CGSize {
        DrawableText(self).layout(in: TextFrame()).size
    }

    /// Draws the text with its upper left corner at a place, one line a paragraph.
    public func draw(at point: CGPoint) {
        draw(
            with: CGRect(origin: point, size: .zero),
            options: .usesLineFragmentOrigin,
            context: nil
        )
    }

    /// Draws the text in a rectangle: lines are broken at its sides, and what has no room in its height is left out.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let text = DrawableText(self)
        let layout = text.layout(in: TextFrame(width: rect.width, height: rect.height))
        context.saveGState()
        context.clip(to: rect.insetBy(dx: -Self.overhang, dy: -Self.overhang))
        TextPainter(text, layout, at: rect.origin, in: context).paint()
        context.restoreGState()
    }

    /// Draws the text as `options` say; a rectangle without width or height is unlimited in this direction.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let text = DrawableText(self).fitted(
            into: Self.frame(rect.size, options),
            rect.width,
            context
        )
        let layout = text.layout(in: Self.frame(rect.size, options))
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
        TextPainter(text, layout, at: origin, in: target).paint()
    }

    /// The rectangle that the text takes when it is drawn with the same arguments at the origin.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        let frame = Self.frame(size, options)
        let layout = DrawableText(self).fitted(into: frame, size.width, context).layout(in: frame)
        var rect = CGRect(origin: .zero, size: layout.size)
        if options.contains(.usesDeviceMetrics) {
            rect = layout.inkBounds.isNull ? .zero : layout.inkBounds
        }
        if !options.contains(.usesLineFragmentOrigin) { rect.origin.y -= layout.firstBaseline }
        context?.totalBounds = rect
        return rect
    }

    /// Points that letters may reach over the sides of the rectangle that they are drawn in.
    private static let overhang: CGFloat = 4

    private static func frame(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextFrame {
        let isLines = options.contains(.usesLineFragmentOrigin)
        var frame = TextFrame(
            width: size.width > 0 ? size.width : .infinity,
            height: isLines && size.height > 0 ? size.height : .infinity
        )
        if !isLines { frame.lineLimit = 1 }
        frame.truncatesLastLine = options.contains(.truncatesLastVisibleLine)
        frame.usesLeading = options.contains(.usesFontLeading)
        return frame
    }
}

extension String {
    /// What the text takes in one line a paragraph, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// Draws the text with its upper left corner at a place, one line a paragraph.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    /// Draws the text in a rectangle: lines are broken at its sides, and what has no room in its height is left out.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    /// Draws the text as `options` say; a rectangle without width or height is unlimited in this direction.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }

    /// The rectangle that the text takes when it is drawn with the same arguments at the origin.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
