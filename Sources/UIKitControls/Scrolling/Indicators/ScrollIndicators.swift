import UIKitCore
import UIKitDrawing
import UIKitGeometry
import UIKitLayers

/// The two bars that tell where in its content a scroll view is, shown while it moves.
@MainActor final class ScrollIndicators {
    private unowned let scroller: UIScrollView
    private let vertical = ScrollIndicator()
    private let horizontal = ScrollIndicator()
    private var fading: TimerQueue.Token?
    private var isShown = false

    /// Seconds from the end of a movement to the fade (inferred).
    private static let pause: TimeInterval = 0.5
    /// Seconds that the fade takes (inferred).
    private static let fade: TimeInterval = 0.25
    /// Seconds that ``flash()`` shows them (inferred).
    private static let flashDuration: TimeInterval = 1

    init(_ scroller: UIScrollView) { self.scroller = scroller }

    /// Shows those whose axis scrolls, at once.
    func show() {
        if let fading { MainLoop.current.timers.cancel(fading) }
        fading = nil
        if isShown { return }
        isShown = true
        for bar in bars where bar.superview == nil { scroller.addSubview(bar) }
        for bar in bars {
            bar.layer.removeAllAnimations()
            UIView.performWithoutAnimation { bar.alpha = 1 }
        }
        layOut()
    }

    /// Shows them for about a second.
    func flash() {
        show()
        hide(after: Self.flashDuration)
    }

    /// Lets them fade soon.
    func hideSoon() { if isShown { hide(after: Self.pause) } }

    private func hide(after seconds: TimeInterval) {
        let loop = MainLoop.current
        if let fading { loop.timers.cancel(fading) }
        fading = loop.timers.add(at: loop.now.advanced(by: seconds)) { [weak self] in
            self?.fadeOut()
        }
    }

    private func fadeOut() {
        fading = nil
        isShown = false
        UIView.animate(
            withDuration: Self.fade,
            options: .allowUserInteraction,
            animations: { [bars] in for bar in bars { bar.alpha = 0 } },
            completion: { [weak self] _ in self?.remove() }
        )
    }

    private func remove() {
        if isShown { return }
        for bar in bars { bar.removeFromSuperview() }
    }

    private var bars: [ScrollIndicator] { [vertical, horizontal] }

    /// Keeps them in front of content that is added.
    func keepInFront(of subview: UIView) {
        guard vertical.superview === scroller, !(subview is ScrollIndicator) else { return }
        for bar in bars { scroller.bringSubviewToFront(bar) }
    }

    // MARK: - Places

    /// Places those that are shown.
    func layOut() {
        guard vertical.superview === scroller else { return }
        let area =
            scroller.automaticallyAdjustsScrollIndicatorInsets ? scroller.safeAreaInsets : .zero
        let hasVertical = scroller.showsVerticalScrollIndicator && scroller.canScrollY
        let hasHorizontal = scroller.showsHorizontalScrollIndicator && scroller.canScrollX
        vertical.isHidden = !hasVertical
        horizontal.isHidden = !hasHorizontal
        let bounds = scroller.bounds
        let across = IndicatorGeometry.thickness + IndicatorGeometry.margin
        if hasVertical {
            vertical.style = scroller.indicatorStyle
            let insets = scroller.verticalScrollIndicatorInsets + area
            let bar = IndicatorGeometry(
                offset: bounds.minY,
                range: scroller.scroll.y,
                content: scroller.contentSize.height + scroller.scroll.insets.top
                    + scroller.scroll.insets.bottom,
                leading: insets.top,
                trailing: insets.bottom + (hasHorizontal ? IndicatorGeometry.thickness : 0)
            )
            vertical.frame = CGRect(
                x: bounds.maxX - across - insets.right,
                y: bounds.minY + bar.position,
                width: IndicatorGeometry.thickness,
                height: bar.length
            )
        }
        if hasHorizontal {
            horizontal.style = scroller.indicatorStyle
            let insets = scroller.horizontalScrollIndicatorInsets + area
            let bar = IndicatorGeometry(
                offset: bounds.minX,
                range: scroller.scroll.x,
                content: scroller.contentSize.width + scroller.scroll.insets.left
                    + scroller.scroll.insets.right,
                leading: insets.left,
                trailing: insets.right + (hasVertical ? IndicatorGeometry.thickness : 0)
            )
            horizontal.frame = CGRect(
                x: bounds.minX + bar.position,
                y: bounds.maxY - across - insets.bottom,
                width: bar.length,
                height: IndicatorGeometry.thickness
            )
        }
    }
}

/// One bar.
final class ScrollIndicator: UIView {
    /// What it looks like.
    var style: UIScrollView.IndicatorStyle? {
        didSet { if style != oldValue { backgroundColor = color } }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = IndicatorGeometry.thickness / 2
    }

    required init?(coder: NSCoder) { nil }

    private var color: UIColor {
        switch style {
        case .white: UIColor(white: 1, alpha: 0.6)
        case .black: UIColor(white: 0, alpha: 0.55)
        case .default, nil: .tertiaryLabel
        }
    }
}
