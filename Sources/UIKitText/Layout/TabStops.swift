import UIKitGeometry

/// Where text goes on after a tab.
struct TabStops {
    private let stops: [CGFloat]
    private let interval: CGFloat

    init(_ format: ParagraphFormat) {
        stops = format.tabStops
        interval = format.tabInterval
    }

    /// The first stop behind a place, both in points from the line's head.
    func next(after x: CGFloat) -> CGFloat {
        let tolerance = LineBreaker.tolerance
        if let stop = stops.first(where: { $0 > x + tolerance }) { return stop }
        // Behind the last stop UIKit starts a new line; here words are kept apart and the line goes on.
        let distance = interval > 0 ? interval : 28
        let last = stops.last ?? 0
        return last + max(1, ((x + tolerance - last) / distance).rounded(.down) + 1) * distance
    }
}
