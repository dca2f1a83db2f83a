extension UIImage {
    /// What an image was made for; a symbol configuration adds how a symbol is drawn.
    ///
    /// Configurations don't change, so they are shared between threads.
    public class Configuration: Hashable, @unchecked Sendable {
        /// The traits that the image was made for; nil where nothing is said.
        public final let traitCollection: UITraitCollection?

        /// Creates a configuration for traits.
        public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

        /// The same configuration for other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            unsafeDowncast(Configuration(traitCollection: traitCollection), to: Self.self)
        }

        /// This configuration with what `otherConfiguration` says in its place where both say something.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            withTraitCollection(otherConfiguration?.traitCollection ?? traitCollection)
        }

        /// Whether both say the same.
        public static func == (a: Configuration, b: Configuration) -> Bool { a.isEqual(to: b) }

        /// Feeds what the configuration says into `hasher`.
        public func hash(into hasher: inout Hasher) { hasher.combine(traitCollection) }

        func isEqual(to other: Configuration) -> Bool {
            type(of: self) == type(of: other) && traitCollection == other.traitCollection
        }
    }
}
