import UIKitGeometry
import UIKitText

extension DrawableText {
    /// The text as small as it must be to fit into a frame and `width` points, but not smaller than the context allows.
    func fitted(
        into frame: TextFrame,
        _ width: CGFloat,
        _ context: NSStringDrawingContext?
    ) -> DrawableText {
        context?.actualScaleFactor = 1
        let least = context?.minimumScaleFactor ?? 0
        if !(least > 0 && least < 1) || fits(frame, width) { return self }
        var best = scaled(by: least)
        var small = least
        // Halved until the difference is less than a hundredth of the size.
        var large: CGFloat = 1
        while large - small > 0.01 && best.fits(frame, width) {
            let middle = (small + large) / 2
            let text = scaled(by: middle)
            if text.fits(frame, width) {
                small = middle
                best = text
            } else {
                large = middle
            }
        }
        context?.actualScaleFactor = small
        return best
    }

    /// Whether all of the text has room in a frame and `width` points, without an ellipsis.
    private func fits(_ frame: TextFrame, _ width: CGFloat) -> Bool {
        var unlimited = frame
        unlimited.height = .infinity
        let layout = layout(in: unlimited)
        let isLow = layout.size.height <= frame.height
        return !layout.isTruncated && isLow && (width <= 0 || layout.size.width <= width)
            && layout.lines.allSatisfy { width <= 0 || $0.width <= width + 0.01 }
    }
}
