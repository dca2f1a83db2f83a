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
    private var layouts: [(frame: TextFrame, fit: Fit, layout: TextLayout)] = []

    /// What is done to letters so that they fit.
    struct Fit: Hashable {
        /// How large they are drawn, 1 being their own size.
        var scale: CGFloat = 1
        /// Points that are added after every letter.
        var kern: CGFloat = 0
    }

    /// Prepares text; `isRightToLeft` says how text without a direction is read.
    init(_ content: NSAttributedString, _ defaults: TextDefaults) {
        self.content = content
        drawable = DrawableText(content, defaults)
        generation = FontLibrary.shared.generation
    }

    /// Whether other fonts may be found by now.
    var isOutdated: Bool { generation != FontLibrary.shared.generation }

    /// The text as it fits, for painting.
    func drawable(_ fit: Fit) -> DrawableText {
        var result = drawable
        if fit.scale != 1 { result = result.scaled(by: fit.scale) }
        if fit.kern != 0 { result = result.spaced(by: fit.kern) }
        return result
    }

    /// The text in a frame.
    mutating func layout(_ frame: TextFrame, _ fit: Fit = Fit()) -> TextLayout {
        if let known = layouts.first(where: { $0.frame == frame && $0.fit == fit }) {
            return known.layout
        }
        let layout = drawable(fit).layout(in: frame)
        if layouts.count == 4 { layouts.removeFirst() }
        layouts.append((frame, fit, layout))
        return layout
    }
}
