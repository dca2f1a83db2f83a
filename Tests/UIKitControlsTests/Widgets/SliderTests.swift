import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct SliderTests {
    private func scene(_ change: (UISlider) -> Void = { _ in }) -> (Harness, UISlider, ValueLog) {
        let harness = Harness(size: CGSize(width: 400, height: 300))
        let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 226, height: 34))
        change(slider)
        harness.root.addSubview(slider)
        harness.advance(by: 0.05)
        let log = ValueLog()
        log.listen(slider) { [unowned slider] in Double(slider.value) }
        return (harness, slider, log)
    }

    @Test func `the limits hold the value`() {
        let slider = UISlider()
        #expect((slider.value, slider.minimumValue, slider.maximumValue) == (0, 0, 1))
        #expect(slider.isContinuous)
        slider.value = 2
        #expect(slider.value == 1)
        slider.maximumValue = 0.5
        #expect(slider.value == 0.5)
        slider.minimumValue = 3
        #expect((slider.value, slider.maximumValue) == (3, 3))
        slider.value = .nan
        #expect(slider.value == 3)
        slider.maximumValue = .infinity
        slider.value = .infinity
        slider.layoutIfNeeded()
        #expect(slider.accessibilityValue == "0 %")
    }

    @Test func `the knob follows the finger from where it was taken`() {
        let (harness, slider, log) = scene()
        harness.down(1, at: CGPoint(x: 118, y: 117))
        #expect(slider.isTracking)
        #expect(log.values.isEmpty)
        harness.move(1, to: CGPoint(x: 218, y: 117))
        #expect(log.values == [0.5])
        harness.move(1, to: CGPoint(x: 900, y: 117))
        harness.up(1)
        #expect(log.values == [0.5, 1])
    }

    @Test func `a picture takes the place of the knob, with its size`() throws {
        let square = try #require(UIImage(systemName: "square.fill"))
        let (harness, slider, log) = scene {
            $0.setThumbImage(square, for: .normal)
            $0.tintColor = .red
        }
        #expect(slider.thumbImage(for: .normal) == square)
        #expect(slider.thumbImage(for: .highlighted) == nil)
        #expect(slider.currentThumbImage == square)
        let track = slider.trackRect(forBounds: slider.bounds)
        let place = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        #expect(place == CGRect(x: 205.5, y: 6.75, width: 20.5, height: 20.5))
        // The whole way is the line less the picture; half of it is 102.75 points.
        harness.down(1, at: CGPoint(x: 110, y: 117))
        harness.move(1, to: CGPoint(x: 212.75, y: 117))
        harness.up(1)
        #expect(log.values == [0.5])
        harness.advance(by: 1)
        #expect(harness.presented.pixel(x: 213, y: 117) == (255, 0, 0, 255))
        #expect(harness.presented == harness.renderFromScratch())
        slider.setThumbImage(nil, for: .normal)
        harness.advance(by: 1)
        #expect(slider.currentThumbImage == nil)
        #expect(harness.presented.pixel(x: 213, y: 117) == (255, 255, 255, 255))
    }

    @Test func `pictures take the place of the line`() {
        func picture(_ color: UIColor) -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 10), format: format)
                .image { context in
                    color.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 3, height: 10))
                }
                .resizableImage(
                    withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
                )
        }
        let (harness, slider, _) = scene {
            $0.setMinimumTrackImage(picture(.green), for: .normal)
            $0.setMaximumTrackImage(picture(.blue), for: .normal)
            $0.setMaximumTrackImage(picture(.gray), for: .disabled)
            $0.value = 0.5
        }
        // Ten points high about the middle, at y = 117, where the drawn line has six.
        #expect(harness.presented.pixel(x: 120, y: 113) == (0, 255, 0, 255))
        #expect(harness.presented.pixel(x: 300, y: 113) == (0, 0, 255, 255))
        #expect(harness.presented.pixel(x: 300, y: 111).r == harness.presented.pixel(x: 2, y: 2).r)
        slider.isEnabled = false
        harness.advance(by: 1)
        #expect(harness.presented.pixel(x: 300, y: 113) == (128, 128, 128, 255))
        #expect(slider.currentMaximumTrackImage != slider.maximumTrackImage(for: .normal))
        #expect(harness.presented == harness.renderFromScratch())
    }

    @Test func `beside the knob a finger does nothing`() {
        let (harness, slider, log) = scene()
        harness.tap(at: CGPoint(x: 250, y: 117))
        #expect(log.values.isEmpty)
        #expect(slider.value == 0)
    }

    @Test func `a slider that is not continuous speaks at the end, once`() {
        let (harness, _, log) = scene { $0.isContinuous = false }
        harness.down(1, at: CGPoint(x: 113, y: 117))
        harness.move(1, to: CGPoint(x: 163, y: 117))
        harness.move(1, to: CGPoint(x: 213, y: 117))
        #expect(log.values.isEmpty)
        harness.up(1)
        #expect(log.values == [0.5])
        harness.down(1, at: CGPoint(x: 213, y: 117))
        harness.up(1)
        #expect(log.values == [0.5])
    }

    @Test func `from right to left the beginning is on the right`() {
        let (harness, slider, log) = scene { $0.semanticContentAttribute = .forceRightToLeft }
        let rect = slider.thumbRect(
            forBounds: slider.bounds,
            trackRect: slider.trackRect(forBounds: slider.bounds),
            value: 0
        )
        #expect(rect.maxX == 226)
        harness.down(1, at: CGPoint(x: 313, y: 117))
        harness.move(1, to: CGPoint(x: 263, y: 117))
        #expect(log.values == [0.25])
    }

    @Test func `a pan of what is around waits while the knob is dragged along, not across`() {
        let (harness, _, log) = scene()
        var pans = 0
        let counter = TapCounter { pans += 1 }
        let pan = UIPanGestureRecognizer(target: counter, action: TapCounter.count)
        harness.root.addGestureRecognizer(pan)
        harness.drag(from: CGPoint(x: 113, y: 117), to: CGPoint(x: 213, y: 117))
        #expect(pans == 0)
        #expect(log.values.last == 0.5)
        harness.drag(from: CGPoint(x: 213, y: 117), to: CGPoint(x: 213, y: 250))
        #expect(pans > 0)
    }

    @Test func `inside a scroll view and a drawer a quick drag on the knob moves the knob`() {
        let harness = Harness(size: CGSize(width: 400, height: 300))
        let page = UIViewController()
        let drawer = DrawerViewController(main: page, left: UIViewController(), right: nil)
        harness.window.rootViewController = drawer
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        scroll.contentSize = CGSize(width: 400, height: 900)
        let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 226, height: 34))
        scroll.addSubview(slider)
        page.view.addSubview(scroll)
        harness.advance(by: 0.2)
        // The scroll view holds the touch back for the first points of its way; the knob makes up for them.
        harness.drag(from: CGPoint(x: 113, y: 117), to: CGPoint(x: 213, y: 117), duration: 0.4)
        harness.advance(by: 1)
        #expect(drawer.openSide == nil)
        #expect(slider.value == 0.5)
        // Taken at the knob's edge, outwards, and in one bound.
        harness.down(1, at: CGPoint(x: 231, y: 117))
        harness.advance(by: 0.02)
        harness.move(1, to: CGPoint(x: 331, y: 117))
        #expect(slider.value == 1)
        harness.move(1, to: CGPoint(x: 181, y: 117))
        #expect(slider.value == 0.25)
        harness.up(1)
        harness.drag(from: CGPoint(x: 113, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.2)
        harness.advance(by: 1)
        #expect(drawer.openSide == .left)
    }

    @Test func `keys and accessibility move it`() {
        let (harness, slider, log) = scene { $0.accessibilityIdentifier = "volume" }
        harness.key("Tab")
        #expect(slider.isFocused)
        harness.key("Right")
        harness.key("End")
        harness.key("Left")
        #expect(log.values.map { ($0 * 100).rounded() } == [5, 100, 95])
        slider.accessibilityDecrement()
        #expect(slider.accessibilityValue == "85 %")
        #expect(slider.accessibilityTraits == .adjustable)
        #expect(harness.find("volume") === slider)
    }

    @Test func `it grows with its room and keeps its height`() {
        let slider = UISlider()
        #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 34))
        #expect(
            slider.sizeThatFits(CGSize(width: 200, height: 5)) == CGSize(width: 200, height: 34)
        )
    }
}
