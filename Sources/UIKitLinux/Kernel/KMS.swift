package import UIKitGeometry

/// The calls of one DRM card that a display needs, with nothing of our own added.
///
/// `DRMDevice` hands them to the kernel; tests put a kernel of their own in
/// its place. No call keeps what it was given, and none but `commit(_:.modeSet)`,
/// `setCRTC` and `waitForFlip` waits.
@MainActor package protocol KMS: AnyObject {
    /// The path of the device node, for messages.
    var node: String { get }
    /// The driver's name, for example "virtio_gpu".
    var driver: String { get }
    /// Whether the driver would rather be given sixteen bits a pixel than more.
    var prefersSixteenBits: Bool { get }
    /// What becomes readable when a flip is finished, nil where nothing does.
    var descriptor: Int32? { get }
    /// Where mode, buffer and place of the picture to come back to are remembered for a crash, if at all.
    func rememberForCrash(crtc: UInt32, connector: UInt32, state: KMSCRTCState?)

    /// Makes sure that this program may set modes.
    func becomeMaster() throws(SystemError)
    /// Lets the console, or another program, have the card.
    func dropMaster()
    /// Asks for the atomic calls; throws when the driver has none.
    func enableAtomic() throws(SystemError)
    /// What the card has, connectors with their present modes.
    func resources() throws(SystemError) -> KMSResources
    /// All planes.
    func planes() throws(SystemError) -> [KMSPlane]
    /// Whether an object has a property of this name.
    func hasProperty(_ name: String, of object: UInt32) -> Bool
    /// What a CRTC shows now.
    func state(ofCRTC crtc: UInt32) throws(SystemError) -> KMSCRTCState

    /// Makes a buffer that the CPU can write to, all zero.
    func createBuffer(size: PixelSize, bitsPerPixel: Int) throws(SystemError) -> KMSBuffer
    /// Frees a buffer.
    func destroyBuffer(_ buffer: KMSBuffer)
    /// Makes a buffer showable in a format; answers its number.
    func addFramebuffer(
        _ buffer: KMSBuffer,
        size: PixelSize,
        format: PixelFormat
    )
        throws(SystemError) -> UInt32
    /// Takes that back.
    func removeFramebuffer(_ framebuffer: UInt32)

    /// Keeps bytes in the kernel for a property; answers their number.
    func createBlob(_ bytes: [UInt8]) throws(SystemError) -> UInt32
    /// Keeps a mode in the kernel for a property; answers its number.
    func createBlob(_ mode: DisplayMode) throws(SystemError) -> UInt32
    /// Frees a blob.
    func destroyBlob(_ blob: UInt32)
    /// Sets one property at once, by the old call.
    func set(_ value: KMSPropertyValue) throws(SystemError)
    /// Sets many properties at once. A property that its object lacks is an EINVAL.
    func commit(_ values: [KMSPropertyValue], _ kind: KMSCommitKind) throws(SystemError)

    /// The old call for mode and buffer; a nil connector switches the CRTC off.
    func setCRTC(_ crtc: UInt32, connector: UInt32?, state: KMSCRTCState) throws(SystemError)
    /// The old call for another buffer at the next vertical blank, reported with `cookie`.
    func pageFlip(crtc: UInt32, framebuffer: UInt32, cookie: UInt64) throws(SystemError)
    /// Tells which pixels of a shown buffer were written.
    func markDirty(_ framebuffer: UInt32, _ clips: [PixelRect]) throws(SystemError)
    /// The old call for the pointer's picture: a square buffer of so many pixels a side, with premultiplied alpha.
    func setCursor(crtc: UInt32, buffer: KMSBuffer, side: Int) throws(SystemError)
    /// The old call for the place of the picture's first pixel, which may be outside.
    func moveCursor(crtc: UInt32, to place: PixelPoint) throws(SystemError)
    /// The old call that takes the pointer away.
    func hideCursor(crtc: UInt32)

    /// The flips that finished since the last call; never waits.
    func readFlips() throws(SystemError) -> [KMSFlip]
    /// Waits at most so long for a flip to read; whether there is one.
    func waitForFlip(milliseconds: Int) -> Bool
}
