import UIKit
import UIKitRaster
import UIKitTesting

/// Labels with something in common on one picture, each on a tint that shows where its bounds are.
@MainActor struct LabelSheet {
    /// The size of the picture, in points.
    let size: CGSize
    /// The labels, placed.
    let labels: [UILabel]

    /// Draws the picture at `scale` pixels a point.
    func draw(scale: CGFloat) -> (Harness, Bitmap) {
        let harness = Harness(size: size, scale: scale)
        harness.root.backgroundColor = .white
        for label in labels { harness.root.addSubview(label) }
        return (harness, harness.render())
    }

    /// A sheet of labels one below the other, each `width` × `height` points.
    init(width: CGFloat, height: CGFloat, _ labels: [UILabel]) {
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                x: 6,
                y: 6 + CGFloat(index) * (height + 4),
                width: width,
                height: height
            )
        }
        self.labels = labels
        size = CGSize(width: width + 12, height: CGFloat(labels.count) * (height + 4) + 8)
    }

    /// A label on a tint.
    private static func label(
        _ text: String,
        size: CGFloat = 14,
        lines: Int = 1,
        _ change: (UILabel) -> Void = { _ in }
    ) -> UILabel {
        let label = UILabel()
        label.backgroundColor = UIColor(red: 0.93, green: 0.95, blue: 1, alpha: 1)
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.textColor = .black
        label.numberOfLines = lines
        change(label)
        return label
    }

    private static let english = "A kettle of boiling water, Extraordinarily hot"
    private static let hebrew = "כל בני האדם נולדו בני חורין ושווים 21 °C"
    private static let arabic = "يولد جميع الناس أحرارًا (OK 34) متساوين"
}

extension LabelSheet {
    /// The names of the sheets.
    nonisolated static let names = [
        "line-breaks", "line-breaks-two-lines", "line-breaks-from-the-right", "alignments",
        "alignments-from-the-right", "shrinking", "tightening", "shadows", "states", "lines",
        "line-patterns", "attributes", "attachments", "weights", "paragraphs", "line-heights",
        "overhang",
    ]

    /// The sheets that pictures are kept of, and their scales.
    nonisolated static let pictures =
        names.map { ($0, 1.0) } + [("shrinking", 2), ("lines", 2), ("attachments", 2)]

    /// The sheet with a name.
    static func named(_ name: String) -> LabelSheet? {
        switch name {
        case "line-breaks": lineBreaks(english, lines: 1)
        case "line-breaks-two-lines": lineBreaks(english, lines: 2)
        case "line-breaks-from-the-right": lineBreaks(hebrew, lines: 1)
        case "alignments": alignments(english, .unspecified)
        case "alignments-from-the-right": alignments(arabic, .forceRightToLeft)
        case "shrinking": shrinking
        case "tightening": tightening
        case "shadows": shadows
        case "states": states
        case "lines": decorations([.single, .thick, .double, [.single, .byWord]])
        case "line-patterns":
            decorations([
                [.single, .patternDot], [.single, .patternDash], [.thick, .patternDashDot],
                [.double, .patternDashDotDot],
            ])
        case "attributes": attributes
        case "attachments": attachments
        case "weights": weights
        case "paragraphs": paragraphs
        case "line-heights": lineHeights
        case "overhang": overhang
        default: nil
        }
    }

    /// Every way of breaking lines, in the order of their numbers.
    private static func lineBreaks(_ text: String, lines: Int) -> LabelSheet {
        let modes: [NSLineBreakMode] = [
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
            .byTruncatingMiddle,
        ]
        return LabelSheet(
            width: 130,
            height: CGFloat(lines) * 17 + 3,
            modes.map { mode in label(text, lines: lines) { $0.lineBreakMode = mode } }
        )
    }

    /// Every alignment, in the order of their numbers.
    private static func alignments(
        _ text: String,
        _ direction: UISemanticContentAttribute
    ) -> LabelSheet {
        let all: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
        return LabelSheet(
            width: 150,
            height: 38,
            all.map { alignment in
                label(text, lines: 2) {
                    $0.textAlignment = alignment
                    $0.semanticContentAttribute = direction
                }
            }
        )
    }

    /// A line at its size, made smaller with each of the baseline adjustments, and one that may not be small enough.
    private static var shrinking: LabelSheet {
        let adjustments: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
        let small = adjustments.map { adjustment in
            label("Hxg kettle of water", size: 24) {
                $0.adjustsFontSizeToFitWidth = true
                $0.baselineAdjustment = adjustment
            }
        }
        let limited = label("Hxg kettle of water", size: 24) {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.8
        }
        return LabelSheet(
            width: 120,
            height: 30,
            [label("Hxg kettle", size: 24)] + small + [limited]
        )
    }

    /// A line that is a little too wide, truncated and moved together.
    private static var tightening: LabelSheet {
        let lines = [false, true].map { isTight in
            label("A kettle of boiling water") {
                $0.allowsDefaultTighteningForTruncation = isTight
            }
        }
        return LabelSheet(width: 150, height: 20, lines)
    }

    /// A label's own shadow above and below, and an attribute's, sharp and blurred.
    private static var shadows: LabelSheet {
        let own = [CGSize(width: 0, height: -1), CGSize(width: 2, height: 2)].map { offset in
            label("Shadow", size: 22) {
                $0.shadowColor = .systemRed
                $0.shadowOffset = offset
            }
        }
        let blurs = [0.0, 3.0].map { blur in
            let shadow = NSShadow()
            shadow.shadowOffset = CGSize(width: 1, height: 2)
            shadow.shadowBlurRadius = blur
            shadow.shadowColor = .black
            return attributed("Shadow", size: 22, [.shadow: shadow])
        }
        return LabelSheet(width: 110, height: 30, own + blurs)
    }

    /// Plain, highlighted, not enabled, and without room in the height.
    private static var states: LabelSheet {
        LabelSheet(
            width: 120,
            height: 20,
            [
                label("Plain"),
                label("Highlighted") {
                    $0.highlightedTextColor = .systemBlue
                    $0.isHighlighted = true
                },
                label("Not enabled") { $0.isEnabled = false },
                label("Two lines without any room for both", lines: 2),
            ]
        )
    }

    private static func attributed(
        _ text: String,
        size: CGFloat = 14,
        lines: Int = 1,
        _ attributes: [NSAttributedString.Key: Any]
    ) -> UILabel {
        label("", lines: lines) { label in
            label.attributedText = NSAttributedString(
                string: text,
                attributes: attributes.merging([.font: UIFont.systemFont(ofSize: size)]) { own, _ in
                    own
                }
            )
        }
    }

    /// Text over and under lines of each style.
    private static func decorations(_ styles: [NSUnderlineStyle]) -> LabelSheet {
        let labels = styles.map { style in
            let text = NSMutableAttributedString(
                string: "Kettle jog, off",
                attributes: [.font: UIFont.systemFont(ofSize: 18)]
            )
            text.addAttributes(
                [.underlineStyle: style, .underlineColor: UIColor.systemRed],
                range: NSRange(location: 0, length: 10)
            )
            text.addAttribute(
                .strikethroughStyle,
                value: style,
                range: NSRange(location: 7, length: 8)
            )
            return label("") { $0.attributedText = text }
        }
        return LabelSheet(width: 140, height: 28, labels)
    }

    /// Colours, backgrounds, offsets, distances and ligatures.
    private static var attributes: LabelSheet {
        let mixed = NSMutableAttributedString(
            string: "Red x2 and large",
            attributes: [.font: UIFont.systemFont(ofSize: 14)]
        )
        mixed.addAttribute(
            .foregroundColor,
            value: UIColor.red,
            range: NSRange(location: 0, length: 3)
        )
        mixed.addAttributes(
            [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 10)],
            range: NSRange(location: 5, length: 1)
        )
        mixed.addAttribute(
            .font,
            value: UIFont.boldSystemFont(ofSize: 22),
            range: NSRange(location: 11, length: 5)
        )
        return LabelSheet(
            width: 150,
            height: 32,
            [
                label("") { $0.attributedText = mixed },
                attributed("Yellow behind", [.backgroundColor: UIColor.yellow]),
                attributed("Kerned by 3", [.kern: 3]),
                attributed("Not joined: fi ->", [.ligature: 0]),
                attributed("Tracking -1", size: 18, [.tracking: -1]),
            ]
        )
    }

    /// Pictures among letters: a symbol, one with bounds below the baseline, one that makes a line higher.
    private static var attachments: LabelSheet {
        let symbol = NSTextAttachment()
        symbol.image = UIImage(systemName: "gear")
        let placed = NSTextAttachment()
        placed.image = UIImage(systemName: "bolt.fill")?.withTintColor(
            .systemOrange,
            renderingMode: .alwaysOriginal
        )
        placed.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
        let high = NSTextAttachment()
        high.image = UIImage(systemName: "battery.100")
        high.bounds = CGRect(x: 0, y: 0, width: 34, height: 28)
        let labels = [symbol, placed, high].map { attachment in
            let text = NSMutableAttributedString(string: "Set ")
            text.append(NSAttributedString(attachment: attachment))
            text.append(NSAttributedString(string: " and go"))
            return label("") { $0.attributedText = text }
        }
        return LabelSheet(width: 130, height: 36, labels)
    }

    /// The system's fonts.
    private static var weights: LabelSheet {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let fonts =
            weights.map { UIFont.systemFont(ofSize: 15, weight: $0) } + [
                .italicSystemFont(ofSize: 15),
                .monospacedDigitSystemFont(ofSize: 15, weight: .regular),
                .monospacedSystemFont(ofSize: 15, weight: .regular),
            ]
        return LabelSheet(
            width: 150,
            height: 20,
            fonts.map { font in label("Water 111.8 °C") { $0.font = font } }
        )
    }

    /// Indents, distances and tabs.
    private static var paragraphs: LabelSheet {
        let styles: [(NSMutableParagraphStyle) -> Void] = [
            { $0.firstLineHeadIndent = 20 },
            {
                $0.headIndent = 20
                $0.tailIndent = -20
            },
            { $0.lineSpacing = 6 },
            {
                $0.paragraphSpacing = 6
                $0.paragraphSpacingBefore = 4
            },
        ]
        let wrapped = styles.map { change in
            let style = NSMutableParagraphStyle()
            change(style)
            return attributed(
                "A kettle of water, extraordinarily hot\nTea",
                size: 12,
                lines: 0,
                [.paragraphStyle: style]
            )
        }
        let tabs = NSMutableParagraphStyle()
        tabs.tabStops = [
            NSTextTab(textAlignment: .center, location: 60),
            NSTextTab(textAlignment: .right, location: 140),
        ]
        let table = attributed(
            "Tea\tgreen\t2.50\nCoffee\tblack\t12.00\n\t\t—",
            size: 12,
            lines: 0,
            [.paragraphStyle: tabs]
        )
        return LabelSheet(width: 150, height: 66, wrapped + [table])
    }

    /// Lines that are made higher and lower.
    private static var lineHeights: LabelSheet {
        let styles: [(NSMutableParagraphStyle) -> Void] = [
            { _ in }, { $0.lineHeightMultiple = 1.5 }, { $0.lineHeightMultiple = 0.8 },
            { $0.minimumLineHeight = 24 }, { $0.maximumLineHeight = 12 },
        ]
        return LabelSheet(
            width: 110,
            height: 56,
            styles.map { change in
                let style = NSMutableParagraphStyle()
                change(style)
                return attributed("Kettle jug\nand gauge", lines: 2, [.paragraphStyle: style])
            }
        )
    }

    /// Letters that reach over the label's edges: leaning, stacked marks, a place that is too low.
    private static var overhang: LabelSheet {
        let leaning = label("fjord of", size: 28) { $0.font = .italicSystemFont(ofSize: 28) }
        let marks = label("Z\u{302}\u{302}\u{302}y\u{323}\u{323}", size: 22)
        let low = label("Åqj", size: 40)
        return LabelSheet(width: 110, height: 26, [leaning, marks, low])
    }
}
