package import UIKitGeometry
package import UIKitRaster

/// Shows one tree of layers on one screen, painting only what changes.
///
/// A frame goes `layout()`, `commit(at:)`, `frame(at:)`; the result lies in `bitmap` and the caller
/// presents the returned region of it. The screen is black where no layer is.
@MainActor package final class Compositor {
    /// Counts of work, since the start.
    package struct Statistics: Hashable, Sendable {
        /// Frames that changed pixels.
        package var paintedFrames = 0
        /// Pixels in the regions that frames returned.
        package var damagedPixels = 0
        /// Pixels written while painting; one that is written twice counts twice.
        package var paintedPixels = 0
        /// Pixels copied from where they were in the frame before.
        package var copiedPixels = 0
        /// Layers that were laid out.
        package var layoutPasses = 0
    }

    /// The layer that fills the screen; windows are its sublayers.
    package let root = CALayer()
    /// The extent of the screen in pixels.
    package private(set) var size: PixelSize
    /// Pixels per point.
    package private(set) var scale: CGFloat
    /// What the screen shows, after the last frame.
    package private(set) var bitmap: Bitmap
    /// Counts of work, since the start.
    package private(set) var statistics = Statistics()
    /// Called once when a frame becomes necessary, at the end of `frame(at:)` too.
    package var onNeedsFrame: (() -> Void)?
    /// Called when a frame's changes begin to be found and painted, and when that is done: for counting what it takes.
    package var onPainting: ((_ isDone: Bool) -> Void)?
    /// Whether something has changed since the last frame, or is animated.
    package private(set) var needsFrame = true

    /// From when on cores share the painting and pixels are copied.
    package var limits = FrameLimits()

    private var damage = DamageList()
    private let run = PaintRun()
    private var update = UpdatePass()
    private var covers = CoverPass()
    private var region = Region()
    private var moved = Region()
    private var animatedLayers: [CALayer] = []

    /// Creates a black screen of `size` pixels, `scale` of them a point.
    package init(size: PixelSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
        bitmap = Bitmap(size: size, scale: scale)
        root.name = "the screen"
        root.anchorPoint = .zero
        root.bounds = CGRect(origin: .zero, size: PixelScale(scale).points(size))
        damage.add(PixelRect(size: size))
        root.enterScreen(self)
    }

    /// Changes the extent of the screen and the pixels per point; everything is painted anew.
    package func resize(to size: PixelSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
        bitmap = Bitmap(size: size, scale: scale)
        root.bounds = CGRect(origin: .zero, size: PixelScale(scale).points(size))
        root.mark(.placement)
        damage.add(PixelRect(size: size))
        layerChanged()
    }

    // MARK: - Frames

    /// Lays out marked layers.
    package func layout() { statistics.layoutPasses += LayoutPass.run(from: root) }

    /// Ends the implicit transaction; animations that were added since the last commit begin at `time`.
    package func commit(at time: MonotonicTime) {
        CATransaction.flush()
        for layer in animatedLayers {
            let local = layer.localTime(at: time)
            for running in layer.runningAnimations { running.commit(at: time, local: local) }
        }
    }

    /// Brings `bitmap` to what is seen at `time`; returns the pixels that may have changed.
    ///
    /// Animations that have ended by then are reported first; what their completions change is
    /// laid out, committed and shown in the same frame.
    package func frame(at time: MonotonicTime) -> Region {
        if endAnimations(at: time) {
            layout()
            commit(at: time)
        }
        for layer in animatedLayers { layer.mark(.animation) }
        DisplayPass.run(from: root, .seen(at: time))

        onPainting?(false)
        defer { onPainting?(true) }
        let screen = PixelRect(size: size)
        var update = UpdatePass()
        swap(&update, &self.update)
        swap(&update.damage, &damage)
        update.begin(
            at: time,
            least: limits.copiedPixels,
            mostGroupPixels: limits.groupScreens * size.area
        )
        update.visit(root, toDevice, clip: screen, hasMoved: false)
        if !update.seamed.isEmpty {
            for layer in update.seamed {
                layer.markDisplay(nil)
                layer.runDisplay()
            }
            update.visit(root, toDevice, clip: screen, hasMoved: false)
        }
        region.removeAll()
        update.takeDamage(within: screen, into: &region)
        copy(update.movedAreas)
        if !region.isEmpty { paint(region, at: time) }
        region.formUnion(moved)
        if !region.isEmpty {
            statistics.paintedFrames += 1
            statistics.damagedPixels += region.area
        }

        needsFrame = false
        for layer in update.undrawn { layer.mark(.partialPainting) }
        update.end()
        swap(&update, &self.update)
        if !root.marks.isDisjoint(with: [.layout, .layoutBelow, .frameBelow]) || isAnimating {
            layerChanged()
        }
        return region
    }

    /// A picture of the whole tree at `time`, painted without anything known from earlier frames.
    package func renderFromScratch(at time: MonotonicTime) -> Bitmap {
        DisplayPass.run(from: root, .seen(at: time))
        let screen = PixelRect(size: size)
        var pass = PaintPass(source: .scratch, states: .seen(at: time))
        pass.fill(Region(screen), with: .black)
        pass.visit(root, PaintPass.Place(map: toDevice, clip: screen))
        return pass.paintApart(size, scale: scale)
    }

    private var toDevice: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

    private func paint(_ region: Region, at time: MonotonicTime) {
        let screen = PixelRect(size: size)
        covers.begin(region)
        covers.visit(root, CoverPass.Place(clip: screen, solid: screen))

        var pass = PaintPass(source: .frame, states: .seen(at: time))
        pass.swapSteps(&run.steps)
        if !covers.remaining.isEmpty { pass.fill(covers.remaining, with: .black) }
        pass.visit(root, PaintPass.Place(map: toDevice, clip: screen))
        pass.swapSteps(&run.steps)

        let before = run.paintedPixels
        bitmap = run.run(releaseBitmap(), region: region, limits: limits)
        statistics.paintedPixels += run.paintedPixels - before
    }

    /// Copies what has only moved to where it is, which `moved` says then, unless `region`, which is painted after,
    /// has most of it.
    private func copy(_ areas: [MovedArea]) {
        moved.removeAll()
        for area in areas {
            if region.area(within: area.target) * 2 > area.target.area {
                region.formUnion(area.target)
                continue
            }
            bitmap.move(area.source, dx: area.dx, dy: area.dy)
            statistics.copiedPixels += area.target.area
            moved.formUnion(area.target)
        }
    }

    /// Moves the bitmap out, so that the canvas is its only owner and writes in place.
    private func releaseBitmap() -> Bitmap {
        var released = Bitmap(size: .zero)
        swap(&released, &bitmap)
        return released
    }

    // MARK: - What layers tell

    /// Notes that a layer of the tree has changed.
    package func layerChanged() {
        if needsFrame { return }
        needsFrame = true
        onNeedsFrame?()
    }

    /// Has what `layer` and those below it have painted painted over.
    func erase(_ layer: CALayer) {
        var update = UpdatePass()
        swap(&update.damage, &damage)
        update.erase(layer)
        swap(&update.damage, &damage)
    }

    /// Notes that `layer` has animations.
    func noteAnimations(of layer: CALayer) {
        if layer.rendering.isListed { return }
        layer.rendering.isListed = true
        animatedLayers.append(layer)
    }

    /// Forgets `layer`, which is not shown here any more.
    func forget(_ layer: CALayer) {
        layer.rendering.erase()
        if !layer.rendering.isListed { return }
        layer.rendering.isListed = false
        animatedLayers.removeAll { $0 === layer }
    }

    // MARK: - Animations

    /// Whether an animation waits for its start or runs; those whose clock stands still do neither.
    private var isAnimating: Bool {
        animatedLayers.contains { layer in
            !layer.standsStill && layer.runningAnimations.contains { !$0.standsStill }
        }
    }

    /// Removes all animations but those that stay beyond their end, unfinished, since nothing is shown for a while.
    package func stopAnimations() {
        for layer in animatedLayers {
            layer.stopAnimations { $0.animation.isRemovedOnCompletion && $0.part == nil }
        }
    }

    /// Ends the animations and timelines that are over at `time`, in the order of their ends; whether there were any.
    private func endAnimations(at time: MonotonicTime) -> Bool {
        var ended: [(end: MonotonicTime, order: Int, what: Ended)] = []
        for layer in animatedLayers {
            let local = layer.localTime(at: time)
            for running in layer.runningAnimations where !running.isOver {
                if let timeline = running.part?.timeline {
                    let isNew = !ended.contains { $0.what.isTimeline(timeline) }
                    if isNew, timeline.isOver(at: time) {
                        ended.append((timeline.end, ended.count, .timeline(timeline)))
                    }
                } else if running.reachesEnd(at: local) {
                    ended.append((running.end, ended.count, .animation(running)))
                }
            }
        }
        if ended.isEmpty { return false }
        for layer in animatedLayers {
            layer.mark(.animation)
            layer.runningAnimations.removeAll { running in
                running.animation.isRemovedOnCompletion
                    && ended.contains { $0.what.isAnimation(running) }
            }
        }
        ended.sort { ($0.end, $0.order) < ($1.end, $1.order) }
        for entry in ended {
            switch entry.what {
            case .animation(let running): running.report(finished: true)
            case .timeline(let timeline): timeline.onEnd?()
            }
        }
        animatedLayers.removeAll { layer in
            let isResting = layer.runningAnimations.allSatisfy(\.isOver)
            if isResting { layer.rendering.isListed = false }
            return isResting
        }
        return true
    }
}

/// What has come to its end in a frame.
@MainActor private enum Ended {
    case animation(RunningAnimation)
    case timeline(AnimationTimeline)

    func isAnimation(_ running: RunningAnimation) -> Bool {
        if case .animation(let own) = self { own === running } else { false }
    }

    func isTimeline(_ timeline: AnimationTimeline) -> Bool {
        if case .timeline(let own) = self { own === timeline } else { false }
    }
}
