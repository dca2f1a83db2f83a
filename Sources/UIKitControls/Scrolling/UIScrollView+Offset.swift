import UIKitCore
import UIKitGeometry

extension UIScrollView {
    // MARK: - Setting the offset

    /// What the setter of ``contentOffset`` does.
    final func place(at offset: CGPoint) {
        if scroll.isOwnMove { scroll.isOwnMove = false } else { offsetIsTakenOver() }
        if offset == bounds.origin { return }
        scroll.isPlacing = true
        bounds.origin = offset
        scroll.isPlacing = false
    }

    /// Moves the content for the scroll view's own reasons.
    final func move(to offset: CGPoint) {
        if offset == bounds.origin || !offset.isFinite { return }
        scroll.isOwnMove = true
        contentOffset = offset
        // An override may have kept the change to itself.
        scroll.isOwnMove = false
    }

    /// Follows that somebody else sets the offset: what moves stops, a drag goes on from there.
    private func offsetIsTakenOver() {
        stopActivity()
        scroll.generation += 1
        scroll.drag?.needsRebase = true
        scroll.pinch?.needsRebase = true
    }

    /// Follows a change of the bounds' origin.
    final func offsetDidChange(from old: CGPoint) {
        if scroll.isPlacing { scroll.isPlacing = false } else { offsetIsTakenOver() }
        refresher?.follow()
        delegate?.scrollViewDidScroll(self)
        scroll.observers?.notify(.contentOffset, old, bounds.origin)
    }

    // MARK: - Where it may rest

    /// What the safe area adds to the insets, in points.
    final var safeAreaPart: UIEdgeInsets {
        let area = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return area
        case .automatic, .scrollableAxes:
            var part = UIEdgeInsets.zero
            if contentSize.height > bounds.height || (bounces && alwaysBounceVertical) {
                part.top = area.top
                part.bottom = area.bottom
            }
            if contentSize.width > bounds.width || (bounces && alwaysBounceHorizontal) {
                part.left = area.left
                part.right = area.right
            }
            return part
        }
    }

    /// Works out anew where the offset may rest, and brings one that is left outside back.
    ///
    /// `followsTop` says that an offset at the old minimum goes to the new one.
    final func rangesMayHaveChanged(followsTop: Bool = false) {
        let insets = adjustedContentInset
        let size = bounds.size
        let hasNewInsets = insets != scroll.insets
        let old = (x: scroll.x, y: scroll.y)
        scroll.insets = insets
        scroll.x = ScrollRange(
            content: contentSize.width,
            leading: insets.left,
            trailing: insets.right,
            extent: size.width
        )
        scroll.y = ScrollRange(
            content: contentSize.height,
            leading: insets.top,
            trailing: insets.bottom,
            extent: size.height
        )
        if hasNewInsets {
            adjustedContentInsetDidChange()
            delegate?.scrollViewDidChangeAdjustedContentInset(self)
        }
        if scroll.x == old.x && scroll.y == old.y { return }
        setNeedsLayout()
        refresher?.follow()
        if scroll.keepsOffset { return }
        if case .deceleration(let motion) = scroll.activity {
            replan(motion)
        } else if case .animation(let animation) = scroll.activity {
            // A place that was inside stays so.
            let to = CGPoint(
                x: Self.kept(animation.to.x, in: scroll.x, before: old.x, false),
                y: Self.kept(animation.to.y, in: scroll.y, before: old.y, false)
            )
            if to != animation.to { redirect(animation, to: to) }
        } else if scroll.activity == nil, !scroll.isTracking, scroll.pinch == nil {
            let offset = bounds.origin
            move(
                to: CGPoint(
                    x: Self.kept(offset.x, in: scroll.x, before: old.x, followsTop),
                    y: Self.kept(offset.y, in: scroll.y, before: old.y, followsTop)
                )
            )
        }
    }

    /// Runs `change`, which takes room from around the content; content that shows there glides back.
    final func closeGap(_ change: () -> Void) {
        scroll.keepsOffset = scroll.activity == nil
        change()
        scroll.keepsOffset = false
        scroll.drag?.needsRebase = true
        if scroll.activity == nil, !scroll.isTracking, isOutOfRange {
            animateOffset(to: offsetInRange, end: .untold)
        }
    }

    /// The offset after the range changed: brought inside by edges that came nearer, else as it was.
    private static func kept(
        _ offset: CGFloat,
        in new: ScrollRange,
        before old: ScrollRange,
        _ followsTop: Bool
    ) -> CGFloat {
        if followsTop, offset == old.min { return new.min }
        if new.max < old.max, offset > new.max { return new.max }
        if new.min > old.min, offset < new.min { return new.min }
        return offset
    }

    /// Whether there is horizontal content to scroll, or it bounces anyway.
    final var canScrollX: Bool {
        contentSize.width + scroll.insets.left + scroll.insets.right > bounds.width
            || (bounces && alwaysBounceHorizontal)
    }

    /// Whether there is vertical content to scroll, or it bounces anyway.
    final var canScrollY: Bool {
        contentSize.height + scroll.insets.top + scroll.insets.bottom > bounds.height
            || (bounces && (alwaysBounceVertical || refresher != nil))
    }

    /// Whether the offset is outside of where it may rest.
    final var isOutOfRange: Bool {
        !scroll.x.contains(bounds.minX) || !scroll.y.contains(bounds.minY)
    }

    /// The present offset, brought inside.
    final var offsetInRange: CGPoint { clamped(bounds.origin) }

    /// An offset, brought inside.
    final func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: scroll.x.clamped(offset.x), y: scroll.y.clamped(offset.y))
    }

    /// The pixels that offsets are rounded to.
    final var pixelGrid: PixelGrid {
        PixelGrid(scale: offsetScale ?? window?.screen.scale ?? contentScaleFactor)
    }

    /// The nearest offset that shows `rect`.
    final func offsetShowing(_ rect: CGRect) -> CGPoint {
        guard rect.isFinite else { return bounds.origin }
        func shown(_ low: CGFloat, _ high: CGFloat, _ seen: (CGFloat, CGFloat)) -> CGFloat {
            if low <= seen.0 && high >= seen.1 { return 0 }
            if low < seen.0 { return high - low > seen.1 - seen.0 ? high - seen.1 : low - seen.0 }
            if high > seen.1 { return high - low > seen.1 - seen.0 ? low - seen.0 : high - seen.1 }
            return 0
        }
        let seen = bounds.inset(by: scroll.insets)
        let way = CGVector(
            dx: shown(rect.minX, rect.maxX, (seen.minX, seen.maxX)),
            dy: shown(rect.minY, rect.maxY, (seen.minY, seen.maxY))
        )
        return way == .zero ? bounds.origin : clamped(bounds.origin + way)
    }
}
