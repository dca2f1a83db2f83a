public import UIKit

/// What somebody who does not see the screen finds in one place, and what is inside it.
///
/// Elements have no children; views that are none but contain some appear when they have an identifier.
@MainActor public struct AccessibilityNode {
    /// The view.
    public let view: UIView
    /// What is inside, in the order of the views.
    public let children: [AccessibilityNode]

    /// The name that tests find the view by.
    public var identifier: String? { view.accessibilityIdentifier }
    /// What the view is, in words.
    public var label: String? { view.accessibilityLabel }
    /// What the view stands at, in words.
    public var value: String? { view.accessibilityValue }
    /// What kind of thing the view is.
    public var traits: UIAccessibilityTraits { view.accessibilityTraits }
    /// Where the view is on the screen, in points.
    public var frame: CGRect { view.accessibilityFrame }

    /// One line for the node and an indented one for each inside: `button "Save" = "on" #save [selected]`.
    public var description: String { lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        var words = [kind]
        if let label { words.append("\"\(label)\"") }
        if let value { words.append("= \"\(value)\"") }
        if let identifier { words.append("#\(identifier)") }
        let states = [
            (UIAccessibilityTraits.selected, "selected"), (.notEnabled, "disabled"),
        ].filter { traits.contains($0.0) }.map(\.1)
        if !states.isEmpty { words.append("[\(states.joined(separator: ", "))]") }
        let indent = String(repeating: "  ", count: depth)
        return [indent + words.joined(separator: " ")]
            + children.flatMap { $0.lines(depth: depth + 1) }
    }

    private var kind: String {
        let kinds: [(UIAccessibilityTraits, String)] = [
            (.adjustable, "adjustable"), (.toggleButton, "switch"), (.button, "button"),
            (.header, "header"), (.link, "link"), (.image, "image"), (.staticText, "text"),
        ]
        if !view.isAccessibilityElement { return "group" }
        return kinds.first { traits.contains($0.0) }?.1 ?? "element"
    }

    /// The nodes at and inside `view`.
    static func nodes(in view: UIView) -> [AccessibilityNode] {
        if view.isHidden || view.alpha <= 0 || view.accessibilityElementsHidden { return [] }
        if view.isAccessibilityElement { return [AccessibilityNode(view: view, children: [])] }
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
        let inside = (modal.map { [$0] } ?? view.subviews).flatMap { nodes(in: $0) }
        if view.accessibilityIdentifier == nil { return inside }
        return [AccessibilityNode(view: view, children: inside)]
    }
}

extension Harness {
    /// What somebody who does not see the screen finds, in the order of the views, windows from back to front.
    public var accessibilityTree: [AccessibilityNode] {
        application.windows.flatMap { AccessibilityNode.nodes(in: $0) }
    }

    /// ``accessibilityTree`` in words, a line for each node.
    public func describeAccessibility() -> String {
        accessibilityTree.map(\.description).joined(separator: "\n")
    }
}
