import UIKitGeometry

/// What turning lines into outlines takes, used again and again.
struct StrokeRoom {
    /// A piece of the path as straight lines.
    var piece = Polyline()
    /// The line whose outline is made: the piece without points that repeat the one before, and backwards at last.
    var line = Polyline()
    /// What cuts it into dashes.
    var dashing = Dashing()
    /// The outline so far, in device space.
    var outline: [CGPoint] = []
}
