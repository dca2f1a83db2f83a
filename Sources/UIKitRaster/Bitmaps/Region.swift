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
            self = Self.combine(self, Self(rect), { $0 || $1 })
        }
    }

    /// Adds the pixels of `other`.
    package mutating func formUnion(_ other: Self) {
        if isEmpty {
            self = other
        } else if other.rects.count == 1 {
            formUnion(other.rects[0])
        } else if !other.isEmpty {
            self = Self.combine(self, other, { $0 || $1 })
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
        return Self.combine(self, other, { $0 && !$1 })
    }

    /// The pixels that are not in `rect`.
    package func subtracting(_ rect: PixelRect) -> Self { subtracting(Self(rect)) }

    /// The pixels that both have.
    package func intersection(_ other: Self) -> Self {
        if other.rects.count == 1 { return intersection(other.rects[0]) }
        if isEmpty || other.isEmpty { return Self() }
        return Self.combine(self, other, { $0 && $1 })
    }

    /// The pixels that are in `rect`.
    package func intersection(_ rect: PixelRect) -> Self {
        if isEmpty || rect.isEmpty { return Self() }
        // Shares the memory, as painting asks for in every step.
        if rect.contains(bounds) { return self }
        if rects.count == 1 { return Self(rects[0].intersection(rect)) }
        return Self.combine(self, Self(rect), { $0 && $1 })
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

// MARK: - Sweeping two regions

extension Region {
    /// The pixels for which `keep` says so, given their presence in `a` and in `b`.
    private static func combine(_ a: Self, _ b: Self, _ keep: (Bool, Bool) -> Bool) -> Self {
        var edges: [Int] = []
        edges.reserveCapacity((a.rects.count + b.rects.count) * 2)
        for rect in a.rects { edges += [rect.minY, rect.maxY] }
        for rect in b.rects { edges += [rect.minY, rect.maxY] }
        edges.sort()
        var builder = BandBuilder()
        var nextA = 0
        var nextB = 0
        for (top, bottom) in zip(edges, edges.dropFirst()) where top < bottom {
            let bandA = a.band(at: top, from: &nextA)
            let bandB = b.band(at: top, from: &nextB)
            builder.append(
                top: top,
                bottom: bottom,
                spans: merge(a.rects[bandA], b.rects[bandB], keep)
            )
        }
        var result = Self()
        result.rects = builder.rects
        return result
    }

    /// The rectangles that row `y` passes through; `start` goes on from call to call.
    func band(at y: Int, from start: inout Int) -> Range<Int> {
        while start < rects.count && rects[start].maxY <= y { start += 1 }
        var end = start
        while end < rects.count && rects[end].minY <= y { end += 1 }
        return start..<end
    }

    /// The column ranges that `keep` keeps in one band.
    private static func merge(
        _ a: ArraySlice<PixelRect>,
        _ b: ArraySlice<PixelRect>,
        _ keep: (Bool, Bool) -> Bool
    ) -> [Range<Int>] {
        var edges: [Int] = []
        for rect in a { edges += [rect.minX, rect.maxX] }
        for rect in b { edges += [rect.minX, rect.maxX] }
        edges.sort()
        var spans: [Range<Int>] = []
        var nextA = a.startIndex
        var nextB = b.startIndex
        for (left, right) in zip(edges, edges.dropFirst()) where left < right {
            while nextA < a.endIndex && a[nextA].maxX <= left { nextA += 1 }
            while nextB < b.endIndex && b[nextB].maxX <= left { nextB += 1 }
            let inA = nextA < a.endIndex && a[nextA].minX <= left
            let inB = nextB < b.endIndex && b[nextB].minX <= left
            if !keep(inA, inB) { continue }
            if let last = spans.last, last.upperBound == left {
                spans[spans.count - 1] = last.lowerBound..<right
            } else {
                spans.append(left..<right)
            }
        }
        return spans
    }
}

/// Puts bands below one another and joins those that are alike.
private struct BandBuilder {
    var rects: [PixelRect] = []
    private var lastBand = 0

    mutating func append(top: Int, bottom: Int, spans: [Range<Int>]) {
        if spans.isEmpty { return }
        if joins(top: top, spans: spans) {
            for index in lastBand..<rects.count { rects[index].maxY = bottom }
            return
        }
        lastBand = rects.count
        for span in spans {
            rects.append(
                PixelRect(
                    minX: span.lowerBound,
                    minY: top,
                    maxX: span.upperBound,
                    maxY: bottom
                )
            )
        }
    }

    private func joins(top: Int, spans: [Range<Int>]) -> Bool {
        if rects.count - lastBand != spans.count { return false }
        for (rect, span) in zip(rects[lastBand...], spans)
        where rect.maxY != top || rect.minX != span.lowerBound || rect.maxX != span.upperBound {
            return false
        }
        return true
    }
}
