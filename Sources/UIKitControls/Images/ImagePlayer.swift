import UIKitCore
import UIKitDrawing
import UIKitGeometry

/// Shows an image view's pictures in turn, by a timer that only runs while the view is in a window.
@MainActor final class ImagePlayer {
    /// The view that shows the pictures.
    weak var view: UIImageView?
    /// Whether the view was told to start and not to stop.
    private var isStarted = false
    /// Whether an animated image was told to stop.
    private var isHalted = false
    /// How many pictures have been shown before the present one.
    private var shown = 0
    private var timer: Timer?

    isolated deinit { timer?.invalidate() }

    /// Whether pictures are shown in turn.
    var isPlaying: Bool { !pictures.isEmpty }

    /// The picture to be seen now; nil where none are shown in turn.
    var picture: UIImage? {
        let pictures = pictures
        return pictures.isEmpty ? nil : pictures[shown % pictures.count]
    }

    /// Shows the view's animation images from the first.
    func start() {
        guard let view else { return }
        isHalted = false
        isStarted = !(view.animationImages ?? []).isEmpty
        rewind()
        view.show()
    }

    /// Goes back to the view's image.
    func stop() {
        isStarted = false
        isHalted = true
        rewind()
        view?.show()
    }

    /// Plays another animated image, whether the one before was told to stop or not.
    func imageDidChange() {
        isHalted = false
        rewind()
    }

    /// Starts with the first picture again.
    func rewind() {
        shown = 0
        followWindow()
    }

    /// Runs the timer while there is something to see.
    func followWindow() {
        timer?.invalidate()
        timer = nil
        let count = pictures.count
        guard count > 0, view?.window != nil else { return }
        let interval = max(duration / Double(count), Self.shortestInterval)
        // Pictures that no frame could show are left out, rather than woken for.
        let step = max(1, Int((Self.shortestTurn / interval).rounded(.up)))
        timer = Timer.scheduledTimer(withTimeInterval: interval * Double(step), repeats: true) {
            [weak self] _ in
            self?.turn(by: step)
        }
    }

    /// Seconds between two turns at least: policy, two for each frame of 60 a second.
    private static let shortestTurn: TimeInterval = 1.0 / 120
    /// Seconds that a picture is shown at least, so that they can be counted.
    private static let shortestInterval: TimeInterval = 1e-6

    private func turn(by step: Int) {
        guard let view else { return }
        // Wraps after some thousand years, to the first picture.
        shown = max(0, shown &+ step)
        let pictures = pictures
        let rounds = isStarted ? view.animationRepeatCount : 0
        if pictures.isEmpty || (rounds > 0 && shown / pictures.count >= rounds) {
            stop()
        } else if pictures.count > 1 {
            view.show()
        }
    }

    /// The pictures that are shown in turn now.
    private var pictures: [UIImage] {
        guard let view else { return [] }
        if isStarted {
            let highlighted = view.isHighlighted ? view.highlightedAnimationImages : nil
            return highlighted ?? view.animationImages ?? []
        }
        return isHalted ? [] : image?.images ?? []
    }

    /// The image that the view shows while it was not told to start.
    private var image: UIImage? {
        guard let view else { return nil }
        return view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    }

    /// Seconds that all pictures take together.
    private var duration: TimeInterval {
        guard let view else { return 1 }
        if !isStarted, let image, image.images != nil { return image.duration }
        let given = view.animationDuration
        return given > 0 && given.isFinite ? given : Double(pictures.count) / 30
    }
}
