import Glibc
package import UIKitPlatform

/// Finds the card that shows pictures: every node is tried, those that only compute are passed over.
@MainActor package enum CardChoice {
    /// The card at `device`, else all that there are, as far as they can be opened; those that are open already are left out.
    package static func open(
        device: String?,
        opener: any DeviceOpener,
        except open: Set<String> = []
    ) -> (cards: [any KMS], failures: [PlatformError]) {
        var cards: [any KMS] = []
        var failures: [PlatformError] = []
        for node in device.map({ [$0] }) ?? nodes(in: "/dev/dri") where !open.contains(node) {
            do throws(PlatformError) {
                cards.append(try DRMDevice(node: node, opener: opener))
            } catch {
                failures.append(error)
            }
        }
        return (cards, failures)
    }

    /// Whether there is something at `device`, or anywhere when nil, that looks like a card.
    package static func isCard(_ device: String?) -> Bool {
        guard let device else { return !nodes(in: "/dev/dri").isEmpty }
        return device.hasPrefix("/dev/dri/") && access(device, F_OK) == 0
    }

    /// One error for all that kept a display from being found.
    package static func failure(of failures: [PlatformError]) -> PlatformError {
        if failures.count == 1 { return failures[0] }
        if failures.isEmpty {
            return PlatformError(
                "find a display in",
                "/dev/dri/card*",
                errno: ENODEV,
                remedy: "is the display's driver loaded?"
            )
        }
        return PlatformError(
            operation: "find a display in",
            subject: "/dev/dri",
            errorNumber: failures.last?.errorNumber ?? 0,
            reason: failures.map(\.description).joined(separator: " | ")
        )
    }

    /// The paths of all cards by number: card2 before card10.
    private static func nodes(in folder: String) -> [String] {
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
