import CUIKitKernels
import RasterScenes
import Testing
import UIKitRaster

/// Every instruction set gives the bytes of the plain one.
@Suite struct KernelTests {
    /// The sets that this processor has, from the plainest to the widest.
    static var all: [uik_kernels] {
        let sets = sequence(state: Int32(0)) { index in
            defer { index += 1 }
            return uik_kernels_at(index)?.pointee
        }
        return Array(sets)
    }
    private static let indices = Array(all.indices)

    private let plain = all[0]

    /// Premultiplied pixels, a quarter of them opaque or clear.
    private func pixels(_ count: Int, _ generator: inout SeededGenerator) -> [UInt32] {
        (0..<count).map { _ in
            var alpha = UInt32.random(in: 0...255, using: &generator)
            if Int.random(in: 0..<4, using: &generator) == 0 { alpha = alpha > 127 ? 255 : 0 }
            var pixel = alpha << 24
            for shift in [0, 8, 16] as [UInt32] {
                pixel |= UInt32.random(in: 0...alpha, using: &generator) << shift
            }
            return pixel
        }
    }

    private func bytes(_ count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    /// Runs one kernel of both sets on copies of the same pixels and compares all of them.
    private func compare(
        _ name: String,
        _ pixels: [UInt32],
        _ set: uik_kernels,
        _ run: (uik_kernels, UnsafeMutablePointer<UInt32>) -> Void
    ) {
        var expected = pixels
        var found = pixels
        expected.withUnsafeMutableBufferPointer {
            if let base = $0.baseAddress { run(plain, base) }
        }
        found.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { run(set, base) } }
        if expected != found { Issue.record("\(name) differs") }
    }

    @Test(arguments: indices)
    func `a set agrees with the plain one for all lengths and alignments`(index: Int) {
        let set = Self.all[index]
        var generator = SeededGenerator(seed: 4)
        for length in 0...257 {
            let pixels = pixels(length + 32, &generator)
            let source = self.pixels(length + 32, &generator)
            let mask = bytes(length + 32, &generator)
            let alpha = length % 5 == 0 ? 255 : UInt32.random(in: 0...255, using: &generator)
            let color = UInt32.random(in: 0 ... .max, using: &generator)
            // A step of the widest set has 16 pixels.
            for offset in 0..<16 {
                compare("fill \(length)", pixels, set) { $0.fill($1 + offset, color, length) }
                compare("blend_solid \(length)", pixels, set) {
                    $0.blend_solid($1 + offset, color, alpha, length)
                }
                compare("blend_solid_mask \(length)", pixels, set) {
                    $0.blend_solid_mask($1 + offset, color, alpha, mask, length)
                }
                compare("blend_image \(length)", pixels, set) {
                    $0.blend_image($1 + offset, source, length)
                }
                compare("blend_image_alpha \(length)", pixels, set) {
                    $0.blend_image_alpha($1 + offset, source, alpha, length)
                }
                compare("blend_image_mask \(length)", pixels, set) {
                    $0.blend_image_mask($1 + offset, source, alpha, mask, length)
                }
                compare("mix_solid_mask \(length)", pixels, set) {
                    $0.mix_solid_mask($1 + offset, source[0], mask, length)
                }
                compare("copy_opaque \(length)", pixels, set) {
                    $0.copy_opaque($1 + offset, source, length)
                }
                compare("read_rows \(length)", pixels, set) {
                    let upper = source + [color, 1]
                    let lower = pixels + [2, color]
                    $0.read_rows($1 + offset, upper, lower, alpha, 0xC000_0000, 1 << 31, length)
                }
                compare("copy_rgb565 \(length)", pixels, set) { set, base in
                    base.withMemoryRebound(to: UInt16.self, capacity: pixels.count * 2) {
                        set.copy_rgb565($0 + offset, source, Int32(offset), Int32(length), length)
                    }
                }
                compare("masks \(length)", pixels, set) { set, base in
                    base.withMemoryRebound(to: UInt8.self, capacity: pixels.count * 4) {
                        set.scale_mask($0 + offset, mask, alpha, length)
                        set.multiply_masks(
                            $0 + offset + length,
                            mask,
                            Array(mask.reversed()),
                            length
                        )
                    }
                }
                compare("blend_solid_block \(length)", pixels, set) {
                    let width = length / 5
                    $0.blend_solid_block(
                        $1 + offset,
                        width * 4,
                        color,
                        alpha,
                        mask,
                        width,
                        width,
                        5
                    )
                }
            }
        }
    }

    @Test(arguments: indices)
    func `a set paints between corners as the plain one does`(index: Int) {
        let set = Self.all[index]
        var generator = SeededGenerator(seed: 23)
        for round in 0..<400 {
            let left = RandomCorner(height: 6, &generator)
            let right = RandomCorner(height: 6, &generator)
            let width = left.width + right.width + [0, 1, round % 40, round][round % 4]
            let color = UInt32.random(in: 0 ... .max, using: &generator)
            let alpha = round % 2 == 0 ? 255 : UInt32.random(in: 0...255, using: &generator)
            let stride = width + round % 5
            let pixels = pixels(stride * 6 + 16, &generator)
            let height = round % 7
            compare("blend_solid_between \(round)", pixels, set) { set, base in
                left.lend { left in
                    right.lend { right in
                        let (line, way) = round % 3 == 0 ? (5, -1) : (0, 1) as (Int32, Int32)
                        set.blend_solid_between(
                            base + round % 16,
                            stride * 4,
                            color,
                            alpha,
                            left,
                            right,
                            line,
                            way,
                            width,
                            height
                        )
                    }
                }
            }
        }
    }

    @Test(arguments: indices)
    func `a set fills long runs as the plain one does`(index: Int) {
        let set = Self.all[index]
        for length in 1000...1100 {
            let pixels = [UInt32](repeating: 7, count: length + 32)
            let offset = length % 17
            compare("fill \(length)", pixels, set) { $0.fill($1 + offset, 0x1234_5678, length) }
            compare("blend_solid \(length)", pixels, set) {
                $0.blend_solid($1 + offset, 0x1234_5678, 255, length)
            }
        }
    }

    @Test(arguments: indices)
    func `a set reads between pixels as the plain one does`(index: Int) {
        let set = Self.all[index]
        var generator = SeededGenerator(seed: 8)
        let picture = pixels(64 * 64, &generator)
        for round in 0..<488 {
            let length = round % 61
            let place = UInt64.random(in: 0..<1 << 33, using: &generator)
            // Up to one pixel, up to two, and more: these are read in ways of their own.
            let most = [1 << 32, 2 << 32, 7 << 32][round % 3] as UInt64
            let step = length % 10 == 0 ? 1 << 32 : UInt64.random(in: 1...most, using: &generator)
            let pixels = pixels(70, &generator)
            let down = UInt32.random(in: 0...255, using: &generator)
            let other = Array(picture.reversed())
            // Whole 256ths, and steps of which sixteen are whole pixels, are read in ways of their own.
            for step in [step, (step >> 24) << 24, max(1, step >> 28) << 28] where step > 0 {
                compare("read_rows \(length) by \(step)", pixels, set) {
                    $0.read_rows($1, picture, other, down, place, step, length)
                }
                // The same row twice; places on its pixels.
                compare("read_rows \(length) at pixels by \(step)", pixels, set) {
                    $0.read_rows($1, picture, picture, 0, (place >> 32) << 32, step, length)
                }
            }
            // Lines that hardly fall, and any others.
            let slope = [1 << 28, 1 << 29, 1 << 31][round % 3] as Int64
            let du = Int64.random(in: -1 << 31..<1 << 31, using: &generator)
            let dv = Int64.random(in: -slope..<slope, using: &generator)
            let middle = UInt64(31) << 32 + place >> 8
            compare("read_quads \(length)", pixels, set) {
                $0.read_quads($1, picture, 256, middle, middle, du, dv, length)
            }
        }
    }

    @Test func `a line through a picture reads each place as if it were alone`() {
        var generator = SeededGenerator(seed: 29)
        let pixels = pixels(40 * 30, &generator)
        for round in 0..<3000 {
            let width = Int64.random(in: 1...40, using: &generator)
            let height = Int64.random(in: 1...30, using: &generator)
            // From hardly any step to ones that go round the world, and places as far away.
            func number(_ bits: Int) -> Int64 {
                Int64.random(in: .min ... .max, using: &generator) >> Int64(bits)
            }
            let bits = [0, 20, 30, 31, 32, 40][round % 6]
            let du = round % 7 == 0 ? 0 : number(bits)
            let dv = round % 11 == 0 ? 0 : number(bits)
            let from = (
                u: number([26, 27, round % 32][round % 3]), v: number([26, 28, 0][round % 3])
            )
            let count = round % 100
            var found = [UInt32](repeating: 0, count: count)
            let expected = (0..<Int64(count)).map { index in
                let isSlanted = uik_is_slanted(du, dv) != 0
                let u = from.u &+ du &* index &+ (isSlanted ? Int64(UIK_SLANTED_ACROSS) : 0)
                let v = from.v &+ dv &* index &+ (isSlanted ? Int64(UIK_SLANTED_DOWN) : 0)
                func pixel(_ x: Int64, _ y: Int64) -> UInt32 {
                    let row = min(max(y, 0), height - 1)
                    return pixels[Int(row * 40 + min(max(x, 0), width - 1))]
                }
                let (x, y) = (u >> 32, v >> 32)
                return (isSlanted ? uik_between_slanted : uik_between)(
                    pixel(x, y),
                    pixel(x + 1, y),
                    pixel(x, y + 1),
                    pixel(x + 1, y + 1),
                    UInt64(bitPattern: u),
                    UInt64(bitPattern: v)
                )
            }
            pixels.withUnsafeBufferPointer { pixels in
                guard let base = pixels.baseAddress else { return }
                var picture = uik_picture(
                    pixels: base,
                    stride: 160,
                    width: Int32(width),
                    height: Int32(height)
                )
                uik_fetch_bilinear(&found, &picture, from.u, from.v, du, dv, count)
            }
            if found != expected { Issue.record("round \(round) differs") }
        }
    }

    @Test(arguments: indices)
    func `a set reads squares as if each place were alone`(index: Int) {
        guard let readSquares = Self.all[index].read_squares else { return }
        var generator = SeededGenerator(seed: 30)
        let grid = Int64(UIK_PLACE_GRID)
        // Two pixels, all that a square's three steps may go along both ways together.
        let most = (2 << 32) / 3 / grid
        for round in 0..<2000 {
            // From one pixel to ones that most squares lie wholly inside.
            let width = Int64.random(in: 1...[4, 12, 90][round % 3], using: &generator)
            let height = Int64.random(in: 1...[4, 12, 90][round % 3], using: &generator)
            let pixels = pixels(Int(width * height), &generator).map {
                round % 4 == 0 ? $0 | 0xFF00_0000 : $0
            }
            func steps() -> (across: Int64, down: Int64) {
                let share = Int64.random(in: 0...most, using: &generator)
                if round % 5 == 0 { return (most * grid, 0) }
                return (
                    Int64.random(in: -share...share, using: &generator) * grid,
                    Int64.random(in: share - most...most - share, using: &generator) * grid
                )
            }
            let (u, v) = (steps(), steps())
            func place(_ limit: Int64) -> Int64 {
                let place = Int64.random(in: -(4 << 32)...(limit << 32), using: &generator)
                return round % 7 == 0 ? (place >> 32) << 32 : place / grid * grid
            }
            var places = uik_places(
                u: place(width),
                v: place(height),
                across_u: u.across,
                across_v: v.across,
                down_u: u.down,
                down_v: v.down
            )
            let count = round % 40 * 4
            var expected = [UInt32](repeating: 7, count: 4 * 170)
            for y in 0..<4 {
                for x in 0..<count {
                    let u = places.u + places.across_u * Int64(x) + places.down_u * Int64(y)
                    let v = places.v + places.across_v * Int64(x) + places.down_v * Int64(y)
                    func pixel(_ x: Int64, _ y: Int64) -> UInt32 {
                        pixels[
                            Int(
                                min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)
                            )
                        ]
                    }
                    expected[y * 170 + x] = uik_between_slanted(
                        pixel(u >> 32, v >> 32),
                        pixel((u >> 32) + 1, v >> 32),
                        pixel(u >> 32, (v >> 32) + 1),
                        pixel((u >> 32) + 1, (v >> 32) + 1),
                        UInt64(bitPattern: u),
                        UInt64(bitPattern: v)
                    )
                }
            }
            var found = [UInt32](repeating: 7, count: 4 * 170)
            pixels.withUnsafeBufferPointer { pixels in
                guard let base = pixels.baseAddress else { return }
                var picture = uik_picture(
                    pixels: base,
                    stride: Int(width) * 4,
                    width: Int32(width),
                    height: Int32(height)
                )
                readSquares(&found, 170 * 4, &picture, &places, count, round % 4 == 0 ? 1 : 0)
            }
            if found != expected { Issue.record("round \(round) differs") }
        }
    }

    @Test func `a slanted line rounds places and divides once`() {
        func between(_ across: Double, _ down: Double) -> UInt32 {
            let u = UInt64(across * 4_294_967_296) + UInt64(UIK_SLANTED_ACROSS)
            let v = UInt64(down * 4_294_967_296) + UInt64(UIK_SLANTED_DOWN)
            return uik_between_slanted(0x0000_0000, 0xFF00_FF64, 0xFFFF_0000, 0xFFFF_FF64, u, v)
        }
        #expect(between(0, 0) == 0)
        #expect(between(0.5, 0) == 0x8000_8032)
        #expect(between(0, 0.5) == 0x8080_0000)
        #expect(between(0.5, 0.5) == 0xBF80_8032)
        // 255 · 0.25 = 63.75, 100 · 0.25 = 25; alpha 255 · (1 − 0.75 · 0.75) = 111.56.
        #expect(between(0.25, 0.25) == 0x7040_4019)
        // A 300th lies nearest to 0 of 128 and to 2 of 512.
        #expect(between(1.0 / 300, 0) == 0)
        #expect(between(0, 1.0 / 300) == 0x0101_0000)
    }

    @Test(arguments: indices)
    func `a set makes gradients as the plain one does`(index: Int) {
        let set = Self.all[index]
        var generator = SeededGenerator(seed: 15)
        func words(_ count: Int) -> [UInt32] {
            (0..<count).map { _ in UInt32.random(in: 0 ... .max, using: &generator) }
        }
        let colors = words(1024)
        for length in 0...257 {
            let room = words(length + 1)
            let starts = words(12)
            let low = words(64)
            let high = words(64)
            let first = length * 7 % 64
            compare("ramp \(length)", room, set) { $0.ramp($1, starts, low, high, first, length) }
            let place = (0..<4).map { index in
                Float.random(in: -1...1, using: &generator) * (index < 2 ? 2 : 0.01)
            }
            let column = Int32.random(in: -300...300, using: &generator)
            compare("radial \(length)", room, set) {
                $0.radial($1, colors, 7, place, column, length)
            }
            compare("conic \(length)", room, set) { $0.conic($1, colors, place, column, length) }
            compare("common_bits \(length)", room, set) {
                $1[0] = $0.common_bits(room.map { $0 | 0xF0F0_F0F0 }, length)
            }
        }
    }

    @Test(arguments: indices)
    func `a set adds up cells as the plain one does, and clears them`(index: Int) {
        let set = Self.all[index]
        var generator = SeededGenerator(seed: 16)
        for length in 0...257 {
            let cells = (0..<length + 1).map { _ in
                UInt32(bitPattern: Int32.random(in: -200_000...200_000, using: &generator))
            }
            for rule in [0, 1] as [Int32] {
                var masks: [[UInt8]] = []
                compare("add_up \(length)", cells, set) { set, cells in
                    var mask = [UInt8](repeating: 0, count: length + Int(UIK_MASK_SLACK))
                    let sum = set.add_up(&mask, cells, 4711, rule, length)
                    masks.append(mask[..<length] + [UInt8(truncatingIfNeeded: sum)])
                }
                #expect(masks[0] == masks[1])
            }
        }
    }

    @Test
    func `the widest set that the processor has is in use unless the environment says otherwise`() {
        let name = String(cString: uik_kernels_in_use().pointee.name)
        let names = Self.all.map { String(cString: $0.name) }
        #if arch(arm64)
        #expect(names == ["scalar", "neon"])
        #else
        #expect(names.prefix(2) == ["scalar", "sse2"])
        #expect(["scalar", "sse2", "avx2", "avx512", "avx512vbmi"].starts(with: names))
        #endif
        #expect(names == KernelSet.available)
        #expect(names.contains(name))
    }

    @Test func `16-bit copies keep black and white, and greys on average`() {
        var out = [UInt16](repeating: 0, count: 4)
        uik_copy_rgb565(&out, [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000], 0, 0, 4)
        #expect(out == [0, 0xFFFF, 0xFFFF, 0])
        // Grey 100 lies an eighth of the way from level 12, shown as 99, to 13, shown as 107: 2 of 16 cells.
        var sum = 0
        for y in 0..<4 {
            uik_copy_rgb565(&out, [UInt32](repeating: 0xFF64_6464, count: 4), 0, Int32(y), 4)
            sum += out.reduce(0) { $0 + Int($1 >> 11) }
        }
        #expect(sum == 12 * 16 + 2)
    }
}

/// Lines of mask bytes that start and end anywhere.
private struct RandomCorner {
    let width: Int
    private let first: [Int32]
    private let whole: [Int32]
    private let bytes: [UInt8]

    init(height: Int, _ generator: inout SeededGenerator) {
        let width = Int.random(in: 1...40, using: &generator)
        self.width = width
        whole = (0..<height).map { _ in Int32.random(in: 0...Int32(width), using: &generator) }
        first = whole.map { Int32.random(in: 0...$0, using: &generator) }
        bytes = (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    /// Lends the corner; the bytes are whatever they are in both directions.
    func lend(_ body: (UnsafePointer<uik_corner>) -> Void) {
        first.withUnsafeBufferPointer { first in
            whole.withUnsafeBufferPointer { whole in
                bytes.withUnsafeBufferPointer { bytes in
                    var corner = uik_corner()
                    corner.width = Int32(width)
                    corner.height = Int32(first.count)
                    corner.first = first.baseAddress
                    corner.whole = whole.baseAddress
                    corner.bytes = bytes.baseAddress
                    corner.mirrored = bytes.baseAddress
                    body(&corner)
                }
            }
        }
    }
}
