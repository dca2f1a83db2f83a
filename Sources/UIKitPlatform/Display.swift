package import UIKitGeometry
package import UIKitRaster

/// What became of a frame that was offered to a display.
package enum PresentResult: Hashable, Sendable {
    /// The display took it and will show it; its damage is settled.
    case presented
    /// The display is still busy with the last frame, or away: keep the damage, offer again at `displayReady`.
    case busy
}

/// A screen that pixels leave through.
///
/// The caller keeps one cached bitmap of the whole screen; a display copies
/// the damaged rows to its own buffers, each of which may be one or more frames old.
@MainActor package protocol Display: AnyObject {
    /// The size of the visible picture in pixels.
    var pixelSize: PixelSize { get }
    /// Seconds between two frames, for example 1/60.
    var refreshInterval: TimeInterval { get }
    /// Whether a frame offered now would be taken.
    var isReady: Bool { get }
    /// Shows `bitmap`, of which only the pixels in `damage` differ from the frame before.
    ///
    /// Never blocks. Throws what the world did; the caller logs it, keeps the damage and goes on.
    func present(_ bitmap: Bitmap, damage: Region) throws(PlatformError) -> PresentResult
}
