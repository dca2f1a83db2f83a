import Glibc
import UIKitHeadless
import UIKitPlatform

extension Environment {
    /// Works out what the environment and the arguments of this process ask for.
    init(ofProcess arguments: [String]) throws(EnvironmentError) {
        try self.init(
            variables: Self.processVariables(),
            arguments: Array(arguments.dropFirst()),
            exists: { access($0, F_OK) == 0 }
        )
    }

    /// The variables that the process was started with.
    private static func processVariables() -> [String: String] {
        let bytes: [UInt8]
        do throws(PlatformError) {
            bytes = try FileBytes.read("/proc/self/environ", limit: 16 << 20)
        } catch {
            Log.line("\(error); going on without environment variables")
            return [:]
        }
        var variables: [String: String] = [:]
        for entry in bytes.split(separator: 0) {
            guard let equals = entry.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let name = String(decoding: entry[..<equals], as: UTF8.self)
            variables[name] = String(decoding: entry[(equals + 1)...], as: UTF8.self)
        }
        return variables
    }
}
