import UIKitCore
public import UIKitDrawing
public import UIKitGeometry

extension UIButton {
    /// What a button shows and how.
    @MainActor public struct Configuration {
        /// How corners are rounded.
        public enum CornerStyle: Int, Sendable {
            /// By the background's own radius.
            case fixed = -1
            /// By a radius that suits the button's size.
            case dynamic
            /// A little.
            case small
            /// As buttons usually are.
            case medium
            /// Much.
            case large
            /// By half circles.
            case capsule
        }

        /// How large a button is.
        public enum Size: Int, Sendable {
            /// The usual size.
            case medium
            /// A smaller one.
            case small
            /// The smallest one.
            case mini
            /// The largest one, for what a screen is about.
            case large
        }

        /// How title and subtitle stand to each other.
        public enum TitleAlignment: Int, Sendable {
            /// As the content of the button does.
            case automatic
            /// Where lines begin.
            case leading
            /// In the middle.
            case center
            /// Where lines end.
            case trailing
        }

        /// The look that colours are taken from.
        enum Style: Sendable {
            case plain
            case gray
            case tinted
            case filled
        }

        let style: Style

        /// What is behind the content.
        public var background = UIBackgroundConfiguration()
        /// How the corners are rounded; defaults to `.dynamic`.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is; defaults to `.medium`.
        ///
        /// Insets that were not set follow it.
        public var buttonSize = Size.medium
        /// The colour of the content; nil, the default, is the style's.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil, the default, is the style's.
        public var baseBackgroundColor: UIColor?

        /// The picture; defaults to nil.
        public var image: UIImage?
        /// Makes the picture's colour of the content's; defaults to nil.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Size and weight of a symbol; nil, the default, are the title's.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether something that turns takes the picture's place; defaults to false.
        public var showsActivityIndicator = false
        /// Makes the colour of what turns of the content's; defaults to nil.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        /// The title; defaults to nil.
        public var title: String?
        /// The title with attributes of its own; defaults to nil.
        public var attributedTitle: NSAttributedString?
        /// Makes the title's attributes of the style's; defaults to nil.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Where a title without room is broken; defaults to wrapping words.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The line below the title; defaults to nil.
        public var subtitle: String?
        /// The line below the title, with attributes of its own; defaults to nil.
        public var attributedSubtitle: NSAttributedString?
        /// Makes the subtitle's attributes of the style's; defaults to nil.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Where a subtitle without room is broken; defaults to wrapping words.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// How far the content stays inside the edges, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? ButtonTheme.insets(buttonSize) }
            set { ownInsets = newValue }
        }
        /// The side of the title that the picture is on; defaults to `.leading`.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between picture and title; defaults to 0.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle; defaults to 1.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle stand to each other; defaults to `.automatic`.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a selected button looks different by itself; defaults to true.
        public var automaticallyUpdateForSelection = true

        private var ownInsets: NSDirectionalEdgeInsets?

        private init(_ style: Style) { self.style = style }

        /// Lets the insets follow the size again.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// The configuration with what the state of `button` does to its colours.
        public func updated(for button: UIButton) -> Self {
            var updated = self
            let colors = ButtonTheme.colors(self, button)
            if background.backgroundColor == nil {
                updated.background.backgroundColor = colors.background
            }
            if baseForegroundColor == nil || !button.isEnabled {
                updated.baseForegroundColor = colors.foreground
            }
            return updated
        }

        // MARK: - Styles

        /// Content without a background.
        public static func plain() -> Self { Self(.plain) }
        /// Content on grey.
        public static func gray() -> Self { Self(.gray) }
        /// Content in the tint, on a little of it.
        public static func tinted() -> Self { Self(.tinted) }
        /// Content on the tint: what a screen is about.
        public static func filled() -> Self { Self(.filled) }
        /// Content without a background, as close as text.
        public static func borderless() -> Self {
            var configuration = Self(.plain)
            configuration.ownInsets = .zero
            return configuration
        }
        /// As grey buttons are.
        public static func bordered() -> Self { Self(.gray) }
        /// As tinted buttons are.
        public static func borderedTinted() -> Self { Self(.tinted) }
        /// As filled buttons are.
        public static func borderedProminent() -> Self { Self(.filled) }
    }
}
