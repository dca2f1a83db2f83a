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
        rects.removeAll { rect.contains($0) }
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

    /// Gives the pixels out, within `limits`, and starts anew.
    package mutating func take(within limits: PixelRect) -> Region {
        var region = Region()
        for rect in rects { region.formUnion(rect.intersection(limits)) }
        rects.removeAll(keepingCapacity: true)
        return region
    }
}
