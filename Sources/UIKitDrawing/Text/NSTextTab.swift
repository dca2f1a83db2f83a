public import UIKitGeometry

/// A place where text goes on after a tab.
///
/// - Note: Differs from UIKit: text starts at the place whatever `alignment` says, and there are no options.
public final class NSTextTab: Hashable, Sendable {
    /// Points from the start of the line.
    public let location: CGFloat
    /// How text stands at the place.
    public let alignment: NSTextAlignment

    /// Creates a place.
    public init(
        textAlignment alignment: NSTextAlignment,
        location loc: CGFloat,
        options: [OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        location = loc
    }

    /// The name of an option; there is none.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Twelve places 28 points apart.
    static let standard = (1...12).map {
        NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28)
    }

    /// Whether both are the same place.
    public static func == (a: NSTextTab, b: NSTextTab) -> Bool {
        a.location == b.location && a.alignment == b.alignment
    }

    /// Feeds the place into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location)
        hasher.combine(alignment)
    }
}
