/// What the components of a colour mean.
///
/// - Note: Differs from Core Graphics: all colours are sRGB; a space only says how many components there are.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the space of all colours.
    public static let sRGB = "kCGColorSpaceSRGB"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the space of shades of grey.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// How many components a colour has, without its opacity: 3, or 1 for grey.
    public let numberOfComponents: Int
    /// The name.
    public let name: String?

    init(numberOfComponents: Int, name: String) {
        self.numberOfComponents = numberOfComponents
        self.name = name
    }

    /// Creates the space of that name; nil for names other than the two above.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB: self.init(numberOfComponents: 3, name: name)
        case Self.genericGrayGamma2_2: self.init(numberOfComponents: 1, name: name)
        default: return nil
        }
    }

    /// Whether both have the same components.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

    /// Feeds the name into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the space of colours with red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(numberOfComponents: 3, name: CGColorSpace.sRGB)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates the space of shades of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(numberOfComponents: 1, name: CGColorSpace.genericGrayGamma2_2)
}
