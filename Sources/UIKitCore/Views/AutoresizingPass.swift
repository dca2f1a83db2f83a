import UIKitGeometry
import UIKitLayers

/// Adjusts children with an autoresizing mask when their parent's size changes.
///
/// Runs inside the setter of the parent's bounds, before any layout.
@MainActor enum AutoresizingPass {
    /// Adjusts the children of `parent`, whose size was `old`.
    static func run(_ parent: UIView, from old: CGSize) {
        let new = parent.bounds.size
        guard parent.autoresizesSubviews, new != old else { return }
        for child in parent.state.subviews where !child.autoresizingMask.isEmpty {
            adjust(child, from: old, to: new)
        }
    }

    private static func adjust(_ child: UIView, from old: CGSize, to new: CGSize) {
        let mask = child.autoresizingMask
        let frame = child.frame
        let x = AutoresizingAxis(
            minimum: frame.minX,
            size: frame.width,
            whole: old.width,
            stretchesMinimum: mask.contains(.flexibleLeftMargin),
            stretchesSize: mask.contains(.flexibleWidth),
            stretchesMaximum: mask.contains(.flexibleRightMargin)
        ).adjusted(to: new.width)
        let y = AutoresizingAxis(
            minimum: frame.minY,
            size: frame.height,
            whole: old.height,
            stretchesMinimum: mask.contains(.flexibleTopMargin),
            stretchesSize: mask.contains(.flexibleHeight),
            stretchesMaximum: mask.contains(.flexibleBottomMargin)
        ).adjusted(to: new.height)
        let adjusted = CGRect(x: x.minimum, y: y.minimum, width: x.size, height: y.size)
        // Lengths near the largest number cannot be shared; the child then stays as it is.
        if adjusted == frame || !adjusted.isFinite { return }
        if child.transform.isIdentity {
            child.frame = adjusted
        } else {
            // The frame of a transformed view is a box around it: its middle and size change by the same amounts.
            child.bounds.size = CGSize(
                width: max(0, child.bounds.width + adjusted.width - frame.width),
                height: max(0, child.bounds.height + adjusted.height - frame.height)
            )
            child.center = CGPoint(
                x: child.center.x + adjusted.midX - frame.midX,
                y: child.center.y + adjusted.midY - frame.midY
            )
        }
    }
}

/// One axis of a child inside its parent, in points.
struct AutoresizingAxis {
    /// The distance from the parent's minimum edge.
    var minimum: CGFloat
    /// The child's extent.
    var size: CGFloat
    /// The parent's extent.
    var whole: CGFloat
    /// Whether the distance to the minimum edge stretches.
    var stretchesMinimum: Bool
    /// Whether the extent stretches.
    var stretchesSize: Bool
    /// Whether the distance to the maximum edge stretches.
    var stretchesMaximum: Bool

    /// The child's place and extent when the parent's extent becomes `target`.
    ///
    /// Flexible parts share the change in proportion to their sizes, equally when their sum is 0.
    /// From an empty parent proportions mean nothing: a child that only stretches its size keeps
    /// its distances, else the parts share equally.
    func adjusted(to target: CGFloat) -> (minimum: CGFloat, size: CGFloat) {
        let change = target - whole
        let maximum = whole - minimum - size
        var sum: CGFloat = 0
        var count: CGFloat = 0
        if stretchesMinimum {
            sum += minimum
            count += 1
        }
        if stretchesSize {
            sum += size
            count += 1
        }
        if stretchesMaximum {
            sum += maximum
            count += 1
        }
        if count == 0 || change == 0 { return (minimum, size) }
        let isProportional = sum != 0 && whole != 0
        func share(_ part: CGFloat) -> CGFloat {
            isProportional ? change * part / sum : change / count
        }
        return (
            minimum + (stretchesMinimum ? share(minimum) : 0),
            max(0, size + (stretchesSize ? share(size) : 0))
        )
    }
}
