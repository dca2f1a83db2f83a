import UIKitGeometry

/// Answers what a dynamic colour is in an environment; two are equal when they are the same.
final class ColorProvider: Hashable, Sendable {
    private let provide: @Sendable (UITraitCollection) -> UIColor

    /// Providers that answer with dynamic colours, inside each other, after which they are taken to go round in circles.
    private static let maximumDepth = 16

    init(_ provide: @escaping @Sendable (UITraitCollection) -> UIColor) { self.provide = provide }

    /// The colour in the environment of `traits`, with another opacity where `alpha` is given.
    func color(in traits: UITraitCollection, alpha: CGFloat?) -> CGColor {
        let color = traits.asCurrent { Self.settle(provide(traits), in: traits) }
        guard let alpha, alpha != color.alpha else { return color }
        return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// What is left when every dynamic answer was asked in turn.
    private static func settle(_ answer: UIColor, in traits: UITraitCollection) -> CGColor {
        var answer = answer
        for _ in 0..<maximumDepth {
            guard let next = answer.answer(in: traits) else { return answer.cgColor }
            answer = next
        }
        fatalError("a dynamic colour's provider answers with dynamic colours without end")
    }

    /// What the provider itself answers for `traits`.
    func answer(in traits: UITraitCollection) -> UIColor { provide(traits) }

    static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
