import UIKitGeometry
import UIKitRaster
import UIKitText

/// A line under or through letters.
struct TextStroke {
    private let style: NSUnderlineStyle
    /// Where its middle is, in points below the baseline.
    private let middle: CGFloat
    /// How thick, in points; whole pixels, so that it is the same in every row.
    private let height: CGFloat
    /// Lengths that are painted and left out by turns, in points; empty for a solid line.
    private let pattern: [CGFloat]

    /// A line that a font wants to be `thickness` points thick and `middle` points below the baseline, on `scale` pixels a point.
    init(
        _ style: NSUnderlineStyle,
        _ thickness: CGFloat,
        middle: CGFloat,
        _ scale: CGFloat
    ) {
        self.style = style
        self.middle = middle
        let wanted = style.isSuperset(of: .thick) ? thickness * 2 : thickness
        let height = max(1, (wanted * scale).rounded()) / scale
        self.height = height
        // A dot at least a point wide, however thin the line is.
        let unit = max(height, 1)
        pattern = Self.pattern(style).map { $0 * unit }
    }

    /// Whether there is nothing to paint; a pattern without a line is none.
    private var isEmpty: Bool { style.isDisjoint(with: [.single, .thick, .double]) }

    /// A rectangle around the line along a run of a text at `origin`; null where there is none.
    func extent(_ run: TextRun, _ origin: CGPoint) -> CGRect {
        if isEmpty { return .null }
        return CGRect(
            x: origin.x + run.origin.x,
            y: top(run, origin),
            width: max(0, run.width),
            height: style.isSuperset(of: .double) ? height * 3 : height
        )
    }

    private func top(_ run: TextRun, _ origin: CGPoint) -> CGFloat {
        origin.y + run.origin.y + middle - height / 2
    }

    /// Paints the line along a run of a text at `origin`.
    func paint(
        _ run: TextRun,
        _ origin: CGPoint,
        _ paint: Paint,
        in context: CGContext
    ) {
        if isEmpty { return }
        var tops = [top(run, origin)]
        if style.isSuperset(of: .double) { tops.append(tops[0] + height * 2) }
        for stretch in stretches(run) {
            for dash in dashes(stretch) {
                for top in tops {
                    let rect = CGRect(
                        x: origin.x + dash.lowerBound,
                        y: top,
                        width: dash.upperBound - dash.lowerBound,
                        height: height
                    )
                    context.emit(.fillRect(rect, paint, .normal))
                }
            }
        }
    }

    /// What the line is under, from the text's origin: all of the run, or its words.
    private func stretches(_ run: TextRun) -> [Range<CGFloat>] {
        let start = run.origin.x
        let end = start + max(0, run.width)
        if !style.contains(.byWord) { return [start..<end] }
        var result: [Range<CGFloat>] = []
        var from = start
        for gap in run.gaps {
            let left = start + gap.lowerBound
            if left > from { result.append(from..<left) }
            from = max(from, start + gap.upperBound)
        }
        if from < end { result.append(from..<end) }
        return result
    }

    /// The painted parts of a stretch, on one grid for all runs of a text.
    private func dashes(_ stretch: Range<CGFloat>) -> [Range<CGFloat>] {
        let period = pattern.reduce(0, +)
        let length = stretch.upperBound - stretch.lowerBound
        if !(period > 0) || length / period > Self.mostPeriods { return [stretch] }
        var result: [Range<CGFloat>] = []
        var x = (stretch.lowerBound / period).rounded(.down) * period
        while x < stretch.upperBound {
            for (index, length) in pattern.enumerated() {
                let dash = (x..<x + length).clamped(to: stretch)
                if index % 2 == 0 && !dash.isEmpty { result.append(dash) }
                x += length
            }
        }
        return result
    }

    /// A line that would take more repetitions than this is solid, so that no text takes long to paint.
    private static let mostPeriods: CGFloat = 2_000

    /// Lengths in thicknesses of the line; our own numbers, UIKit publishes none.
    private static func pattern(_ style: NSUnderlineStyle) -> [CGFloat] {
        switch style.rawValue & 0x0F00 {
        case NSUnderlineStyle.patternDot.rawValue: [2, 2]
        case NSUnderlineStyle.patternDash.rawValue: [6, 3]
        case NSUnderlineStyle.patternDashDot.rawValue: [6, 3, 2, 3]
        case NSUnderlineStyle.patternDashDotDot.rawValue: [6, 3, 2, 3, 2, 3]
        default: []
        }
    }
}
