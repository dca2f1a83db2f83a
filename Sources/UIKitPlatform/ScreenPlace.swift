package import UIKitGeometry

/// A place on one of the screens.
package struct ScreenPlace: Hashable, Sendable {
    /// Where, in points of the screen.
    package var point: CGPoint
    /// The screen; the main one by default.
    package var screen: DisplayID

    /// Creates a place, by default on the main screen.
    package init(_ point: CGPoint, on screen: DisplayID = .main) {
        self.point = point
        self.screen = screen
    }
}
