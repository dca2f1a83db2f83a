import UIKitGeometry

/// Where text goes on after a tab.
struct TabStops {
    private let stops: [ParagraphFormat.TabStop]
    private let interval: CGFloat
    private let isRightToLeft: Bool

    init(_ format: ParagraphFormat, isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
        stops = format.tabStops
        interval = format.tabInterval
    }

    /// The first stop behind a place, both in points from the line's head.
    func next(after x: CGFloat) -> ParagraphFormat.TabStop {
        let tolerance = LineBreaker.tolerance
        if let stop = stops.first(where: { $0.location > x + tolerance }) { return stop }
        // Behind the last stop UIKit starts a new line; here words are kept apart and the line goes on.
        let distance = interval > 0 ? interval : 28
        let last = stops.last?.location ?? 0
        let count = max(1, ((x + tolerance - last) / distance).rounded(.down) + 1)
        return ParagraphFormat.TabStop(last + count * distance)
    }

    /// How wide a tab is at a place, with `following` points of text up to the next one.
    func width(at x: CGFloat, following: @autoclosure () -> CGFloat) -> CGFloat {
        let stop = next(after: x)
        let before: CGFloat =
            switch stop.side {
            case .head: 0
            case .middle: following() / 2
            case .left: isRightToLeft ? following() : 0
            case .right: isRightToLeft ? 0 : following()
            }
        // Text that has no room before the stop follows at once.
        return max(0, stop.location - before - x)
    }
}
