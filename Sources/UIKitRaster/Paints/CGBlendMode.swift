/// How what is drawn meets what is there.
///
/// The raw values are Core Graphics' and the kernels'. Where a shape covers a
/// pixel only partly, the result counts for that part; pixels outside of the shape are never touched.
public enum CGBlendMode: Int32, Sendable {
    /// The new colour covers the old one as far as its opacity goes.
    case normal
    /// Both multiplied.
    case multiply
    /// Their complements multiplied.
    case screen
    /// `multiply` where the old colour is dark, `screen` where it is light.
    case overlay
    /// The smaller of each component.
    case darken
    /// The larger of each component.
    case lighten
    /// The old colour lightened, to show the new one.
    case colorDodge
    /// The old colour darkened, to show the new one.
    case colorBurn
    /// Darkened or lightened as by a diffuse light of the new colour.
    case softLight
    /// `multiply` where the new colour is dark, `screen` where it is light.
    case hardLight
    /// The distance of each component.
    case difference
    /// As `difference`, with less contrast.
    case exclusion
    /// The new colour's hue; saturation and luminosity stay.
    case hue
    /// The new colour's saturation; hue and luminosity stay.
    case saturation
    /// The new colour's hue and saturation; luminosity stays.
    case color
    /// The new colour's luminosity; hue and saturation stay.
    case luminosity
    /// Nothing remains.
    case clear
    /// The new colour, with its opacity, takes the old one's place.
    case copy
    /// The new colour where the old one is.
    case sourceIn
    /// The new colour where the old one isn't.
    case sourceOut
    /// The new colour over the old one, where that is.
    case sourceAtop
    /// The old colour over the new one.
    case destinationOver
    /// The old colour where the new one is.
    case destinationIn
    /// The old colour where the new one isn't.
    case destinationOut
    /// The old colour over the new one, where that is.
    case destinationAtop
    /// Either where the other isn't.
    case xor
    /// What both lack to full is added up.
    case plusDarker
    /// Both are added up.
    case plusLighter
}
