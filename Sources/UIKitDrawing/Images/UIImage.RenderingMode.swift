extension UIImage {
    /// Whether an image shows its own colours or only a shape to be coloured.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// As who shows it decides: symbols are templates, other pictures are originals.
        case automatic
        /// With its own colours.
        case alwaysOriginal
        /// As a shape in the colour of who shows it.
        case alwaysTemplate
    }

    /// How the parts of a resizable image between its caps fill a larger place.
    public enum ResizingMode: Int, Hashable, Sendable {
        /// Repeated.
        case tile
        /// Stretched.
        case stretch
    }
}
