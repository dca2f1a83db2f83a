import UIKitGeometry

/// Adds up where the middle of several fingers goes, in points of the window.
///
/// Only movements between updates with the same fingers count, so that a finger
/// that comes or goes makes no jump.
struct PanDrag {
    /// How far the middle went.
    private(set) var translation = CGVector.zero
    /// How fast it goes.
    var velocity = VelocityFilter()

    private var centroid: CGPoint?
    private var count = 0

    /// Goes on from another middle because the fingers changed.
    mutating func rebase(_ point: CGPoint, _ fingers: Int, at time: MonotonicTime) {
        centroid = point
        count = fingers
        velocity.rebase(point - .zero, at: time)
    }

    /// Follows the middle; false when it did not move or the fingers changed.
    mutating func move(to point: CGPoint, _ fingers: Int, at time: MonotonicTime) -> Bool {
        guard let centroid, count == fingers else {
            rebase(point, fingers, at: time)
            return false
        }
        if point == centroid { return false }
        translation += point - centroid
        self.centroid = point
        velocity.add(point - .zero, at: time)
        return true
    }

    /// Follows a device that tells distances, not places.
    mutating func scroll(by delta: CGVector, at time: MonotonicTime) {
        translation += delta
        let point = (centroid ?? .zero) + delta
        centroid = point
        velocity.add(point - .zero, at: time)
    }

    /// Takes the distance that a pan waits for out of the translation.
    mutating func removeHysteresis() {
        let length = translation.length
        if length <= 0 { return }
        translation = translation * (1 - min(GesturePolicy.panHysteresis / length, 1))
    }

    /// Sets the translation and forgets the velocity.
    mutating func setTranslation(_ new: CGVector) {
        translation = new
        velocity.clear()
    }
}
