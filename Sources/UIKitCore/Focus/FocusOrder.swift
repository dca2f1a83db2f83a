import UIKitGeometry
import UIKitLayers

/// Finds the views that take keys, in reading order: rows from the top, each from where lines begin.
@MainActor enum FocusOrder {
    private struct Entry {
        let view: UIView
        let rect: CGRect
    }

    /// The views in `root`, itself included, that can be focused now.
    static func items(in root: UIView) -> [UIView] {
        var entries: [Entry] = []
        collect(root, root.window ?? root, inScroller: false, &entries)
        let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return rows(entries).flatMap { row in
            row.sorted {
                isRightToLeft ? $0.rect.maxX > $1.rect.maxX : $0.rect.minX < $1.rect.minX
            }
        }.map(\.view)
    }

    private static func collect(
        _ view: UIView,
        _ window: UIView,
        inScroller: Bool,
        _ entries: inout [Entry]
    ) {
        guard view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0,
            !view.accessibilityElementsHidden
        else { return }
        let rect = view.convert(view.bounds, to: nil)
        if view.canBecomeFocused, inScroller || rect.intersects(window.bounds) {
            entries.append(Entry(view: view, rect: rect))
        }
        let scrolls = inScroller || view is any FocusRevealing
        let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
        for child in modal.map({ [$0] }) ?? view.subviews {
            collect(child, window, inScroller: scrolls, &entries)
        }
    }

    /// Puts those that stand beside each other together: whose middle is within the height of the row's first.
    private static func rows(_ entries: [Entry]) -> [[Entry]] {
        var rows: [[Entry]] = []
        for entry in entries.sorted(by: { $0.rect.midY < $1.rect.midY }) {
            if let first = rows.last?.first, entry.rect.midY < first.rect.maxY {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
        return rows
    }
}
