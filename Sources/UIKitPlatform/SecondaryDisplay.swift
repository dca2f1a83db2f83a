package import UIKitGeometry

/// Names a screen that pictures leave through and fingers touch; never used twice in a process.
package struct DisplayID: Hashable, Sendable {
    /// 0 for the main screen, else a running number.
    package let number: Int

    /// Creates the name with this number.
    package init(_ number: Int) { self.number = number }

    /// The screen that the application started on, whichever display is plugged in there.
    package static let main = Self(0)
}

/// A display beside the main one, for as long as it is plugged in.
@MainActor package struct SecondaryDisplay {
    /// What it is called; another display that is plugged in later gets another name.
    package let id: DisplayID
    /// Where its pixels go: another object after a change of its mode.
    package let display: any Display
    /// Pixels per point.
    package let scale: CGFloat

    /// Creates the description of a display.
    package init(id: DisplayID, display: any Display, scale: CGFloat) {
        self.id = id
        self.display = display
        self.scale = scale
    }
}
