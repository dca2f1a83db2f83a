import Testing
import UIKit
import UIKitRaster
import UIKitTesting

/// What holds for every text in the size that a label asks for.
@MainActor @Suite(.serialized) struct LabelPropertyTests {
    private static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x61...0x7A, 0x61...0x7A, 0xC0...0x17F, 0x300...0x345, 0x410...0x44F,
        0x5D0...0x5EA, 0x621...0x64A, 0x905...0x94D, 0xE01...0xE4E, 0x4E00...0x4F00,
        0xAC00...0xAC80, 0x1F600...0x1F640, 0x0...0x1F, 0x2010...0x2029, 0xFFF9...0xFFFD,
    ]

    private func text(_ generator: inout SeededGenerator) -> String {
        var result = String.UnicodeScalarView()
        // A few scripts a text, so that words come about.
        let kinds = (0..<3).map { _ in Self.ranges.randomElement(using: &generator) ?? 0x61...0x7A }
        for _ in 0..<Int.random(in: 1...70, using: &generator) {
            if Int.random(in: 0..<6, using: &generator) == 0 { result.append(" ") }
            let range = kinds.randomElement(using: &generator) ?? 0x61...0x7A
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private func label(_ generator: inout SeededGenerator) -> UILabel {
        let label = UILabel()
        label.text = text(&generator)
        label.font = .systemFont(ofSize: .random(in: 8...24, using: &generator))
        label.numberOfLines = [0, 0, 1, 2, 3].randomElement(using: &generator) ?? 0
        label.lineBreakMode =
            [.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle]
            .randomElement(using: &generator) ?? .byWordWrapping
        label.textAlignment =
            [.left, .center, .right, .natural, .justified].randomElement(using: &generator)
            ?? .natural
        return label
    }

    /// The columns and rows that are not white.
    private func ink(_ bitmap: Bitmap) -> PixelRect? {
        var left = Int.max
        var top = Int.max
        var right = 0
        var bottom = 0
        for y in 0..<bitmap.size.height {
            for x in 0..<bitmap.size.width where bitmap[x, y] != 0xFFFF_FFFF {
                left = min(left, x)
                right = max(right, x + 1)
                top = min(top, y)
                bottom = max(bottom, y + 1)
            }
        }
        return right > left ? PixelRect(minX: left, minY: top, maxX: right, maxY: bottom) : nil
    }

    @Test(arguments: 1...60)
    func `in the size that a label asks for all is drawn as in one with room`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed &* 977)
        let label = label(&generator)
        let room = CGFloat(Int.random(in: 40...200, using: &generator))
        let size = label.sizeThatFits(CGSize(width: room, height: 0))
        #expect(label.numberOfLines == 1 || size.width <= room)
        let harness = Harness(size: CGSize(width: min(size.width, 2_000) + 80, height: 600))
        harness.root.backgroundColor = .white
        harness.root.addSubview(label)
        // Below, the text is in the middle of 100 points more.
        label.frame = CGRect(origin: CGPoint(x: 40, y: 140), size: size)
        let exact = harness.render()
        label.frame = CGRect(x: 40, y: 90, width: size.width, height: size.height + 100)
        let roomy = harness.render()
        #expect(exact == roomy, "\(label.text ?? "")")
        if let ink = ink(exact) {
            // Letters reach over their advance by less than half an em.
            let reach = label.font.pointSize / 2 + 1
            #expect(CGFloat(ink.minX) >= 40 - reach)
            #expect(CGFloat(ink.maxX) <= 40 + size.width + reach)
        }
        #expect(harness.render() == harness.renderFromScratch())
    }
}
