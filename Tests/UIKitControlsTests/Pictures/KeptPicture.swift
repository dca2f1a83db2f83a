import Glibc
import Testing
import UIKit
import UIKitRaster
import UIKitTesting

/// A picture in `docs/pictures` that what is drawn is compared with, pixel for pixel.
///
/// With `VITRINE_RECORD` in the environment the picture is written anew, and the test fails.
@MainActor struct KeptPicture {
    private let path: String

    /// The picture `name` in `docs/pictures/folder`, at `scale` pixels a point.
    init(_ folder: String, _ name: String, scale: Double) {
        let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        path = "/\(root)/docs/pictures/\(folder)/\(name)@\(Int(scale))x"
    }

    /// Compares the picture with what the harness shows, which is `drawn`.
    ///
    /// What differs is written beside it, with `.new` in its name.
    func check(_ harness: Harness, _ drawn: Bitmap) throws {
        let isRecording = getenv("VITRINE_RECORD") != nil
        if isRecording { try harness.writePNG("\(path).png") }
        let kept = UIImage(contentsOfFile: "\(path).png")?.cgImage?.bitmap
        if kept != drawn { try harness.writePNG("\(path).new.png") }
        #expect(kept == drawn, "what is drawn differs from \(path).png; the new one lies beside it")
        #expect(!isRecording, "a run that records proves nothing")
    }
}
