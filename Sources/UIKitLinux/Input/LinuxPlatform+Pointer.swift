import UIKitGeometry
import UIKitPlatform
import UIKitRaster

extension LinuxPlatform {
    /// Moves the pointer's picture to a place in points of the screen; nil takes it away.
    func showPointer(at place: CGPoint?) {
        let pixel = place.map { PixelPoint(x: Int($0.x * scale), y: Int($0.y * scale)) }
        let region =
            keeper?.panel?.showPointer(at: pixel) ?? framebuffer?.showPointer(at: pixel)
            ?? Region()
        if !region.isEmpty { sink?.pictureNeeded(region) }
    }
}
