import UIKit
import UIKitTesting

/// Something that goes on on a screen of 1280 × 800 pixels, one step a frame.
@MainActor package struct FrameScene {
    /// The name on the command line.
    package let name: String
    /// Frames that are measured, an even number.
    package var frames = 240
    /// Builds the tree; what it returns takes the step of one frame, counted from 0.
    let make: @MainActor (Harness) -> @MainActor (Int) -> Void

    /// All scenes, in the order in which they run.
    package static let all: [FrameScene] = [
        drawerDrag, cardDrag(isKept: true), cardDrag(isKept: false), list, fade, spinner, settings,
        galleryScroll, galleryDrawer, thermostatDrawer,
    ]

    /// A step there and back: 0…1 over the first half of the frames and back over the second.
    static func swing(_ step: Int, of frames: Int) -> CGFloat {
        let half = frames / 2
        let place = step % frames
        return CGFloat(place < half ? place : frames - place) / CGFloat(half)
    }
}
