import UIKitGeometry
import UIKitLinux
import UIKitPlatform

/// A card with two outputs and one descriptor: two fakes that share what the kernel keeps for a card.
///
/// Calls go to the head that they name by an object's number; what names none, as master, is the first one's.
@MainActor final class FakeTwoHeads: KMS {
    let heads: [FakeKMS]
    var node = "/dev/dri/card0" {
        didSet { for head in heads { head.node = node } }
    }
    var driver: String { "fake" }
    var descriptor: Int32? = 100

    init(_ first: DisplayMode, _ second: DisplayMode) {
        let store = FakeKMS.Store()
        heads = [
            FakeKMS(modes: [first], head: 0, store: store),
            FakeKMS(modes: [second], head: 1, store: store),
        ]
        for head in heads { head.node = node }
    }

    /// Ends the flips under way with a vertical blank.
    func blank(at time: MonotonicTime) { for head in heads { head.blank(at: time) } }

    private func head(_ object: UInt32) -> FakeKMS { heads[min(1, Int(object / 100))] }

    func rememberForCrash(crtc: UInt32, connector: UInt32, state: KMSCRTCState?) {
        head(crtc).rememberForCrash(crtc: crtc, connector: connector, state: state)
    }
    func becomeMaster() throws(SystemError) {
        try heads[0].becomeMaster()
        heads[1].gainMaster()
    }
    func dropMaster() {
        heads[0].dropMaster()
        heads[1].loseMaster()
    }
    func enableAtomic() throws(SystemError) { for head in heads { try head.enableAtomic() } }
    func resources() throws(SystemError) -> KMSResources {
        var all = try heads[0].resources()
        for var connector in try heads[1].resources().connectors {
            // Its bits count behind those of the first head.
            connector.possibleCRTCs <<= UInt32(all.crtcs.count)
            all.connectors.append(connector)
        }
        all.crtcs += heads[1].crtcs
        return all
    }
    func planes() throws(SystemError) -> [KMSPlane] {
        heads[0].planes()
            + heads[1].planes().map { plane in
                var plane = plane
                plane.possibleCRTCs <<= UInt32(heads[0].crtcs.count)
                return plane
            }
    }
    func hasProperty(_ name: String, of object: UInt32) -> Bool {
        head(object).hasProperty(name, of: object)
    }
    func state(ofCRTC crtc: UInt32) throws(SystemError) -> KMSCRTCState {
        head(crtc).state(ofCRTC: crtc)
    }
    var prefersSixteenBits: Bool { heads[0].prefersSixteenBits }
    func set(_ value: KMSPropertyValue) throws(SystemError) { try head(value.object).set(value) }
    func createBuffer(size: PixelSize, bitsPerPixel: Int) throws(SystemError) -> KMSBuffer {
        try heads[0].createBuffer(size: size, bitsPerPixel: bitsPerPixel)
    }
    func destroyBuffer(_ buffer: KMSBuffer) { heads[0].destroyBuffer(buffer) }
    func addFramebuffer(
        _ buffer: KMSBuffer,
        size: PixelSize,
        format: PixelFormat
    ) throws(SystemError) -> UInt32 {
        heads[0].addFramebuffer(buffer, size: size, format: format)
    }
    func removeFramebuffer(_ framebuffer: UInt32) { heads[0].removeFramebuffer(framebuffer) }
    func createBlob(_ bytes: [UInt8]) throws(SystemError) -> UInt32 { heads[0].createBlob(bytes) }
    func createBlob(_ mode: DisplayMode) throws(SystemError) -> UInt32 {
        heads[0].createBlob(mode)
    }
    func destroyBlob(_ blob: UInt32) { heads[0].destroyBlob(blob) }
    func commit(_ values: [KMSPropertyValue], _ kind: KMSCommitKind) throws(SystemError) {
        // One commit that names objects of both heads would change what the other display shows.
        let named = Set(values.map { min(1, $0.object / 100) })
        guard named.count == 1, let first = named.first else { throw .invalid }
        try heads[Int(first)].commit(values, kind)
    }
    func setCRTC(_ crtc: UInt32, connector: UInt32?, state: KMSCRTCState) throws(SystemError) {
        try head(crtc).setCRTC(crtc, connector: connector, state: state)
    }
    func pageFlip(crtc: UInt32, framebuffer: UInt32, cookie: UInt64) throws(SystemError) {
        try head(crtc).pageFlip(crtc: crtc, framebuffer: framebuffer, cookie: cookie)
    }
    func markDirty(_ framebuffer: UInt32, _ clips: [PixelRect]) throws(SystemError) {
        // Of a buffer that nobody shows a driver has nothing to do.
        try heads.first { $0.uses(framebuffer) }?.markDirty(framebuffer, clips)
    }
    func setCursor(crtc: UInt32, buffer: KMSBuffer, side: Int) throws(SystemError) {
        try head(crtc).setCursor(crtc: crtc, buffer: buffer, side: side)
    }
    func moveCursor(crtc: UInt32, to place: PixelPoint) throws(SystemError) {
        try head(crtc).moveCursor(crtc: crtc, to: place)
    }
    func hideCursor(crtc: UInt32) { head(crtc).hideCursor(crtc: crtc) }
    func readFlips() throws(SystemError) -> [KMSFlip] {
        try heads[0].readFlips() + heads[1].readFlips()
    }
    func waitForFlip(milliseconds: Int) -> Bool {
        heads.contains { $0.waitForFlip(milliseconds: milliseconds) }
    }
}
