extension UIImage {
    /// What an image was made for; a symbol configuration adds how a symbol is drawn.
    ///
    /// Configurations don't change, so they are shared between threads.
    public class Configuration: Hashable, @unchecked Sendable {
        /// Creates a configuration that says nothing.
        init() {}

        /// This configuration with what `otherConfiguration` says in its place where both say something.
        public func applying(_ otherConfiguration: Configuration?) -> Self { self }

        /// Whether both say the same.
        public static func == (a: Configuration, b: Configuration) -> Bool { a.isEqual(to: b) }

        /// Feeds what the configuration says into `hasher`.
        public func hash(into hasher: inout Hasher) {}

        func isEqual(to other: Configuration) -> Bool { type(of: self) == type(of: other) }
    }
}
