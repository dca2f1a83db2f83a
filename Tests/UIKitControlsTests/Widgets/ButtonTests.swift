import Testing
import UIKit
import UIKitTesting

private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
}

@MainActor @Suite(.serialized) struct ButtonTests {
    @Test func `a title in too little room shows the lines that fit, and none outside`() {
        let harness = Harness(size: CGSize(width: 200, height: 200))
        harness.root.backgroundColor = .white
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Delete"
        configuration.subtitle = "Everything"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 80, y: 80, width: 44, height: 40)
        harness.root.addSubview(button)
        let picture = harness.render()
        for y in 0..<200 {
            for x in 0..<200 where !(80..<124).contains(x) || !(78..<122).contains(y) {
                guard picture.pixel(x: x, y: y).r == 255 else {
                    Issue.record("something is drawn at \(x), \(y)")
                    return
                }
            }
        }
        button.frame.size = CGSize(width: 150, height: 60)
        #expect(harness.render() == harness.renderFromScratch())
    }

    @Test func `TXT-13 content stands where its alignments say`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.setImage(picture(40), for: .normal)
        func origin() -> CGPoint? {
            button.setNeedsLayout()
            button.layoutIfNeeded()
            return button.imageView?.frame.origin
        }
        #expect(origin() == CGPoint(x: 80, y: 30))
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        #expect(origin() == .zero)
        button.contentHorizontalAlignment = .right
        button.contentVerticalAlignment = .bottom
        #expect(origin() == CGPoint(x: 160, y: 60))
        button.contentHorizontalAlignment = .leading
        #expect(origin() == CGPoint(x: 0, y: 60))
        button.semanticContentAttribute = .forceRightToLeft
        #expect(origin() == CGPoint(x: 160, y: 60))
    }

    @Test func `TXT-14 picture and title stand in the middle together`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.setImage(picture(40), for: .normal)
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        let width = button.titleLabel?.intrinsicContentSize.width ?? 0
        #expect(abs((button.imageView?.frame.minX ?? 0) - (200 - (40 + width)) / 2) < 0.01)
        #expect(abs((button.titleLabel?.frame.minX ?? 0) - (200 - width + 40) / 2) < 0.01)
    }

    @Test func `TXT-16 TXT-17 sizes without a title`() {
        let button = UIButton(type: .custom)
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: 30, height: 34))
        button.setImage(picture(80), for: .normal)
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: 80, height: 80))
    }

    @Test func `TXT-18 a title has six points above and below`() {
        let button = UIButton(type: .custom)
        button.setTitle("Short", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 12)
        let title = button.titleLabel?.intrinsicContentSize ?? .zero
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: title.width, height: title.height + 12))
    }

    @Test func `TXT-20 states without a title show the normal one`() {
        let button = UIButton(type: .custom)
        func titles() -> [String?] {
            var found: [String?] = []
            for (highlighted, selected) in [
                (false, false), (true, false), (false, true), (true, true),
            ] {
                button.isHighlighted = highlighted
                button.isSelected = selected
                found.append(button.currentTitle)
            }
            return found
        }
        button.setTitle("N", for: .normal)
        #expect(titles() == ["N", "N", "N", "N"])
        button.setTitle("H", for: .highlighted)
        #expect(titles() == ["N", "H", "N", "N"])
        button.setTitle("S", for: .selected)
        #expect(titles() == ["N", "H", "S", "N"])
        button.setTitle("HS", for: [.highlighted, .selected])
        #expect(titles() == ["N", "H", "S", "HS"])
    }

    @Test
    func
        `TXT-21 a system button's title is in the middle, and its size does not depend on the room`()
    {
        let button = UIButton(type: .system)
        button.setTitle("Hello", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        button.layoutIfNeeded()
        let frame = button.titleLabel?.frame ?? .zero
        #expect(button.titleLabel?.font.pointSize == 15)
        #expect(abs(frame.midX - 100) < 0.01 && abs(frame.midY - 22) < 0.01)
        #expect(button.sizeThatFits(CGSize(width: 10, height: 10)) == button.intrinsicContentSize)
    }

    @Test func `TXT-22 a title that has no room is cut in the middle`() {
        let button = UIButton(type: .system)
        button.setTitle("A title that is longer than the button", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        #expect(button.titleLabel?.frame.width == 80)
    }

    @Test func `a tap sends both events at once, a primary action comes with its words`() {
        let harness = Harness()
        var log: [String] = []
        let action = UIAction(title: "Go") { action in
            log.append("primary \((action.sender as? UIButton)?.currentTitle ?? "")")
        }
        let button = UIButton(type: .system, primaryAction: action)
        #expect(button.currentTitle == "Go")
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
        harness.root.addSubview(button)
        harness.tap(button)
        #expect(log == ["primary Go", "up"])
        harness.key("Tab")
        harness.key("Return")
        #expect(log.count == 4)
        button.isEnabled = false
        harness.tap(button)
        #expect(!button.accessibilityActivate())
        #expect(log.count == 4)
    }

    @Test func `03-87 a superview's tap leaves a button alone, one of its own wins`() {
        let harness = Harness()
        var (taps, ups) = (0, 0)
        let counter = TapCounter { taps += 1 }
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        button.addAction(UIAction { _ in ups += 1 }, for: .touchUpInside)
        harness.root.addSubview(button)
        let around = UITapGestureRecognizer(target: counter, action: TapCounter.count)
        harness.root.addGestureRecognizer(around)
        harness.tap(button)
        #expect((taps, ups) == (0, 1))
        let own = UITapGestureRecognizer(target: counter, action: TapCounter.count)
        button.addGestureRecognizer(own)
        harness.tap(button)
        #expect((taps, ups) == (1, 1))
    }

    @Test func `a configuration makes size and parts`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.subtitle = "All changes"
        configuration.image = picture(20)
        configuration.imagePadding = 8
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 10,
            leading: 20,
            bottom: 10,
            trailing: 30
        )
        let button = UIButton(configuration: configuration)
        let size = button.intrinsicContentSize
        button.frame = CGRect(origin: .zero, size: size)
        button.layoutIfNeeded()
        let title = button.titleLabel?.frame ?? .zero
        let subtitle = button.subtitleLabel?.frame ?? .zero
        let image = button.imageView?.frame ?? .zero
        #expect(image.minX == 20)
        #expect(abs(min(title.minX, subtitle.minX) - 48) < 0.01)
        #expect(abs(max(title.maxX, subtitle.maxX) - (size.width - 30)) < 0.01)
        #expect(abs(subtitle.minY - title.maxY - 1) < 0.01)
        #expect(abs(title.minY - 10) < 0.01)
        button.configuration?.imagePlacement = .trailing
        button.layoutIfNeeded()
        #expect(abs((button.imageView?.frame.maxX ?? 0) - (size.width - 30)) < 0.01)
        button.configuration?.imagePlacement = .top
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.minY == 10)
        #expect(abs((button.titleLabel?.frame.minY ?? 0) - 38) < 0.01)
    }

    @Test func `from right to left leading is on the right`() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Save"
        configuration.image = picture(20)
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 0,
            leading: 7,
            bottom: 0,
            trailing: 0
        )
        let button = UIButton(configuration: configuration)
        button.semanticContentAttribute = .forceRightToLeft
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        #expect(abs((button.imageView?.frame.maxX ?? 0) - (button.bounds.width - 7)) < 0.01)
    }

    @Test func `the handler follows the state, once a change`() {
        let harness = Harness()
        var states: [UIControl.State] = []
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            button.configuration?.title = button.isHighlighted ? "Pressed" : "Press"
        }
        button.frame = CGRect(x: 10, y: 10, width: 120, height: 50)
        harness.root.addSubview(button)
        harness.advance(by: 0.1)
        #expect(states == [.normal])
        harness.down(1, at: CGPoint(x: 50, y: 30))
        harness.advance(by: 0.1)
        #expect(states == [.normal, .highlighted])
        #expect(button.titleLabel?.text == "Pressed")
        harness.up(1)
        harness.advance(by: 0.1)
        #expect(states == [.normal, .highlighted, .normal])
        button.isEnabled = false
        harness.advance(by: 0.1)
        #expect(states.last == .disabled)
    }

    @Test func `a button that toggles selects itself before it acts`() {
        let harness = Harness()
        var states: [Bool] = []
        let button = UIButton(configuration: .gray())
        button.changesSelectionAsPrimaryAction = true
        button.frame = CGRect(x: 10, y: 10, width: 120, height: 50)
        button.addAction(
            UIAction { [unowned button] _ in states.append(button.isSelected) },
            for: .primaryActionTriggered
        )
        harness.root.addSubview(button)
        harness.tap(button)
        harness.tap(button)
        #expect(states == [true, false])
    }

    @Test func `something that turns takes the picture's place`() {
        let harness = Harness()
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Load"
        configuration.image = picture(20)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 10, y: 10, width: 120, height: 50)
        harness.root.addSubview(button)
        harness.advance(by: 0.1)
        button.configuration?.showsActivityIndicator = true
        harness.advance(by: 0.1)
        let activity = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(activity?.isAnimating == true)
        #expect(button.imageView?.isHidden == true)
        button.configuration?.showsActivityIndicator = false
        harness.advance(by: 0.1)
        #expect(activity?.isAnimating == false)
        #expect(button.imageView?.isHidden == false)
    }

    @Test func `GAP-25 a button exposes its title and that it is one`() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        #expect(button.accessibilityLabel == "Save")
        #expect(button.accessibilityTraits == .button)
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .selected])
        button.accessibilityLabel = "Keep"
        #expect(button.accessibilityLabel == "Keep")
        let label = UILabel()
        label.text = "Text"
        #expect(label.accessibilityLabel == "Text")
        #expect(label.accessibilityTraits == .staticText)
    }

    @Test func `writing is read on every filled colour`() {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            let button = UIButton(configuration: .filled())
            button.overrideUserInterfaceStyle = style
            let colors = button.configuration?.updated(for: button)
            let ink = colors?.baseForegroundColor?.resolvedColor(with: traits)
            #expect(ink?.cgColor.components?[0] == (style == .dark ? 0.06 : 1))
        }
    }

    @Test func `widgets that choose their size stand at the origin`() {
        let action = UIAction(title: "Go") { _ in }
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        let widgets: [UIView] = [
            UISegmentedControl(items: ["One", "Two", "Three"]), UISwitch(), UIStepper(),
            UISegmentedControl(frame: .zero, actions: [action]), UIButton(type: .contactAdd),
            UIButton(type: .close), UIButton(type: .system, primaryAction: action),
            UIButton(configuration: configuration, primaryAction: action),
            UIActivityIndicatorView(style: .large), UIImageView(image: picture(12)),
        ]
        for widget in widgets {
            #expect(widget.frame == CGRect(origin: .zero, size: widget.intrinsicContentSize))
            #expect(widget.frame.width > 0)
        }
        let placed = CGRect(x: 7, y: 9, width: 0, height: 0)
        let control = UISegmentedControl(frame: placed, actions: [action])
        #expect(control.frame.origin == CGPoint(x: 7, y: 9))
    }

    @Test func `what turns in a picture's place leaves the writing where it began`() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.image = picture(20)
        configuration.imagePadding = 8
        configuration.title = "Go"
        configuration.subtitle = "A longer line below"
        configuration.contentInsets = .zero
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel).frame
        let subtitle = try #require(button.subtitleLabel).frame
        #expect(title.minX == subtitle.minX)
        button.configuration?.showsActivityIndicator = true
        button.layoutIfNeeded()
        // The indicator is 20 points wide too.
        #expect(button.titleLabel?.frame == title)
        #expect(button.subtitleLabel?.frame == subtitle)
        // Without a configuration nothing turns, and there is room for nothing that does.
        button.configuration = nil
        button.setTitle("Go", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.midX == 150)
    }

    @Test func `a subclass may override what is set by state`() {
        let button = Recorder(type: .system)
        button.setTitle("a", for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "b"), for: .normal)
        button.setTitleColor(.red, for: .normal)
        button.setTitleShadowColor(.black, for: .normal)
        button.setImage(picture(4), for: .normal)
        button.setBackgroundImage(picture(5), for: .normal)
        button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
        #expect(
            button.heard == ["title", "attributed", "color", "shadow", "image", "back", "symbol"]
        )
        #expect(button.title(for: .normal) == "A title")
        #expect(button.currentImage?.size.width == 4)
        let control = Segments(items: ["a", "b"])
        #expect(control.heard == 2)
        #expect(control.titleForSegment(at: 1) == "b!")
    }
}

private final class Recorder: UIButton {
    var heard: [String] = []
    override func setTitle(_ title: String?, for state: State) {
        heard.append("title")
        super.setTitle("A title", for: state)
    }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        heard.append("attributed")
        super.setAttributedTitle(title, for: state)
    }
    override func setTitleColor(_ color: UIColor?, for state: State) {
        heard.append("color")
        super.setTitleColor(color, for: state)
    }
    override func setTitleShadowColor(_ color: UIColor?, for state: State) {
        heard.append("shadow")
        super.setTitleShadowColor(color, for: state)
    }
    override func setImage(_ image: UIImage?, for state: State) {
        heard.append("image")
        super.setImage(image, for: state)
    }
    override func setBackgroundImage(_ image: UIImage?, for state: State) {
        heard.append("back")
        super.setBackgroundImage(image, for: state)
    }
    override func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {
        heard.append("symbol")
        super.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
}

private final class Segments: UISegmentedControl {
    var heard = 0
    override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        heard += 1
        super.insertSegment(withTitle: title.map { $0 + "!" }, at: segment, animated: animated)
    }
}
