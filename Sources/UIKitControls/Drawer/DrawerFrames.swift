import UIKitCore
import UIKitGeometry
import UIKitLayers

/// Has a drawer tell its delegate of each frame of a settle, for as long as it exists.
@MainActor final class DrawerFrames {
    private weak var drawer: DrawerViewController?
    private var link: CADisplayLink?
    /// How fast the drawer is seen to go, in points per second.
    private(set) var velocity: CGFloat = 0
    private var last: (position: CGFloat, time: CFTimeInterval)

    /// Starts with the next frame.
    init(_ drawer: DrawerViewController) {
        self.drawer = drawer
        last = (drawer.seenPosition, drawer.now)
        let relay = Relay()
        relay.frames = self
        let link = CADisplayLink(target: relay, selector: Relay.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    isolated deinit { link?.invalidate() }

    private func frame() {
        guard let drawer else { return }
        let (position, time) = (drawer.seenPosition, drawer.now)
        if time > last.time { velocity = (position - last.position) / (time - last.time) }
        last = (position, time)
        drawer.report()
    }

    /// What the link holds, so that the drawer and its settle may go.
    @MainActor private final class Relay {
        weak var frames: DrawerFrames?

        func frame(_ link: CADisplayLink) { frames?.frame() }
    }
}

extension DrawerViewController {
    /// The time on the clock of all animations, in seconds.
    fileprivate var now: CFTimeInterval { CACurrentMediaTime() }
}
