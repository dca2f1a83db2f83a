package import UIKitGeometry
import UIKitPlatform

/// One open card that several displays show on, each through a port of its own.
///
/// The card is watched once; reports of flips go to the display that asked for the flip. Master is given away when
/// the last display gives it away.
@MainActor package final class SharedCard {
    /// The card's own calls.
    let kms: any KMS
    private let scheduler: any Scheduler
    private var ports: [CardPort] = []
    private var nextPort: UInt64 = 0
    private var watchKey: UInt64?

    /// Shares `kms`; it is watched while a display shows there.
    package init(_ kms: any KMS, scheduler: any Scheduler) {
        self.kms = kms
        self.scheduler = scheduler
    }

    /// Whether a display shows on the card.
    package var isInUse: Bool { !ports.isEmpty }

    /// Another way to the card, for one display after the other on one output.
    package func makePort() -> CardPort {
        defer { nextPort += 1 }
        return CardPort(self, number: nextPort)
    }

    /// The ports that displays are attached to, but this one.
    func others(than port: CardPort) -> [CardPort] { ports.filter { $0 !== port } }

    func add(_ port: CardPort) throws(PlatformError) {
        if watchKey == nil, let descriptor = kms.descriptor {
            watchKey = try scheduler.watch(descriptor, for: .readable) { [weak self] readiness in
                if readiness == .broken { self?.lose() } else { self?.read() }
            }
        }
        if !ports.contains(where: { $0 === port }) { ports.append(port) }
    }

    func remove(_ port: CardPort) {
        ports.removeAll { $0 === port }
        if !ports.isEmpty { return }
        if let watchKey { scheduler.stopWatching(watchKey) }
        watchKey = nil
    }

    /// Gives every port the reports that have come for it.
    func sortFlips() throws(SystemError) {
        for flip in try kms.readFlips() {
            // The upper half is the port's number, the lower one the display's own cookie.
            guard let port = ports.first(where: { $0.number == flip.cookie >> 32 }) else {
                continue
            }
            var own = flip
            own.cookie = flip.cookie & 0xFFFF_FFFF
            port.inbox.append(own)
        }
    }

    /// Tells displays of reports that came while another one was asking.
    func tellOthers(than port: CardPort?) {
        for other in ports where other !== port && !other.inbox.isEmpty { other.onReadable() }
    }

    private func read() {
        // All are told, so that each notices an error of the card by itself.
        for port in ports { port.onReadable() }
    }

    private func lose() { for port in ports { port.onBroken() } }
}

/// One display's way to a card: all of the card's calls, its own flips, and a card on which what the other displays use
/// is not there.
@MainActor package final class CardPort: KMS {
    /// The card.
    package let card: SharedCard
    let number: UInt64
    /// Called when there may be flips to read.
    var onReadable: () -> Void = {}
    /// Called when the card hung up.
    var onBroken: () -> Void = {}
    /// Reports that wait for this display.
    var inbox: [KMSFlip] = []
    /// The connector and CRTC that are taken, 0 for none.
    package var claim: (connector: UInt32, crtc: UInt32) = (0, 0)

    private var planesInUse: Set<UInt32> = []
    private var holdsMaster = false

    init(_ card: SharedCard, number: UInt64) {
        self.card = card
        self.number = number
    }

    private var kms: any KMS { card.kms }

    /// A display shows here from now on.
    func attach() throws(PlatformError) { try card.add(self) }

    /// No display shows here any more.
    func detach() {
        card.remove(self)
        planesInUse = []
        claim = (0, 0)
        onReadable = {}
        onBroken = {}
        inbox = []
    }

    // MARK: - What others use

    package func resources() throws(SystemError) -> KMSResources {
        var resources = try kms.resources()
        let others = card.others(than: self)
        resources.connectors.removeAll { connector in
            others.contains { $0.claim.connector == connector.id }
        }
        var taken: UInt32 = 0
        for (index, crtc) in resources.crtcs.prefix(32).enumerated()
        where others.contains(where: { $0.claim.crtc == crtc }) {
            taken |= 1 << UInt32(index)
        }
        for index in resources.connectors.indices {
            resources.connectors[index].possibleCRTCs &= ~taken
        }
        return resources
    }

    package func planes() throws(SystemError) -> [KMSPlane] {
        let others = card.others(than: self)
        return try kms.planes().filter { plane in
            !others.contains { $0.planesInUse.contains(plane.id) }
        }
    }

    package func commit(
        _ values: [KMSPropertyValue],
        _ kind: KMSCommitKind
    ) throws(SystemError) {
        guard case .flip(let cookie) = kind else {
            try kms.commit(values, kind)
            for value in values where value.property == "FB_ID" && value.value != 0 {
                planesInUse.insert(value.object)
            }
            return
        }
        try kms.commit(values, .flip(cookie: number << 32 | cookie))
    }

    package func pageFlip(
        crtc: UInt32,
        framebuffer: UInt32,
        cookie: UInt64
    ) throws(SystemError) {
        try kms.pageFlip(crtc: crtc, framebuffer: framebuffer, cookie: number << 32 | cookie)
    }

    // MARK: - Flips

    /// The card watches for all of its ports.
    package var descriptor: Int32? { nil }

    package func readFlips() throws(SystemError) -> [KMSFlip] {
        try card.sortFlips()
        let flips = inbox
        inbox = []
        card.tellOthers(than: self)
        return flips
    }

    package func waitForFlip(milliseconds: Int) -> Bool {
        // What comes may be another's; each of them has one flip under way at most.
        for _ in 0...card.others(than: self).count {
            do {
                try card.sortFlips()
            } catch {
                return false
            }
            if !inbox.isEmpty { return true }
            if !kms.waitForFlip(milliseconds: milliseconds) { return false }
        }
        return true
    }

    // MARK: - Master

    package func becomeMaster() throws(SystemError) {
        try kms.becomeMaster()
        holdsMaster = true
    }

    package func dropMaster() {
        holdsMaster = false
        if card.others(than: self).allSatisfy({ !$0.holdsMaster }) { kms.dropMaster() }
    }

    package func rememberForCrash(crtc: UInt32, connector: UInt32, state: KMSCRTCState?) {
        kms.rememberForCrash(crtc: crtc, connector: connector, state: state)
    }

    // MARK: - Handed on

    package var node: String { kms.node }
    package var driver: String { kms.driver }
    package func enableAtomic() throws(SystemError) { try kms.enableAtomic() }
    package func hasProperty(_ name: String, of object: UInt32) -> Bool {
        kms.hasProperty(name, of: object)
    }
    package func state(ofCRTC crtc: UInt32) throws(SystemError) -> KMSCRTCState {
        try kms.state(ofCRTC: crtc)
    }
    package func createBuffer(
        size: PixelSize,
        bitsPerPixel: Int
    ) throws(SystemError) -> KMSBuffer {
        try kms.createBuffer(size: size, bitsPerPixel: bitsPerPixel)
    }
    package func destroyBuffer(_ buffer: KMSBuffer) { kms.destroyBuffer(buffer) }
    package func addFramebuffer(
        _ buffer: KMSBuffer,
        size: PixelSize,
        format: PixelFormat
    ) throws(SystemError) -> UInt32 {
        try kms.addFramebuffer(buffer, size: size, format: format)
    }
    package func removeFramebuffer(_ framebuffer: UInt32) { kms.removeFramebuffer(framebuffer) }
    package func createBlob(_ bytes: [UInt8]) throws(SystemError) -> UInt32 {
        try kms.createBlob(bytes)
    }
    package func createBlob(_ mode: DisplayMode) throws(SystemError) -> UInt32 {
        try kms.createBlob(mode)
    }
    package func destroyBlob(_ blob: UInt32) { kms.destroyBlob(blob) }
    package func setCRTC(
        _ crtc: UInt32,
        connector: UInt32?,
        state: KMSCRTCState
    ) throws(SystemError) {
        try kms.setCRTC(crtc, connector: connector, state: state)
    }
    package var prefersSixteenBits: Bool { kms.prefersSixteenBits }
    package func set(_ value: KMSPropertyValue) throws(SystemError) { try kms.set(value) }
    package func markDirty(_ framebuffer: UInt32, _ clips: [PixelRect]) throws(SystemError) {
        try kms.markDirty(framebuffer, clips)
    }
    package func setCursor(crtc: UInt32, buffer: KMSBuffer, side: Int) throws(SystemError) {
        try kms.setCursor(crtc: crtc, buffer: buffer, side: side)
    }
    package func moveCursor(crtc: UInt32, to place: PixelPoint) throws(SystemError) {
        try kms.moveCursor(crtc: crtc, to: place)
    }
    package func hideCursor(crtc: UInt32) { kms.hideCursor(crtc: crtc) }
}
