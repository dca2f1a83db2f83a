import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct CarouselProofTests {
    @Test func `a carousel written for UIKit turns its pages, by fingers and by its dots`() {
        let harness = Harness(size: CGSize(width: 320, height: 228))
        var turned: [Int] = []
        let carousel = CarouselView(pages: (0..<3).map { _ in UIView() }) { turned.append($0) }
        carousel.frame = CGRect(x: 0, y: 0, width: 320, height: 228)
        harness.root.addSubview(carousel)
        harness.runFrame()
        harness.drag(
            from: CGPoint(x: 250, y: 100),
            to: CGPoint(x: 100, y: 100),
            duration: 0.1
        )
        harness.advance(by: 1)
        #expect(carousel.scrollView.contentOffset.x == 320)
        #expect(carousel.pageControl.currentPage == 1 && turned == [1])
        #expect(carousel.scrollView.offsets.count > 10)
        harness.tap(at: CGPoint(x: 300, y: 214))
        harness.advance(by: 1)
        #expect(carousel.scrollView.contentOffset.x == 640 && turned == [1])
        #expect(carousel.pageControl.currentPage == 2)
        harness.drag(
            from: CGPoint(x: 100, y: 40),
            to: CGPoint(x: 100, y: 180),
            duration: 0.1
        )
        harness.advance(by: 1)
        #expect(carousel.scrollView.contentOffset == CGPoint(x: 640, y: 0))
    }

    @Test func `a slider of one's own follows the finger from anywhere`() {
        let harness = Harness(size: CGSize(width: 320, height: 100))
        let slider = ThickSlider(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
        harness.root.addSubview(slider)
        harness.down(1, at: CGPoint(x: 20, y: 30))
        harness.move(1, to: CGPoint(x: 160, y: 30))
        #expect(slider.value == 0.5 && slider.alpha == 0.8)
        harness.up(1)
        #expect(slider.alpha == 1)
    }

    @Test func `an animator in a view of one's own ends and tells`() {
        let harness = Harness()
        let card = PullCard(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        harness.root.addSubview(card)
        card.pull()
        harness.advance(by: 1)
        #expect(card.ends == [.end] && card.frame.minY == 100)
    }
}
