import Foundation

/// Runs an installed program and gathers what it prints.
enum Command {
    /// What `name` prints with these arguments; the test fails where it is missing or fails.
    static func output(_ name: String, _ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        struct Failure: Error, CustomStringConvertible { let description: String }
        if process.terminationStatus != 0 {
            throw Failure(
                description:
                    "\(name) ended with \(process.terminationStatus); tools/setup test installs it"
            )
        }
        return data
    }
}
