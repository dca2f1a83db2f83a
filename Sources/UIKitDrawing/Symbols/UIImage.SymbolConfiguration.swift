public import UIKitGeometry

extension UIImage {
    /// How bold a symbol's lines are; by the names of font weights.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// As where the symbol is shown; regular.
        case unspecified
        /// The thinnest.
        case ultraLight
        /// Thinner than light.
        case thin
        /// Thinner than regular.
        case light
        /// As text is by default.
        case regular
        /// Bolder than regular.
        case medium
        /// Half way to bold.
        case semibold
        /// Bold.
        case bold
        /// Bolder than bold.
        case heavy
        /// The boldest.
        case black

        /// The width of lines on the grid of 24 units that symbols are drawn on.
        ///
        /// Policy: regular is as a stem of the text beside it; every step is about a fifth bolder.
        var lineWidth: CGFloat {
            switch self {
            case .ultraLight: 0.8
            case .thin: 1.1
            case .light: 1.4
            case .unspecified, .regular: 1.75
            case .medium: 2.05
            case .semibold: 2.35
            case .bold: 2.7
            case .heavy: 3.1
            case .black: 3.5
            }
        }
    }

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// As where the symbol is shown; medium.
        case `default` = -1
        /// Not said; medium.
        case unspecified
        /// Smaller than capitals with their room.
        case small
        /// As high as a line's capitals with some room.
        case medium
        /// A good deal larger.
        case large

        /// The share of a medium symbol's size.
        ///
        /// Policy, no published number.
        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .default, .unspecified, .medium: 1
            case .large: 1.3
            }
        }
    }

    /// How a symbol is drawn: the size of the text that it suits, weight and scale.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The size in points of the text that the symbol stands beside; nil where it isn't said.
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale

        init(
            _ pointSize: CGFloat?,
            _ weight: SymbolWeight,
            _ scale: SymbolScale,
            _ traits: UITraitCollection? = nil
        ) {
            self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
            self.weight = weight
            self.scale = scale
            super.init(traitCollection: traits)
        }

        /// A configuration that says nothing.
        public static let unspecified = SymbolConfiguration(nil, .unspecified, .unspecified)

        /// Creates a configuration for text of a size in points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize, .unspecified, .unspecified)
        }

        /// Creates a configuration for text of a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize, weight, .unspecified)
        }

        /// Creates a configuration for text of a size in points and a weight, with a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, weight, scale)
        }

        /// Creates a configuration that says the scale.
        public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

        /// Creates a configuration that says the weight.
        public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }

        /// The same configuration without a size and a weight.
        public func withoutPointSizeAndWeight() -> SymbolConfiguration {
            SymbolConfiguration(nil, .unspecified, scale, traitCollection)
        }

        /// The same configuration without a scale.
        public func withoutScale() -> SymbolConfiguration {
            SymbolConfiguration(pointSize, weight, .unspecified, traitCollection)
        }

        /// The same configuration without a weight.
        public func withoutWeight() -> SymbolConfiguration {
            SymbolConfiguration(pointSize, .unspecified, scale, traitCollection)
        }

        /// The same configuration for other traits.
        public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            unsafeDowncast(
                SymbolConfiguration(pointSize, weight, scale, traitCollection),
                to: Self.self
            )
        }

        /// This configuration with what `otherConfiguration` says in its place where both say something.
        public override func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration as? SymbolConfiguration else {
                return withTraitCollection(otherConfiguration?.traitCollection ?? traitCollection)
            }
            let merged = SymbolConfiguration(
                other.pointSize ?? pointSize,
                other.weight == .unspecified ? weight : other.weight,
                other.scale == .unspecified ? scale : other.scale,
                other.traitCollection ?? traitCollection
            )
            return unsafeDowncast(merged, to: Self.self)
        }

        /// Feeds what the configuration says into `hasher`.
        public override func hash(into hasher: inout Hasher) {
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            hasher.combine(traitCollection)
        }

        override func isEqual(to other: Configuration) -> Bool {
            guard let other = other as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && traitCollection == other.traitCollection
        }
    }
}
