import Glibc
import UIKitGeometry

/// Picture files whose names say for how many pixels a point they are made: `lamp.png`, `lamp@2x.png`, `lamp@3x.png`.
enum ScaledFile {
    /// A file and its scale.
    struct Choice {
        let path: String
        let scale: CGFloat
    }

    /// The extensions that a name without one may stand for, in the order they are tried.
    static let extensions = ["png", "jpg", "jpeg", "webp"]

    /// The file that suits the main display of those that `path` may mean.
    ///
    /// That is the smallest scale that is not below the display's, else the largest. A path that names
    /// its scale means that file, and one that names none that exist means itself.
    static func best(for path: String, scale wanted: CGFloat = DisplayScale.main) -> Choice {
        let (stem, ending) = parts(of: path)
        if let scale = suffixScale(stem) { return Choice(path: path, scale: scale) }
        return existing(stem: stem, ending: ending, wanted) ?? Choice(path: path, scale: 1)
    }

    /// The file in `folder` that `name` means; nil where there is none.
    static func named(_ name: String, in folder: String, scale wanted: CGFloat) -> Choice? {
        let path = "\(folder)/\(name)"
        let (stem, ending) = parts(of: path)
        if extensions.contains(lowercased(ending.dropFirst())) {
            if let scale = suffixScale(stem) {
                return access(path, R_OK) == 0 ? Choice(path: path, scale: scale) : nil
            }
            return existing(stem: stem, ending: ending, wanted)
        }
        for ending in extensions {
            if let choice = existing(stem: path, ending: ".\(ending)", wanted) { return choice }
        }
        return nil
    }

    private static func existing(stem: String, ending: String, _ wanted: CGFloat) -> Choice? {
        let above = [1, 2, 3].filter { $0 >= wanted }
        let below = [3, 2, 1].filter { $0 < wanted }
        for scale in above + below {
            let suffix = scale == 1 ? "" : "@\(Int(scale))x"
            let path = stem + suffix + ending
            if access(path, R_OK) == 0 { return Choice(path: path, scale: scale) }
        }
        return nil
    }

    private static func suffixScale(_ stem: String) -> CGFloat? {
        if stem.hasSuffix("@2x") { return 2 }
        if stem.hasSuffix("@3x") { return 3 }
        return stem.hasSuffix("@1x") ? 1 : nil
    }

    /// What stands before the last dot of the last component, and the rest.
    private static func parts(of path: String) -> (String, String) {
        let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        guard let dot = path[name...].lastIndex(of: "."), dot != name else { return (path, "") }
        return (String(path[..<dot]), String(path[dot...]))
    }

    private static func lowercased(_ ending: Substring) -> String { ending.lowercased() }
}
