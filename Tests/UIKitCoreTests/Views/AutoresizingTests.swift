import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct AutoresizingTests {
    private func resized(
        _ frame: CGRect,
        _ mask: UIView.AutoresizingMask,
        from old: CGSize,
        to new: CGSize
    ) -> CGRect {
        let parent = UIView(frame: CGRect(origin: .zero, size: old))
        let child = UIView(frame: frame)
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.bounds.size = new
        return child.frame
    }

    @Test func `LAY-01 a flexible width keeps both margins`() {
        let frame = resized(
            CGRect(x: 10, y: 0, width: 40, height: 20),
            .flexibleWidth,
            from: CGSize(width: 100, height: 100),
            to: CGSize(width: 160, height: 100)
        )
        #expect(frame == CGRect(x: 10, y: 0, width: 100, height: 20))
    }

    @Test func `LAY-02 all three parts share in proportion`() {
        let frame = resized(
            CGRect(x: 10, y: 0, width: 40, height: 20),
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
            from: CGSize(width: 100, height: 100),
            to: CGSize(width: 160, height: 100)
        )
        #expect(frame.minX == 16 && frame.width == 64 && 160 - frame.maxX == 80)
    }

    @Test func `LAY-04 both margins share in proportion`() {
        let frame = resized(
            CGRect(x: 30, y: 0, width: 60, height: 20),
            [.flexibleLeftMargin, .flexibleRightMargin],
            from: CGSize(width: 100, height: 100),
            to: CGSize(width: 180, height: 100)
        )
        #expect(frame.minX == 90)
    }

    @Test func `LAY-05 shrinking shares in proportion too`() {
        let frame = resized(
            CGRect(x: 10, y: 0, width: 40, height: 20),
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
            from: CGSize(width: 100, height: 100),
            to: CGSize(width: 50, height: 100)
        )
        #expect(frame.minX == 5 && frame.width == 20)
    }

    @Test func `LAY-06 the vertical axis works alike`() {
        let frame = resized(
            CGRect(x: 0, y: 20, width: 10, height: 30),
            [.flexibleTopMargin, .flexibleHeight],
            from: CGSize(width: 100, height: 100),
            to: CGSize(width: 100, height: 150)
        )
        #expect(frame.minY == 40 && frame.height == 60)
    }

    @Test func `LAY-08 scrolling resizes nothing`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
        child.autoresizingMask = .flexibleWidth
        parent.addSubview(child)
        parent.bounds.origin.x = 40
        #expect(child.frame.width == 50)
        parent.bounds.size.width = 130
        #expect(child.frame.width == 80)
    }

    @Test(
        arguments: [
            (UIView.AutoresizingMask(), 20.0, 50.0),
            (.flexibleRightMargin, 20, 50),
            (.flexibleWidth, 20, 90),
            (.flexibleLeftMargin, 60, 50),
            ([.flexibleLeftMargin, .flexibleRightMargin], 36, 50),
            ([.flexibleWidth, .flexibleRightMargin], 20, 75),
            ([.flexibleLeftMargin, .flexibleWidth], 31.4286, 78.5714),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 28, 70),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)]
    )
    func `04§17-11 the table of flexible parts`(
        mask: UIView.AutoresizingMask,
        minimum: CGFloat,
        size: CGFloat
    ) {
        let frame = resized(
            CGRect(x: 20, y: 0, width: 50, height: 10),
            mask,
            from: CGSize(width: 100, height: 10),
            to: CGSize(width: 140, height: 10)
        )
        #expect(abs(frame.minX - minimum) < 0.00005)
        #expect(abs(frame.width - size) < 0.00005)
    }

    @Test func `04§4 from an empty parent the size takes the change and margins share it`() {
        let grown = resized(
            CGRect(x: 0, y: 0, width: 0, height: 0),
            .flexibleWidth,
            from: .zero,
            to: CGSize(width: 100, height: 100)
        )
        #expect(grown.width == 100)
        let shared = resized(
            CGRect(x: 0, y: 0, width: 0, height: 0),
            [.flexibleLeftMargin, .flexibleRightMargin],
            from: .zero,
            to: CGSize(width: 100, height: 100)
        )
        #expect(shared.minX == 50)
    }

    @Test func `the raw bits are UIKit's`() {
        #expect(UIView.AutoresizingMask.flexibleLeftMargin.rawValue == 1)
        #expect(UIView.AutoresizingMask.flexibleWidth.rawValue == 2)
        #expect(UIView.AutoresizingMask.flexibleRightMargin.rawValue == 4)
        #expect(UIView.AutoresizingMask.flexibleTopMargin.rawValue == 8)
        #expect(UIView.AutoresizingMask.flexibleHeight.rawValue == 16)
        #expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
    }
}
