import Glibc
package import UIKitImages
package import UIKitPlatform
package import UIKitRaster

/// The folder that a headless run leaves its pictures in.
///
/// `frame-0001.png` and so on, `picture-NAME.png` for those that the session asks for, `sheet.png`
/// with all frames on one page. Frames of an earlier run are removed first.
package struct PictureFolder {
    /// The path of the folder.
    package let path: String
    /// Frames that were written.
    package private(set) var frameCount = 0

    /// Makes the folder, with those it lies in, and empties it of an earlier run's pictures.
    package init(path: String) throws(PlatformError) {
        self.path = path
        try Self.make(path)
        var number = 1
        while unlink(Self.frame(number, in: path)) == 0 { number += 1 }
        unlink("\(path)/sheet.png")
    }

    /// Writes the next numbered frame.
    package mutating func writeFrame(_ bitmap: Bitmap) throws(ImageError) {
        try PNG.write(bitmap, to: Self.frame(frameCount + 1, in: path))
        frameCount += 1
    }

    /// Writes the picture that the session asks for under `name`.
    package func writePicture(_ bitmap: Bitmap, named name: String) throws(ImageError) {
        try PNG.write(bitmap, to: "\(path)/picture-\(name).png")
    }

    /// Writes the page with all frames.
    package func writeSheet(_ bitmap: Bitmap) throws(ImageError) {
        try PNG.write(bitmap, to: "\(path)/sheet.png")
    }

    private static func frame(_ number: Int, in path: String) -> String {
        let digits = String(number)
        let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
        return "\(path)/frame-\(zeros)\(digits).png"
    }

    private static func make(_ path: String) throws(PlatformError) {
        var part = path.hasPrefix("/") ? "" : "."
        for name in path.split(separator: "/") {
            part += "/\(name)"
            if mkdir(part, 0o755) != 0 && (errno != EEXIST || !isFolder(part)) {
                let number = errno == EEXIST ? ENOTDIR : errno
                throw PlatformError(
                    operation: "make the folder",
                    subject: part,
                    errorNumber: number,
                    reason: String(cString: strerror(number)),
                    remedy: "set UIKIT_OUTPUT to a folder that may be written to"
                )
            }
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        let isThere = stat(path, &status) == 0
        // `stat` may have set an error number of its own; the one that matters is that something is in the way.
        errno = EEXIST
        return isThere && status.st_mode & S_IFMT == S_IFDIR
    }
}
