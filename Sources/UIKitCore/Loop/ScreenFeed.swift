import UIKitGeometry
import UIKitLayers
import UIKitPlatform
import UIKitRaster

/// What the display of one screen has yet to be given, and from when on it may be asked.
///
/// Damage is dropped only when the display took it. The main screen's feed is driven by the main loop's frames; another
/// one shows the windows of its screen or mirrors the main one, whenever its display is ready.
@MainActor package final class ScreenFeed {
    /// Seconds until a frame is offered again after the display failed.
    ///
    /// Policy.
    private static let retryInterval: TimeInterval = 0.1

    /// The pixels that the display shows differently.
    var damage = Region()
    /// No frame before this time: after a failure, and where no commit sets the pace.
    var notBefore = MonotonicTime.zero

    private unowned let screen: UIScreen
    private var lastFailure: PlatformError?
    /// The main screen's picture, while it is shown here.
    private var mirror: ScreenMirror?
    private var hasShown = false

    init(_ screen: UIScreen) { self.screen = screen }

    /// Everything is to be shown anew: on another display, or since somebody else had it.
    func displayChanged() {
        damage = Region(PixelRect(size: screen.display?.pixelSize ?? screen.compositor.size))
        mirror = nil
        hasShown = false
    }

    /// A display is ready again, and the frame that it was busy with is forgotten.
    func displayReady() { if lastFailure == nil { notBefore = .zero } }

    /// Offers `bitmap` with the damage that is due at `now`; whether the display took it.
    func offer(_ bitmap: Bitmap, to display: any Display, now: MonotonicTime) -> Bool {
        do throws(PlatformError) {
            guard try display.present(bitmap, damage: damage) == .presented else {
                // It will say when it is ready; until then it is not asked in a tight loop.
                notBefore = now.advanced(by: display.refreshInterval)
                return false
            }
            if lastFailure != nil { Log.line("the display takes frames again") }
            lastFailure = nil
            return true
        } catch {
            // The damage stays, so nothing is lost when the display comes back.
            if error != lastFailure { Log.line(error.description) }
            lastFailure = error
            notBefore = now.advanced(by: Self.retryInterval)
            return false
        }
    }

    // MARK: - Beside the main screen

    /// Notes that pixels of the main screen changed, which may be mirrored here.
    func mainChanged(_ damage: Region) { mirror?.note(damage) }

    /// Whether a screen beside the main one has something to show.
    var wantsFrame: Bool {
        guard screen.display != nil else { return false }
        if !damage.isEmpty || !hasShown { return true }
        let isMirror = screen.mirrored != nil
        if isMirror != (mirror != nil) { return true }
        return mirror?.isBehind ?? screen.compositor.needsFrame
    }

    /// When a screen beside the main one can show what it has; nil while it has nothing or its display is busy.
    func deadline(now: MonotonicTime) -> MonotonicTime? {
        guard wantsFrame, screen.display?.isReady ?? false else { return nil }
        return max(now, notBefore)
    }

    /// Shows what a screen beside the main one has to show, if its display is ready.
    func show(at time: MonotonicTime) {
        guard let display = screen.display, time >= notBefore, display.isReady, wantsFrame else {
            return
        }
        let picture: Bitmap
        if let main = screen.mirrored {
            let mirror = mirror(of: main, on: display.pixelSize)
            damage.formUnion(mirror.update(with: main.compositor.bitmap))
            picture = mirror.bitmap
        } else {
            if mirror != nil || !hasShown {
                damage = Region(PixelRect(size: display.pixelSize))
                mirror = nil
            }
            screen.compositor.commit(at: time)
            damage.formUnion(screen.compositor.frame(at: time))
            picture = screen.compositor.bitmap
        }
        hasShown = true
        if damage.isEmpty {
            notBefore = time.advanced(by: display.refreshInterval)
        } else if offer(picture, to: display, now: time) {
            damage.removeAll()
        }
    }

    /// The point on the main screen of one on this screen that mirrors it; nil when it doesn't.
    func mirroredPlace(of point: CGPoint) -> CGPoint? {
        guard let main = screen.mirrored else { return nil }
        let scale = screen.scale
        let mirror = mirror ?? ScreenMirror(main.compositor.size, on: screen.compositor.size)
        let place = mirror.sourcePlace(point.x * scale, point.y * scale)
        return CGPoint(x: place.x / main.scale, y: place.y / main.scale)
    }

    private func mirror(of main: UIScreen, on size: PixelSize) -> ScreenMirror {
        if let mirror, mirror.bitmap.size == size, mirror.source == main.compositor.size {
            return mirror
        }
        let new = ScreenMirror(main.compositor.size, on: size)
        damage = Region(PixelRect(size: size))
        mirror = new
        return new
    }
}
