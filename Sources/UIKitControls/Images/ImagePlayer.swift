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
        let interval = duration / Double(count)
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in
            self?.turn()
        }
    }

    private func turn() {
        guard let view else { return }
        shown += 1
        let rounds = isStarted ? view.animationRepeatCount : 0
        if rounds > 0 && shown >= rounds * pictures.count {
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
        let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
        return isHalted ? [] : image?.images ?? []
    }

    /// Seconds that all pictures take together.
    private var duration: TimeInterval {
        guard let view else { return 1 }
        if !isStarted, let image = view.image, image.images != nil { return image.duration }
        let given = view.animationDuration
        return given > 0 && given.isFinite ? given : Double(pictures.count) / 30
    }
}
