public import UIKit
import UIKitCore
import UIKitHeadless
import UIKitImages

extension Harness {
    /// The picture as it is now, after layout and display.
    public func render() -> Bitmap {
        loop.commit()
        loop.updatePicture(at: platform.manualClock.now)
        return compositor.bitmap
    }

    /// The same scene, drawn from nothing into cleared buffers.
    public func renderFromScratch() -> Bitmap {
        loop.commit()
        return compositor.renderFromScratch(at: platform.manualClock.now)
    }

    /// What the display shows after the last frame.
    public var presented: Bitmap {
        guard let screen = platform.screen else {
            fatalError("no display is connected, so nothing is presented")
        }
        return screen.presented
    }

    /// Writes what `render()` gives to a file.
    public func writePNG(_ path: String) throws { try PNG.write(render(), to: path) }

    /// What frames cost since the last `resetCounters()`.
    public var counters: FrameCounters { loop.counters }

    /// Starts counting from zero.
    public func resetCounters() { loop.counters = FrameCounters() }

    private var compositor: Compositor { application.screens[0].compositor }
}
