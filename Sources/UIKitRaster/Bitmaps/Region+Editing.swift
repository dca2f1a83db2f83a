package import UIKitGeometry

/// Changes in place that allocate nothing once their memory is there, for what happens in every frame.
extension Region {
    /// Becomes the region without pixels, keeping its own memory.
    package mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    /// Becomes the pixels of `other`, keeping its own memory.
    package mutating func assign(_ other: Self) {
        rects.removeAll(keepingCapacity: true)
        rects.append(contentsOf: other.rects)
    }

    /// Becomes the pixels of `rect`, keeping its own memory.
    package mutating func assign(_ rect: PixelRect) {
        rects.removeAll(keepingCapacity: true)
        if !rect.isEmpty { rects.append(rect) }
    }

    /// The number of pixels that are in `rect`.
    package func area(within rect: PixelRect) -> Int {
        var area = 0
        for part in rects { area += part.intersection(rect).area }
        return area
    }

    /// Becomes the pixels of `other` that are in `rect`, keeping its own memory.
    package mutating func assign(_ other: Self, within rect: PixelRect) {
        rects.removeAll(keepingCapacity: true)
        if rect.isEmpty { return }
        var needsJoining = false
        for part in other.rects {
            if part.minY >= rect.maxY { break }
            let cut = part.intersection(rect)
            if cut.isEmpty { continue }
            needsJoining = needsJoining || cut != part
            rects.append(cut)
        }
        if needsJoining { joinBands() }
    }

    /// Takes the pixels of `rect` away; `scratch` lends its memory.
    package mutating func subtract(_ rect: PixelRect, scratch: inout [PixelRect]) {
        if !intersects(rect) { return }
        scratch.removeAll(keepingCapacity: true)
        var start = 0
        while start < rects.count {
            let band = rects[start]
            var end = start + 1
            while end < rects.count && rects[end].minY == band.minY { end += 1 }
            let top = max(band.minY, rect.minY)
            let bottom = min(band.maxY, rect.maxY)
            if top >= bottom {
                scratch.append(contentsOf: rects[start..<end])
            } else {
                append(start..<end, from: band.minY, to: top, to: &scratch)
                append(start..<end, from: top, to: bottom, without: rect, to: &scratch)
                append(start..<end, from: bottom, to: band.maxY, to: &scratch)
            }
            start = end
        }
        swap(&rects, &scratch)
        joinBands()
    }

    /// Appends the rows from `top` to `bottom` of a band.
    private func append(
        _ band: Range<Int>,
        from top: Int,
        to bottom: Int,
        to result: inout [PixelRect]
    ) {
        if top >= bottom { return }
        for rect in rects[band] {
            result.append(
                PixelRect(minX: rect.minX, minY: top, maxX: rect.maxX, maxY: bottom)
            )
        }
    }

    /// Appends the rows from `top` to `bottom` of a band without the columns of `hole`.
    private func append(
        _ band: Range<Int>,
        from top: Int,
        to bottom: Int,
        without hole: PixelRect,
        to result: inout [PixelRect]
    ) {
        for rect in rects[band] {
            let left = PixelRect(
                minX: rect.minX,
                minY: top,
                maxX: min(rect.maxX, hole.minX),
                maxY: bottom
            )
            let right = PixelRect(
                minX: max(rect.minX, hole.maxX),
                minY: top,
                maxX: rect.maxX,
                maxY: bottom
            )
            if !left.isEmpty { result.append(left) }
            if !right.isEmpty { result.append(right) }
        }
    }

    /// Joins touching bands that are alike, so that equal sets of pixels stay equal values.
    private mutating func joinBands() {
        var written = 0
        var above = 0..<0
        var start = 0
        while start < rects.count {
            let band = rects[start]
            var end = start + 1
            while end < rects.count && rects[end].minY == band.minY { end += 1 }
            if isContinued(above, by: start..<end) {
                for index in above { rects[index].maxY = band.maxY }
            } else {
                above = written..<(written + end - start)
                for index in start..<end {
                    rects[written] = rects[index]
                    written += 1
                }
            }
            start = end
        }
        rects.removeSubrange(written...)
    }

    /// Whether `band` lies right below `above` and has the same columns.
    private func isContinued(_ above: Range<Int>, by band: Range<Int>) -> Bool {
        if above.count != band.count || rects[above.lowerBound].maxY != rects[band.lowerBound].minY
        {
            return false
        }
        for (one, other) in zip(above, band)
        where rects[one].minX != rects[other].minX || rects[one].maxX != rects[other].maxX {
            return false
        }
        return true
    }
}
