import UIKitCore
import UIKitGeometry

/// Has a drawer tell its delegate of each frame of a settle, for as long as it exists.
@MainActor final class DrawerFrames {
    private weak var drawer: DrawerViewController?
    private var link: CADisplayLink?

    /// Starts with the next frame.
    init(_ drawer: DrawerViewController) {
        self.drawer = drawer
        let relay = Relay()
        relay.frames = self
        let link = CADisplayLink(target: relay, selector: Relay.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    isolated deinit { link?.invalidate() }

    fileprivate func frame() { drawer?.report() }

    /// What the link holds, so that the drawer and its settle may go.
    @MainActor private final class Relay {
        weak var frames: DrawerFrames?

        func frame(_ link: CADisplayLink) { frames?.frame() }
    }
}
