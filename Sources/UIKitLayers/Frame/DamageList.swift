package import UIKitGeometry
package import UIKitRaster

/// The pixels to paint anew, collected as a few rectangles.
///
/// More than `maximum` rectangles are joined where that adds the fewest pixels: a few pixels more
/// cost less than many small pieces.
package struct DamageList {
    /// Rectangles that are kept apart.
    package static let maximum = 16

    /// The rectangles so far; they may overlap.
    package private(set) var rects: [PixelRect] = []

    /// Creates a list without pixels.
    package init() {}

    /// Whether nothing is to be painted.
    package var isEmpty: Bool { rects.isEmpty }

    /// Adds the pixels of `rect`.
    package mutating func add(_ rect: PixelRect) {
        if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
        var kept = 0
        // By hand: removing by a condition may take new memory, and this is done in every frame.
        for index in rects.indices where !rect.contains(rects[index]) {
            rects[kept] = rects[index]
            kept += 1
        }
        rects.removeLast(rects.count - kept)
        if rects.count < Self.maximum {
            rects.append(rect)
            return
        }
        var best = 0
        var least = Int.max
        for (index, other) in rects.enumerated() {
            let growth = other.union(rect).area - other.area
            if growth < least {
                least = growth
                best = index
            }
        }
        let joined = rects.remove(at: best).union(rect)
        add(joined)
    }

    /// Adds the pixels of `rect` outside of `hole`.
    mutating func add(_ rect: PixelRect, outside hole: PixelRect) {
        let cut = rect.intersection(hole)
        if cut.isEmpty { return add(rect) }
        func piece(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> PixelRect {
            PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
        }
        add(piece(rect.minX, rect.minY, rect.maxX, cut.minY))
        add(piece(rect.minX, cut.maxY, rect.maxX, rect.maxY))
        add(piece(rect.minX, cut.minY, cut.minX, cut.maxY))
        add(piece(cut.maxX, cut.minY, rect.maxX, cut.maxY))
    }

    /// Adds the pixels of `other`, which starts anew.
    mutating func take(_ other: inout Self) {
        for rect in other.rects { add(rect) }
        other.rects.removeAll(keepingCapacity: true)
    }

    /// Adds the pixels within `limits` to `region`, and starts anew.
    package mutating func take(within limits: PixelRect, into region: inout Region) {
        for rect in rects { region.formUnion(rect.intersection(limits)) }
        rects.removeAll(keepingCapacity: true)
    }

    /// Gives the pixels out, within `limits`, and starts anew.
    package mutating func take(within limits: PixelRect) -> Region {
        var region = Region()
        take(within: limits, into: &region)
        return region
    }
}
