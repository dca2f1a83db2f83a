import UIKitGeometry

/// Writes a display list and keeps track of what it touches.
package struct DisplayListRecorder: Sendable {
    private struct State {
        var transform = CGAffineTransform.identity
        var clip = CGRect.infinite
        var compositing = CGBlendMode.normal
        /// Where the shadows of the groups that are open lie, seen from what is drawn, and their reach.
        var shadows: [(offset: CGVector, reach: CGFloat)] = []
    }

    private var list = DisplayList()
    private var state = State()
    private var saved: [State] = []
    private var groups: [State] = []

    /// Creates a recorder that has recorded nothing.
    package init() {}

    /// What has been recorded so far.
    package var displayList: DisplayList { list }

    /// Adds a step.
    package mutating func append(_ command: DisplayList.Command) {
        list.commands.append(command)
        switch command {
        case .save: saved.append(state)
        case .restore: state = saved.popLast() ?? state
        case .concatenate(let transform):
            state.transform = transform.concatenating(state.transform)
        case .clipRect(let rect): clip(to: rect)
        case .clipPath(let path, _): clip(to: path.bounds)
        case .clipMask(_, let rect): clip(to: rect)
        case .setCompositing(let compositing): state.compositing = compositing
        case .fillRect(let rect, let paint, let compositing):
            if compositing != .normal || isSeen(paint) { touch(rect) }
        case .fillRoundedRect(let rect, _, let paint), .fillEllipse(let rect, let paint),
            .strokeBorder(let rect, _, _, let paint):
            if isSeen(paint) { touch(rect) }
        case .fillPath(let path, _, let paint):
            if isSeen(paint) { touch(path.bounds) }
        case .stroke(let path, let style, let paint):
            if isSeen(paint) && !path.isEmpty {
                touch(path.bounds.insetBy(dx: -style.reach, dy: -style.reach))
            }
        case .glyphs(let run, let origin, let paint):
            if isSeen(paint) { touch(run.bounds.offsetBy(dx: origin.x, dy: origin.y)) }
        case .fillRectShadow(let rect, _, let sigma, let paint):
            if isSeen(paint) { touchShadow(rect, sigma) }
        case .fillPathShadow(let path, _, let sigma, let paint):
            if isSeen(paint) { touchShadow(path.bounds, sigma) }
        case .drawBitmap(_, let rect, let alpha), .drawPart(_, _, let rect, let alpha, _):
            if alpha > 0 || state.compositing != .normal { touch(rect) }
        case .beginGroup:
            groups.append(state)
            state.compositing = .normal
        case .beginShadowedGroup(_, _, let shadow):
            groups.append(state)
            state.compositing = .normal
            state.shadows.append((shadow.offset.applying(state.transform), reach(shadow.sigma)))
        case .endGroup: state = groups.popLast() ?? state
        }
    }

    private func isSeen(_ paint: Paint) -> Bool {
        !paint.isInvisible || state.compositing != .normal
    }

    /// How far a blur reaches, in the list's coordinates.
    private func reach(_ sigma: CGFloat) -> CGFloat {
        let map = state.transform
        let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
        return Shadow.reach(sigma * scale)
    }

    private mutating func touchShadow(_ rect: CGRect, _ sigma: CGFloat) {
        let reach = Shadow.reach(sigma)
        if !rect.isNull { touch(rect.insetBy(dx: -reach, dy: -reach)) }
    }

    private mutating func clip(to rect: CGRect) {
        state.clip = state.clip.intersection(mapped(rect))
    }

    /// Counts the places that `rect`, in the current coordinates, covers inside the clip.
    private mutating func touch(_ rect: CGRect) {
        let seen = mapped(rect).intersection(state.clip)
        if !seen.isNull && seen.width > 0 && seen.height > 0 {
            list.bounds = list.bounds.union(seen)
        }
        // Shadows fall outside of the clip that holds inside their group, too.
        for shadow in state.shadows {
            let moved = mapped(rect).offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy)
            if moved.isNull { continue }
            list.bounds = list.bounds.union(moved.insetBy(dx: -shadow.reach, dy: -shadow.reach))
        }
    }

    /// `rect` in the list's coordinates; everything where that is no finite rectangle.
    private func mapped(_ rect: CGRect) -> CGRect {
        if rect.isNull { return .null }
        let result = rect.applying(state.transform)
        return result.isFinite ? result : .infinite
    }
}

extension CGVector {
    /// The vector as `transform` turns and stretches it.
    fileprivate func applying(_ transform: CGAffineTransform) -> Self {
        CGVector(
            dx: dx * transform.a + dy * transform.c,
            dy: dx * transform.b + dy * transform.d
        )
    }
}
