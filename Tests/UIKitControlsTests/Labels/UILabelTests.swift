import Testing
import UIKit
import UIKitRaster
import UIKitTesting

/// Labels: sizes, truncation, shrinking and where the text stands.
@MainActor @Suite(.serialized) struct UILabelTests {
    /// A new application, so that no other test's direction is left.
    init() { _ = Harness() }

    private static let sentence =
        "The quick brown fox jumps over the lazy dog and is not seen again"

    private func label(_ text: String?, size: CGFloat = 12.01, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        label.text = text
        return label
    }

    /// The columns and rows of a bitmap that differ from white.
    private func ink(_ harness: Harness) -> CGRect {
        let bitmap = harness.render()
        var result = CGRect.null
        for y in 0..<bitmap.size.height {
            for x in 0..<bitmap.size.width where bitmap.pixel(x: x, y: y).g < 250 {
                result = result.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return result
    }

    private func stage() -> Harness {
        let harness = Harness(size: CGSize(width: 300, height: 200))
        harness.root.backgroundColor = .white
        return harness
    }

    /// A label as it is drawn over its edges: what is seen depends on where it stands, not on how high it is.
    @Test(
        arguments: [
            [.underlineStyle: NSUnderlineStyle.double.rawValue],
            [.underlineStyle: NSUnderlineStyle.thick.rawValue],
            [.strikethroughStyle: NSUnderlineStyle.double.rawValue],
            [.backgroundColor: UIColor.yellow],
            [.underlineStyle: NSUnderlineStyle.single.rawValue, .baselineOffset: -12],
        ] as [[NSAttributedString.Key: any Sendable]]
    )
    func `lines and grounds of writing reach over a low label's edges`(
        attributes: [NSAttributedString.Key: any Sendable]
    ) {
        func picture(_ height: CGFloat) -> (Bitmap, Harness) {
            let harness = stage()
            let text = label(nil, size: 40, lines: 1)
            text.attributedText = NSAttributedString(string: "nnn  ", attributes: attributes)
            text.frame = CGRect(x: 50, y: 100 - height / 2, width: 200, height: height)
            harness.root.addSubview(text)
            return (harness.render(), harness)
        }
        let high = picture(120).0
        let (low, harness) = picture(4)
        #expect(low == high)
        harness.advance(by: 0.1)
        #expect(harness.presented == harness.renderFromScratch())
        // Away with it, nothing is left.
        for view in harness.root.subviews { view.removeFromSuperview() }
        harness.advance(by: 0.1)
        #expect(ink(harness).isNull)
    }

    @Test func `the defaults are those of UIKit`() {
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(label.isEnabled)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.minimumScaleFactor == 0)
        #expect(label.baselineAdjustment == .alignBaselines)
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func `TXT-01 a label without a preferred width asks for one line`() {
        let one = label("X", lines: 1).intrinsicContentSize.height
        #expect(label(Self.sentence).intrinsicContentSize.height == one)
    }

    @Test(arguments: [(12.01, 2), (20.01, 3), (28.01, 4)] as [(CGFloat, Int)])
    func `TXT-02 a label fits its lines`(size: CGFloat, atLeast: Int) {
        let label = label(Self.sentence, size: size)
        let natural = label.intrinsicContentSize.width
        let width = natural / (CGFloat(atLeast) - 0.5)
        let font = UIFont.systemFont(ofSize: size)
        let lines = label.sizeThatFits(CGSize(width: width, height: 0)).height / font.lineHeight
        #expect(abs(lines - lines.rounded()) < 0.1)
        #expect(Int(lines.rounded()) == atLeast)
    }

    @Test func `TXT-04 a single line is as wide as it is whatever room there is`() {
        let label = label(Self.sentence, lines: 1)
        let natural = label.intrinsicContentSize
        #expect(label.sizeThatFits(CGSize(width: 200, height: 100)) == natural)
        #expect(natural.width > 200)
        let bounds = CGRect(x: 4, y: 254, width: 200, height: 107)
        let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        #expect(rect.width <= 200)
        #expect(rect.width > 150)
        #expect(rect.origin == bounds.origin)
        #expect(rect.height == natural.height)
    }

    @Test func `TXT-04 text that is higher than the bounds begins above them`() {
        // Recorded from UIKit: bounds (4, 254, 353, 107), text 149.33 high: y is 233, half of what has no room higher.
        let text = label(Self.sentence, size: 28.01)
        let needed = text.sizeThatFits(CGSize(width: 200, height: 0))
        let bounds = CGRect(x: 4, y: 254, width: 200, height: 40)
        let rect = text.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        #expect(rect.minX == 4 && rect.height == 40 && rect.width == needed.width)
        #expect(abs(rect.midY - (274 - (needed.height - 40) / 2)) <= 0.5)
        #expect(rect.minY == rect.minY.rounded())
    }

    @Test func `a subclass that keeps room around its text is so much larger`() {
        final class Padded: UILabel {
            override func textRect(
                forBounds bounds: CGRect,
                limitedToNumberOfLines numberOfLines: Int
            ) -> CGRect {
                let insets = UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 20)
                let text = super.textRect(
                    forBounds: bounds.inset(by: insets),
                    limitedToNumberOfLines: numberOfLines
                )
                return CGRect(
                    x: text.minX - 10,
                    y: text.minY - 3,
                    width: text.width + 30,
                    height: text.height + 7
                )
            }
        }
        let plain = label("Kettle", size: 17, lines: 1)
        let padded = Padded()
        padded.font = plain.font
        padded.text = "Kettle"
        let size = plain.intrinsicContentSize
        #expect(
            padded.intrinsicContentSize == CGSize(width: size.width + 30, height: size.height + 7)
        )
        #expect(padded.sizeThatFits(.zero) == padded.intrinsicContentSize)
        padded.numberOfLines = 0
        padded.text = Self.sentence
        let wrapped = label(Self.sentence, size: 17).sizeThatFits(CGSize(width: 170, height: 0))
        #expect(padded.sizeThatFits(CGSize(width: 200, height: 0)).height == wrapped.height + 7)
    }

    @Test func `TXT-10 a line is made smaller to fit`() {
        let harness = stage()
        let label = label("HHHHHHHHHH", size: 20, lines: 1)
        let natural = label.intrinsicContentSize
        label.frame = CGRect(x: 10, y: 10, width: natural.width * 0.75, height: 40)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        harness.root.addSubview(label)
        let drawn = ink(harness)
        #expect(drawn.maxX <= label.frame.maxX)
        #expect(drawn.width > natural.width * 0.65)
        let full = UIFont.systemFont(ofSize: 20).capHeight
        #expect(drawn.height < full * 0.85 && drawn.height > full * 0.6)
        #expect(label.font.pointSize == 20)
        #expect(label.intrinsicContentSize == natural)
    }

    @Test func `TXT-12 two lines keep their size`() {
        let harness = stage()
        let label = label("HHHHH HHHHH", size: 20, lines: 2)
        label.frame = CGRect(x: 10, y: 10, width: 80, height: 60)
        label.adjustsFontSizeToFitWidth = true
        harness.root.addSubview(label)
        let half = ink(harness)
        let single = stage()
        label.removeFromSuperview()
        label.text = "HHHHH"
        single.root.addSubview(label)
        #expect(ink(single).width == half.width)
    }

    @Test func `HIT-13 a label takes no touch until it is told to`() {
        let harness = stage()
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        harness.root.addSubview(label)
        #expect(harness.root.hitTest(CGPoint(x: 30, y: 20), with: nil) === harness.root)
        label.isUserInteractionEnabled = true
        #expect(harness.root.hitTest(CGPoint(x: 30, y: 20), with: nil) === label)
    }

    @Test func `GAP-25 a label is read out as its text`() {
        let label = label("Bath")
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Bath")
        #expect(label.accessibilityTraits == .staticText)
    }

    @Test func `text stands in the middle of the height and at the side of its direction`() {
        let harness = stage()
        let label = UILabel(frame: CGRect(x: 20, y: 50, width: 200, height: 100))
        label.text = "HH"
        harness.root.addSubview(label)
        let left = ink(harness)
        #expect(abs(left.midY - 100) < 3)
        #expect(left.minX < 24)
        label.textAlignment = .center
        #expect(abs(ink(harness).midX - 120) <= 1)
        label.textAlignment = .right
        #expect(ink(harness).maxX > 216)
        label.textAlignment = .natural
        label.text = "\u{5D0}\u{5D1}"
        #expect(ink(harness).maxX > 214)
        label.text = "HH"
        label.semanticContentAttribute = .forceRightToLeft
        #expect(ink(harness).maxX > 216)
    }

    @Test func `an attributed text gives the label its font and colour`() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "red and blue")
        text.addAttribute(
            .foregroundColor,
            value: UIColor.red,
            range: NSRange(location: 0, length: 3)
        )
        text.addAttribute(
            .font,
            value: UIFont.boldSystemFont(ofSize: 30),
            range: NSRange(location: 0, length: 12)
        )
        label.attributedText = text
        #expect(label.text == "red and blue")
        #expect(label.textColor == .red)
        #expect(label.font == .boldSystemFont(ofSize: 30))
        label.textColor = .green
        let color = label.attributedText?.attribute(.foregroundColor, at: 9, effectiveRange: nil)
        #expect(color as? UIColor == .green)
        label.text = "plain"
        #expect(
            label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                == .boldSystemFont(ofSize: 30)
        )
    }

    @Test func `letters without attributes are as the label was before it had any`() {
        let harness = stage()
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        label.textColor = .blue
        let text = NSMutableAttributedString(string: "HH")
        text.addAttribute(
            .foregroundColor,
            value: UIColor.red,
            range: NSRange(location: 0, length: 1)
        )
        label.attributedText = text
        harness.root.addSubview(label)
        let bitmap = harness.render()
        let pixels = (20..<60).flatMap { y in (20..<60).map { bitmap.pixel(x: $0, y: y) } }
        #expect(pixels.contains { $0 == (255, 0, 0, 255) })
        #expect(pixels.contains { $0 == (0, 0, 255, 255) })
        #expect(label.textColor == .red)
        label.text = "plain"
        #expect(label.textColor == .red)
    }

    @Test func `damage covers letters that reach over the label's edges`() {
        let harness = stage()
        let label = label("\u{C5}fgjy\u{302}\u{302}\u{302}", size: 40, lines: 1)
        label.font = .italicSystemFont(ofSize: 40)
        label.frame = CGRect(x: 60, y: 80, width: 60, height: 12)
        label.lineBreakMode = .byWordWrapping
        harness.root.addSubview(label)
        let drawn = ink(harness)
        #expect(drawn.minY < 72 && drawn.maxY > 96)
        label.clipsToBounds = true
        #expect(ink(harness).minY >= 80 && ink(harness).maxY <= 92)
        label.clipsToBounds = false
        #expect(ink(harness) == drawn)
        label.text = "Q"
        #expect(harness.render() == harness.renderFromScratch())
        label.frame.origin.x = 90
        #expect(harness.render() == harness.renderFromScratch())
        label.removeFromSuperview()
        #expect(harness.render() == harness.renderFromScratch())
    }

    @Test func `letters are moved together where that spares an ellipsis`() {
        let harness = stage()
        let label = label("HHHHHHHHHHHHHHHHHHHH", size: 20, lines: 1)
        let natural = label.intrinsicContentSize.width
        label.frame = CGRect(x: 10, y: 10, width: natural - 6, height: 40)
        harness.root.addSubview(label)
        let truncated = harness.render()
        label.allowsDefaultTighteningForTruncation = true
        #expect(harness.render() != truncated)
        let drawn = ink(harness)
        #expect(drawn.maxX <= label.frame.maxX && drawn.maxX > label.frame.maxX - 4)
        // A line that lacks more is truncated.
        label.frame.size.width = natural * 0.8
        let cut = harness.render()
        label.allowsDefaultTighteningForTruncation = false
        #expect(harness.render() == cut)
    }

    @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
    func `the last line that there is room for is truncated`(mode: NSLineBreakMode) {
        let harness = stage()
        let label = label(Self.sentence, size: 16, lines: 0)
        label.lineBreakMode = mode
        label.frame = CGRect(x: 10, y: 10, width: 150, height: 45)
        harness.root.addSubview(label)
        let two = ink(harness)
        #expect(two.maxY <= 57)
        #expect(two.minY >= 8)
        label.numberOfLines = 2
        #expect(ink(harness) == two)
    }

    @Test func `slint#3481 centred text that is wrapped and truncated stays in the middle`() {
        let harness = stage()
        let label = label("HHHH HHHH HHHH HHHH HHHH", size: 16, lines: 2)
        label.textAlignment = .center
        label.frame = CGRect(x: 50, y: 10, width: 120, height: 60)
        harness.root.addSubview(label)
        let drawn = ink(harness)
        #expect(abs(drawn.midX - 110) <= 2)
        #expect(drawn.minX >= 50 && drawn.maxX <= 170)
    }

    @Test func `highlighted, disabled and shadowed labels look different`() {
        let harness = stage()
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        label.text = "HHH"
        label.textColor = .black
        label.highlightedTextColor = .red
        harness.root.addSubview(label)
        func darkest() -> (r: Int, g: Int) {
            let bitmap = harness.render()
            var least = (r: 255, g: 255)
            for y in 20..<60 {
                for x in 20..<120 {
                    let pixel = bitmap.pixel(x: x, y: y)
                    if pixel.g < least.g { least = (pixel.r, pixel.g) }
                }
            }
            return least
        }
        #expect(darkest() == (0, 0))
        label.isHighlighted = true
        #expect(darkest() == (255, 0))
        label.isHighlighted = false
        label.isEnabled = false
        #expect(darkest().g > 100)
        label.isEnabled = true
        let plain = harness.render()
        label.shadowColor = .blue
        label.shadowOffset = CGSize(width: 2, height: 2)
        #expect(harness.render() != plain)
        #expect(harness.render() == harness.renderFromScratch())
    }

    @Test func `a font of a text style follows the preferred size`() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        #expect(label.font.pointSize == 17)
        let large = UITraitCollection { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
        #expect(
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 23
        )
        #expect(
            UIFont.preferredFont(forTextStyle: .headline, compatibleWith: nil)
                == .systemFont(ofSize: 17, weight: .semibold)
        )
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 46)
    }
}
