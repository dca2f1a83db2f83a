import UIKitGeometry

/// Writes a display list and keeps track of what it touches.
package struct DisplayListRecorder: Sendable {
    private struct State {
        var transform = CGAffineTransform.identity
        var clip = CGRect.infinite
    }

    private var list = DisplayList()
    private var state = State()
    private var saved: [State] = []

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
        case .fillRect(let rect, let paint, let compositing):
            if compositing == .copy || !paint.isInvisible { touch(rect) }
        case .fillRoundedRect(let rect, _, let paint), .fillEllipse(let rect, let paint),
            .strokeBorder(let rect, _, _, let paint):
            if !paint.isInvisible { touch(rect) }
        case .fillPath(let path, _, let paint):
            if !paint.isInvisible { touch(path.bounds) }
        case .stroke(let path, let style, let paint):
            if !paint.isInvisible && !path.isEmpty {
                touch(path.bounds.insetBy(dx: -style.reach, dy: -style.reach))
            }
        case .drawBitmap(_, let rect, let alpha):
            if alpha > 0 { touch(rect) }
        case .glyphs(let run, let origin, let paint):
            if !paint.isInvisible { touch(run.bounds.offsetBy(dx: origin.x, dy: origin.y)) }
        case .beginGroup, .endGroup: break
        }
    }

    private mutating func clip(to rect: CGRect) {
        state.clip = state.clip.intersection(mapped(rect))
    }

    /// Counts the places that `rect`, in the current coordinates, covers inside the clip.
    private mutating func touch(_ rect: CGRect) {
        let seen = mapped(rect).intersection(state.clip)
        if seen.isNull || !(seen.width > 0 && seen.height > 0) { return }
        list.bounds = list.bounds.union(seen)
    }

    /// `rect` in the list's coordinates; everything where that is no finite rectangle.
    private func mapped(_ rect: CGRect) -> CGRect {
        if rect.isNull { return .null }
        let result = rect.applying(state.transform)
        return result.isFinite ? result : .infinite
    }
}
