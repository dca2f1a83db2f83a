import UIKitCore
import UIKitGeometry

/// What a scroll view remembers between calls, grouped so that the class body stays readable.
@MainActor struct ScrollState {
    /// The insets that the ranges were worked out with.
    var insets = UIEdgeInsets.zero
    /// Where the horizontal offset may rest.
    var x = ScrollRange(content: 0, leading: 0, trailing: 0, extent: 0)
    /// Where the vertical offset may rest.
    var y = ScrollRange(content: 0, leading: 0, trailing: 0, extent: 0)

    /// Whether the next change of the offset is the scroll view's own.
    var isOwnMove = false
    /// Whether the next change of the bounds comes from the offset's setter.
    var isPlacing = false

    /// Whether a new content size leaves the offset to whoever sets it.
    var keepsOffset = false

    /// The drag under way.
    var drag: ScrollDrag?
    /// What moves by itself.
    var activity: ScrollActivity?
    /// Counts the activities and what ended them, so that a callback's doings are noticed.
    var generation = 0

    var isTracking = false
    var isDragging = false
    var isDecelerating = false
    /// Whether the finger that came down stopped what moved.
    var isCaught = false

    /// The present scale of the zoomed view.
    var zoomScale: CGFloat = 1
    /// The pinch under way.
    var pinch: ScrollPinch?
    var isZoomBouncing = false

    /// Who observes ``UIScrollView/contentOffset`` and its like.
    var observers: ObserverList<ScrollProperty>?
}

/// What moves a scroll view without a finger.
enum ScrollActivity {
    /// It was let go.
    case deceleration(ScrollMotion)
    /// A call scrolls it.
    case animation(ScrollAnimation)
    /// A call zooms it, or it goes back into its zoom limits.
    case zoom(ZoomAnimation)
}

/// A programmatic scroll.
struct ScrollAnimation {
    /// The offset at the begin, in points.
    let from: CGPoint
    /// The offset at the end, in points.
    let to: CGPoint
    /// The moment of the begin.
    let start: MonotonicTime
    /// What the delegate is told at the end.
    let end: End

    /// What the delegate is told at the end of a programmatic scroll.
    enum End {
        /// That it ended.
        case ordinary
        /// That the content is at its top.
        case top
        /// Nothing: the scroll view's own doing.
        case untold
    }
}

/// A drag: the offset follows the finger from a place.
struct ScrollDrag {
    /// The offset before the rubber band at which the finger's way is zero, in points.
    var start: CGPoint
    /// The offset that was seen when the drag began, in points.
    let seenStart: CGPoint
    /// The finger's way in the scroll view's points, without the first ten.
    var way = CGVector.zero
    /// Whether the horizontal offset follows.
    var movesX: Bool
    /// Whether the vertical offset follows.
    var movesY: Bool
    /// Whether something else moved the content, so that the finger's way counts from there on.
    var needsRebase = false
}
