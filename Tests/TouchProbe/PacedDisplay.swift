import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

/// A display that shows nothing and takes a frame every sixtieth of a second, by the real clock.
@MainActor final class PacedDisplay: Display {
    let pixelSize: PixelSize
    let refreshInterval: TimeInterval = 1.0 / 60
    private(set) var isReady = true
    /// Told when the next frame would be taken.
    var onReady: (MonotonicTime) -> Void = { _ in }

    private let loop: EventLoop
    private var refresh: Alarm?

    init(pixelSize: PixelSize, loop: EventLoop) {
        self.pixelSize = pixelSize
        self.loop = loop
        refresh = loop.makeAlarm { [weak self] in
            guard let self else { return }
            isReady = true
            onReady(loop.clock.now)
        }
    }

    func present(_ bitmap: Bitmap, damage: Region) throws(PlatformError) -> PresentResult {
        guard isReady else { return .busy }
        isReady = false
        refresh?.time = loop.clock.now.advanced(by: refreshInterval)
        return .presented
    }
}
