/// A value that is not accepted, in one line: which one, and what is.
package struct EnvironmentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The variable or option as it was given, for example `UIKIT_SIZE="800"`.
    package var given: String
    /// What is wrong with it, where that is more than not being accepted.
    package var reason: String?
    /// What is accepted.
    package var accepted: String

    /// For example `UIKIT_SIZE="800": accepted: WIDTHxHEIGHT in pixels`.
    package var description: String {
        "\(given): \(reason.map { "\($0); " } ?? "")accepted: \(accepted)"
    }
}
