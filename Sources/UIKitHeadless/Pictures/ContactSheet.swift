package import UIKitGeometry
package import UIKitRaster

/// Many frames of a run on one picture: a grid in reading order with thin gaps.
package struct ContactSheet {
    /// Frames on a sheet at most; more are thinned out evenly, the first and the last stay.
    package static let capacity = 12
    /// Pixels between two frames and around them all.
    package static let gap = 4
    /// Pixels that the longer side of a frame has at most on a sheet.
    package static let longestSide = 400

    private var frames: [Bitmap] = []

    /// Creates a sheet without frames.
    package init() {}

    /// Whether there is nothing to show.
    package var isEmpty: Bool { frames.isEmpty }

    /// Adds a frame, halved until it is small enough.
    package mutating func add(_ frame: Bitmap) {
        var small = frame
        while max(small.size.width, small.size.height) > Self.longestSide {
            small = small.halved()
        }
        frames.append(small)
    }

    /// Which of `count` frames are shown.
    package static func chosen(of count: Int) -> [Int] {
        if count <= capacity { return Array(0..<count) }
        return (0..<capacity).map { ($0 * (count - 1) + (capacity - 1) / 2) / (capacity - 1) }
    }

    /// Frames in a row for so many frames of a size: few empty places, and close to a square, rather wide than high.
    package static func columns(for count: Int, of size: PixelSize) -> Int {
        func cost(_ columns: Int) -> Double {
            let rows = (count + columns - 1) / columns
            let ratio = Double(columns * size.width) / Double(rows * size.height)
            let empty = Double(rows * columns - count) / Double(count)
            return max(ratio, 1 / ratio) + 2 * empty
        }
        return (1...max(1, count)).reversed().min { cost($0) < cost($1) } ?? 1
    }

    /// The sheet; frames smaller than the largest stand in the middle of their cell.
    package func picture() -> Bitmap {
        let chosen = Self.chosen(of: frames.count).map { frames[$0] }
        let cell = PixelSize(
            width: chosen.map(\.size.width).max() ?? 0,
            height: chosen.map(\.size.height).max() ?? 0
        )
        let columns = Self.columns(for: chosen.count, of: cell)
        let rows = (chosen.count + columns - 1) / columns
        var sheet = Bitmap(
            size: PixelSize(
                width: columns * (cell.width + Self.gap) + Self.gap,
                height: rows * (cell.height + Self.gap) + Self.gap
            )
        )
        sheet.fillOpaque(gray: 128)
        for (index, frame) in chosen.enumerated() {
            let x = Self.gap + index % columns * (cell.width + Self.gap)
            let y = Self.gap + index / columns * (cell.height + Self.gap)
            sheet.paste(
                frame,
                x: x + (cell.width - frame.size.width) / 2,
                y: y + (cell.height - frame.size.height) / 2
            )
        }
        return sheet
    }
}
