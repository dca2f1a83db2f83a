import Testing
import UIKit
import UIKitTesting

/// Numbers that no screen reaches and that apps use all the same.
@MainActor @Suite(.serialized) struct ExtremeValueTests {
    private nonisolated static let numbers: [CGFloat] = [
        0, -1, 1e-300, 1e9, 1e18, 1e150, 1e300, .greatestFiniteMagnitude,
    ]

    @Test(arguments: numbers)
    func `a view of any finite size is laid out, drawn and touched`(number: CGFloat) {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIBezierPath(ovalIn: rect).fill()
            }
        }
        let harness = Harness(size: CGSize(width: 40, height: 40))
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: number, height: number))
        view.layer.cornerRadius = number
        view.layer.borderWidth = number
        view.layer.zPosition = number
        view.backgroundColor = .blue
        view.clipsToBounds = true
        let inner = UIView(frame: CGRect(x: number, y: 1, width: 10, height: number))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
        view.addSubview(inner)
        harness.root.addSubview(view)
        _ = harness.render()
        view.bounds.size = CGSize(width: 10, height: 20)
        view.bounds.origin = CGPoint(x: number, y: -number)
        _ = harness.render()
        harness.tap(at: CGPoint(x: 5, y: 5))
        #expect(view.bounds.width == 10)
    }

    @Test func `insets larger than the bounds make a frame that is nowhere`() {
        let harness = Harness(size: CGSize(width: 40, height: 40))
        let label = UIView()
        label.backgroundColor = .red
        harness.root.addSubview(label)
        label.frame = CGRect.zero.insetBy(dx: 12, dy: 12)
        #expect(label.bounds == .zero)
        _ = harness.render()
        label.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(harness.render().pixel(x: 8, y: 8) == (255, 0, 0, 255))
        #expect(label.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test(arguments: numbers)
    func `a view under any finite transform is drawn and touched`(number: CGFloat) {
        let harness = Harness(size: CGSize(width: 40, height: 40))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .blue
        view.layer.cornerRadius = 3
        harness.root.addSubview(view)
        for transform in [
            CGAffineTransform(scaleX: number, y: number),
            CGAffineTransform(number, number, 1, 1, 0, 0),
            CGAffineTransform(translationX: number, y: number),
        ] {
            view.transform = transform
            _ = harness.render()
            harness.tap(at: CGPoint(x: 5, y: 5))
            _ = view.convert(CGPoint(x: 1, y: 1), from: nil)
        }
        #expect(view.bounds.width == 10)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `looks that are not numbers are drawn as nothing special`(number: CGFloat) {
        let harness = Harness(size: CGSize(width: 40, height: 40))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .blue
        view.layer.cornerRadius = number
        view.layer.borderWidth = number
        view.alpha = number
        view.layer.opacity = Float(number)
        harness.root.addSubview(view)
        _ = harness.render()
        view.layer.cornerRadius = 2
        _ = harness.render()
        #expect(view.alpha >= 0 && view.alpha <= 1)
    }
}
