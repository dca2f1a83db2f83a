public import UIKitDrawing
public import UIKitGeometry

/// What is behind a configured view's content.
public struct UIBackgroundConfiguration {
    /// The radius of the corners, in points; defaults to 0.
    public var cornerRadius: CGFloat = 0
    /// How far the background stays inside the view's edges, in points; defaults to zero.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour; nil, the default, is the style's.
    public var backgroundColor: UIColor?
    /// Makes the colour that is shown of the resolved one; defaults to nil.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the line along the edge; nil, the default, is the style's.
    public var strokeColor: UIColor?
    /// The width of that line, in points; defaults to 0, no line.
    public var strokeWidth: CGFloat = 0
    /// A picture that fills the background; defaults to nil.
    public var image: UIImage?

    /// The background without anything.
    public static func clear() -> Self {
        var background = Self()
        background.backgroundColor = .clear
        return background
    }
}
