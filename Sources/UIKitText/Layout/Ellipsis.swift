import UIKitGeometry

/// The sign that stands for text that has no room.
struct Ellipsis {
    /// The glyphs; their clusters mean nothing.
    let items: [ShapedItem]
    /// Points that the sign takes.
    let width: CGFloat
    /// The span whose style it has.
    let span: Int
    /// The direction that it is read in.
    let level: UInt8

    /// Shapes the sign in the style of a span.
    init(_ text: StyledText, span: Int, isRightToLeft: Bool) {
        var style = text.spans[span].style
        style.attachment = nil
        let bytes = Array("\u{2026}".utf8)
        let shaped = Shaper.shape(
            bytes,
            [Shaper.Part(range: 0..<bytes.count, font: style.shapingFont)],
            isRightToLeft: isRightToLeft
        )
        items = shaped.items
        self.span = span
        level = isRightToLeft ? 1 : 0
        width = shaped.items.reduce(0) { sum, item in
            item.glyphs.reduce(sum) { $0 + $1.advance * style.font.size } + style.kern
        }
    }
}
