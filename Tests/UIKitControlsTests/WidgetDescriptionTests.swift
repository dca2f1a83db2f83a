import Testing
import UIKit

/// What `print` shows of a view, its addresses masked.
@MainActor private func shown(_ view: UIView) -> String {
    String(describing: view).replacing(/0x[0-9a-f]+/, with: "0x…")
}

@MainActor @Suite struct WidgetDescriptionTests {
    @Test func `a label shows its text on one line`() {
        let label = UILabel(frame: CGRect(x: 20, y: 30, width: 100, height: 40))
        label.text = "one\ntwo"
        #expect(
            shown(label)
                == "<UILabel: 0x…; frame = (20 30; 100 40); text = 'one\\ntwo'; opaque = NO; "
                + "userInteractionEnabled = NO; layer = <CALayer: 0x…>>"
        )
        label.text = String(repeating: "a", count: 61)
        #expect(shown(label).contains("text = '\(String(repeating: "a", count: 60))...';"))
    }

    @Test func `what has a value or an image shows it`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        slider.value = 0.25
        #expect(shown(slider).hasPrefix("<UISlider: 0x…; frame = (0 0; 100 34); value = 0.25; "))
        let toggle = UISwitch()
        #expect(shown(toggle).hasPrefix("<UISwitch: 0x…; frame = (0 0; 51 31); on = NO; "))
        let view = UIImageView(image: UIImage(systemName: "square"))
        #expect(
            shown(view).hasPrefix(
                "<UIImageView: 0x…; frame = (0 0; 20.5 20.5); image = "
                    + "<UIImage: 0x… symbol(system: square) {20.5, 20.5} renderingMode=automatic>; "
            )
        )
    }

    @Test func `a scroll view shows where it is`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 250.5)
        view.contentOffset = CGPoint(x: 0, y: 12.5)
        #expect(
            shown(view).contains(
                "; contentOffset = {0, 12.5}; contentSize = {100, 250.5}; "
                    + "adjustedContentInset = {0, 0, 0, 0}; clipsToBounds = YES; "
            )
        )
    }
}
