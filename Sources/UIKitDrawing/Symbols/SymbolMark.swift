import UIKitGeometry
import UIKitRaster

/// One part of a symbol's drawing, on a grid 24 units high.
struct SymbolMark: Sendable {
    /// What is done along or inside the outline.
    private enum Kind {
        /// A line of the weight's width, times a factor.
        case line(CGFloat)
        /// The inside is filled.
        case shape
        /// The inside is taken away from what was drawn before.
        case hole
        /// A line is taken away, the weight's width times a factor and wider by so many units.
        case gap(CGFloat, CGFloat)
    }

    private let kind: Kind
    /// The outline, in the form that `SymbolOutline` reads, where it is drawn.
    private let outline: String
    /// Where it lies on the grid.
    private let map: CGAffineTransform

    private init(_ kind: Kind, _ outline: String, _ map: CGAffineTransform = .identity) {
        self.kind = kind
        self.outline = outline
        self.map = map
    }

    /// A line along an outline; `width` is a factor to the weight's.
    static func line(_ outline: String, width: CGFloat = 1) -> Self {
        Self(.line(width), outline)
    }

    /// A filled outline.
    static func shape(_ outline: String) -> Self {
        Self(.shape, outline)
    }

    /// An outline whose inside is taken away.
    static func hole(_ outline: String) -> Self {
        Self(.hole, outline)
    }

    /// A line that is taken away, `wider` units wider than the weight's line times `width`.
    static func gap(_ outline: String, width: CGFloat = 1, wider: CGFloat = 0) -> Self {
        Self(.gap(width, wider), outline)
    }

    /// Whether the mark takes away.
    var isCut: Bool {
        switch kind {
        case .line, .shape: false
        case .hole, .gap: true
        }
    }

    /// The same mark elsewhere, its lines thinner or bolder by a factor.
    func moved(_ map: CGAffineTransform, width factor: CGFloat) -> Self {
        let map = self.map.concatenating(map)
        return switch kind {
        case .line(let width): Self(.line(width * factor), outline, map)
        case .gap(let width, let more): Self(.gap(width * factor, more), outline, map)
        case .shape, .hole: Self(kind, outline, map)
        }
    }

    /// The mark that takes away what this one draws, and the other way round.
    var inverted: Self {
        let kind: Kind =
            switch kind {
            case .line(let width): .gap(width, 0)
            case .gap(let width, _): .line(width)
            case .shape: .hole
            case .hole: .shape
            }
        return Self(kind, outline, map)
    }

    /// Draws what the mark covers in black.
    func draw(in canvas: Canvas, lineWidth: CGFloat) {
        let path = SymbolOutline.path(outline).applying(map)
        switch kind {
        case .shape, .hole: canvas.fill(path, rule: .nonZero, with: .solid(.black))
        case .line(let width): stroke(path, lineWidth * width, canvas)
        case .gap(let width, let more): stroke(path, lineWidth * width + more, canvas)
        }
    }

    private func stroke(_ path: Path, _ width: CGFloat, _ canvas: Canvas) {
        var style = StrokeStyle()
        style.width = width
        style.cap = .round
        style.join = .round
        canvas.stroke(path, style: style, with: .solid(.black))
    }
}
