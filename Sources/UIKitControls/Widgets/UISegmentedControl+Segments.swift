import UIKitCore
import UIKitDrawing
import UIKitGeometry

extension UISegmentedControl {
    final func insert(_ view: SegmentView, at place: Int) {
        let place = max(0, min(place, segments.count))
        segments.insert(view, at: place)
        addSubview(view)
        let index = selectedSegmentIndex
        segmentsDidChange(selecting: index >= place && index >= 0 ? index + 1 : index)
    }

    final func view(_ index: Int) -> SegmentView? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    final func change(_ index: Int, _ change: (SegmentView) -> Void) {
        guard let view = view(index) else { return }
        change(view)
        segmentsDidChange(selecting: selectedSegmentIndex)
    }
}
