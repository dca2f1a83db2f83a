import Glibc
package import UIKitGeometry
import UIKitPlatform

/// The lamp behind a panel, as the kernel offers it in /sys/class/backlight.
@MainActor package final class Backlight {
    /// How much of its brightness a dimmed screen keeps.
    ///
    /// Policy.
    package static let dimmedShare: CGFloat = 0.3

    private let folder: String
    private let maximum: Int
    private let original: Int
    private var isBroken = false
    /// What was asked for, 0…1; dimming does not change it.
    private var wanted: CGFloat
    private var isDimmed = false

    /// The best lamp in `root`: one that firmware drives, else the platform's, else a raw one; nil where there is none.
    ///
    /// Source: [Linux backlight ABI], which says that they are to be preferred in this order.
    package init?(root: String = "/sys/class/backlight") {
        let order = ["firmware", "platform", "raw"]
        let lamps = Self.names(in: root).sorted().compactMap { name -> (String, Int)? in
            let kind = Self.text("\(root)/\(name)/type") ?? "raw"
            return (name, order.firstIndex(of: kind) ?? order.count)
        }
        guard let best = lamps.min(by: { $0.1 < $1.1 })?.0,
            let maximum = Self.number("\(root)/\(best)/max_brightness"), maximum > 0,
            let now = Self.number("\(root)/\(best)/brightness")
        else { return nil }
        folder = "\(root)/\(best)"
        self.maximum = maximum
        original = now
        wanted = min(1, max(0, CGFloat(now) / CGFloat(maximum)))
    }

    /// How bright the screen is, 0…1; 0 is the darkest that can still be seen.
    package var brightness: CGFloat {
        get { wanted }
        set {
            wanted = newValue.isNaN ? wanted : min(1, max(0, newValue))
            apply()
        }
    }

    /// Makes the screen darker for a while, or as bright again as it was.
    package func dim(_ isDimmed: Bool) {
        if isDimmed == self.isDimmed { return }
        self.isDimmed = isDimmed
        apply()
    }

    /// Leaves the lamp as it was found.
    package func restore() { write(original) }

    private func apply() {
        let share = isDimmed ? wanted * Self.dimmedShare : wanted
        // Zero switches some lamps off.
        write(max(1, Int((share * CGFloat(maximum)).rounded())))
    }

    private func write(_ value: Int) {
        if isBroken { return }
        let path = "\(folder)/brightness"
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        var text = "\(value)"
        let count = text.utf8.count
        let written =
            descriptor < 0
            ? -1 : text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, count) }
        let error = errno
        if descriptor >= 0 { close(descriptor) }
        if written == count { return }
        isBroken = true
        Log.line("write \(path): \(SystemError(error)); the brightness stays as it is")
    }

    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    private static func number(_ path: String) -> Int? { text(path).flatMap { Int($0) } }

    /// The first line of a small file.
    private static func text(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor, &bytes, bytes.count)
        if count <= 0 { return nil }
        let line = bytes.prefix(count).prefix { $0 != UInt8(ascii: "\n") }
        return String(decoding: line, as: UTF8.self)
    }
}
