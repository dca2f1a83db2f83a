import CUIKitKernels
import UIKitGeometry

/// A gradient on its way to the kernels, for one map from its space to device pixels.
struct GradientInk {
    private var gradient = uik_gradient()
    private var ramps: [uik_ramp] = []
    private let colors: [UInt32]
    /// Whether every pixel has alpha 255.
    let isOpaque: Bool

    /// Creates the ink of `gradient` under `transform`; nil where it shows nothing.
    ///
    /// `room` lends its memory, if no other ink has it, and is the ink's own from then on.
    init?(_ gradient: Gradient, _ transform: CGAffineTransform, _ room: inout [uik_ramp]) {
        let toDevice = gradient.transform.concatenating(transform)
        if gradient.stops.isEmpty || !toDevice.isFinite || !toDevice.isInvertible { return nil }
        let map = toDevice.inverted()
        if !map.isFinite { return nil }
        colors = gradient.table
        isOpaque = gradient.isOpaque
        self.gradient.is_opaque = isOpaque ? 1 : 0
        switch gradient.shape {
        case .linear(let start, let end):
            swap(&ramps, &room)
            ramps.removeAll(keepingCapacity: true)
            let isSeen = setLinear(gradient, start, end, map)
            room = ramps
            if !isSeen { return nil }
        case .conic(let center, let angle):
            self.gradient.kind = Int32(UIK_GRADIENT_CONIC)
            let turn = CGAffineTransform(rotationAngle: -angle)
            setMap(map.concatenating(Self.moved(-center.x, -center.y)).concatenating(turn))
        case .radial(let start, let startRadius, let end, let endRadius):
            if !setRadial(gradient, start, startRadius, end, endRadius, map) { return nil }
        }
    }

    /// Lends the gradient in the form that the kernels read.
    func lend(_ body: (UnsafePointer<uik_gradient>) -> Void) {
        var gradient = gradient
        ramps.withUnsafeBufferPointer { ramps in
            colors.withUnsafeBufferPointer { colors in
                gradient.ramps = ramps.baseAddress
                gradient.ramp_count = Int32(ramps.count)
                gradient.colors = colors.baseAddress
                body(&gradient)
            }
        }
    }

    // MARK: - Linear

    /// Axis lengths are this many parts.
    private static let unit: CGFloat = 1_073_741_824

    private mutating func setLinear(
        _ gradient: Gradient,
        _ start: CGPoint,
        _ end: CGPoint,
        _ map: CGAffineTransform
    ) -> Bool {
        let way = end - start
        let square = way.dx * way.dx + way.dy * way.dy
        if !(square > 0) || !square.isFinite { return false }
        let x = way.dx / square
        let y = way.dy / square
        let across = map.a * x + map.b * y
        let down = map.c * x + map.d * y
        let origin = (map.tx - start.x) * x + (map.ty - start.y) * y
        self.gradient.kind = Int32(UIK_GRADIENT_LINEAR)
        // Steeper than this is a jump; the limits keep all places of a screen within 64 bits.
        self.gradient.across = Self.fixed(across, 1_099_511_627_776)
        self.gradient.down = Self.fixed(down, 1_099_511_627_776)
        self.gradient.t = Self.fixed(origin + (across + down) / 2, 1_152_921_504_606_846_976)
        makeRamps(gradient)
        return true
    }

    private static func fixed(_ value: CGFloat, _ limit: CGFloat) -> Int64 {
        let scaled = (value * unit).rounded()
        return scaled.isNaN ? 0 : Int64(max(-limit, min(limit, scaled)))
    }

    private mutating func makeRamps(_ gradient: Gradient) {
        let stops = gradient.stops
        let first = StraightColor(stops[0].color).premultiplied
        let last = StraightColor(stops[stops.count - 1].color).premultiplied
        let none = (0.0, 0.0, 0.0, 0.0)
        var place = Self.fixed(stops[0].location, Self.unit)
        if stops[0].location > 0 {
            add(.min, 0, gradient.extendsBefore ? first : none, nil)
            add(0, place, first, nil)
        } else {
            add(.min, place, gradient.extendsBefore ? first : none, nil)
        }
        for (from, to) in zip(stops, stops.dropFirst()) where to.location > from.location {
            // Where the opacity changes, premultiplied components are curves: short lines follow them.
            let change = abs(Int(from.color.alpha) - Int(to.color.alpha))
            let pieces = change == 0 ? 1 : max(2, (change + 15) / 16)
            let a = StraightColor(from.color)
            let b = StraightColor(to.color)
            for piece in 1...pieces {
                let part = CGFloat(piece) / CGFloat(pieces)
                let before = CGFloat(piece - 1) / CGFloat(pieces)
                let location = from.location + (to.location - from.location) * part
                let end = Self.fixed(location, Self.unit)
                if end > place {
                    add(
                        place,
                        end,
                        a.mixed(b, before).premultiplied,
                        a.mixed(b, part).premultiplied
                    )
                    place = end
                }
            }
        }
        // Place 1 itself still belongs to the gradient.
        let one = Int64(Self.unit) + 1
        if place < one { add(place, one, last, nil) }
        add(one, .max, gradient.extendsAfter ? last : none, nil)
    }

    private mutating func add(
        _ from: Int64,
        _ to: Int64,
        _ start: (Double, Double, Double, Double),
        _ end: (Double, Double, Double, Double)?
    ) {
        var ramp = uik_ramp()
        ramp.from = from
        ramp.to = to
        ramp.start = start
        let end = end ?? start
        func byte(_ value: Double) -> UInt32 { UInt32(value + 0.5) }
        if end == start {
            ramp.is_flat = 1
            ramp.pixel =
                byte(start.0) | byte(start.1) << 8 | byte(start.2) << 16 | byte(start.3) << 24
        } else {
            let length = Double(to - from)
            ramp.slope = (
                (end.0 - start.0) / length, (end.1 - start.1) / length,
                (end.2 - start.2) / length, (end.3 - start.3) / length
            )
        }
        uik_ramp_prepare(&ramp, gradient.across)
        ramps.append(ramp)
    }

    // MARK: - Round

    private static func moved(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y)
    }

    private mutating func setRadial(
        _ gradient: Gradient,
        _ start: CGPoint,
        _ startRadius: CGFloat,
        _ end: CGPoint,
        _ endRadius: CGFloat,
        _ map: CGAffineTransform
    ) -> Bool {
        let largest = max(startRadius, endRadius)
        if !(startRadius >= 0 && endRadius >= 0 && largest > 0) || !largest.isFinite {
            return false
        }
        if !start.isFinite || !end.isFinite { return false }
        let isInside = startRadius > endRadius
        let outer = gradient.stops[isInside ? 0 : gradient.stops.count - 1].color.premultiplied
        let centered = map.concatenating(Self.moved(-start.x, -start.y))
        let scale = CGAffineTransform(scaleX: 1 / largest, y: 1 / largest)
        setMap(centered.concatenating(scale))
        if start == end {
            if startRadius == endRadius { return false }
            self.gradient.kind = Int32(UIK_GRADIENT_RADIAL)
            let extends = isInside ? gradient.extendsBefore : gradient.extendsAfter
            self.gradient.after = extends ? outer : 0
            return true
        }
        self.gradient.kind = Int32(UIK_GRADIENT_CIRCLES)
        let last = gradient.stops[gradient.stops.count - 1].color.premultiplied
        self.gradient.before = gradient.extendsBefore ? gradient.stops[0].color.premultiplied : 0
        self.gradient.after = gradient.extendsAfter ? last : 0
        self.gradient.center_u = (end.x - start.x) / largest
        self.gradient.center_v = (end.y - start.y) / largest
        self.gradient.start_radius = startRadius / largest
        self.gradient.end_radius = endRadius / largest
        return true
    }

    /// Sets what the middles of device pixels read.
    private mutating func setMap(_ map: CGAffineTransform) {
        // Beyond this no place is near the gradient's centre; single precision stays finite.
        func tamed(_ value: CGFloat) -> Double { value.isNaN ? 0 : max(-1e9, min(1e9, value)) }
        gradient.u = tamed(map.tx + (map.a + map.c) / 2)
        gradient.v = tamed(map.ty + (map.b + map.d) / 2)
        gradient.across_u = tamed(map.a)
        gradient.across_v = tamed(map.b)
        gradient.down_u = tamed(map.c)
        gradient.down_v = tamed(map.d)
    }
}
