import UIKitGeometry
import UIKitPlatform
import UIKitRaster

extension LinuxPlatform {
    /// Moves the pointer's picture to a place, on whichever screen; nil takes it away.
    func showPointer(at place: ScreenPlace?) {
        if let shown = pointerScreen, shown != place?.screen { showPointer(at: nil, on: shown) }
        pointerScreen = place?.screen
        if let place { showPointer(at: place.point, on: place.screen) }
    }

    private func showPointer(at point: CGPoint?, on screen: DisplayID) {
        let region: Region
        if screen == .main {
            let tip = point.map { pixel($0, scale) }
            region =
                keeper?.panel?.showPointer(at: tip) ?? framebuffer?.showPointer(at: tip)
                ?? Region()
        } else {
            // A screen that was pulled took its pointer along.
            guard let display = keeper?.secondaries.first(where: { $0.id == screen })?.display
            else { return }
            region = display.showPointer(at: point.map { pixel($0, scale(of: display)) })
        }
        if !region.isEmpty { sink?.pictureNeeded(region, on: screen) }
    }

    private func pixel(_ point: CGPoint, _ scale: CGFloat) -> PixelPoint {
        PixelPoint(x: Int(point.x * scale), y: Int(point.y * scale))
    }

    /// The screens that the pointer may go to: in the order of `UIScreen.screens`, without those that mirror the main one.
    var pointerNeighbours: [InputTranslator.Placement] {
        (keeper?.secondaries ?? []).filter { sink?.hasWindows(on: $0.id) ?? false }.map {
            InputTranslator.Placement(screen: $0.id, size: size(of: $0.display))
        }
    }
}
