import UIKitDrawing

/// How a view's content is mirrored for right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Follows the application's direction.
    case unspecified
    /// Playback controls, never mirrored.
    case playback
    /// Controls for a direction in space, never mirrored.
    case spatial
    /// Always left to right.
    case forceLeftToRight
    /// Always right to left.
    case forceRightToLeft
}

/// The direction that an interface runs in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}

extension UIView {
    /// The direction that the view's own content runs in.
    ///
    /// A view that does not force one takes that of its traits.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified:
            traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// The direction that a view with `semanticContentAttribute` runs in, as far as the application says.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: UIApplication.shared.userInterfaceLayoutDirection
        )
    }

    /// The direction that a view with `semanticContentAttribute` runs in among views that run in `direction`.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: direction
        }
    }
}
