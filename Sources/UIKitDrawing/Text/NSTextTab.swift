public import UIKitGeometry
import UIKitText

/// A place where text goes on after a tab.
///
/// - Note: Differs from UIKit: there are no options, so text is not aligned by its decimal point.
public final class NSTextTab: Hashable, Sendable {
    /// Points from where the line begins to be read.
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

    /// The place in the form that text is laid out with.
    var stop: ParagraphFormat.TabStop {
        let side: ParagraphFormat.TabStop.Side =
            switch alignment {
            case .natural, .justified: .head
            case .center: .middle
            case .left: .left
            case .right: .right
            }
        return ParagraphFormat.TabStop(location.tamed, side)
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
