import Glibc
package import UIKitPlatform

/// Finds the card that shows pictures: every node is tried, those that only compute are passed over.
@MainActor package enum CardChoice {
    /// The card at `device`, else the first with a display on it (named `output`, when given), and what was chosen on it.
    package static func open(
        device: String?,
        output: String?,
        request: ModeRequest
    ) throws(PlatformError) -> (card: DRMDevice, choice: OutputChoice) {
        let nodes = device.map { [$0] } ?? cards(in: "/dev/dri")
        var failures: [PlatformError] = []
        for node in nodes {
            do throws(PlatformError) {
                let card = try DRMDevice(node: node)
                let choice = try OutputChoice(card, output: output, request: request)
                for failure in failures { Log.line("passed over: \(failure)") }
                return (card, choice)
            } catch {
                failures.append(error)
            }
        }
        if failures.count == 1 { throw failures[0] }
        if failures.isEmpty {
            throw PlatformError(
                "find a display in",
                "/dev/dri/card*",
                errno: ENODEV,
                remedy: "is the display's driver loaded?"
            )
        }
        throw PlatformError(
            operation: "find a display in",
            subject: nodes.joined(separator: ", "),
            errorNumber: failures.last?.errorNumber ?? 0,
            reason: failures.map(\.description).joined(separator: " | ")
        )
    }

    /// The paths of all cards by number: card2 before card10.
    private static func cards(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var numbers: [Int] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix("card"), let number = Int(name.dropFirst(4)) {
                numbers.append(number)
            }
        }
        return numbers.sorted().map { "\(folder)/card\($0)" }
    }
}
