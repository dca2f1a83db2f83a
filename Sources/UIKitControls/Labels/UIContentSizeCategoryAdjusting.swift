/// What can have its font follow the size of text that the user prefers.
@MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether a font of a text style follows the preferred size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
