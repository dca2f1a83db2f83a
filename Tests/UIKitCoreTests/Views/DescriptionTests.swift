import Testing
import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers
import UIKitTesting

/// What `print` shows of an object, its addresses masked.
@MainActor private func shown(_ object: Any) -> String {
    String(describing: object).replacing(/0x[0-9a-f]+/, with: "0x…")
}

private final class CardView: UIView {
    override var description: String { "a card over \(super.description)" }
}

/// Keeps what was printed of its last touch.
private final class TouchPrinter: UIView {
    var touch = ""
    var event = ""

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touch = shown(touches.first as Any)
        self.event = shown(event as Any)
    }
}

private final class HomeViewController: UIViewController {}

@MainActor @Suite(.serialized) struct DescriptionTests {
    @Test func `a plain view shows class, address, frame and layer`() {
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
        let line = "<UIView: 0x…; frame = (20 30; 100 40); layer = <CALayer: 0x…>>"
        #expect(shown(view) == line)
        #expect(shown([view]) == "[\(line)]")
        #expect("\(view)".replacing(/0x[0-9a-f]+/, with: "0x…") == line)
        #expect(view.debugDescription == view.description)
    }

    @Test func `what is not as usual is shown in UIKit's order`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320.0 / 3, height: 10))
        view.alpha = 0.5
        view.isHidden = true
        view.clipsToBounds = true
        view.isOpaque = false
        view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        view.isUserInteractionEnabled = false
        view.tag = 7
        view.backgroundColor = .white
        view.addGestureRecognizer(UITapGestureRecognizer())
        #expect(
            shown(view)
                == "<UIView: 0x…; frame = (0 0; 106.667 10); alpha = 0.5; hidden = YES; "
                + "clipsToBounds = YES; opaque = NO; autoresize = W+BM; "
                + "userInteractionEnabled = NO; tag = 7; "
                + "gestureRecognizers = [UITapGestureRecognizer]; "
                + "backgroundColor = UIExtendedGrayColorSpace 1 1; layer = <CALayer: 0x…>>"
        )
    }

    @Test func `a transform is six numbers`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(
            shown(view)
                == "<UIView: 0x…; frame = (-5 0; 20 10); transform = [2, 0, 0, 1, 0, 0]; "
                + "layer = <CALayer: 0x…>>"
        )
    }

    @Test func `a description is overridden as any method`() {
        #expect(
            shown(CardView())
                == "a card over <CardView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>"
        )
    }

    @Test func `a tree has a line for each view, moved in`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let child = UIView(frame: CGRect(x: 1, y: 1, width: 7, height: 7))
        let other = UIView(frame: CGRect(x: 2, y: 2, width: 5, height: 5))
        root.addSubview(child)
        child.addSubview(UIView())
        root.addSubview(other)
        let tree = root.recursiveDescription().replacing(/0x[0-9a-f]+/, with: "0x…")
        #expect(
            tree == """
                <UIView: 0x…; frame = (0 0; 9 9); layer = <CALayer: 0x…>>
                   | <UIView: 0x…; frame = (1 1; 7 7); layer = <CALayer: 0x…>>
                   |    | <UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>
                   | <UIView: 0x…; frame = (2 2; 5 5); layer = <CALayer: 0x…>>
                """
        )
    }

    @Test func `controllers, layers and the address of the same object`() {
        let controller = HomeViewController()
        #expect(shown(controller) == "<HomeViewController: 0x…>")
        #expect(shown(CATransformLayer()) == "<CATransformLayer: 0x…>")
        let address = String(UInt(bitPattern: ObjectIdentifier(controller)), radix: 16)
        #expect("\(controller)" == "<HomeViewController: 0x\(address)>")
    }

    @Test func `a recognizer shows its state, its view and what it needs`() {
        let view = UIView()
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.isEnabled = false
        view.addGestureRecognizer(tap)
        #expect(
            shown(tap)
                == "<UITapGestureRecognizer: 0x…; state = Possible; enabled = NO; "
                + "view = <UIView: 0x…>; numberOfTapsRequired = 2>"
        )
    }

    @Test func `a touch shows where it is and was, an event its touches`() {
        let harness = Harness(size: CGSize(width: 100, height: 80))
        let view = TouchPrinter(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
        harness.root.addSubview(view)
        harness.down(0, at: CGPoint(x: 30, y: 30))
        harness.advance(by: 1.0 / 60)
        harness.move(0, to: CGPoint(x: 32, y: 30))
        harness.advance(by: 1.0 / 60)
        let touch =
            "<UITouch: 0x…> type: Direct; phase: Moved; tap count: 1; force: 0; "
            + "window: \(shown(harness.window)); view: \(shown(view)); "
            + "location in window: {32, 30}; previous location in window: {30, 30}; "
            + "location in view: {22, 10}; previous location in view: {20, 10}"
        #expect(view.touch == "Optional(\(touch))")
        #expect(view.event.hasPrefix("Optional(<UIEvent: 0x…> type: touches; timestamp: "))
        #expect(view.event.hasSuffix("; touches: {(\n    \(touch)\n)})"))
    }

    @Test func `on another thread an object is its type`() async {
        let view = UIView()
        let text = await Task.detached { String(describing: view as Any) }.value
        #expect(text == "UIKitCore.UIView")
    }
}
