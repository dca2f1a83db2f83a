import UIKitCore
import UIKitGeometry
import UIKitLayers

/// Works out a stack's layout from its views, and places them.
@MainActor struct StackPass {
    /// The distance that the system finds right, in points.
    static let systemSpacing: CGFloat = 8

    private let stack: UIStackView
    private let views: [UIView]
    private let isHorizontal: Bool

    /// Prepares the layout of what is not hidden, without `excluded` in any case.
    init(_ stack: UIStackView, without excluded: UIView? = nil) {
        self.stack = stack
        views = stack.arrangedSubviews.filter { !$0.isHidden && $0 !== excluded }
        isHorizontal = stack.axis == .horizontal
    }

    // MARK: - Sizes

    /// The size that the content asks for, margins included; `width` is how wide the stack will be, if that is known.
    func fittingSize(width: CGFloat?) -> CGSize {
        let margins = self.margins
        let room = width.map { max(0, $0 - margins.left - margins.right) }
        let layout = layout(across: isHorizontal ? nil : room)
        let along = layout.fittingLength
        // In a row of a known width writing is as high as it becomes in its share.
        let spans = isHorizontal ? room.map { self.spans(layout, in: $0) } : nil
        let thickness =
            views.enumerated().map { index, view in
                across(view, along: spans?[index].length) ?? givenAcross(view)
            }.max() ?? 0
        let size =
            isHorizontal
            ? CGSize(width: along, height: thickness) : CGSize(width: thickness, height: along)
        return CGSize(
            width: size.width + margins.left + margins.right,
            height: size.height + margins.top + margins.bottom
        )
    }

    /// The size that the content asks for where `width` is the most there is, as far as lines can be broken to keep to it.
    ///
    /// A width of 0 or less stands for any.
    func fittingSize(within width: CGFloat) -> CGSize {
        let natural = fittingSize(width: nil)
        guard width > 0, width < natural.width else { return natural }
        let least = natural.width - Self.soft(stack, true, natural.width, countsSingleLines: false)
        let room = max(width, least)
        return CGSize(width: room, height: fittingSize(width: room).height)
    }

    private var margins: UIEdgeInsets {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    }

    private func layout(across: CGFloat?) -> StackLayout {
        let items = views.map { view in
            let given = stack.givenSize(of: view)
            return StackLayout.Item(
                natural: along(view, across: across),
                given: isHorizontal ? given.width : given.height,
                hugging: view.contentHuggingPriority(for: stack.axis).rawValue,
                resistance: view.contentCompressionResistancePriority(for: stack.axis).rawValue
            )
        }
        return StackLayout(
            items: items,
            gaps: views.dropLast().map { stack.gap(after: $0) },
            distribution: stack.distribution
        )
    }

    /// How much of `length`, which the content of `view` asks for along an axis, is writing, in points.
    ///
    /// Single lines, which can only be cut short, count unless something else is said.
    private static func soft(
        _ view: UIView,
        _ isHorizontal: Bool,
        _ length: CGFloat,
        countsSingleLines: Bool = true
    ) -> CGFloat {
        if let writing = view as? any ContentWrapping {
            return countsSingleLines || writing.wrapsContent ? length : 0
        }
        guard let stack = view as? UIStackView else { return 0 }
        let pass = StackPass(stack)
        // What is left of the stack when all writing within is gone.
        let firm = pass.views.map { view -> CGFloat in
            let size = pass.content(of: view, width: nil)
            let length = max(0, isHorizontal ? size.width : size.height)
            return length - soft(view, isHorizontal, length, countsSingleLines: countsSingleLines)
        }
        if firm.isEmpty { return 0 }
        let isAlong = pass.isHorizontal == isHorizontal
        let gaps = isAlong ? pass.views.dropLast().reduce(0) { $0 + stack.gap(after: $1) } : 0
        let margins = pass.margins
        let rest =
            (isAlong ? firm.reduce(gaps, +) : firm.max() ?? 0)
            + (isHorizontal ? margins.left + margins.right : margins.top + margins.bottom)
        return max(0, length - rest)
    }

    /// The length that the content of `view` asks for; nil where it asks for none.
    private func along(_ view: UIView, across: CGFloat?) -> CGFloat? {
        let fills = !isHorizontal && stack.alignment == .fill
        var size = content(of: view, width: fills ? across : nil)
        // What does not fill a column is as wide as it asks for, and wraps where that is too much.
        if !isHorizontal, !fills, let across, size.width > across {
            size = content(of: view, width: across)
        }
        let length = isHorizontal ? size.width : size.height
        return length >= 0 ? length : nil
    }

    /// The thickness that the content of `view` asks for when it is `along` long; nil where it asks for none.
    private func across(_ view: UIView, along: CGFloat?) -> CGFloat? {
        let size = content(of: view, width: isHorizontal ? along : nil)
        let thickness = isHorizontal ? size.height : size.width
        return thickness >= 0 ? thickness : nil
    }

    /// What the content of `view` asks for, -1 for nothing; `width` is how wide it will be, if that is known.
    private func content(of view: UIView, width: CGFloat?) -> CGSize {
        if let stack = view as? UIStackView {
            let size = StackPass(stack).fittingSize(width: width)
            return CGSize(
                width: size.width > 0 ? size.width : -1,
                height: size.height > 0 ? size.height : -1
            )
        }
        var size = view.intrinsicContentSize
        if let width, size.height >= 0, let wrapping = view as? any ContentWrapping,
            let height = wrapping.height(wrappedInto: width)
        {
            size.height = height
        }
        return size
    }

    private func givenAcross(_ view: UIView) -> CGFloat {
        let given = stack.givenSize(of: view)
        return isHorizontal ? given.height : given.width
    }

    // MARK: - Places

    /// Places the views.
    func place() {
        let area = stack.bounds.inset(by: margins)
        let spans = spans(in: area)
        let baselines = baselines(spans)
        for (view, span) in zip(views, spans) {
            setFrame(of: view, frame(of: view, span, in: area, baselines))
        }
    }

    /// Gives `view`, which takes no room, no length in the middle between its neighbours.
    static func collapse(_ view: UIView, in stack: UIStackView) {
        let pass = StackPass(stack, without: view)
        let area = stack.bounds.inset(by: pass.margins)
        let spans = pass.spans(in: area)
        let order = stack.arrangedSubviews
        let place = order.firstIndex { $0 === view } ?? 0
        let before = order[..<place].count { other in pass.views.contains { $0 === other } }
        let start = before > 0 ? spans[before - 1].origin + spans[before - 1].length : 0
        let end = before < spans.count ? spans[before].origin : start
        let span = StackLayout.Span(origin: before > 0 ? (start + end) / 2 : end, length: 0)
        pass.setFrame(of: view, pass.frame(of: view, span, in: area, nil))
    }

    private func spans(in area: CGRect) -> [StackLayout.Span] {
        let room = isHorizontal ? area.width : area.height
        return spans(layout(across: isHorizontal ? nil : area.width), in: max(0, room))
    }

    /// Shares `room` out; what is writing is asked for only where there is too little.
    private func spans(_ layout: StackLayout, in room: CGFloat) -> [StackLayout.Span] {
        var layout = layout
        if layout.fittingLength > room {
            for (index, view) in views.enumerated() {
                let length = layout.items[index].natural ?? 0
                layout.items[index].soft = Self.soft(view, isHorizontal, length)
            }
        }
        return layout.spans(in: room)
    }

    private func frame(
        of view: UIView,
        _ span: StackLayout.Span,
        in area: CGRect,
        _ baseline: Baseline?
    ) -> CGRect {
        let room = max(0, isHorizontal ? area.height : area.width)
        let thickness = thickness(of: view, span, room)
        let slack = room - thickness
        var place: CGFloat
        switch stack.alignment {
        case .fill, .leading: place = 0
        case .center: place = slack / 2
        case .trailing: place = slack
        case .firstBaseline, .lastBaseline:
            let size = CGSize(width: span.length, height: thickness)
            place = baseline.map { $0.line - $0.offset(of: view, size) } ?? 0
        }
        if isHorizontal {
            let x =
                isRightToLeft ? area.maxX - span.origin - span.length : area.minX + span.origin
            return CGRect(x: x, y: area.minY + place, width: span.length, height: thickness)
        }
        if isRightToLeft { place = slack - place }
        return CGRect(
            x: area.minX + place,
            y: area.minY + span.origin,
            width: thickness,
            height: span.length
        )
    }

    private func thickness(
        of view: UIView,
        _ span: StackLayout.Span,
        _ room: CGFloat
    ) -> CGFloat {
        if stack.alignment == .fill { return room }
        if let wished = across(view, along: span.length) { return min(wished, room) }
        let given = givenAcross(view)
        return given > 0 ? min(given, room) : room
    }

    private var isRightToLeft: Bool {
        stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func setFrame(of view: UIView, _ rect: CGRect) {
        if view.transform.isIdentity {
            if view.frame != rect { view.frame = rect }
        } else {
            view.bounds.size = rect.size
            view.center = CGPoint(x: rect.midX, y: rect.midY)
        }
    }

    // MARK: - Lines of writing

    /// The line that the writing of a horizontal stack stands on.
    private struct Baseline {
        let isFirst: Bool
        /// The line, in points from the top.
        var line: CGFloat = 0

        @MainActor func offset(of view: UIView, _ size: CGSize) -> CGFloat {
            let found = (view as? any ContentWrapping)?.baseline(first: isFirst, in: size)
            return found ?? size.height
        }
    }

    private func baselines(_ spans: [StackLayout.Span]) -> Baseline? {
        let alignment = stack.alignment
        guard isHorizontal, alignment == .firstBaseline || alignment == .lastBaseline else {
            return nil
        }
        var baseline = Baseline(isFirst: alignment == .firstBaseline)
        let room = max(0, stack.bounds.inset(by: margins).height)
        for (view, span) in zip(views, spans) {
            let size = CGSize(width: span.length, height: thickness(of: view, span, room))
            baseline.line = max(baseline.line, baseline.offset(of: view, size))
        }
        return baseline
    }

    // MARK: - Hiding

    /// Keeps a view that is about to be hidden in sight while the block that hides it animates.
    static func keepInSight(_ view: UIView) {
        guard let block = AnimationBlock.current, view.window != nil else { return }
        let animation = CABasicAnimation(keyPath: "hidden")
        animation.fromValue = 0
        animation.toValue = 0
        animation.duration = block.delay + block.duration
        view.layer.add(animation, forKey: "UIStackView.hidden")
    }
}

/// A view whose content takes several lines, and stands on them.
@MainActor protocol ContentWrapping: UIView {
    /// Whether the content may take more than one line.
    var wrapsContent: Bool { get }
    /// How high the content is in `width` points; nil where that does not matter.
    func height(wrappedInto width: CGFloat) -> CGFloat?
    /// Where the first or last line of writing stands in a view of `size`, in points from its top.
    func baseline(first: Bool, in size: CGSize) -> CGFloat?
}
