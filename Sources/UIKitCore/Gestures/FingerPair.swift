import UIKitGeometry

/// The two fingers that pinch and rotation recognizers follow; others are ignored.
@MainActor struct FingerPair {
    private(set) var fingers: [UITouch] = []

    /// Whether both fingers are down.
    var isComplete: Bool { fingers.count == 2 }
    /// Whether no finger is down.
    var isEmpty: Bool { fingers.isEmpty }

    /// From the first finger to the second, in points of the window; nil while they are not two.
    var span: CGVector? {
        isComplete ? fingers[1].current.location - fingers[0].current.location : nil
    }

    /// Takes a finger; false when there are two already.
    mutating func add(_ touch: UITouch) -> Bool {
        if isComplete { return false }
        fingers.append(touch)
        return true
    }

    /// Lets go of lifted fingers.
    mutating func remove(_ touches: Set<UITouch>) {
        fingers.removeAll { touches.contains($0) }
    }
}
