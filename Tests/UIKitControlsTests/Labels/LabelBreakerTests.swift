import Testing
import UIKit
import UIKitTesting

/// Labels with all that can be said of them at random, hostile text and numbers that are none.
@MainActor @Suite(.serialized) struct LabelBreakerTests {
    private static let pieces = [
        "word", "longerword", " ", " ", "\n", "\t", "\0", "\u{7F}", "\u{85}", "\u{2028}",
        "\u{2029}",
        "\r\n", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{FFFC}", "\u{FFFD}",
        "e\u{301}\u{323}\u{35C}",
        "fi", "שלום", "مرحبا", "नमस्ते", "สวัสดี", "漢字かな", "한국어", "👩‍👩‍👧", "🇩🇪", "\u{202E}", "\u{202C}",
        "\u{2066}", "\u{2069}", "\u{AD}", "\u{A0}", "…", "12.5%", "\u{E0041}", "\u{10FFFD}",
        String(decoding: [0xD83D, 0x61] as [UInt16], as: UTF16.self),
        String(decoding: [0xC3, 0x28, 0xFF] as [UInt8], as: UTF8.self),
    ]
    private static let odd: [CGFloat] = [0, -3, .nan, .infinity, 1e300, -.infinity, 1e-300, 1e9]

    private func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...25, using: &random))
            .map { _ in Self.pieces.randomElement(using: &random) ?? "" }
            .joined()
    }

    private func length(_ random: inout SeededGenerator) -> CGFloat {
        Int.random(in: 0..<5, using: &random) == 0
            ? Self.odd.randomElement(using: &random) ?? 0
            : CGFloat(Int.random(in: 0...600, using: &random)) / 4
    }

    private func attributed(_ random: inout SeededGenerator) -> NSAttributedString {
        let result = NSMutableAttributedString(string: text(&random))
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            let start = Int.random(in: 0...result.length, using: &random)
            let count = Int.random(in: 0...result.length - start, using: &random)
            let style = NSMutableParagraphStyle()
            style.alignment =
                [.left, .center, .right, .justified, .natural]
                .randomElement(using: &random) ?? .left
            style.lineBreakMode = modes.randomElement(using: &random) ?? .byClipping
            style.lineSpacing = length(&random)
            style.headIndent = length(&random)
            style.tailIndent = length(&random)
            style.lineHeightMultiple = Bool.random(using: &random) ? 0 : length(&random)
            let shadow = NSShadow()
            shadow.shadowBlurRadius = length(&random)
            let attachment = NSTextAttachment()
            attachment.bounds = CGRect(x: 0, y: 0, width: length(&random), height: length(&random))
            let values: [(NSAttributedString.Key, Any)] = [
                (.font, UIFont.systemFont(ofSize: length(&random))), (.kern, length(&random)),
                (.baselineOffset, length(&random)), (.underlineStyle, 0x8309),
                (.strikethroughStyle, NSUnderlineStyle.single), (.foregroundColor, UIColor.red),
                (.backgroundColor, UIColor.yellow), (.paragraphStyle, style), (.shadow, shadow),
                (.attachment, attachment), (.ligature, 0), (.languageIdentifier, "ja"),
                (.font, "no font"), (.kern, "no number"),
            ]
            guard let value = values.randomElement(using: &random) else { continue }
            result.addAttribute(
                value.0,
                value: value.1,
                range: NSRange(location: start, length: count)
            )
        }
        return result
    }

    private let modes: [NSLineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
        .byTruncatingMiddle,
    ]

    private func change(_ label: UILabel, _ random: inout SeededGenerator) {
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1: label.text = text(&random)
        case 2, 3: label.attributedText = attributed(&random)
        case 4: label.font = .systemFont(ofSize: length(&random))
        case 5: label.numberOfLines = [0, 1, 2, 3, -1, .max].randomElement(using: &random) ?? 0
        case 6: label.lineBreakMode = modes.randomElement(using: &random) ?? .byClipping
        case 7: label.adjustsFontSizeToFitWidth.toggle()
        case 8: label.minimumScaleFactor = length(&random)
        case 9: label.allowsDefaultTighteningForTruncation.toggle()
        case 10: label.preferredMaxLayoutWidth = length(&random)
        case 11:
            label.shadowColor = Bool.random(using: &random) ? nil : .gray
            label.shadowOffset = CGSize(width: length(&random), height: length(&random))
        case 12:
            label.baselineAdjustment =
                [.none, .alignCenters].randomElement(using: &random) ?? .none
        default: label.clipsToBounds.toggle()
        }
    }

    @Test(arguments: 1...24)
    func `whatever a label is told, it has a size and its damage is its picture`(seed: UInt64) {
        var random = SeededGenerator(seed: seed &* 7919)
        let harness = Harness(size: CGSize(width: 160, height: 90), scale: seed % 2 == 0 ? 1 : 1.5)
        harness.root.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 30, y: 30, width: 90, height: 24))
        harness.root.addSubview(label)
        for step in 0..<40 {
            change(label, &random)
            if Int.random(in: 0..<3, using: &random) == 0 {
                label.frame = CGRect(
                    x: 30,
                    y: 25,
                    width: Int.random(in: 0...120, using: &random),
                    height: Int.random(in: 0...60, using: &random)
                )
            }
            let room = CGSize(width: length(&random), height: length(&random))
            let answers = [label.sizeThatFits(room), label.intrinsicContentSize]
            for size in answers {
                #expect(size.width >= 0 && size.width.isFinite, "step \(step), \(room)")
                #expect(size.height >= 0 && size.height.isFinite, "step \(step), \(room)")
            }
            let bounds = CGRect(x: length(&random), y: 0, width: room.width, height: room.height)
            let place = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
            #expect(place.width >= 0 && place.height >= 0, "step \(step), \(bounds)")
            #expect(harness.render() == harness.renderFromScratch(), "step \(step)")
        }
    }

    @Test func `a label of ten thousand marks and one of a megabyte are drawn`() {
        let harness = Harness(size: CGSize(width: 200, height: 100))
        let label = UILabel(frame: harness.root.bounds)
        harness.root.addSubview(label)
        for text in [
            "e" + String(repeating: "\u{301}", count: 10_000),
            String(repeating: "x", count: 1_000_000),
            String(repeating: "words ", count: 170_000),
            String(repeating: "\0", count: 50_000), String(repeating: "\n", count: 50_000),
            String(repeating: "\t", count: 20_000), String(repeating: "\u{202B}", count: 20_000),
        ] {
            for lines in [1, 0, 3] {
                for mode in [NSLineBreakMode.byTruncatingMiddle, .byWordWrapping] {
                    label.numberOfLines = lines
                    label.lineBreakMode = mode
                    label.text = text
                    let size = label.sizeThatFits(CGSize(width: 200, height: 0))
                    #expect(size.width.isFinite && size.height.isFinite)
                    #expect(harness.render() == harness.renderFromScratch())
                }
            }
        }
    }
}
