package import UIKitRaster

/// How pictures are drawn in another than their own size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// Smoothly; the default.
    case `default`
    /// The nearest pixel.
    case none
    /// As `default`.
    case low
    /// As `default`.
    case high
    /// As `default`.
    case medium

    package var filter: ImageFilter { self == .none ? .nearest : .linear }
}
