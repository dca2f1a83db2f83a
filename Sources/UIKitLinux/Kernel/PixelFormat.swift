/// A layout of pixels that we can write.
package enum PixelFormat: Hashable, Sendable, CaseIterable {
    /// Four bytes: blue, green, red, ignored.
    case xrgb8888
    /// Four bytes: blue, green, red, alpha, which is always written as 255.
    case argb8888
    /// Two bytes, little-endian: five bits red, six green, five blue.
    case rgb565

    /// All, in the order in which they are tried.
    ///
    /// A driver that prefers sixteen bits has a panel or a bus of that depth, and would cut a deeper picture down without dithering it.
    package static func inOrder(sixteenBitsFirst: Bool) -> [Self] {
        sixteenBitsFirst ? [.rgb565, .xrgb8888, .argb8888] : allCases
    }

    /// The kernel's four-character code.
    package var code: UInt32 {
        switch self {
        case .xrgb8888: 0x3432_5258  // XR24
        case .argb8888: 0x3432_5241  // AR24
        case .rgb565: 0x3631_4752  // RG16
        }
    }

    /// Bits of one pixel.
    package var bitsPerPixel: Int { self == .rgb565 ? 16 : 32 }

    /// Bytes of one pixel.
    package var bytesPerPixel: Int { bitsPerPixel / 8 }

    /// The four characters.
    package var name: String {
        String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: code >> ($0 * 8)) }, as: UTF8.self)
    }
}
