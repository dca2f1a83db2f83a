package import UIKitGeometry

/// A shape's outline: lines and curves, in any number of pieces.
package struct Path: Hashable, Sendable {
    /// One step along the outline.
    package enum Element: Hashable, Sendable {
        /// Starts a new piece.
        case move(CGPoint)
        /// A straight line.
        case line(CGPoint)
        /// A curve with one control point, which stands first.
        case quad(CGPoint, CGPoint)
        /// A curve with two control points, which stand first.
        case cubic(CGPoint, CGPoint, CGPoint)
        /// A line back to the start of the piece.
        case close
    }

    /// The steps in order.
    package private(set) var elements: [Element] = []
    /// Where the next step goes on from; nil before the first one.
    package private(set) var currentPoint: CGPoint?
    private var start = CGPoint.zero

    /// Creates a path without steps.
    package init() {}

    /// Whether there are no steps.
    package var isEmpty: Bool { elements.isEmpty }

    /// Forgets all steps and keeps their memory.
    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        currentPoint = nil
        start = .zero
    }

    /// Starts a new piece at `point`.
    package mutating func move(to point: CGPoint) {
        if case .move = elements.last { elements.removeLast() }
        elements.append(.move(point))
        start = point
        currentPoint = point
    }

    /// Adds a line to `point`.
    package mutating func addLine(to point: CGPoint) {
        begin(point)
        elements.append(.line(point))
        currentPoint = point
    }

    /// Adds a curve to `point` with one control point.
    package mutating func addQuad(to point: CGPoint, control: CGPoint) {
        begin(control)
        elements.append(.quad(control, point))
        currentPoint = point
    }

    /// Adds a curve to `point` with two control points.
    package mutating func addCubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        begin(control1)
        elements.append(.cubic(control1, control2, point))
        currentPoint = point
    }

    /// Closes the piece with a line to its start.
    package mutating func close() {
        if elements.isEmpty || elements.last == .close { return }
        elements.append(.close)
        currentPoint = start
    }

    /// Adds the steps of `other`.
    package mutating func append(_ other: Self) {
        for element in other.elements { append(element) }
    }

    /// Adds one step.
    package mutating func append(_ element: Element) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quad(let control, let point): addQuad(to: point, control: control)
        case .cubic(let control1, let control2, let point):
            addCubic(to: point, control1: control1, control2: control2)
        case .close: close()
        }
    }

    /// The path with every point mapped by `transform`.
    package func applying(_ transform: CGAffineTransform) -> Self {
        if transform.isIdentity { return self }
        var result = self
        for (index, element) in elements.enumerated() {
            result.elements[index] = element.mapped { $0.applying(transform) }
        }
        result.start = start.applying(transform)
        result.currentPoint = currentPoint?.applying(transform)
        return result
    }

    /// The smallest rectangle around all points, control points included; null without points.
    package var bounds: CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        for element in elements {
            element.forEachPoint { point in
                low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
                high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
            }
        }
        if low.x == CGFloat.infinity { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Whether all coordinates are finite numbers.
    package var isFinite: Bool {
        var finite = true
        for element in elements { element.forEachPoint { finite = finite && $0.isFinite } }
        return finite
    }

    /// After a close, or at the very beginning, a piece needs a start of its own.
    private mutating func begin(_ fallback: CGPoint) {
        if elements.isEmpty {
            move(to: fallback)
        } else if elements.last == .close {
            move(to: start)
        }
    }
}

extension Path.Element {
    /// The step with its points changed.
    func mapped(_ change: (CGPoint) -> CGPoint) -> Self {
        switch self {
        case .move(let point): .move(change(point))
        case .line(let point): .line(change(point))
        case .quad(let control, let point): .quad(change(control), change(point))
        case .cubic(let control1, let control2, let point):
            .cubic(change(control1), change(control2), change(point))
        case .close: .close
        }
    }

    /// Hands each point over, control points included.
    func forEachPoint(_ body: (CGPoint) -> Void) {
        switch self {
        case .move(let point), .line(let point): body(point)
        case .quad(let control, let point):
            body(control)
            body(point)
        case .cubic(let control1, let control2, let point):
            body(control1)
            body(control2)
            body(point)
        case .close: break
        }
    }
}
