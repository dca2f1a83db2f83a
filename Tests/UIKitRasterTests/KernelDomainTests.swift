import CUIKitKernels
import Testing
import UIKitRaster

/// Where a kernel has few values to work on, every instruction set is compared with the plain one over all of them.
@Suite struct KernelDomainTests {
    private static let indices = Array(KernelTests.all.indices)

    private let plain = KernelTests.all[0]
    private let greys = (0..<256).map { 0xFF00_0000 | UInt32($0) * 0x01_0101 }
    private let ramp = (0..<256).map { UInt8($0) }

    /// Runs one kernel of both sets on copies of the same 256 pixels and compares all of them.
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
    func `a colour: every alpha, every component, every destination`(index: Int) {
        let set = KernelTests.all[index]
        for alpha in 0...255 as ClosedRange<UInt32> {
            for source in 0...255 as ClosedRange<UInt32> {
                let color = source * 0x01_0101
                compare("blend_solid \(source) at \(alpha)", greys, set) {
                    $0.blend_solid($1, color, alpha, 256)
                }
            }
        }
    }

    @Test(arguments: indices)
    func `a colour by a mask: every mask byte, alpha and component`(index: Int) {
        let set = KernelTests.all[index]
        for alpha in 0...255 as ClosedRange<UInt32> {
            for source in stride(from: 0 as UInt32, through: 255, by: 5) {
                let color = source * 0x01_0101
                compare("blend_solid_mask \(source) at \(alpha)", greys, set) {
                    $0.blend_solid_mask($1, color, alpha, ramp, 256)
                }
                compare("blend_solid_block \(source) at \(alpha)", greys, set) {
                    $0.blend_solid_block($1, 128, color, alpha, ramp, 32, 32, 8)
                }
            }
        }
        for source in 0...255 as ClosedRange<UInt32> {
            for destination in 0...255 as ClosedRange<UInt32> {
                let pixels = [UInt32](repeating: 0xFF00_0000 | destination * 0x01_0101, count: 256)
                compare("mix_solid_mask \(source) on \(destination)", pixels, set) {
                    $0.mix_solid_mask($1, source * 0x0101_0101, ramp, 256)
                }
            }
        }
    }

    @Test(arguments: indices)
    func `a picture: every alpha, every component below it, every destination`(index: Int) {
        let set = KernelTests.all[index]
        for alpha in 0...255 as ClosedRange<UInt32> {
            for source in 0...alpha {
                let picture = [UInt32](repeating: alpha << 24 | source * 0x01_0101, count: 256)
                compare("blend_image \(source) of \(alpha)", greys, set) {
                    $0.blend_image($1, picture, 256)
                }
                if source % 5 != 0 { continue }
                compare("blend_image_mask \(source) of \(alpha)", greys, set) {
                    $0.blend_image_mask($1, picture, 255, ramp, 256)
                }
            }
            // All opacities of a picture, with all of its alphas in a row.
            let picture = (0..<256).map { UInt32($0) * 0x0101_0101 }
            compare("blend_image_alpha \(alpha)", greys, set) {
                $0.blend_image_alpha($1, picture, alpha, 256)
            }
        }
    }

    @Test(arguments: indices)
    func `masks and pixels between others: every pair and every weight`(index: Int) {
        let set = KernelTests.all[index]
        for value in 0...255 as ClosedRange<UInt32> {
            let other = [UInt8](repeating: UInt8(value), count: 256)
            var expected = [UInt8](repeating: 0, count: 512)
            var found = expected
            for (kernels, isPlain) in [(plain, true), (set, false)] {
                var out = [UInt8](repeating: 0, count: 512)
                out.withUnsafeMutableBufferPointer { out in
                    guard let base = out.baseAddress else { return }
                    kernels.scale_mask(base, ramp, value, 256)
                    kernels.multiply_masks(base + 256, ramp, other, 256)
                }
                if isPlain { expected = out } else { found = out }
            }
            #expect(expected == found)
            // The exact product, rounded to nearest.
            for mask in 0..<256 where (Int(value) * mask * 2 + 255) / 510 != Int(found[mask]) {
                Issue.record("\(value) of \(mask) is \(found[mask])")
            }
            let twice = greys + greys
            let upper = [UInt32](repeating: value * 0x0101_0101, count: 256)
            let beside = greys.flatMap { [value * 0x0101_0101, $0] }
            for weight in stride(from: 0 as UInt32, through: 255, by: 3) {
                let place = UInt64(weight) << 24
                let one = 1 << 32 as UInt64
                compare("read_rows: \(value) over others by \(weight)", greys, set) {
                    $0.read_rows($1, upper + [0], greys + [0], weight, place, one, 256)
                }
                compare("read_rows: \(value) beside others by \(weight)", twice, set) {
                    $0.read_rows($1, beside, beside, 0, place, one, 511)
                }
            }
        }
    }

    @Test(arguments: indices)
    func `16-bit copies: every component at every place of the dither`(index: Int) {
        let set = KernelTests.all[index]
        for y in 0..<4 as Range<Int32> {
            for x in 0..<4 as Range<Int32> {
                for colors in [greys, greys.map { $0 & 0xFFFF_0000 }, greys.map { $0 & 0xFF }] {
                    compare("copy_rgb565 at \(x), \(y)", greys, set) { set, base in
                        base.withMemoryRebound(to: UInt16.self, capacity: 512) {
                            set.copy_rgb565($0, colors, x, y, 256)
                        }
                    }
                }
            }
        }
    }

    @Test func `what five and six bits can hold comes out the same at every place`() {
        for level in 0..<64 as Range<UInt32> {
            let five = level / 2
            let wideFive = five << 3 | five >> 2
            let wideSix = level << 2 | level >> 4
            let pixel = 0xFF00_0000 | wideFive << 16 | wideSix << 8 | wideFive
            for place in 0..<16 as Range<Int32> {
                var word: UInt16 = 0
                uik_copy_rgb565(&word, [pixel], place & 3, place >> 2, 1)
                #expect(UInt32(word) == five << 11 | level << 5 | five)
            }
        }
    }
}
