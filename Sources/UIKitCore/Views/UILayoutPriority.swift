public import UIKitGeometry

/// How much a wish about layout weighs, 1…1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The weight.
    public var rawValue: Float
    /// Creates a priority of this weight.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority of this weight.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: must be.
    public static let required = Self(1000)
    /// 750: what content that must not be cut off wishes.
    public static let defaultHigh = Self(750)
    /// 250: what content that need not be tight wishes.
    public static let defaultLow = Self(250)
    /// 50: what a view wishes whose smallest size is asked for.
    public static let fittingSizeLevel = Self(50)

    /// The priority that is `distance` above another.
    public static func + (priority: Self, distance: Float) -> Self {
        Self(priority.rawValue + distance)
    }

    /// The priority that is `distance` below another.
    public static func - (priority: Self, distance: Float) -> Self {
        Self(priority.rawValue - distance)
    }
}

/// Names the directions of layout.
///
/// - Note: Differs from UIKit: there are no constraints yet, only what stack views and priorities need of the name.
public enum NSLayoutConstraint {
    /// A direction of layout.
    public enum Axis: Int, Sendable {
        /// Across.
        case horizontal
        /// Down.
        case vertical
    }
}

/// How much a view's content wishes to keep its size.
struct ContentPriorities: Hashable, Sendable {
    /// Against being stretched, across; 250 by default.
    var horizontalHugging = UILayoutPriority.defaultLow
    /// Against being stretched, down; 250 by default.
    var verticalHugging = UILayoutPriority.defaultLow
    /// Against being squeezed, across; 750 by default.
    var horizontalResistance = UILayoutPriority.defaultHigh
    /// Against being squeezed, down; 750 by default.
    var verticalResistance = UILayoutPriority.defaultHigh
}

extension UIView {
    /// How much the view wishes not to be larger than its content.
    ///
    /// Defaults to 250; stack views go by it.
    public final func contentHuggingPriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        axis == .horizontal ? state.priorities.horizontalHugging : state.priorities.verticalHugging
    }

    /// Says how much the view wishes not to be larger than its content.
    public final func setContentHuggingPriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        switch axis {
        case .horizontal: state.priorities.horizontalHugging = priority
        case .vertical: state.priorities.verticalHugging = priority
        }
        superview?.setNeedsLayout()
    }

    /// How much the view wishes not to be smaller than its content.
    ///
    /// Defaults to 750; stack views go by it.
    public final func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        axis == .horizontal
            ? state.priorities.horizontalResistance : state.priorities.verticalResistance
    }

    /// Says how much the view wishes not to be smaller than its content.
    public final func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        switch axis {
        case .horizontal: state.priorities.horizontalResistance = priority
        case .vertical: state.priorities.verticalResistance = priority
        }
        superview?.setNeedsLayout()
    }

    /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
