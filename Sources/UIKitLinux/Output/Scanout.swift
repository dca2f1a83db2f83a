package import UIKitGeometry

/// How buffers get onto a CRTC: the atomic calls, or the old ones.
@MainActor package protocol Scanout: AnyObject {
    /// "atomic" or "legacy", for messages.
    var name: String { get }
    /// The formats that can be shown, best first.
    var formats: [PixelFormat] { get }
    /// Whether `tryMode` changes what is shown, since there is no way to ask.
    var setsToTry: Bool { get }
    /// How the plane turns the buffers that it is given; to be set before a mode is tried.
    ///
    /// Defaults to `none`, the only one where the plane cannot.
    var turn: QuarterTurn { get set }
    /// Whether other turns than `none` can be asked for.
    var canTurn: Bool { get }
    /// Finds out whether the mode works with this buffer.
    func tryMode(_ mode: DisplayMode, framebuffer: UInt32) throws(SystemError)
    /// Sets the mode that was tried last and shows the buffer; waits until it is set.
    func setMode(_ mode: DisplayMode, framebuffer: UInt32) throws(SystemError)
    /// Switches the display off and keeps its mode for later.
    func switchOff() throws(SystemError)
    /// Shows another buffer at the next vertical blank, of which `clips` were written; doesn't wait.
    func flip(
        framebuffer: UInt32,
        clips: [PixelRect],
        cookie: UInt64
    ) throws(SystemError) -> FlipCompletion
}

/// How the end of a flip becomes known.
package enum FlipCompletion: Hashable, Sendable {
    /// The kernel reports it.
    case event
    /// It is shown already; nothing will be reported.
    case immediate
}
