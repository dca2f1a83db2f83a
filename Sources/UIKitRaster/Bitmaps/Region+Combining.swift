import UIKitGeometry

/// Two regions swept at once, from top to bottom and in each band from left to right.
extension Region {
    /// Becomes the pixels for which `keep` says so, given their presence in the region and in `other`.
    ///
    /// The bands are written behind the region's own rectangles, which go at the end, so it needs no memory but its own.
    mutating func combine<Rects: RandomAccessCollection<PixelRect>>(
        with other: Rects,
        _ keep: (Bool, Bool) -> Bool
    ) where Rects.Index == Int {
        let count = rects.count
        var own = 0
        var others = 0
        var lastBand = count
        var top = min(rects.first?.minY ?? .max, other.first?.minY ?? .max)
        while true {
            let bandA = rects.band(at: top, from: &own, count)
            let bandB = other.band(at: top, from: &others, other.count)
            if own == count && others == other.count { break }
            let bottom = min(
                rects.edge(below: top, bandA, count),
                other.edge(below: top, bandB, other.count)
            )
            let start = rects.count
            appendBand(
                PixelRect(minX: 0, minY: top, maxX: 0, maxY: bottom),
                bandA,
                other,
                bandB,
                keep
            )
            if joins(lastBand..<start, start..<rects.count, at: top) {
                for index in lastBand..<start { rects[index].maxY = bottom }
                rects.removeLast(rects.count - start)
            } else if rects.count > start {
                lastBand = start
            }
            top = bottom
        }
        // Moved by hand: removing a range of an array may take new memory.
        for index in count..<rects.count { rects[index - count] = rects[index] }
        rects.removeLast(count)
    }

    /// The pixels for which `keep` says so, given their presence in the region and in `other`.
    func combined<Rects: RandomAccessCollection<PixelRect>>(
        with other: Rects,
        _ keep: (Bool, Bool) -> Bool
    ) -> Self where Rects.Index == Int {
        var result = Self()
        result.rects.reserveCapacity(rects.count * 2 + other.count)
        result.rects.append(contentsOf: rects)
        result.combine(with: other, keep)
        return result
    }

    /// Appends the columns that `keep` keeps in one band, whose rows `rows` has.
    private mutating func appendBand<Rects: RandomAccessCollection<PixelRect>>(
        _ rows: PixelRect,
        _ bandA: Range<Int>,
        _ other: Rects,
        _ bandB: Range<Int>,
        _ keep: (Bool, Bool) -> Bool
    ) where Rects.Index == Int {
        let start = rects.count
        var a = bandA.lowerBound
        var b = bandB.lowerBound
        var left = Int.min
        while a < bandA.upperBound || b < bandB.upperBound {
            let spanA = a < bandA.upperBound ? rects[a].minX..<rects[a].maxX : Int.max..<Int.max
            let spanB =
                b < bandB.upperBound
                ? other[b].minX..<other[b].maxX : Int.max..<Int.max
            left = max(left, min(spanA.lowerBound, spanB.lowerBound))
            let inA = spanA.lowerBound <= left
            let inB = spanB.lowerBound <= left
            let right = min(
                inA ? spanA.upperBound : spanA.lowerBound,
                inB ? spanB.upperBound : spanB.lowerBound
            )
            if keep(inA, inB) {
                if rects.count > start, rects[rects.count - 1].maxX == left {
                    rects[rects.count - 1].maxX = right
                } else {
                    rects.append(
                        PixelRect(minX: left, minY: rows.minY, maxX: right, maxY: rows.maxY)
                    )
                }
            }
            left = right
            if spanA.upperBound <= left { a += 1 }
            if spanB.upperBound <= left { b += 1 }
        }
    }

    /// Whether the rectangles of `band`, which lies at row `y`, go on those of `above`.
    private func joins(_ above: Range<Int>, _ band: Range<Int>, at y: Int) -> Bool {
        if band.isEmpty || above.count != band.count { return false }
        for (upper, lower) in zip(above, band)
        where rects[upper].maxY != y || rects[upper].minX != rects[lower].minX
            || rects[upper].maxX != rects[lower].maxX
        {
            return false
        }
        return true
    }
}

/// The first `count` rectangles of a region, row by row.
extension RandomAccessCollection<PixelRect> where Index == Int {
    /// The rectangles that row `y` passes through; `start` goes on from call to call.
    fileprivate func band(at y: Int, from start: inout Int, _ count: Int) -> Range<Int> {
        while start < count && self[start].maxY <= y { start += 1 }
        var end = start
        while end < count && self[end].minY <= y { end += 1 }
        return start..<end
    }

    /// The first row below `y` in which other rectangles than those of `band` begin or end.
    fileprivate func edge(below y: Int, _ band: Range<Int>, _ count: Int) -> Int {
        let next = band.upperBound < count ? self[band.upperBound].minY : Int.max
        return band.isEmpty ? next : Swift.min(next, self[band.lowerBound].maxY)
    }
}
