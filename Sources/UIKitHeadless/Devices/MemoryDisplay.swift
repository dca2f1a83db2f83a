package import UIKitGeometry
package import UIKitPlatform
package import UIKitRaster

/// A screen in memory that treats its caller as a real one does.
///
/// It copies only the damaged rows of a frame, so that damage which somebody forgot stays visible; it
/// refuses bitmaps of another size and damage outside the screen; and it takes one frame at a time:
/// after a commit it is busy until the next vertical blank, a whole multiple of `refreshInterval`
/// after the clock's zero.
@MainActor package final class MemoryDisplay: Display {
    /// The size of the picture in pixels.
    package let pixelSize: PixelSize
    /// Seconds between two vertical blanks.
    package let refreshInterval: TimeInterval
    /// What the screen shows: black at first.
    package private(set) var presented: Bitmap
    /// The number of frames that were taken.
    package private(set) var commitCount = 0
    /// The pixels of all damage that was taken.
    package private(set) var damagedPixels = 0
    /// The damage of the last frame that was taken.
    package private(set) var lastDamage = Region()
    /// The time of the vertical blank that the frame in flight waits for; nil when none is in flight.
    package private(set) var nextVerticalBlank: MonotonicTime?
    /// Whether every frame is refused as by a display that is held by somebody else; false at first.
    package var isHeldBusy = false
    /// The failures of the next frames, first to last; each frame offered takes one.
    package var scriptedFailures: [PlatformError] = []
    /// Told of each frame that was taken, with the picture that it made and the time.
    package var onPresent: ((Bitmap, MonotonicTime) -> Void)?

    private let clock: ManualClock

    /// Creates a black screen of `pixelSize` that refreshes at `clock`'s times.
    package init(
        pixelSize: PixelSize,
        scale: CGFloat = 1,
        refreshInterval: TimeInterval = 1.0 / 60,
        clock: ManualClock
    ) {
        demand(
            pixelSize.width > 0 && pixelSize.height > 0,
            "a screen has pixels, not \(pixelSize.width) × \(pixelSize.height)"
        )
        demand(refreshInterval > 0, "a refresh takes time, not \(refreshInterval) s")
        self.pixelSize = pixelSize
        self.refreshInterval = refreshInterval
        self.clock = clock
        presented = Bitmap(size: pixelSize, scale: scale)
        presented.fillOpaque(gray: 0)
    }

    /// Whether a frame offered now would be taken.
    package var isReady: Bool { nextVerticalBlank == nil && !isHeldBusy }

    /// Shows `bitmap`, of which only the pixels in `damage` differ from the frame before.
    package func present(
        _ bitmap: Bitmap,
        damage: Region
    ) throws(PlatformError) -> PresentResult {
        try check(bitmap, damage)
        if !scriptedFailures.isEmpty { throw scriptedFailures.removeFirst() }
        guard isReady else { return .busy }
        presented.copy(damage, from: bitmap)
        commitCount += 1
        damagedPixels += damage.area
        lastDamage.assign(damage)
        nextVerticalBlank = verticalBlank(after: clock.now)
        onPresent?(presented, clock.now)
        return .presented
    }

    /// Ends the wait of the frame in flight; called by the platform when the clock reaches its vertical blank.
    package func finishFrame() { nextVerticalBlank = nil }

    /// The first vertical blank later than `time`.
    package func verticalBlank(after time: MonotonicTime) -> MonotonicTime {
        var number = (time.seconds / refreshInterval).rounded(.down)
        var blank = MonotonicTime(seconds: number * refreshInterval)
        while blank <= time {
            number += 1
            blank = MonotonicTime(seconds: number * refreshInterval)
        }
        return blank
    }

    private func check(_ bitmap: Bitmap, _ damage: Region) throws(PlatformError) {
        guard bitmap.size == pixelSize else {
            throw refusal(
                "a bitmap of \(bitmap.size.width) × \(bitmap.size.height) pixels was offered"
            )
        }
        guard PixelRect(size: pixelSize).contains(damage.bounds) else {
            throw refusal("the damage \(damage.bounds) is not inside the screen")
        }
    }

    private func refusal(_ reason: String) -> PlatformError {
        PlatformError(
            operation: "commit to",
            subject: "the headless screen of \(pixelSize.width) × \(pixelSize.height) pixels",
            reason: reason
        )
    }
}
