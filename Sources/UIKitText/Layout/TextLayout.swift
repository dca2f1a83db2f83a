package import UIKitGeometry
import UIKitRaster

/// How text is fitted into a place.
package struct TextFrame: Hashable, Sendable {
    /// The width of lines in points; infinite for no limit.
    package var width: CGFloat
    /// The height in points that lines must end in, the first one excepted; infinite for no limit.
    package var height: CGFloat
    /// The most lines; 0 for no limit.
    package var lineLimit = 0
    /// Whether paragraphs that are to be truncated go on in further lines, so that only the last one that
    /// there is room for is truncated, as in labels; else each of them is one line.
    package var wrapsTruncated = false
    /// Whether the last line that there is room for ends in an ellipsis even where paragraphs are to be wrapped.
    package var truncatesLastLine = false
    /// Whether the room that fonts want between lines is added.
    package var usesLeading = false
    /// Whether paragraphs without a letter that has a direction are read from right to left.
    package var isRightToLeft = false

    /// Creates a frame; negative and NaN lengths count as 0, those beyond ten million points as no limit.
    package init(width: CGFloat = .infinity, height: CGFloat = .infinity) {
        self.width = width > 0 ? (width < 1e7 ? width : .infinity) : 0
        self.height = height > 0 ? (height < 1e7 ? height : .infinity) : 0
    }
}

/// Text in lines: what is painted, and where.
package struct TextLayout: Sendable {
    /// The lines from the top.
    package internal(set) var lines: [TextLine] = []
    /// What the lines take, in points; not more than the frame's width.
    package internal(set) var size = CGSize.zero
    /// Whether a part of the text is not shown.
    package internal(set) var isTruncated = false
    /// A rectangle around everything that is painted, in points from the layout's origin; null for nothing.
    package internal(set) var inkBounds = CGRect.null

    /// Lays text out.
    package init(_ text: StyledText, in frame: TextFrame) {
        var setter = Typesetter(text, frame)
        setter.run()
        lines = setter.lines
        isTruncated = setter.isTruncated
        size = setter.size
        for line in lines {
            for run in line.runs {
                guard let glyphs = run.glyphs else { continue }
                inkBounds = inkBounds.union(
                    glyphs.bounds.offsetBy(dx: run.origin.x, dy: run.origin.y)
                )
            }
        }
    }

    /// The baseline of the first line, in points from the top; 0 without lines.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// The baseline of the last line, in points from the top; 0 without lines.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
