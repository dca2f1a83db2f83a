package import UIKitGeometry

/// Something that moves by itself and is brought up to date for each frame, before display links are called.
///
/// The main loop keeps it alive, and makes frames, until it is taken away.
@MainActor package protocol FrameFollower: AnyObject {
    /// Goes to where it is at `time`.
    func follow(to time: MonotonicTime)
}
