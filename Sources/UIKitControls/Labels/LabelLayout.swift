import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitText

/// Measures and draws labels.
///
/// Sizes go up to whole pixels, so that text is never truncated in the size that was measured for it.
@MainActor enum LabelLayout {
    /// The size of the text with lines broken at `width` points; 0 for no limit.
    ///
    /// It is asked of ``UILabel/textRect(forBounds:limitedToNumberOfLines:)``, which subclasses override
    /// to keep room around the text.
    static func size(_ label: UILabel, width: CGFloat) -> CGSize {
        let bounds = CGRect(
            x: 0,
            y: 0,
            width: width > 0 ? width : unlimited,
            height: unlimited
        )
        return label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines).size
    }

    /// Points that no text reaches.
    private static let unlimited: CGFloat = 1e9

    /// Where the text is in `bounds`: at their upper left, and half of what has no room above them.
    ///
    /// Source: recordings of UIKit's answers (case TXT-04).
    static func textRect(_ label: UILabel, _ bounds: CGRect, _ lines: Int) -> CGRect {
        let frame = frame(label, width: bounds.width, height: 0, lines: lines)
        let size = label.withText { text in
            text.content.length == 0 ? .zero : text.layout(frame).size
        }
        let needed = size.map { pixels($0, label) } ?? .zero
        let excess = max(0, needed.height - max(0, bounds.height))
        let scale = scale(label)
        return CGRect(
            x: bounds.minX,
            y: excess > 0
                ? ((bounds.minY - excess / 2) * scale + 0.5).rounded(.down) / scale : bounds.minY,
            width: max(0, min(needed.width, bounds.width)),
            height: max(0, min(needed.height, bounds.height))
        )
    }

    /// Where the first or the last line stands that ``draw(_:in:)`` draws in `size`, in points from the top; nil without text.
    static func baseline(_ label: UILabel, isFirst: Bool, in size: CGSize) -> CGFloat? {
        let frame = frame(
            label,
            width: size.width,
            height: size.height,
            lines: label.numberOfLines
        )
        let line = label.withText { (text: inout LabelText) -> CGFloat? in
            if text.content.length == 0 { return nil }
            let layout = text.layout(frame)
            let top = (size.height - layout.size.height) / 2
            return top + (isFirst ? layout.firstBaseline : layout.lastBaseline)
        }
        return line ?? nil
    }

    /// Draws the text in the middle of a rectangle's height.
    static func draw(_ label: UILabel, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let frame = frame(
            label,
            width: rect.width,
            height: rect.height,
            lines: label.numberOfLines
        )
        label.withText { text in
            if text.content.length == 0 { return }
            let fit = fit(label, &text, rect.width)
            let layout = text.layout(frame, fit)
            var top = rect.minY + (rect.height - layout.size.height) / 2
            if fit.scale != 1 {
                // Where the line would be at its full size.
                let full = text.layout(natural(label))
                let fullTop = rect.minY + (rect.height - full.size.height) / 2
                switch label.baselineAdjustment {
                case .alignBaselines: top = fullTop + full.firstBaseline - layout.firstBaseline
                case .alignCenters: break
                case .none: top = fullTop
                }
            }
            paint(
                label,
                text.drawable(fit),
                layout,
                CGPoint(x: rect.minX, y: top),
                rect,
                context
            )
        }
    }

    private static func paint(
        _ label: UILabel,
        _ text: DrawableText,
        _ layout: TextLayout,
        _ origin: CGPoint,
        _ rect: CGRect,
        _ context: CGContext
    ) {
        context.saveGState()
        if !label.isEnabled { context.setAlpha(LabelPolicy.disabledAlpha) }
        if label.lineBreakMode == .byClipping { context.clip(to: rect) }
        var shadow: NSShadow?
        if let color = label.shadowColor {
            shadow = NSShadow()
            shadow?.shadowColor = color
            shadow?.shadowOffset = label.shadowOffset
        }
        let painter = TextPainter(
            text,
            layout,
            at: origin,
            in: context,
            color: label.isHighlighted ? label.highlightedTextColor : nil,
            shadow: shadow
        )
        painter.paint()
        if label.lineBreakMode != .byClipping {
            label.painted = label.painted.union(painter.extent)
        }
        context.restoreGState()
    }

    /// How far a rectangle reaches over others, with a point more for soft edges; nothing where it doesn't.
    static func overhang(of painted: CGRect, over bounds: CGRect, scale: CGFloat) -> UIEdgeInsets {
        // Baselines are moved to whole pixels, pens to quarters of them.
        let rect = painted.insetBy(dx: -0.5 / scale, dy: -0.75 / scale)
        if painted.isNull || bounds.contains(rect) { return .zero }
        func over(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, mostOverhang) + 1 : 0 }
        return UIEdgeInsets(
            top: over(bounds.minY - rect.minY),
            left: over(bounds.minX - rect.minX),
            bottom: over(rect.maxY - bounds.maxY),
            right: over(rect.maxX - bounds.maxX)
        )
    }

    /// Points that letters are shown beyond a label's edges at most, so that a number gone wrong damages no screen.
    private static let mostOverhang: CGFloat = 256

    /// What is done to the letters of a single line to fit them into `width` points.
    private static func fit(
        _ label: UILabel,
        _ text: inout LabelText,
        _ width: CGFloat
    ) -> LabelText.Fit {
        var fit = LabelText.Fit()
        if label.numberOfLines != 1 || !(width > 0) { return fit }
        if !label.adjustsFontSizeToFitWidth && !label.allowsDefaultTighteningForTruncation {
            return fit
        }
        let needed = text.layout(natural(label)).size.width
        if needed <= width { return fit }
        let size = max(1, label.look.font.pointSize)
        if label.allowsDefaultTighteningForTruncation {
            let each = (needed - width) / CGFloat(max(1, text.content.string.count))
            if each <= size * LabelPolicy.mostTightening {
                fit.kern = -each - LabelPolicy.tighteningReserve
                return fit
            }
        }
        if label.adjustsFontSizeToFitWidth {
            let factor = label.minimumScaleFactor
            let least = factor > 0 ? factor : LabelPolicy.smallestFont / size
            fit.scale = max(min(1, least), width / needed)
        }
        return fit
    }

    /// One line as wide as it likes.
    private static func natural(_ label: UILabel) -> TextFrame {
        frame(label, width: 0, height: 0, lines: 1)
    }

    private static func frame(
        _ label: UILabel,
        width: CGFloat,
        height: CGFloat,
        lines: Int
    ) -> TextFrame {
        var frame = TextFrame(
            width: width > 0 ? width : .infinity,
            height: height > 0 ? height : .infinity
        )
        frame.lineLimit = max(0, lines)
        frame.wrapsTruncated = true
        frame.isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return frame
    }

    /// Pixels per point.
    private static func scale(_ label: UILabel) -> CGFloat { max(0.25, label.contentScaleFactor) }

    /// A size whose sides go up to whole pixels.
    private static func pixels(_ size: CGSize, _ label: UILabel) -> CGSize {
        let scale = scale(label)
        func up(_ length: CGFloat) -> CGFloat {
            // What is a whole number but for the error of a sum is one.
            (length * scale - 1.0 / 1024).rounded(.up) / scale
        }
        return CGSize(width: up(size.width), height: up(size.height))
    }
}
