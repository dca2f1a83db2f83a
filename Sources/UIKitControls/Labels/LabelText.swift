import UIKitDrawing
import UIKitGeometry
import UIKitText

/// What a label shows, and its layouts for the sizes that were asked for last.
///
/// Labels are measured several times before they are drawn, most often with the same answer.
@MainActor struct LabelText {
    /// The text with its attributes; those that it lacks are in `defaults`.
    let content: NSAttributedString
    private let drawable: DrawableText
    private let generation: Int
    private var layouts: [(frame: TextFrame, scale: CGFloat, layout: TextLayout)] = []

    /// Prepares text; `isRightToLeft` says how text without a direction is read.
    init(_ content: NSAttributedString, _ defaults: TextDefaults) {
        self.content = content
        drawable = DrawableText(content, defaults)
        generation = FontLibrary.shared.generation
    }

    /// Whether other fonts may be found by now.
    var isOutdated: Bool { generation != FontLibrary.shared.generation }

    /// The text `scale` times as large, for painting.
    func drawable(scale: CGFloat) -> DrawableText {
        scale == 1 ? drawable : drawable.scaled(by: scale)
    }

    /// The text in a frame.
    mutating func layout(_ frame: TextFrame, scale: CGFloat = 1) -> TextLayout {
        if let known = layouts.first(where: { $0.frame == frame && $0.scale == scale }) {
            return known.layout
        }
        let layout = drawable(scale: scale).layout(in: frame)
        if layouts.count == 4 { layouts.removeFirst() }
        layouts.append((frame, scale, layout))
        return layout
    }
}
