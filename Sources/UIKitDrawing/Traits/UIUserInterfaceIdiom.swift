/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// A small screen.
    case phone
    /// A large screen.
    case pad
    /// A television; no screen here is one.
    case tv
    /// A car's display; no screen here is one.
    case carPlay
    /// A desk's display; no screen here is one.
    case mac = 5
    /// A headset; no screen here is one.
    case vision
}

/// How much room an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified
    /// Little room.
    case compact
    /// The usual room.
    case regular
}

/// The direction that an interface runs in, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}

/// Whether text is drawn heavier than it is styled.
public enum UILegibilityWeight: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As styled.
    case regular
    /// Heavier.
    case bold
}
