/// Where text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have at its full size.
    case alignBaselines = 0
    /// In the middle of the height.
    case alignCenters = 1
    /// With its upper edge where it would be at its full size.
    case none = 2
}
