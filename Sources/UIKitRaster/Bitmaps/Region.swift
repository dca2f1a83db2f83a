package import UIKitGeometry

/// A set of device pixels, as disjoint rectangles.
///
/// The rectangles lie in bands: they are sorted from top to bottom and from left
/// to right, those of one band share their top and bottom, and those of two
/// touching bands differ. So equal sets of pixels are equal values.
package struct Region: Hashable, Sendable {
    /// The disjoint rectangles, in bands from the top, from left to right.
    package internal(set) var rects: [PixelRect]

    /// Creates a region without pixels.
    package init() { rects = [] }

    /// Creates the region of one rectangle's pixels.
    package init(_ rect: PixelRect) { rects = rect.isEmpty ? [] : [rect] }

    /// The smallest rectangle that covers all pixels.
    package var bounds: PixelRect {
        guard let first = rects.first, let last = rects.last else { return .zero }
        if rects.count == 1 { return first }
        var left = first.minX
        var right = first.maxX
        for rect in rects {
            left = min(left, rect.minX)
            right = max(right, rect.maxX)
        }
        return PixelRect(minX: left, minY: first.minY, maxX: right, maxY: last.maxY)
    }

    /// Whether there is no pixel.
    package var isEmpty: Bool { rects.isEmpty }

    /// The number of pixels.
    package var area: Int { rects.reduce(0) { $0 + $1.area } }

    /// Whether every pixel of `rect` is in the region.
    package func contains(_ rect: PixelRect) -> Bool {
        if rect.isEmpty { return true }
        if rects.count == 1 { return rects[0].contains(rect) }
        return intersection(rect).area == rect.area
    }

    /// Whether a pixel of `rect` is in the region.
    package func intersects(_ rect: PixelRect) -> Bool {
        rects.contains { $0.intersects(rect) }
    }

    /// Adds the pixels of `rect`.
    package mutating func formUnion(_ rect: PixelRect) {
        if rect.isEmpty { return }
        if rects.isEmpty || (rects.count == 1 && rect.contains(rects[0])) {
            rects.removeAll(keepingCapacity: true)
            rects.append(rect)
        } else if rects.count == 1 && rects[0].extends(rect) {
            rects[0] = rects[0].union(rect)
        } else if !rects.contains(where: { $0.contains(rect) }) {
            combine(with: CollectionOfOne(rect)) { $0 || $1 }
        }
    }

    /// Adds the pixels of `other`.
    package mutating func formUnion(_ other: Self) {
        if isEmpty {
            // Not by sharing its memory, which would have to be left as soon as either changes.
            assign(other)
        } else if other.rects.count == 1 {
            formUnion(other.rects[0])
        } else if !other.isEmpty {
            combine(with: other.rects) { $0 || $1 }
        }
    }

    /// The pixels of either.
    package func union(_ other: Self) -> Self {
        var result = self
        result.formUnion(other)
        return result
    }

    /// The pixels that are not in `other`.
    package func subtracting(_ other: Self) -> Self {
        if isEmpty || other.isEmpty || !bounds.intersects(other.bounds) { return self }
        return combined(with: other.rects) { $0 && !$1 }
    }

    /// The pixels that are not in `rect`.
    package func subtracting(_ rect: PixelRect) -> Self { subtracting(Self(rect)) }

    /// The pixels that both have.
    package func intersection(_ other: Self) -> Self {
        if other.rects.count == 1 { return intersection(other.rects[0]) }
        if isEmpty || other.isEmpty { return Self() }
        return combined(with: other.rects) { $0 && $1 }
    }

    /// The pixels that are in `rect`.
    package func intersection(_ rect: PixelRect) -> Self {
        if isEmpty || rect.isEmpty { return Self() }
        // Shares the memory, as painting asks for in every step.
        if rect.contains(bounds) { return self }
        if rects.count == 1 { return Self(rects[0].intersection(rect)) }
        return combined(with: CollectionOfOne(rect)) { $0 && $1 }
    }

    /// The region moved by `dx` and `dy` pixels.
    package func offsetBy(dx: Int, dy: Int) -> Self {
        var result = self
        for index in rects.indices { result.rects[index] = rects[index].offsetBy(dx: dx, dy: dy) }
        return result
    }
}

extension PixelRect {
    /// Whether both together are a rectangle.
    fileprivate func extends(_ other: Self) -> Bool {
        if minX == other.minX && maxX == other.maxX {
            return minY <= other.maxY && other.minY <= maxY
        }
        if minY == other.minY && maxY == other.maxY {
            return minX <= other.maxX && other.minX <= maxX
        }
        return false
    }
}
