import UIKitCore
public import UIKitDrawing
public import UIKitGeometry

extension UISegmentedControl {
    /// How many segments there are.
    public final var numberOfSegments: Int { segments.count }

    /// Puts a segment with a title at a place; beyond the end means at the end.
    public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title), at: segment)
    }

    /// Puts a segment with a picture at a place; beyond the end means at the end.
    public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(image: image), at: segment)
    }

    /// Puts a segment for an action at a place; beyond the end means at the end.
    public final func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view =
            action.image.map { SegmentView(image: $0) } ?? SegmentView(title: action.title)
        view.action = action
        insert(view, at: segment)
    }

    /// Takes a segment away; one that there isn't leaves everything as it is.
    public final func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        let index = selectedSegmentIndex
        let isGone = index == segment
        segmentsDidChange(selecting: isGone ? Self.noSegment : index - (segment < index ? 1 : 0))
    }

    /// Takes all segments away.
    public final func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        segmentsDidChange(selecting: Self.noSegment)
    }

    private final func insert(_ view: SegmentView, at place: Int) {
        let place = max(0, min(place, segments.count))
        segments.insert(view, at: place)
        addSubview(view)
        let index = selectedSegmentIndex
        segmentsDidChange(selecting: index >= place && index >= 0 ? index + 1 : index)
    }

    /// Sets a segment's title; one that there isn't leaves everything as it is.
    public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.setTitle(title) }
    }

    /// A segment's title; nil for one with a picture and one that there isn't.
    public final func titleForSegment(at segment: Int) -> String? { view(segment)?.title }

    /// Sets a segment's picture; one that there isn't leaves everything as it is.
    public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.setImage(image) }
    }

    /// A segment's picture; nil for one with a title and one that there isn't.
    public final func imageForSegment(at segment: Int) -> UIImage? { view(segment)?.image }

    /// Sets a segment's width in points; 0 lets the control choose it.
    public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.fixedWidth = max(0, width) }
    }

    /// A segment's width in points; 0 where the control chooses it.
    public final func widthForSegment(at segment: Int) -> CGFloat { view(segment)?.fixedWidth ?? 0 }

    /// Sets whether a segment can be chosen.
    public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isSegmentEnabled = enabled }
    }

    /// Whether a segment can be chosen.
    public final func isEnabledForSegment(at segment: Int) -> Bool {
        view(segment)?.isSegmentEnabled ?? false
    }

    /// The action of a segment.
    public final func actionForSegment(at segment: Int) -> UIAction? { view(segment)?.action }

    private final func view(_ index: Int) -> SegmentView? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    private final func change(_ index: Int, _ change: (SegmentView) -> Void) {
        guard let view = view(index) else { return }
        change(view)
        segmentsDidChange(selecting: selectedSegmentIndex)
    }
}
