import Testing
import UIKit
import UIKitTesting

/// A view whose content asks for a size.
private final class Block: UIView {
    let wish: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
        wish = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { wish }
}

@MainActor private func stack(
    _ views: [UIView],
    _ size: CGSize,
    _ change: (UIStackView) -> Void = { _ in }
) -> UIStackView {
    // A new application, so that no other test's direction is left.
    _ = Harness()
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    change(stack)
    stack.layoutIfNeeded()
    return stack
}

@MainActor @Suite(.serialized) struct UIStackViewTests {
    @Test func `LAY-14 four views share 320 points equally`() {
        let views = (0..<4).map { _ in UIView() }
        _ = stack(views, CGSize(width: 320, height: 100)) {
            $0.spacing = 8
            $0.distribution = .fillEqually
        }
        #expect(views.map(\.frame.minX) == [0, 82, 164, 246])
        #expect(views.map(\.frame.width) == [74, 74, 74, 74])
        #expect(views.map(\.frame.height) == [100, 100, 100, 100])
    }

    @Test func `LAY-16 a hidden view takes no room`() {
        let views = (0..<4).map { _ in UIView() }
        views[2].isHidden = true
        _ = stack(views, CGSize(width: 320, height: 100)) {
            $0.spacing = 8
            $0.distribution = .fillEqually
        }
        let wanted: [(CGFloat, CGFloat)] = [
            (0, 304.0 / 3), (304.0 / 3 + 8, 304.0 / 3), (608.0 / 3 + 16, 304.0 / 3),
        ]
        for (view, place) in zip([views[0], views[1], views[3]], wanted) {
            #expect(abs(view.frame.minX - place.0) < 1e-9)
            #expect(abs(view.frame.width - place.1) < 1e-9)
        }
    }

    @Test func `LAY-17 a view without content takes what is left`() {
        let views = [Block(28, 19), UIView(), Block(37.5, 19)]
        _ = stack(views, CGSize(width: 300, height: 30)) {
            $0.spacing = 8
            $0.alignment = .center
        }
        #expect(views.map(\.frame.minX) == [0, 36, 262.5])
        #expect(views.map(\.frame.width) == [28, 218.5, 37.5])
        #expect(views[0].frame.minY == 5.5)
        #expect(views[0].frame.height == 19)
    }

    @Test
    func `LAY-18 what is arranged no longer stays a subview, what leaves is arranged no longer`() {
        let (a, b) = (UIView(), UIView())
        let stack = stack([a, b], CGSize(width: 100, height: 100))
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews == [b])
        #expect(stack.subviews.count == 2)
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(stack.subviews == [a])
    }

    @Test func `LAY-21 priorities are 250 and 750 until something else is said`() {
        let view = UIView()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
            #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
        }
        view.setContentHuggingPriority(.required, for: .vertical)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == 1000)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
    }

    @Test func `what hugs least is stretched, what resists least is squeezed`() {
        let views = [Block(50, 10), Block(50, 10), Block(50, 10)]
        views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        views[2].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let stack = stack(views, CGSize(width: 200, height: 10))
        #expect(views.map(\.frame.width) == [50, 100, 50])
        stack.frame.size.width = 120
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [50, 50, 20])
        stack.frame.size.width = 90
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [50, 40, 0])
    }

    @Test func `the other distributions`() {
        let views = [Block(20, 10), Block(40, 10), Block(20, 10)]
        let stack = stack(views, CGSize(width: 200, height: 10)) {
            $0.distribution = .equalSpacing
        }
        #expect(views.map(\.frame.minX) == [0, 80, 180])
        #expect(views.map(\.frame.width) == [20, 40, 20])
        stack.distribution = .equalCentering
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.midX) == [10, 100, 190])
        stack.distribution = .fillProportionally
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [50, 100, 50])
        stack.spacing = 10
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [45, 90, 45])
        stack.distribution = .equalSpacing
        stack.frame.size.width = 90
        stack.layoutIfNeeded()
        #expect(views[2].frame.maxX == 90)
        #expect(views.map(\.frame.minX) == [0, 30, 80])
    }

    @Test func `alignments of a column`() {
        let view = Block(40, 20)
        let stack = stack([view], CGSize(width: 100, height: 20)) { $0.axis = .vertical }
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
        for (alignment, x) in [
            (UIStackView.Alignment.leading, CGFloat(0)), (.center, 30), (.trailing, 60),
        ] {
            stack.alignment = alignment
            stack.layoutIfNeeded()
            #expect(view.frame == CGRect(x: x, y: 0, width: 40, height: 20))
        }
    }

    /// The last row of writing in a part of a picture that is white without it.
    private func foot(_ bitmap: Bitmap, _ columns: Range<Int>, above limit: Int = 200) -> Int {
        (0..<limit).last { y in columns.contains { bitmap.pixel(x: $0, y: y).r < 100 } } ?? -1
    }

    @Test func `labels of several sizes stand on one line, the first or the last`() {
        let harness = Harness(size: CGSize(width: 320, height: 200))
        harness.root.backgroundColor = .white
        func label(_ text: String, _ size: CGFloat) -> UILabel {
            let label = UILabel()
            label.text = text
            label.textColor = .black
            label.font = .systemFont(ofSize: size)
            label.numberOfLines = 0
            return label
        }
        let (small, large, block) = (label("H\nH", 16), label("H", 32), Block(20, 10))
        let row = UIStackView(arrangedSubviews: [large, small, block])
        row.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
        row.distribution = .fillEqually
        row.alignment = .firstBaseline
        harness.root.addSubview(row)
        var picture = harness.render()
        let line = foot(picture, 0..<100)
        // Inter's ascender is 0.96875 of its size: 31 points here, 15.5 there.
        #expect(abs(small.frame.minY - 15.5) <= 0.5)
        #expect(abs(line - 30) <= 1)
        #expect(foot(picture, 107..<210, above: line + 8) == line)
        #expect(foot(picture, 107..<210) > line + 12)
        #expect(abs(block.frame.maxY - CGFloat(line + 1)) <= 1)
        row.alignment = .lastBaseline
        picture = harness.render()
        let last = foot(picture, 0..<100)
        #expect(foot(picture, 107..<210) == last)
        // Two lines of 16 points reach to 15.5 + 19.36; the large one stands as far down.
        #expect(small.frame.minY == 0 && abs(large.frame.minY - 3.86) <= 0.6)
        #expect(abs(block.frame.maxY - CGFloat(last + 1)) <= 1)
    }

    @Test func `a label that the row makes narrow stands on its last line too`() {
        let harness = Harness(size: CGSize(width: 320, height: 200))
        harness.root.backgroundColor = .white
        let wrapped = UILabel()
        wrapped.text = "HHHHHHHH HHHHHHHH"
        wrapped.textColor = .black
        wrapped.numberOfLines = 0
        let plain = UILabel()
        plain.text = "HH"
        plain.textColor = .black
        let row = UIStackView(arrangedSubviews: [wrapped, plain])
        row.frame = CGRect(x: 0, y: 0, width: 240, height: 100)
        row.distribution = .fillEqually
        row.alignment = .lastBaseline
        harness.root.addSubview(row)
        let picture = harness.render()
        #expect(wrapped.frame.height > plain.frame.height * 1.5)
        #expect(foot(picture, 0..<119) == foot(picture, 121..<240))
    }

    @Test func `right to left mirrors rows, and the edges of columns`() {
        let views = [Block(20, 10), Block(40, 10)]
        let row = stack(views, CGSize(width: 100, height: 10)) {
            $0.distribution = .equalSpacing
            $0.semanticContentAttribute = .forceRightToLeft
        }
        #expect(views.map(\.frame.minX) == [80, 0])
        row.axis = .vertical
        row.alignment = .leading
        row.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [80, 60])
    }

    @Test func `margins and spacings of their own`() {
        let views = [Block(10, 10), Block(10, 10), Block(10, 10)]
        let stack = stack(views, CGSize(width: 100, height: 40)) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
            $0.spacing = 4
        }
        stack.setCustomSpacing(20, after: views[0])
        #expect(stack.customSpacing(after: views[0]) == 20)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        #expect(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 74, height: 20)
        )
        stack.alignment = .top
        stack.layoutIfNeeded()
        #expect(views[0].frame.minX == 10)
        #expect(views[0].frame.minY == 5)
        #expect(views[2].frame.maxX == 90)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 62)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 58)
    }

    @Test func `stacks inside stacks are as large as their content`() {
        let inner = UIStackView(arrangedSubviews: [Block(30, 10), Block(20, 15)])
        inner.axis = .vertical
        inner.spacing = 5
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
        let outer = stack([inner, plain, Block(10, 50)], CGSize(width: 200, height: 50)) {
            $0.alignment = .center
        }
        #expect(inner.frame == CGRect(x: 0, y: 10, width: 30, height: 30))
        #expect(plain.frame == CGRect(x: 30, y: 19, width: 160, height: 12))
        #expect(outer.sizeThatFits(.zero) == CGSize(width: 52, height: 50))
    }

    @Test func `a view that is hidden in an animation shrinks away and stays in sight until then`()
    {
        let harness = Harness(size: CGSize(width: 300, height: 100))
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        views[1].backgroundColor = .red
        harness.root.addSubview(stack)
        harness.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            views[1].isHidden = true
        }
        #expect(views[1].isHidden)
        #expect(views[0].frame.width == 150)
        harness.advance(by: 0.5)
        #expect(abs((views[0].layer.presentation()?.frame.width ?? 0) - 125) < 2)
        #expect(abs((views[1].layer.presentation()?.frame.width ?? 0) - 50) < 2)
        #expect(harness.presented.pixel(x: 140, y: 50) == (255, 0, 0, 255))
        harness.advance(by: 0.7)
        #expect(harness.presented.pixel(x: 140, y: 50) != (255, 0, 0, 255))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            views[1].isHidden = false
        }
        #expect(views[1].frame == CGRect(x: 100, y: 0, width: 100, height: 100))
        harness.advance(by: 0.5)
        #expect(abs((views[1].layer.presentation()?.frame.width ?? 0) - 50) < 2)
        #expect(harness.presented.pixel(x: 150, y: 50) == (255, 0, 0, 255))
    }

    @Test func `a stack without views, or with too little room, comes to no harm`() {
        let empty = stack([], CGSize(width: 100, height: 10))
        #expect(empty.systemLayoutSizeFitting(.zero) == .zero)
        for distribution in 0...4 {
            let views = [Block(50, 10), UIView(), Block(50, 10)]
            _ = stack(views, .zero) {
                $0.distribution = UIStackView.Distribution(rawValue: distribution) ?? .fill
                $0.spacing = 20
            }
            for view in views { #expect(view.frame.width >= 0) }
        }
    }

    @Test func `inserting moves a view to its place`() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        let stack = stack([a, b, c], CGSize(width: 90, height: 10))
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [c, a, b])
        stack.addArrangedSubview(c)
        #expect(stack.arrangedSubviews == [a, b, c])
    }

    @Test func `writing gives way to controls that resist alike, wherever they stand`() {
        let long = String(repeating: "mm ", count: 60)
        func label() -> UILabel {
            let label = UILabel()
            label.text = long
            return label
        }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        let pages = UIPageControl()
        pages.numberOfPages = 3
        // One that rests is hidden, and takes no room.
        let turning = UIActivityIndicatorView(style: .medium)
        turning.startAnimating()
        let controls: [UIView] = [
            UISwitch(), UIStepper(), UISegmentedControl(items: ["One", "Two"]),
            turning, pages, UIButton(type: .contactAdd),
            UIImageView(image: picture),
        ]
        for control in controls {
            let width = control.intrinsicContentSize.width
            #expect(width > 0)
            for isLast in [true, false] {
                let label = label()
                _ = stack(
                    isLast ? [label, control] : [control, label],
                    CGSize(width: 300, height: 50)
                )
                #expect(control.frame.width == width)
                #expect(label.frame.width == 300 - width)
            }
        }
        // Writing within a stack gives way too; what stands beside it there does not.
        let (inner, outer) = (UISwitch(), UISwitch())
        let column = UIStackView(arrangedSubviews: [label(), inner])
        _ = stack([column, outer], CGSize(width: 300, height: 50))
        column.layoutIfNeeded()
        #expect(outer.frame.width == outer.intrinsicContentSize.width)
        #expect(inner.frame.width == inner.intrinsicContentSize.width)
        #expect(column.frame.width == 300 - outer.frame.width)
        // A control that resists less than the writing gives way before it, and writing that
        // gave all is followed by the last control.
        outer.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let other = label()
        _ = stack([other, outer], CGSize(width: 300, height: 50))
        #expect(outer.frame.width == 0)
        let blocks = [Block(50, 10), Block(50, 10)]
        let none = label()
        _ = stack([blocks[0], none, blocks[1]], CGSize(width: 70, height: 10))
        #expect([blocks[0].frame.width, none.frame.width, blocks[1].frame.width] == [50, 0, 20])
    }

    @Test func `a row of a known width is as high as its writing in its share`() {
        func label() -> UILabel {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "Keep the room at this temperature. ", count: 4)
            return label
        }
        let alone = label()
        // What the switch leaves of 300 points, less 8 between.
        let share = 300 - 8 - UISwitch().intrinsicContentSize.width
        let wanted = alone.sizeThatFits(CGSize(width: share, height: 10000)).height
        #expect(wanted > alone.font.lineHeight * 2)
        let row = UIStackView(arrangedSubviews: [label(), UISwitch()])
        row.spacing = 8
        let size = row.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size == CGSize(width: 300, height: wanted))
        // Likewise within a column, and with margins.
        let column = UIStackView(arrangedSubviews: [row])
        column.axis = .vertical
        column.isLayoutMarginsRelativeArrangement = true
        column.layoutMargins = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 10)
        let around = column.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(around == CGSize(width: 320, height: wanted + 3))
    }

    @Test func `the fitting size keeps to the width that there is where lines can be broken`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "Keep the room at this temperature. ", count: 4)
        let natural = label.intrinsicContentSize
        let row = UIStackView(arrangedSubviews: [label, Block(50, 10)])
        #expect(
            row.sizeThatFits(.zero) == CGSize(width: natural.width + 50, height: natural.height)
        )
        let high = label.sizeThatFits(CGSize(width: 150, height: 10000)).height
        #expect(high > natural.height)
        #expect(
            row.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: high)
        )
        let wide = CGSize(width: 100_000, height: 1)
        #expect(row.sizeThatFits(wide) == row.sizeThatFits(.zero))
        // What cannot give way keeps its width.
        #expect(row.sizeThatFits(CGSize(width: 20, height: 0)).width == 50)
        label.numberOfLines = 1
        #expect(row.sizeThatFits(CGSize(width: 200, height: 0)).width == natural.width + 50)
        row.sizeToFit()
        #expect(row.bounds.size == CGSize(width: natural.width + 50, height: natural.height))
    }

    @Test func `writing that does not fill a column wraps where it is too wide`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "Keep the room at this temperature. ", count: 4)
        let wanted = label.sizeThatFits(CGSize(width: 200, height: 10000)).height
        _ = stack([label, UIView()], CGSize(width: 200, height: 600)) {
            $0.axis = .vertical
            $0.alignment = .leading
        }
        #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: wanted))
    }
}
