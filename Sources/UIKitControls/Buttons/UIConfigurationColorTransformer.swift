public import UIKitDrawing

/// Makes one colour of another, for a configuration.
public struct UIConfigurationColorTransformer: Sendable {
    /// What makes the colour.
    public let transform: @Sendable (UIColor) -> UIColor

    /// Creates a transformer.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// The colour that becomes of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Leaves the brightness of a colour.
    public static let grayscale = Self { color in
        UIColor { traits in
            let parts = color.resolvedColor(with: traits).cgColor.components ?? [0, 0, 0, 1]
            let gray = 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]
            return UIColor(white: gray, alpha: parts[3])
        }
    }
}

/// Attributes of text, as a configuration's transformer is given them.
///
/// - Note: Differs from Foundation's of the same name: it holds what a button's writing can have.
public struct AttributeContainer {
    /// The font; nil leaves the configuration's.
    public var font: UIFont?
    /// The colour of the letters; nil leaves the configuration's.
    public var foregroundColor: UIColor?
    /// Points added between letters; nil adds none.
    public var kern: Double?

    /// Creates a container without attributes.
    public init() {}
}

/// Makes a text's attributes of the configuration's own.
public struct UIConfigurationTextAttributesTransformer {
    /// What makes the attributes.
    public let transform: @MainActor (AttributeContainer) -> AttributeContainer

    /// Creates a transformer.
    public init(_ transform: @escaping @MainActor (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The attributes that become of `input`.
    @MainActor public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}
