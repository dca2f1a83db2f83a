import GalleryScreens
import ThermostatScreens
import UIKit
import UIKitTesting

extension FrameScene {
    /// A finger drags the gallery's drawer open by 240 points and back.
    package static var galleryDrawer: FrameScene {
        drawer("gallery-drawer", from: 500, way: 240) { GalleryDrawer() }
    }

    /// A finger drags the thermostat's settings open by 320 points and back.
    package static var thermostatDrawer: FrameScene {
        drawer("thermostat-drawer", from: 700, way: -320) { ThermostatDrawer() }
    }

    private static func drawer(
        _ name: String,
        from start: CGFloat,
        way: CGFloat,
        _ make: @escaping @MainActor () -> DrawerViewController
    ) -> FrameScene {
        FrameScene(name: name) { harness in
            harness.window.rootViewController = make()
            harness.advance(by: 1)
            harness.down(1, at: CGPoint(x: start, y: 790))
            harness.move(1, to: CGPoint(x: start + (way > 0 ? 10 : -10), y: 790))
            harness.runFrame()
            return { step in
                let place = start + (way > 0 ? 10 : -10) + way * swing(step + 1, of: 240)
                harness.move(1, to: CGPoint(x: place, y: 790))
            }
        }
    }

    /// A finger drags a page of the gallery up and down by 200 points.
    package static var galleryScroll: FrameScene {
        FrameScene(name: "gallery-scroll") { harness in
            harness.window.rootViewController = GalleryDrawer()
            harness.advance(by: 1)
            for name in ["menu", "page Colours"] {
                if let view = harness.find(name) { harness.tap(view) }
                harness.advance(by: 1)
            }
            harness.down(1, at: CGPoint(x: 100, y: 700))
            harness.move(1, to: CGPoint(x: 100, y: 690))
            harness.runFrame()
            return { step in
                let place = 690 - 200 * swing(step + 1, of: 240)
                harness.move(1, to: CGPoint(x: 100, y: place.rounded()))
            }
        }
    }
}
