package import UIKitGeometry
import UIKitPlatform
import UIKitRaster

extension LinuxPlatform {
    /// Seconds for which a pointer that rests is still shown.
    ///
    /// Policy: nobody looks for it, and it would burn in.
    package static let pointerPatience: TimeInterval = 5

    /// Moves the pointer's picture with the mouse; a finger takes it away, and so does time.
    func followPointer(_ event: InputEvent) {
        switch event {
        case .hover(let place, _, _): showPointer(at: place)
        case .scroll(let place, _, _, _, _): showPointer(at: place)
        case .contacts(let contacts, _):
            guard let contact = contacts.last else { return }
            showPointer(at: contact.tool == .pointer ? contact.position : nil)
        default: break
        }
    }

    private func showPointer(at place: CGPoint?) {
        let pixel = place.map { PixelPoint(x: Int($0.x * scale), y: Int($0.y * scale)) }
        let region =
            keeper?.panel?.showPointer(at: pixel) ?? framebuffer?.showPointer(at: pixel)
            ?? Region()
        if !region.isEmpty { sink?.pictureNeeded(region) }
        if pointerAlarm == nil {
            pointerAlarm = loop.makeAlarm { [weak self] in self?.showPointer(at: nil) }
        }
        pointerAlarm?.time =
            place == nil ? nil : clock.now.advanced(by: Self.pointerPatience)
    }
}
