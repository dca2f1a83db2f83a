import Testing
import UIKit
import UIKitControls
import UIKitTesting

@MainActor @Suite(.serialized) struct UIRefreshControlTests {
    /// A scroll view 320×400 with a refresh control that counts.
    @MainActor private final class Scene {
        let scene: ScrollScene
        let control = UIRefreshControl()
        var count = 0
        var onChange: (() -> Void)?

        init(content: CGFloat = 1_000) {
            scene = ScrollScene(
                size: CGSize(width: 320, height: 400),
                content: CGSize(width: 320, height: content)
            )
            scene.view.refreshControl = control
            control.addAction(
                UIAction { [weak self] _ in
                    self?.count += 1
                    self?.onChange?()
                },
                for: .valueChanged
            )
        }

        /// Pulls the content down until so many points show, and rests.
        func pull(_ shown: CGFloat) {
            // The inverse of the band, and the ten points.
            let way = 400 * shown / (0.55 * (400 - shown)) + 10
            scene.harness.down(0, at: CGPoint(x: 160, y: 50))
            for step in 1...10 {
                scene.harness.advance(by: 0.016)
                scene.harness.move(0, to: CGPoint(x: 160, y: 50 + way * CGFloat(step) / 10))
            }
            scene.harness.advance(by: 0.1)
        }
    }

    @Test func `SCR-28 pulled by 60 points it refreshes once and stays open until told`() {
        let it = Scene()
        #expect(it.control.isHidden)
        it.pull(61)
        it.scene.harness.up(0)
        #expect(it.count == 1)
        #expect(it.control.isRefreshing)
        #expect(it.scene.view.contentInset.top == 60)
        it.scene.harness.advance(by: 2)
        #expect(near(it.scene.y, -60))
        #expect(!it.control.isHidden)
        #expect(it.control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
        it.control.endRefreshing()
        #expect(it.scene.view.contentInset.top == 0)
        #expect(it.scene.y == -60)
        it.scene.harness.advance(by: 0.15)
        #expect(near(it.scene.y, -30))
        it.scene.harness.advance(by: 1)
        #expect(it.scene.y == 0)
        #expect(it.control.isHidden)
        #expect(!it.control.isRefreshing)
        #expect(it.count == 1)
    }

    @Test func `pulled less it springs back and nothing comes of it`() {
        let it = Scene()
        it.pull(58)
        #expect(!it.control.isHidden)
        it.scene.harness.up(0)
        it.scene.harness.advance(by: 2)
        #expect(it.count == 0)
        #expect(it.scene.y == 0)
        #expect(it.scene.view.contentInset == .zero)
        #expect(it.control.isHidden)
    }

    @Test func `content that bounces by itself does not refresh`() {
        let it = Scene()
        it.scene.view.contentOffset.y = 300
        it.scene.drag(100, (1...5).map { (Double($0) * 0.01, 100 + 40 * CGFloat($0)) }, up: 0.051)
        it.scene.harness.advance(by: 3)
        let highest = it.scene.log.offsets.map(\.y).min() ?? 0
        #expect(highest < -60)
        #expect(it.scene.y == 0)
        #expect(it.count == 0)
        it.scene.view.contentOffset.y = -100
        #expect(it.count == 0)
    }

    @Test func `fetched at once, under the finger, it is closed again without a jump`() {
        let it = Scene()
        it.onChange = { it.control.endRefreshing() }
        it.pull(70)
        #expect(it.count == 1)
        #expect(near(it.scene.y, -70))
        it.scene.harness.up(0)
        it.scene.harness.advance(by: 2)
        #expect(it.scene.y == 0)
        #expect(it.scene.view.contentInset == .zero)
    }

    @Test func `closed under a second finger the content does not jump`() {
        let it = Scene()
        it.pull(70)
        it.scene.harness.up(0)
        it.scene.harness.advance(by: 2)
        it.pull(30)
        let y = it.scene.y
        #expect(y < -60)
        it.control.endRefreshing()
        #expect(it.scene.y == y)
        it.scene.harness.move(0, to: CGPoint(x: 160, y: 300))
        it.scene.harness.advance(by: 0.1)
        it.scene.harness.up(0)
        it.scene.harness.advance(by: 2)
        #expect(it.scene.y == 0)
        #expect(!it.scene.view.isTracking && !it.scene.view.isDragging)
    }

    @Test func `opened by a call it sends nothing and moves nothing`() {
        let it = Scene()
        it.control.beginRefreshing()
        it.control.beginRefreshing()
        #expect(it.control.isRefreshing)
        #expect(it.count == 0)
        #expect(it.scene.view.contentInset.top == 60)
        #expect(it.scene.y == 0)
        it.control.endRefreshing()
        it.control.endRefreshing()
        #expect(it.scene.view.contentInset == .zero)
    }

    @Test func `short content can be pulled, a disabled control is not opened`() {
        let it = Scene(content: 100)
        it.control.isEnabled = false
        it.pull(65)
        #expect(near(it.scene.y, -65))
        it.scene.harness.up(0)
        it.scene.harness.advance(by: 2)
        #expect(it.count == 0)
    }

    @Test func `taken away while open it leaves the insets as they were`() {
        let it = Scene()
        it.scene.view.contentInset.top = 20
        it.pull(70)
        it.scene.harness.up(0)
        it.scene.harness.advance(by: 2)
        #expect(it.scene.view.contentInset.top == 80)
        it.scene.view.refreshControl = nil
        #expect(it.scene.view.contentInset.top == 20)
        #expect(it.control.superview == nil)
        #expect(!it.control.isRefreshing)
        it.scene.harness.advance(by: 1)
        #expect(it.scene.y == -20)
        // Added as a subview it is the refresh control too.
        it.scene.view.addSubview(it.control)
        #expect(it.scene.view.refreshControl === it.control)
    }

    @Test func `it looks the same painted in parts and from nothing`() {
        let it = Scene()
        it.scene.view.backgroundColor = .white
        it.scene.content.removeFromSuperview()
        it.control.attributedTitle = NSAttributedString(string: "Updated now")
        it.pull(50)
        #expect(it.scene.harness.render() == it.scene.harness.renderFromScratch())
        it.scene.harness.up(0)
        it.pull(70)
        it.scene.harness.up(0)
        it.scene.harness.advance(by: 1.3)
        #expect(it.scene.harness.render() == it.scene.harness.renderFromScratch())
    }
}
