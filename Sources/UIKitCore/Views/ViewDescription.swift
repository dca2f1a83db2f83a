package import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// A view that has more to say of itself than any view has; descriptions show it behind the place.
@MainActor package protocol DescribedInDetail: UIView {
    /// What is special to the class, in order.
    var descriptionDetails: [ObjectDescription.Detail] { get }
}

/// Says what a view is, in UIKit's form: what is as usual is left out.
@MainActor enum ViewDescription {
    /// One line about `view`.
    static func line(_ view: UIView) -> String {
        var line = ObjectDescription(view)
        line.add("frame", view.frame.plainText)
        let transform = view.transform
        if !transform.isIdentity {
            let numbers = [
                transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
            ]
            line.add("transform", "[\(numbers.map(NumberText.plain).joined(separator: ", "))]")
        }
        if view.alpha != 1 { line.add("alpha", NumberText.plain(view.alpha)) }
        line.add("hidden", view.isHidden, unless: false)
        if let view = view as? any DescribedInDetail { line.add(view.descriptionDetails) }
        line.add("clipsToBounds", view.clipsToBounds, unless: false)
        line.add("opaque", view.isOpaque, unless: true)
        let mask = flexibleParts(view.autoresizingMask)
        if !mask.isEmpty { line.add("autoresize", mask) }
        line.add("userInteractionEnabled", view.isUserInteractionEnabled, unless: true)
        if view.tag != 0 { line.add("tag", "\(view.tag)") }
        if let id = view.accessibilityIdentifier { line.add("accessibilityIdentifier", id) }
        if let recognizers = view.gestureRecognizers {
            let names = recognizers.map { "\(type(of: $0))" }
            line.add("gestureRecognizers", "[\(names.joined(separator: ", "))]")
        }
        if let color = view.backgroundColor { line.add("backgroundColor", color.description) }
        line.add("layer", view.layer.description)
        return line.text
    }

    /// One line for each view of the tree, children moved in below their superview.
    static func tree(_ view: UIView) -> String {
        var lines: [String] = []
        // A list of its own, since a tree may be deeper than the stack.
        var waiting: [(view: UIView, depth: Int)] = [(view, 0)]
        while let (view, depth) = waiting.popLast() {
            lines.append(String(repeating: "   | ", count: depth) + view.description)
            waiting += view.subviews.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }

    /// The parts that stretch by their initials: left, right, top and bottom margin, width, height.
    private static func flexibleParts(_ mask: UIView.AutoresizingMask) -> String {
        let parts: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return parts.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
