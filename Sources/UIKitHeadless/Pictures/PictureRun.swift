package import UIKitGeometry
import UIKitImages
package import UIKitPlatform
import UIKitRaster

/// Writes pictures of what a headless platform shows while a session is played.
@MainActor package final class PictureRun {
    /// Seconds between frames that are kept.
    package static let interval: TimeInterval = 0.1

    private var folder: PictureFolder
    private var sampler = FrameSampler<Bitmap>(interval: PictureRun.interval)
    private var sheet = ContactSheet()
    private var hasFailed = false

    /// Follows `platform`, writing to the folder at `path`, which is made.
    package init(of platform: HeadlessPlatform, in path: String) throws(PlatformError) {
        folder = try PictureFolder(path: path)
        platform.onPresent = { [weak self] bitmap, time in
            guard let self, let frame = sampler.present(bitmap, at: time) else { return }
            keep(frame)
        }
        platform.onPicture = { [weak self] name, bitmap in
            guard let self else { return }
            attempt { () throws(ImageError) in try folder.writePicture(bitmap, named: name) }
        }
    }

    /// Writes the last frame and the sheet; gives a line that says what is where.
    package func finish() -> String {
        if let frame = sampler.finish() { keep(frame) }
        if sheet.isEmpty { return "nothing was shown, so there is no picture" }
        attempt { () throws(ImageError) in try folder.writeSheet(sheet.picture()) }
        let frames = folder.frameCount == 1 ? "1 frame" : "\(folder.frameCount) frames"
        if hasFailed { return "\(frames), but not all pictures, are in \(folder.path)" }
        return "\(frames) and sheet.png are in \(folder.path)"
    }

    private func keep(_ frame: Bitmap) {
        attempt { () throws(ImageError) in try folder.writeFrame(frame) }
        sheet.add(frame)
    }

    /// The first failure is logged and ends the writing: a full disk stays full.
    private func attempt(_ write: () throws(ImageError) -> Void) {
        if hasFailed { return }
        do throws(ImageError) {
            try write()
        } catch {
            hasFailed = true
            Log.line("\(error); no more pictures are written")
        }
    }
}
