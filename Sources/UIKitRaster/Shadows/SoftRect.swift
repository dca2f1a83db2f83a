import CUIKitKernels
import Synchronization
import UIKitGeometry

/// Blurred rectangles with round corners, in closed form.
///
/// Each row of the rectangle is one interval, whose blur along the row is the difference of two
/// sums of the bell curve; down the columns rows that are alike count as one. So only the rows of the
/// corners are added up one by one. Where the blur of one side doesn't reach the other one,
/// the middle is repeated instead of computed.
enum SoftRect {
    /// What a patch depends on; the blur in 16ths of a pixel.
    private struct Key: Hashable {
        let corners: Corners
        let sigma: Int
        let size: PixelSize
    }

    /// The corners, clockwise from the top left, each with a number for its width and one for its height.
    fileprivate struct Corners: Hashable {
        /// How far they reach, in 16ths of a pixel.
        var reach = SIMD8<Int>()
        /// Where the control points of their curves are, in parts of that.
        var control = SIMD8<Double>()
        var curve: CornerCurve

        init(_ rect: DeviceRoundedRect) {
            curve = rect.curve
            let (a, b, c, d) = rect.corners
            set(0, a)
            set(1, b)
            set(2, c)
            set(3, d)
        }

        private mutating func set(_ index: Int, _ corner: DeviceCorner) {
            reach[2 * index] = PixelScale.clamped((corner.reach.dx * 16).rounded())
            reach[2 * index + 1] = PixelScale.clamped((corner.reach.dy * 16).rounded())
            control[2 * index] = corner.control.dx
            control[2 * index + 1] = corner.control.dy
        }

        /// Whether all four are alike.
        var isEven: Bool {
            reach.indices.allSatisfy {
                reach[$0] == reach[$0 % 2] && control[$0] == control[$0 % 2]
            }
        }
    }

    /// What computing a patch takes, used again and again.
    private final class Room {
        var rows = Rows()
        var lines: [Float] = []
        var sum: [Float] = []
    }

    /// What is kept, and what makes it.
    private struct Kept {
        /// 16 patches at most of each size, which is the number of bytes.
        var shelf = MaskShelf<Key, MaskPatch>(capacity: 16, least: 4096, most: 1 << 20)
        let room = Room()
    }

    private static let kept = Mutex(Kept())

    /// Forgets all patches; they are computed again when they are needed.
    static func forgetAll() { kept.withLock { $0.shelf.removeAll() } }

    /// How many pixels the patch goes beyond the rectangle.
    static func reach(_ sigma: CGFloat) -> Int { PixelScale.clamped((3 * sigma).rounded(.up)) }

    /// Whether the closed form is cheap: it adds up every row of the corners for every pixel near them.
    static func isWorthwhile(_ rect: DeviceRoundedRect, _ sigma: CGFloat) -> Bool {
        let (a, b, c, d) = rect.corners
        func most(_ corner: DeviceCorner) -> CGFloat { max(corner.reach.dx, corner.reach.dy) }
        let radius = max(0, max(max(most(a), most(b)), max(most(c), most(d))))
        let side = radius + 3 * sigma
        return radius * side * side < 4_000_000
    }

    /// The patch of a rectangle, to be stretched to its bounds, `reach` larger on each side.
    ///
    /// Who asks while another thread makes one waits, as for corners.
    static func patch(_ rect: DeviceRoundedRect, sigma: CGFloat) -> MaskPatch {
        let sigma = max(1, (sigma * 16).rounded())
        let reach = reach(sigma / 16)
        let corners = Corners(rect)
        // As small as the middle may be.
        let most = (corners.reach.evenHalf.max(), corners.reach.oddHalf.max())
        let size = PixelSize(
            width: min(rect.bounds.width, 2 * ((most.0 + 15) / 16 + reach) + 1),
            height: min(rect.bounds.height, 2 * ((most.1 + 15) / 16 + reach) + 1)
        )
        let key = Key(corners: corners, sigma: Int(sigma), size: size)
        let isWider = rect.bounds.width > size.width
        let isHigher = rect.bounds.height > size.height
        let bytes = (size.width + 2 * reach) * (size.height + 2 * reach)
        return kept.withLock { kept in
            kept.shelf.mask(of: key, size: bytes) { [working = kept.room] old, room in
                let patch = old ?? MaskPatch(room: room)
                make(patch, key, reach, stretchesX: isWider, stretchesY: isHigher, working)
                return patch
            }
        }
    }

    private static func make(
        _ patch: MaskPatch,
        _ key: Key,
        _ reach: Int,
        stretchesX: Bool,
        stretchesY: Bool,
        _ room: Room
    ) {
        let size = key.size
        // A sharp blur sees the steps between rows, so these are made finer for it.
        room.rows.set(size, key.corners, cuts: key.sigma < 48 ? 4 : 1)
        let width = size.width + 2 * reach
        let height = size.height + 2 * reach
        // With four equal corners a quarter says it all.
        let isEven = key.corners.isEven
        let computedWidth = isEven ? (width + 1) / 2 : width
        let computedHeight = isEven ? (height + 1) / 2 : height
        let limit = Float(computedHeight - reach) + Float(3 * key.sigma) / 16
        var count = 0
        while count < room.rows.top.count - 1 && room.rows.top[count] < limit { count += 1 }
        if room.lines.count < count * computedWidth {
            room.lines = [Float](repeating: 0, count: count * computedWidth)
        }
        if room.sum.count < computedWidth {
            room.sum = [Float](repeating: 0, count: computedWidth)
        }
        patch.set(
            size: PixelSize(width: width, height: height),
            column: stretchesX ? width / 2 : nil,
            row: stretchesY ? height / 2 : nil
        ) { bytes in
            guard let base = bytes.baseAddress else { return }
            lend(room.rows, count) { rows in
                table.withUnsafeBufferPointer { table in
                    var edge = uik_soft_edge(
                        table: table.baseAddress,
                        reach: 3 * Float(key.sigma) / 16
                    )
                    uik_soft_mask(
                        base,
                        width,
                        Int32(-reach),
                        Int32(-reach),
                        Int32(computedWidth),
                        Int32(computedHeight),
                        rows,
                        &edge,
                        &room.lines,
                        &room.sum
                    )
                }
            }
        }
        if isEven { patch.mirrorQuarter() }
    }

    private static func lend(
        _ rows: Rows,
        _ count: Int,
        _ body: (UnsafePointer<uik_soft_rows>) -> Void
    ) {
        rows.top.withUnsafeBufferPointer { top in
            rows.left.withUnsafeBufferPointer { left in
                rows.right.withUnsafeBufferPointer { right in
                    var rows = uik_soft_rows(
                        top: top.baseAddress,
                        left: left.baseAddress,
                        right: right.baseAddress,
                        count: Int32(count)
                    )
                    body(&rows)
                }
            }
        }
    }

    /// The share of a bell curve that lies before places from −3 to 3 standard deviations.
    ///
    /// By the series of the error function, which takes only sums and products, so that it is
    /// the same everywhere; cut off at the ends and scaled to reach from 0 to 1.
    private static let table: [Float] = {
        let steps = Int(UIK_SOFT_STEPS)
        func half(_ z: Double) -> Double {
            // The integral from 0 to z, without its constant factor.
            var term = z
            var sum = z
            var n = 0.0
            while abs(term) > 1e-17 {
                n += 1
                term *= -z * z / (2 * n)
                sum += term / (2 * n + 1)
            }
            return sum
        }
        let whole = half(3)
        let values = (0...steps).map { index in
            let z = 6 * Double(index) / Double(steps) - 3
            return Float((half(z) / whole + 1) / 2)
        }
        return values + [1]
    }()
}

/// The rows of a rectangle with round corners, each of which is one interval.
private struct Rows {
    private(set) var top: [Float] = []
    private(set) var left: [Float] = []
    private(set) var right: [Float] = []

    /// Becomes the rows of a rectangle of `size` at the origin, those of corners cut into `cuts`; keeps its memory.
    mutating func set(_ size: PixelSize, _ corners: SoftRect.Corners, cuts: Int) {
        top.removeAll(keepingCapacity: true)
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
        let reach = corners.reach
        let upper = (max(reach[1], reach[3]) + 15) / 16
        let lower = (max(reach[5], reach[7]) + 15) / 16
        let width = Float(size.width)
        let height = Float(size.height)
        let middle = Swift.max(upper, size.height - lower)
        let step = 1 / Float(cuts)
        for cut in 0..<upper * cuts {
            let place = (Float(cut) + 0.5) * step
            append(
                Float(cut) * step,
                Self.inset(place, 0, corners),
                width - Self.inset(place, 1, corners)
            )
        }
        if upper < middle { append(Float(upper), 0, width) }
        for cut in middle * cuts..<Swift.max(middle, size.height) * cuts {
            let place = height - (Float(cut) + 0.5) * step
            append(
                Float(cut) * step,
                Self.inset(place, 3, corners),
                width - Self.inset(place, 2, corners)
            )
        }
        top.append(height)
    }

    private mutating func append(_ top: Float, _ left: Float, _ right: Float) {
        self.top.append(top)
        self.left.append(left)
        self.right.append(Swift.max(left, right))
    }

    /// How far a corner's curve is from the side, `place` pixels from the end.
    private static func inset(_ place: Float, _ index: Int, _ corners: SoftRect.Corners) -> Float {
        let rx = Float(corners.reach[2 * index]) / 16
        let ry = Float(corners.reach[2 * index + 1]) / 16
        if place >= ry { return 0 }
        if corners.curve == .circular {
            let part = (ry - place) / ry
            return rx - rx * (1 - part * part).squareRoot()
        }
        // Where the curve passes that row: its height falls all the way, so halving finds the place.
        let wanted = Double(place / ry)
        let down = corners.control[2 * index + 1]
        let across = corners.control[2 * index]
        var low = 0.0
        var high = 1.0
        for _ in 0..<24 {
            let t = (low + high) / 2
            let u = 1 - t
            if u * u * (u + 3 * t * down) > wanted { low = t } else { high = t }
        }
        let u = 1 - low
        return rx * Float(low * low * (low + 3 * u * across))
    }
}
