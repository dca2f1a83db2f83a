import UIKit

/// What is known of one contact.
public struct TouchMark: Sendable {
    /// The smallest number that no other finger had when it came down, from 1.
    public let number: Int
    /// Every place that the device told of, merged ones included, in points of the view.
    public internal(set) var trail: [CGPoint]
    /// Where it is expected next.
    public internal(set) var expected: [CGPoint] = []
    /// Half the contact's larger axis in points, 0 where the device does not tell.
    public internal(set) var radius: CGFloat
    /// Whether the finger is down.
    public internal(set) var isDown = true
    /// Whether the system took it away.
    public internal(set) var isCancelled = false
    /// Samples that came with the newest update.
    public internal(set) var newest = 1

    /// Where the finger is, or was last.
    public var place: CGPoint { trail.last ?? .zero }
}
