import Testing
import UIKit
import UIKitControls
import UIKitTesting

/// 05 §12: the bars that tell where in its content a view is.
@MainActor @Suite(.serialized) struct ScrollIndicatorTests {
    private func geometry(_ offset: CGFloat, trailing: CGFloat = 0) -> IndicatorGeometry {
        IndicatorGeometry(
            offset: offset,
            range: ScrollRange(content: 2_000, leading: 0, trailing: 0, extent: 568),
            content: 2_000,
            leading: 0,
            trailing: trailing
        )
    }

    @Test(arguments: [
        // track 562; length 562 · 568 / 2000 = 159.608
        (0.0, 3.0, 159.608), (1_432, 405.392, 159.608), (716, 204.196, 159.608),
        (-40, 3, 119.608), (1_472, 445.392, 119.608), (-400, 3, 8), (1_832, 557, 8),
    ])
    func `a bar is as long as the seen part, and is pushed together beyond the edges`(
        offset: CGFloat,
        position: CGFloat,
        length: CGFloat
    ) {
        #expect(near(geometry(offset).position, position))
        #expect(near(geometry(offset).length, length))
    }

    @Test func `a bar is never shorter than 36 points, nor longer than its track`() {
        func bar(_ content: CGFloat, _ extent: CGFloat) -> IndicatorGeometry {
            IndicatorGeometry(
                offset: 0,
                range: ScrollRange(content: content, leading: 0, trailing: 0, extent: extent),
                content: content,
                leading: 0,
                trailing: 0
            )
        }
        #expect(bar(1_000_000, 568).length == 36)
        #expect(bar(100, 568).length == 562)
        #expect(bar(1_000, 20).length == 14)
        #expect(bar(1_000, 4).length == 0)
        #expect(near(geometry(0, trailing: 3).length, 158.756))
    }

    private func bars(_ scene: ScrollScene) -> [UIView] {
        scene.view.subviews.filter { $0 !== scene.content && !$0.isHidden }
    }

    @Test func `the bar is there while content moves, and fades when it has come to rest`() throws {
        let scene = ScrollScene()
        #expect(bars(scene).isEmpty)
        scene.drag(400, [(0.05, 370)])
        scene.harness.advance(by: 0.02)
        let bar = try #require(bars(scene).first)
        #expect(bars(scene).count == 1)
        #expect(near(bar.frame.minX, 314))
        #expect(bar.frame.width == 3)
        // Offset 20 of 1432 on the track's 402.392.
        #expect(near(bar.frame.minY, 20 + 3 + 5.62, 0.001))
        #expect(!bar.isUserInteractionEnabled)
        scene.harness.up(0)
        scene.harness.advance(by: 0.49)
        #expect(bar.layer.presentation()?.opacity == 1)
        scene.harness.advance(by: 0.15)
        let fading = bar.layer.presentation()?.opacity ?? 0
        #expect(fading > 0.2 && fading < 0.8)
        scene.harness.advance(by: 0.3)
        #expect(scene.view.subviews == [scene.content])
    }

    @Test func `bars that are not wanted do not come, and flashes go`() {
        let scene = ScrollScene(content: CGSize(width: 1_000, height: 2_000))
        scene.view.showsVerticalScrollIndicator = false
        scene.view.flashScrollIndicators()
        scene.harness.advance(by: 0.1)
        #expect(bars(scene).count == 1)
        #expect(bars(scene)[0].frame.height == 3)
        scene.harness.advance(by: 1.4)
        #expect(scene.view.subviews.count == 1)
        let picture = scene.harness.render()
        #expect(picture == scene.harness.renderFromScratch())
    }

    @Test func `content that is added later does not cover the bars`() {
        let scene = ScrollScene()
        scene.view.flashScrollIndicators()
        scene.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000)))
        scene.harness.advance(by: 0.1)
        #expect(scene.view.subviews.firstIndex { $0 === bars(scene).last } == 2)
        #expect(scene.view.subviews.count == 4)
    }

    @Test func `an idle scroll view makes no frames`() {
        let scene = ScrollScene()
        scene.drag(400, [(0.02, 380), (0.04, 350), (0.06, 320)], up: 0.07)
        scene.harness.advance(by: 5)
        scene.harness.resetCounters()
        scene.harness.advance(by: 60)
        #expect(scene.harness.counters.frames == 0)
        #expect(scene.harness.counters.wakeups == 0)
    }
}
