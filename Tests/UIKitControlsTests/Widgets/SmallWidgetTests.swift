import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ProgressViewTests {
    @Test func `CTL-04 progress is between 0 and 1`() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 1.5
        #expect(view.progress == 1)
        view.progress = -0.5
        #expect(view.progress == 0)
        view.progress = .nan
        #expect(view.progress == 0)
        #expect(view.intrinsicContentSize.height == 4)
    }

    @Test func `CTL-06 the model changes at once, what is seen in a quarter of a second`() {
        let harness = Harness()
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        view.progress = 0.2
        harness.root.addSubview(view)
        harness.advance(to: 1)
        func shown() -> CGFloat {
            (view.subviews.last?.layer.presentation()?.bounds.width ?? 0) / 200
        }
        view.setProgress(0.8, animated: true)
        #expect(view.progress == 0.8)
        harness.runFrame()
        harness.advance(by: 0.125)
        #expect(abs(shown() - 0.5) < 0.01)
        harness.advance(by: 0.125)
        #expect(abs(shown() - 0.8) < 0.001)
    }

    @Test func `it tells how far it is`() {
        let view = UIProgressView()
        view.progress = 0.333
        #expect(view.accessibilityValue == "33 %")
        #expect(view.isAccessibilityElement)
    }
}

@MainActor @Suite(.serialized) struct StepperTests {
    private func scene() -> (Harness, UIStepper, ValueLog) {
        let harness = Harness(size: CGSize(width: 400, height: 300))
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        harness.root.addSubview(stepper)
        let log = ValueLog()
        log.listen(stepper) { [unowned stepper] in stepper.value }
        return (harness, stepper, log)
    }
    private let plus = CGPoint(x: 170, y: 116)
    private let minus = CGPoint(x: 120, y: 116)

    @Test func `CTL-01 defaults`() {
        let stepper = UIStepper()
        #expect((stepper.value, stepper.minimumValue) == (0, 0))
        #expect((stepper.maximumValue, stepper.stepValue) == (100, 1))
        #expect((stepper.isContinuous, stepper.autorepeat, stepper.wraps) == (true, true, false))
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    }

    @Test func `CTL-02 steps stop at the limits`() {
        let (harness, stepper, log) = scene()
        stepper.minimumValue = 2
        stepper.maximumValue = 5
        stepper.stepValue = 2
        stepper.value = 2
        for _ in 0..<3 { harness.tap(at: plus) }
        #expect(stepper.value == 5)
        #expect(log.values == [4, 5])
        for _ in 0..<3 { harness.tap(at: minus) }
        #expect(stepper.value == 2)
        #expect(log.values == [4, 5, 3, 2])
    }

    @Test func `it goes on at the other limit when it wraps`() {
        let (harness, stepper, _) = scene()
        stepper.wraps = true
        stepper.maximumValue = 2
        harness.tap(at: minus)
        #expect(stepper.value == 2)
        harness.tap(at: plus)
        #expect(stepper.value == 0)
    }

    @Test func `a finger that stays repeats, faster after a while, until it leaves the half`() {
        let (harness, stepper, log) = scene()
        harness.down(1, at: plus)
        #expect(stepper.value == 1)
        harness.advance(by: 0.45)
        #expect(stepper.value == 1)
        harness.advance(by: 0.2)
        #expect(stepper.value == 3)
        harness.advance(by: 1.5)
        let slow = stepper.value
        #expect(slow > 10)
        harness.advance(by: 0.5)
        #expect(stepper.value >= slow + 9)
        harness.move(1, to: minus)
        let stopped = stepper.value
        harness.advance(by: 1)
        #expect(stepper.value == stopped)
        harness.up(1)
        harness.advance(by: 1)
        #expect(log.values.last == stopped)
    }

    @Test func `without autorepeat and continuity it steps once and speaks at the end`() {
        let (harness, stepper, log) = scene()
        stepper.autorepeat = false
        stepper.isContinuous = false
        harness.down(1, at: plus)
        harness.advance(by: 2)
        #expect(stepper.value == 1)
        #expect(log.values.isEmpty)
        harness.up(1)
        #expect(log.values == [1])
    }

    @Test func `numbers in words`() {
        let stepper = UIStepper()
        stepper.stepValue = 0.25
        stepper.value = 7
        #expect(stepper.accessibilityValue == "7")
        stepper.accessibilityIncrement()
        #expect(stepper.accessibilityValue == "7.25")
        stepper.accessibilityIncrement()
        #expect(stepper.accessibilityValue == "7.5")
    }
}

@MainActor @Suite(.serialized) struct PageControlTests {
    private func scene() -> (Harness, UIPageControl, ValueLog) {
        let harness = Harness(size: CGSize(width: 400, height: 300))
        let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 28))
        control.numberOfPages = 5
        harness.root.addSubview(control)
        let log = ValueLog()
        log.listen(control) { [unowned control] in Double(control.currentPage) }
        return (harness, control, log)
    }

    @Test func `the halves turn forwards and backwards, not beyond the ends`() {
        let (harness, control, log) = scene()
        harness.tap(at: CGPoint(x: 250, y: 114))
        harness.tap(at: CGPoint(x: 250, y: 114))
        harness.tap(at: CGPoint(x: 150, y: 114))
        #expect(log.values == [1, 2, 1])
        control.currentPage = 4
        harness.tap(at: CGPoint(x: 250, y: 114))
        #expect(log.values == [1, 2, 1])
        #expect(control.accessibilityValue == "page 5 of 5")
    }

    @Test func `a drag goes through the pages`() {
        let (harness, _, log) = scene()
        harness.drag(from: CGPoint(x: 180, y: 114), to: CGPoint(x: 240, y: 114))
        #expect(log.values == [1, 2, 3])
    }

    @Test func `pictures stand for pages in place of dots`() throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        // Two dots of 8 and one of 20 points, gaps of 8, margins of 10.
        #expect(control.size(forNumberOfPages: 3) == CGSize(width: 72, height: 28))
        let square = try #require(UIImage(systemName: "square.fill"))
        #expect(square.size == CGSize(width: 20.5, height: 20.5))
        control.setIndicatorImage(square, forPage: 1)
        #expect(control.indicatorImage(forPage: 1) == square)
        #expect(control.indicatorImage(forPage: 0) == nil)
        #expect(control.intrinsicContentSize == CGSize(width: 84.5, height: 40.5))
        control.preferredIndicatorImage = square
        #expect(control.intrinsicContentSize == CGSize(width: 97.5, height: 40.5))
        control.numberOfPages = 1
        control.preferredIndicatorImage = nil
        control.numberOfPages = 3
        #expect(control.indicatorImage(forPage: 1) == nil)
    }

    @Test func `a page's picture has the colour of its state, and a ground lies behind`() {
        let harness = Harness(size: CGSize(width: 200, height: 60))
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        control.numberOfPages = 2
        control.preferredIndicatorImage = UIImage(systemName: "square.fill")
        control.currentPageIndicatorTintColor = .red
        control.pageIndicatorTintColor = .blue
        harness.root.addSubview(control)
        harness.advance(by: 0.1)
        // Two pictures of 20.5 points and a gap of 8 in the middle.
        #expect(harness.presented.pixel(x: 86, y: 30) == (255, 0, 0, 255))
        #expect(harness.presented.pixel(x: 114, y: 30) == (0, 0, 255, 255))
        control.currentPage = 1
        harness.advance(by: 1)
        #expect(harness.presented.pixel(x: 114, y: 30) == (255, 0, 0, 255))
        let bare = harness.presented.pixel(x: 100, y: 30)
        control.backgroundStyle = .prominent
        harness.advance(by: 0.1)
        #expect(harness.presented.pixel(x: 100, y: 30) != bare)
        control.backgroundStyle = .minimal
        harness.advance(by: 0.1)
        #expect(harness.presented.pixel(x: 100, y: 30) == bare)
    }

    @Test func `pages that are not there`() {
        let control = UIPageControl()
        control.currentPage = 3
        #expect(control.currentPage == 0)
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -4
        #expect(control.numberOfPages == 0)
        #expect(control.currentPage == 0)
    }

    @Test func `from right to left the left half turns forwards`() {
        let (harness, control, log) = scene()
        control.semanticContentAttribute = .forceRightToLeft
        harness.tap(at: CGPoint(x: 150, y: 114))
        #expect(log.values == [1])
    }
}

@MainActor @Suite(.serialized) struct ActivityIndicatorTests {
    @Test func `it is hidden while it rests, unless it should not be`() {
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.isHidden && !view.isAnimating)
        #expect(view.bounds.size == CGSize(width: 37, height: 37))
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize.width == 20)
    }

    @Test func `it turns frame by frame, and a resting one leaves the screen alone`() {
        let harness = Harness(size: CGSize(width: 60, height: 60))
        let view = UIActivityIndicatorView(style: .large)
        harness.root.addSubview(view)
        view.startAnimating()
        harness.advance(by: 0.1)
        let one = harness.presented
        harness.advance(by: 0.1)
        #expect(harness.presented != one)
        view.stopAnimating()
        harness.advance(by: 0.1)
        harness.resetCounters()
        harness.advance(by: 1)
        #expect(harness.counters.commits == 0)
    }
}
