import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct FormProofTests {
    @Test func `a form written for UIKit compiles and works`() {
        let harness = Harness(size: CGSize(width: 400, height: 700))
        let form = FormViewController()
        harness.window.rootViewController = form
        harness.advance(by: 0.1)
        let save = form.stack.arrangedSubviews.last
        #expect(save?.accessibilityLabel == "Save")
        if let save { harness.tap(save) }
        #expect(form.saved == 1)
        harness.window.overrideUserInterfaceStyle = .dark
        #expect(form.styles == [.light])
    }

    @Test func `a trait of one's own is inherited`() {
        let harness = Harness()
        harness.root.traitOverrides.spacing = 16
        let view = UIView()
        harness.root.addSubview(view)
        #expect(view.traitCollection.spacing == 16)
        let traits = UITraitCollection { mutableTraits in
            mutableTraits.userInterfaceStyle = .dark
            mutableTraits.spacing = 4
        }
        #expect(traits.spacing == 4)
    }

    @Test func `a control of one's own tracks, tells and is adjusted`() {
        let harness = Harness()
        let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
        var ratings: [Int] = []
        control.addAction(UIAction { _ in ratings.append(control.rating) }, for: .valueChanged)
        harness.root.addSubview(control)
        harness.drag(from: CGPoint(x: 15, y: 15), to: CGPoint(x: 100, y: 15))
        #expect(ratings == [1, 2, 3, 4])
        control.accessibilityIncrement()
        #expect(control.accessibilityValue == "5 of 5")
        #expect(control.accessibilityTraits == .adjustable)
    }

    @Test func `a button subclass changes its configuration and its size`() {
        let harness = Harness()
        let button = PillButton(title: "Pill")
        let plain = UIButton(configuration: button.configuration ?? .tinted())
        #expect(button.intrinsicContentSize.width == plain.intrinsicContentSize.width + 10)
        button.isSelected = true
        harness.root.addSubview(button)
        harness.advance(by: 0.1)
        #expect(button.configuration?.baseForegroundColor == .systemOrange)
    }
}
