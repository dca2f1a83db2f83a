import Foundation

/// All bytes of a file.
func readAll(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
}
