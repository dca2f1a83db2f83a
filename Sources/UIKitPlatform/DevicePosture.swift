/// How a panel is held, by UIKit's numbers.
package enum DevicePosture: Int, CaseIterable, Hashable, Sendable {
    /// Upright.
    case portrait = 1
    /// On its head.
    case portraitUpsideDown = 2
    /// Turned to the left: its right side is up.
    case landscapeLeft = 3
    /// Turned to the right: its left side is up.
    case landscapeRight = 4
    /// On its back.
    case faceUp = 5
    /// On its face.
    case faceDown = 6
}
