import Foundation

/// Runs a program of the package and gathers what it says.
struct Program {
    /// What it ended with.
    var code: Int32
    /// The lines of its standard output.
    var output: [String]
    /// The lines of its standard error.
    var errors: [String]

    /// The folder that holds Package.swift.
    static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Seconds after which a program that hangs is killed.
    private static let patience = 60.0

    /// Runs the product `name`, which lies beside the test bundle, with only these variables.
    static func run(
        _ name: String,
        _ arguments: [String] = [],
        variables: [String: String] = [:],
        in folder: URL = package
    ) throws -> Program {
        try run(path(name), arguments, variables, folder)
    }

    /// Where the product `name` lies: beside the test bundle.
    static func path(_ name: String) throws -> URL {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
        guard let bundle else { throw CocoaError(.fileNoSuchFile) }
        return URL(filePath: bundle).deletingLastPathComponent().appending(path: name)
    }

    /// Runs the program at `path`.
    static func run(
        _ path: URL,
        _ arguments: [String],
        _ variables: [String: String],
        _ folder: URL
    ) throws -> Program {
        let process = Process()
        process.executableURL = path
        process.arguments = arguments
        process.environment = variables
        process.currentDirectoryURL = folder
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let pid = process.processIdentifier
        let watchdog = DispatchWorkItem { kill(pid, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: watchdog)
        defer { watchdog.cancel() }
        // Both are short, so that neither pipe fills while the other one is read.
        let said = lines(output)
        let complained = lines(errors)
        process.waitUntilExit()
        return Program(code: process.terminationStatus, output: said, errors: complained)
    }

    private static func lines(_ pipe: Pipe) -> [String] {
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}

/// A new folder that goes away with its value.
final class Folder {
    /// Where it is.
    let url: URL

    /// Makes it.
    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// The names of what is in the folder at `path` inside, sorted; empty where there is no such folder.
    func names(in path: String = "") -> [String] {
        let inside = url.appending(path: path).path()
        return (try? FileManager.default.contentsOfDirectory(atPath: inside))?.sorted() ?? []
    }

    /// Writes a file inside.
    func write(_ text: String, to name: String) throws -> String {
        let file = url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path()
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
