public import UIKitText

extension UIFont {
    /// Makes the fonts of a file known to this application, without installing them.
    ///
    /// They are found under their names from then on. This is ours: on iOS it is Core Text's or the
    /// property list's task.
    public static func register(contentsOfFile path: String) throws(FontError) {
        try FontLibrary.shared.register(file: path)
    }

    /// Makes the fonts of a file's bytes known to this application.
    public static func register(data: [UInt8]) throws(FontError) {
        try FontLibrary.shared.register(bytes: data)
    }
}
