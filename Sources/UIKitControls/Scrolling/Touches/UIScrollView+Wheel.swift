import UIKitCore
import UIKitGeometry

extension UIScrollView {
    /// Scrolls as a wheel that was turned asks for; false when the content cannot go there.
    final func wheelTurned(by way: CGVector) -> Bool {
        guard isScrollEnabled else { return false }
        if isPagingEnabled { return pageTurned(by: way) }
        var offset = bounds.origin
        if canScrollX { offset.x -= way.dx }
        if canScrollY { offset.y -= way.dy }
        offset = clamped(offset)
        let grid = pixelGrid
        offset = clamped(CGPoint(x: grid.rounded(offset.x), y: grid.rounded(offset.y)))
        if offset == bounds.origin || !offset.isFinite { return false }
        // A finger that drags has the last word.
        if isHeld { return true }
        stopActivity()
        move(to: offset)
        indicators.flash()
        return true
    }

    /// Turns one page the way that a wheel goes, so that the content never rests between two.
    private func pageTurned(by way: CGVector) -> Bool {
        let isHorizontal = abs(way.dx) > abs(way.dy)
        let direction = isHorizontal ? -way.dx : -way.dy
        guard direction != 0, direction.isFinite, isHorizontal ? canScrollX : canScrollY else {
            return false
        }
        let goal = goalOfMotion
        let here = bounds.origin
        let target = CGPoint(
            x: page(here.x, goal.x, scroll.x, isHorizontal ? direction : 0),
            y: page(here.y, goal.y, scroll.y, isHorizontal ? 0 : direction)
        )
        if target == here || !target.isFinite { return false }
        if isHeld || target == goal { return true }
        stopActivity()
        animateOffset(to: target, end: .untold)
        return true
    }

    /// Where the content is on its way to; where it is while nothing moves it.
    private var goalOfMotion: CGPoint {
        guard case .animation(let animation) = scroll.activity else { return bounds.origin }
        return animation.to
    }

    /// The page after the one at `here` in a direction, or the nearest one without.
    ///
    /// A page that is being turned is turned once, however many steps the wheel makes meanwhile.
    private func page(
        _ here: CGFloat,
        _ goal: CGFloat,
        _ range: ScrollRange,
        _ direction: CGFloat
    ) -> CGFloat {
        guard range.extent > 0 else { return here }
        if (goal - here) * direction > 0 { return goal }
        let place = here / range.extent
        let page =
            direction > 0
            ? place.rounded(.down) + 1
            : direction < 0 ? place.rounded(.up) - 1 : place.rounded()
        return range.clamped(page * range.extent)
    }

    private var isHeld: Bool { scroll.drag != nil || scroll.pinch != nil }
}
