public import UIKitGeometry

extension UIFont {
    /// How heavy letters are: -1 the lightest, 0 regular, 1 the heaviest.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number.
        public let rawValue: CGFloat

        /// Creates a weight from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// -0.8.
        public static let ultraLight = Self(rawValue: -0.8)
        /// -0.6.
        public static let thin = Self(rawValue: -0.6)
        /// -0.4.
        public static let light = Self(rawValue: -0.4)
        /// 0.
        public static let regular = Self(rawValue: 0)
        /// 0.23.
        public static let medium = Self(rawValue: 0.23)
        /// 0.3.
        public static let semibold = Self(rawValue: 0.3)
        /// 0.4.
        public static let bold = Self(rawValue: 0.4)
        /// 0.56.
        public static let heavy = Self(rawValue: 0.56)
        /// 0.62.
        public static let black = Self(rawValue: 0.62)

        /// The named weights and OpenType's numbers for them.
        private static let steps: [(weight: CGFloat, openType: Int)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
            (0.56, 800), (0.62, 900),
        ]

        /// OpenType's number of the nearest named weight, 100…900.
        var openType: Int {
            let value = rawValue.isNaN ? 0 : rawValue
            let nearest = Self.steps.min {
                abs($0.weight - value) < abs($1.weight - value)
            }
            return nearest?.openType ?? 400
        }

        /// The named weight that is nearest to OpenType's number.
        init(openType: Int) {
            let nearest = Self.steps.min {
                abs($0.openType - openType) < abs($1.openType - openType)
            }
            rawValue = nearest?.weight ?? 0
        }
    }
}
