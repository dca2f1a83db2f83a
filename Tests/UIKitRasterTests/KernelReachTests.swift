import CUIKitKernels
import RasterScenes
import Testing

/// Kernels touch the pixels and the bytes that they are given, and none beside them.
@Suite struct KernelReachTests {
    private static let cases = KernelTests.all.indices.flatMap { index in
        GuardedRow.Place.allCases.map { (index, $0) }
    }

    /// Calls kernels on rows of `length` that end, or begin, at memory that cannot be touched, and compares what they
    /// leave with what the plain set does.
    private struct Bench {
        let plain = KernelTests.all[0]
        let set: uik_kernels
        let place: GuardedRow.Place
        private let rows = (0..<4).map { _ in GuardedRow(most: 4096) }

        /// The target, which is compared, then the rows that are read.
        typealias Rows = (
            target: UnsafeMutablePointer<UInt32>, source: UnsafeMutablePointer<UInt32>,
            mask: UnsafeMutablePointer<UInt8>, other: UnsafeMutablePointer<UInt8>
        )

        init(_ set: uik_kernels, _ place: GuardedRow.Place) {
            self.set = set
            self.place = place
        }

        func compare(
            _ name: String,
            _ target: [UInt32],
            _ source: [UInt32],
            _ mask: [UInt8],
            _ run: (uik_kernels, Rows) -> Void
        ) {
            let results = [plain, set].map { set in
                let rows = Rows(
                    target: rows[0].put(target, place),
                    source: rows[1].put(source, place),
                    mask: rows[2].put(mask, place),
                    other: rows[3].put(mask.reversed(), place)
                )
                run(set, rows)
                return Array(UnsafeBufferPointer(start: rows.target, count: target.count))
            }
            if results[0] != results[1] { Issue.record("\(name) differs") }
        }
    }

    @Test(arguments: cases)
    func `rows are read and written up to their ends`(index: Int, place: GuardedRow.Place) {
        let bench = Bench(KernelTests.all[index], place)
        var generator = SeededGenerator(seed: 41)
        for length in 0...257 {
            // Premultiplied whatever the alpha.
            let target = (0..<length).map { _ in
                UInt32.random(in: 0...255, using: &generator) * 0x0101_0101
            }
            let source = (0..<length).map { _ in
                UInt32.random(in: 0...255, using: &generator) * 0x0101_0101
            }
            let mask = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            func compare(_ name: String, _ run: (uik_kernels, Bench.Rows) -> Void) {
                bench.compare("\(name) \(length)", target, source, mask, run)
            }
            for alpha in [255, 93] as [UInt32] {
                compare("blend_solid") { $0.blend_solid($1.target, 0x12_3456, alpha, length) }
                compare("blend_solid_mask") {
                    $0.blend_solid_mask($1.target, 0x12_3456, alpha, $1.mask, length)
                }
                compare("blend_image_alpha") {
                    $0.blend_image_alpha($1.target, $1.source, alpha, length)
                }
                compare("blend_image_mask") {
                    $0.blend_image_mask($1.target, $1.source, alpha, $1.mask, length)
                }
                compare("blend_solid_block") {
                    let width = length / 5
                    $0.blend_solid_block(
                        $1.target + length % 5,
                        width * 4,
                        0x12_3456,
                        alpha,
                        $1.mask + length % 5,
                        width,
                        width,
                        5
                    )
                }
                compare("scale_mask") { set, rows in
                    rows.target.withMemoryRebound(to: UInt8.self, capacity: length * 4) {
                        set.scale_mask($0 + length * 3, rows.mask, alpha, length)
                    }
                }
            }
            compare("fill") { $0.fill($1.target, 0x8012_3456, length) }
            compare("blend_image") { $0.blend_image($1.target, $1.source, length) }
            compare("mix_solid_mask") { $0.mix_solid_mask($1.target, 0x8012_3456, $1.mask, length) }
            compare("copy_opaque") { $0.copy_opaque($1.target, $1.source, length) }
            compare("copy_rgb565") { set, rows in
                rows.target.withMemoryRebound(to: UInt16.self, capacity: length * 2) {
                    set.copy_rgb565($0 + length, rows.source, 3, 2, length)
                }
            }
            compare("multiply_masks") { set, rows in
                rows.target.withMemoryRebound(to: UInt8.self, capacity: length * 4) {
                    set.multiply_masks($0 + length * 3, rows.mask, rows.other, length)
                }
            }
            compare("common_bits") { set, rows in
                let bits = set.common_bits(rows.source, length)
                if length > 0 { rows.target[0] = bits }
            }
        }
    }

    @Test(arguments: cases)
    func `pictures are read up to their last pixel`(index: Int, place: GuardedRow.Place) {
        let sets = [KernelTests.all[0], KernelTests.all[index]]
        let rows = (0..<3).map { _ in GuardedRow(most: 8192) }
        var generator = SeededGenerator(seed: 43)
        for length in 1...130 {
            // Four places on each pixel, one, and any number.
            for step in [1 << 30, 1 << 32, UInt64.random(in: 1...7 << 32, using: &generator)] {
                let from = UInt64.random(in: 0..<1 << 32, using: &generator)
                let width = Int((from + step * UInt64(length - 1)) >> 32) + 2
                let pixels = (0..<2 * width).map { _ in
                    UInt32.random(in: 0...255, using: &generator) * 0x0101_0101
                }
                let upper = rows[0].put(pixels[..<width], place)
                let lower = rows[1].put(pixels[width...], place)
                let both = rows[2].put(pixels, place)
                let read = sets.map { set in
                    var out = [UInt32](repeating: 0, count: 2 * length)
                    out.withUnsafeMutableBufferPointer { out in
                        guard let base = out.baseAddress else { return }
                        set.read_rows(base, upper, lower, 77, from, step, length)
                        let (stride, way) = (width * 4, Int64(step))
                        set.read_quads(base + length, both, stride, from, 1 << 31, way, 0, length)
                    }
                    return out
                }
                if read[0] != read[1] { Issue.record("\(length) by \(step) differs") }
            }
        }
    }
}
