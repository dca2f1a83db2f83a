package import UIKitGeometry
import UIKitLayers
package import UIKitPlatform
package import UIKitRaster

/// One turn after another: input, timers, layout, frame; then it waits until something happens.
///
/// What goes in comes through `PlatformSink` and the injected clock; what comes
/// out are calls of the application and bitmaps for the display. Everything
/// runs on the main thread.
@MainActor package final class MainLoop {
    /// The loop of the application.
    package static var current: MainLoop { UIApplication.shared.mainLoop }

    /// What the loop runs on; nil only before the application started.
    package private(set) var platform: (any Platform)?
    /// Timers and delayed actions.
    package var timers = TimerQueue()
    /// What frames cost.
    package var counters = FrameCounters()
    /// Why the loop should end; nil while it should not.
    package private(set) var termination: TerminationReason?

    private unowned let application: UIApplication
    private var displayLinks: [CADisplayLink] = []
    /// Who moves by itself.
    private var followers: [any FrameFollower] = []
    private var isSuspended = false
    /// What the main screen's display has not yet been given; nil before the application started.
    private var feed: ScreenFeed? { application.screens.first?.feed }
    /// The screens beside the main one.
    private var otherScreens: ArraySlice<UIScreen> { application.screens.dropFirst() }

    /// Seconds between frames where no display sets the pace.
    ///
    /// Policy.
    private static let defaultRefreshInterval: TimeInterval = 1.0 / 60

    init(application: UIApplication, platform: (any Platform)?) {
        self.application = application
        self.platform = platform
        platform?.sink = self
        LayoutPass.report = Log.line
        guard let platform else { return }
        let clock = platform.clock
        MediaClock.now = { clock.now }
        CompletionQueue.onFirst = { [weak platform] in platform?.wake() }
    }

    /// The time on the loop's clock.
    package var now: MonotonicTime { platform?.clock.now ?? .zero }

    /// Seconds between two frames of the display.
    package var refreshInterval: TimeInterval {
        platform?.display?.refreshInterval ?? Self.defaultRefreshInterval
    }

    /// Turns until the application should end.
    func run() {
        while termination == nil {
            turn()
            if termination != nil { break }
            platform?.wait(until: nextDeadline)
            counters.wakeups += 1
        }
    }

    /// Does everything that is due now.
    package func turn() {
        processInput()
        turnWithoutFrame()
        if canShowFrame { frame(at: now) }
        if !isSuspended { showOtherScreens(at: now) }
    }

    /// Does everything that is due now but input and the frame.
    package func turnWithoutFrame() {
        AnimationBlock.runDueCompletions()
        fireTimers()
        application.dispatcher.tick(now: now)
        commit()
    }

    /// When the loop has something to do by itself; nil while only the world can wake it.
    package var nextDeadline: MonotonicTime? {
        let timer = nextTimerDeadline
        if isSuspended { return timer }
        var times = [timer]
        if wantsMainFrame, platform?.display?.isReady ?? true {
            times.append(max(now, feed?.notBefore ?? .zero))
        }
        for screen in otherScreens { times.append(screen.feed.deadline(now: now)) }
        return times.compactMap(\.self).min()
    }

    /// When the next timer, delayed action, recognizer or waiting completion is due; nil when there is none.
    package var nextTimerDeadline: MonotonicTime? {
        if !CompletionQueue.isEmpty { return now }
        guard let timer = timers.nextDeadline else { return application.dispatcher.nextDeadline }
        return application.dispatcher.nextDeadline.map { min($0, timer) } ?? timer
    }

    // MARK: - Steps of a turn

    /// Delivers what input devices reported.
    ///
    /// Moves wait for the display, so that a frame gets them merged; everything else goes out at once.
    package func processInput(force: Bool = false) {
        let dispatcher = application.dispatcher
        guard dispatcher.hasQueuedEvents else { return }
        let isIdle = platform?.display?.isReady ?? true
        if force || isIdle || isSuspended || !dispatcher.queueHasOnlyMoves {
            dispatcher.processQueue(now: now)
        }
    }

    /// Runs timers and delayed actions that are due; what they add waits for the next turn.
    package func fireTimers() {
        let mark = timers.mark
        let time = now
        while let action = timers.takeDue(at: time, addedBefore: mark) { action() }
    }

    /// Lays out, and gives the animations that wait their begin time.
    package func commit() {
        let time = now
        for screen in application.screens {
            let before = screen.compositor.statistics.layoutPasses
            screen.compositor.layout()
            if screen.compositor.statistics.layoutPasses != before { counters.layoutPasses += 1 }
            screen.compositor.commit(at: time)
        }
    }

    /// Whether something waits to be shown on any screen.
    package var wantsFrame: Bool {
        wantsMainFrame || otherScreens.contains { $0.feed.wantsFrame }
    }

    /// Whether something waits to be shown on the main screen, or is paced by it.
    package var wantsMainFrame: Bool {
        !followers.isEmpty || displayLinks.contains { !$0.isPaused }
            || application.screens.first.map {
                $0.compositor.needsFrame || !$0.feed.damage.isEmpty
            } ?? false
    }

    private var canShowFrame: Bool {
        wantsMainFrame && !isSuspended && now >= feed?.notBefore ?? .zero
            && (platform?.display?.isReady ?? true)
    }

    /// Works out one frame for `time` and offers it to the display.
    package func frame(at time: MonotonicTime, firesDisplayLinks: Bool = true) {
        counters.frames += 1
        for follower in followers { follower.follow(to: time) }
        if firesDisplayLinks {
            // A link may take away those behind it.
            for link in displayLinks where displayLinks.contains(where: { $0 === link }) {
                link.fire(at: time, refreshInterval: refreshInterval)
            }
        }
        commit()
        updatePicture(at: time)
        guard let screen = application.screens.first else { return }
        let feed = screen.feed
        guard let display = platform?.display else {
            feed.damage = Region()
            feed.notBefore = time.advanced(by: refreshInterval)
            return
        }
        if feed.damage.isEmpty {
            // What moves does so by less than a pixel: without a commit the clock sets the pace.
            feed.notBefore = time.advanced(by: refreshInterval)
        } else if feed.offer(screen.compositor.bitmap, to: display, now: now) {
            counters.commits += 1
            counters.damagedPixels += feed.damage.area
            feed.damage.removeAll()
        }
    }

    /// Shows what the screens beside the main one have to show, as far as their displays are ready.
    package func showOtherScreens(at time: MonotonicTime) {
        for screen in otherScreens { screen.feed.show(at: time) }
    }

    /// Brings the main screen's picture up to date for `time`, and keeps what changed for the displays.
    package func updatePicture(at time: MonotonicTime) {
        guard let screen = application.screens.first else { return }
        let compositor = screen.compositor
        let painted = compositor.statistics.paintedPixels
        let changed = compositor.frame(at: time)
        screen.feed.damage.formUnion(changed)
        if !changed.isEmpty { for other in otherScreens { other.feed.mainChanged(changed) } }
        counters.paintedPixels += compositor.statistics.paintedPixels - painted
    }

    // MARK: - Requests

    /// Makes sure that the loop turns soon.
    package func requestFrame() { platform?.wake() }

    /// Starts a display link.
    func add(_ link: CADisplayLink) {
        if !displayLinks.contains(where: { $0 === link }) { displayLinks.append(link) }
        requestFrame()
    }

    /// Has `follower` brought up to date for every frame, until it is taken away.
    package func add(_ follower: any FrameFollower) {
        if !followers.contains(where: { $0 === follower }) { followers.append(follower) }
        requestFrame()
    }

    /// Ends that `follower` is brought up to date.
    package func remove(_ follower: any FrameFollower) { followers.removeAll { $0 === follower } }

    /// Stops a display link.
    func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }

    /// Ends the loop after this turn.
    func stop(_ reason: TerminationReason) {
        if termination == nil { termination = reason }
        platform?.wake()
    }
}

extension MainLoop: PlatformSink {
    package func receive(_ event: InputEvent) { application.dispatcher.enqueue(event) }

    package func displayReady(at time: MonotonicTime) { feed?.displayReady() }

    package func displayChanged() {
        guard let platform, let screen = application.screens.first else { return }
        screen.display = platform.display
        if let display = platform.display {
            if display.pixelSize != screen.compositor.size {
                screen.resize(to: display.pixelSize)
            }
            screen.feed.displayChanged()
        }
        application.followSecondaryDisplays(platform.secondaryDisplays)
    }

    package func pictureNeeded(_ region: Region, on screen: DisplayID) {
        guard let screen = application.screens.first(where: { $0.id == screen }),
            let size = screen.display?.pixelSize
        else { return }
        screen.feed.damage.formUnion(region.intersection(PixelRect(size: size)))
        requestFrame()
    }

    package func hasWindows(on screen: DisplayID) -> Bool {
        application.screens.contains { $0.id == screen && $0.mirrored == nil }
    }

    package func setSuspended(_ suspended: Bool) {
        if suspended == isSuspended { return }
        isSuspended = suspended
        application.setSuspended(suspended)
        if !suspended { for screen in application.screens { screen.feed.displayChanged() } }
    }

    package func terminate(_ reason: TerminationReason) { stop(reason) }
}
