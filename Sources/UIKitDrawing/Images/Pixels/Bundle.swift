import Glibc
import Synchronization

/// A folder with an application's files.
///
/// - Note: Differs from Foundation's: there is no property list and there are no languages. The main
///   bundle is the folder that the executable lies in; what is looked for in it is also looked for in
///   the folders beside the executable whose names end in `.resources`, which is where the package
///   manager puts a target's resources.
public final class Bundle: Hashable, Sendable {
    /// The folder that the executable lies in.
    public static let main = Bundle(folder: executableFolder())

    /// The folder, without a slash at its end.
    public let bundlePath: String

    /// The folders that files are looked for in, the bundle's own first.
    let folders: [String]

    /// Opens the folder at `path`; nil where there is none.
    public convenience init?(path: String) {
        var trimmed = path[...]
        while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
        var status = stat()
        guard stat(String(trimmed), &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            return nil
        }
        self.init(folder: String(trimmed))
    }

    private init(folder: String) {
        bundlePath = folder
        var folders = [folder]
        if let listing = opendir(folder) {
            defer { closedir(listing) }
            while let entry = readdir(listing) {
                let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                if name.hasSuffix(".resources") || name == "Resources" {
                    folders.append("\(folder)/\(name)")
                }
            }
        }
        self.folders = [folder] + folders.dropFirst().sorted()
    }

    /// Where the files are: the same folder.
    public var resourcePath: String? { bundlePath }

    /// The path of the file with a name and an extension; nil where there is none.
    public func path(forResource name: String?, ofType ext: String?) -> String? {
        path(forResource: name, ofType: ext, inDirectory: nil)
    }

    /// The path of the file with a name and an extension in a folder of the bundle; nil where there is none.
    public func path(
        forResource name: String?,
        ofType ext: String?,
        inDirectory subpath: String?
    ) -> String? {
        guard let name, !name.isEmpty else { return nil }
        var file = name
        if let subpath, !subpath.isEmpty { file = "\(subpath)/\(file)" }
        if let ext, !ext.isEmpty { file += ".\(ext)" }
        return folders.map { "\($0)/\(file)" }.first { access($0, R_OK) == 0 }
    }

    /// Whether both are the same folder.
    public static func == (a: Bundle, b: Bundle) -> Bool { a.bundlePath == b.bundlePath }

    /// Feeds the folder into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(bundlePath) }

    private static func executableFolder() -> String {
        var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &bytes, bytes.count)
        guard count > 0 else { return "." }
        let path = String(decoding: bytes[..<count], as: UTF8.self)
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
