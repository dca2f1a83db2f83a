import UIKit

/// A view with two children, one of which sticks out above its edge, and a choice of rules that
/// find the child under a finger.
public final class RootView: UIView {
    /// How `hitTest(_:with:)` searches.
    public enum Rule: Int, CaseIterable, Sendable {
        /// An article's own search: from back to front, whatever is hidden, children only, and also
        /// outside of the view's bounds.
        case article
        /// That search as it should be: from front to back, with the children's own rules, and still
        /// outside of the bounds.
        case repaired
        /// The toolkit's.
        case standard
    }

    /// How `hitTest(_:with:)` searches; defaults to the article's way.
    public var rule = Rule.article
    /// Inside; it hands its touches on.
    public let redView = RedView(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
    /// Stands 40 points out above the edge; it keeps its touches.
    public let greenView = GreenView(frame: CGRect(x: 150, y: -40, width: 100, height: 100))
    /// What received touches, one line each.
    public private(set) var log: [String] = []
    /// Called when the view or a child receives a touch.
    public var onTouch: ((UITouch) -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.card
        layer.cornerRadius = 32
        greenView.root = self
        addSubview(redView)
        addSubview(greenView)
    }

    /// There are no archives to decode.
    public required init?(coder: NSCoder) { nil }

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch rule {
        case .article: hitTestAsInArticle(point, with: event)
        case .repaired: hitTestRepaired(point, with: event)
        case .standard: super.hitTest(point, with: event)
        }
    }

    private func hitTestAsInArticle(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for subview in subviews {
            let inside = convert(point, to: subview)
            if subview.point(inside: inside, with: event) {
                if !subview.isUserInteractionEnabled { return super.hitTest(point, with: event) }
                return subview
            }
        }
        return super.hitTest(point, with: event)
    }

    private func hitTestRepaired(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !isUserInteractionEnabled || isHidden || alpha <= 0.01 { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self.point(inside: point, with: event) ? self : nil
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        receive(touches, as: self)
    }

    /// Writes down that `view` received touches.
    fileprivate func receive(_ touches: Set<UITouch>, as view: UIView) {
        log.append("\(type(of: view)) received the event")
        for touch in touches { onTouch?(touch) }
    }
}

/// Handles no touches, so that they go on to its superview.
public final class RedView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.coral
        layer.cornerRadius = 24
    }

    /// There are no archives to decode.
    public required init?(coder: NSCoder) { nil }
}

/// Keeps its touches, so that its superview does not hear of them.
public final class GreenView: UIView {
    fileprivate weak var root: RootView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.mint
        layer.cornerRadius = 24
    }

    /// There are no archives to decode.
    public required init?(coder: NSCoder) { nil }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        root?.receive(touches, as: self)
    }
}
