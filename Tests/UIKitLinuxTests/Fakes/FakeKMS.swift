import UIKitGeometry
import UIKitLinux
import UIKitPlatform
import UIKitRaster

/// A kernel in the process: one connector, a scriptable driver, and a picture on the glass.
///
/// It checks what a kernel checks (one flip at a time, known objects and
/// properties, master) and shows what a display would show: with
/// `isManualUpdate` only the pixels that it was told of.
@MainActor final class FakeKMS: KMS {
    enum Call: Hashable {
        case becomeMaster
        case dropMaster
        case test(DisplayMode, PixelFormat)
        case modeSet(DisplayMode, UInt32)
        case flip(UInt32)
        case setCRTC(UInt32, connector: UInt32?, framebuffer: UInt32)
        case markDirty([PixelRect])
        case hideCursor
        case remember(KMSCRTCState?)
        case removeFramebuffer(UInt32)
    }

    struct Framebuffer {
        let memory: GuardedMemory
        let pitch: Int
        var size = PixelSize.zero
        var format = PixelFormat.xrgb8888
    }

    var node = "/dev/dri/card7"
    var driver = "fake"
    var descriptor: Int32? = 77

    // What the card is like.
    var connectors: [KMSConnector]
    var crtcs: [UInt32]
    var planeFormats: [PixelFormat] = [.xrgb8888]
    var prefersSixteenBits = false
    var hasAtomic = true
    var hasDamageProperty = true
    /// The bits of "rotation" that the plane can, 0 for a plane without the property.
    var rotations: UInt64 = 0
    var isManualUpdate = false
    var pitchAlignment = 64
    var savedState = KMSCRTCState()
    var masterError: SystemError?
    /// What every call answers that can fail, once the card is pulled out or the seat is taken away.
    var lasting: SystemError?
    /// Whether the caller holds the card.
    private(set) var isMaster = false
    /// Whether calls that change what is shown are refused to all but the master, as in a kernel.
    var wantsMaster = false
    /// What the next reads of reports answer, nil for success.
    var readErrors: [SystemError?] = []
    /// What the next buffers to be made answer, nil for success.
    var bufferErrors: [SystemError?] = []
    /// What every buffer answers while memory is short.
    var shortage: SystemError?
    /// Whether the driver said of a buffer that it never will make it.
    private(set) var hasRefusedBuffers = false
    /// Refuses a mode and format, in tests and when set.
    var refusal: (DisplayMode, PixelFormat) -> SystemError? = { _, _ in nil }
    /// What the next commits of a frame answer, nil for success.
    var frameErrors: [SystemError?] = []
    var pageFlipError: SystemError?
    var dirtyError: SystemError?
    /// Whether reports carry a number, as those of drivers with true blanks do.
    var countsBlanks = false
    private var sequence: UInt32 = 0
    /// Whether flips are reported at all.
    var losesFlips = false

    // What was done with it.
    private(set) var calls: [Call] = []
    private(set) var pending: UInt64?
    private(set) var busyCount = 0
    /// How often somebody stood still for a report.
    private(set) var waitCount = 0
    private(set) var remembered: KMSCRTCState?
    var liveBuffers: [UInt32: Framebuffer] { store.buffers }
    private(set) var shown: UInt32 = 0
    var cursorError: SystemError?
    private(set) var cursorCalls = 0
    private(set) var cursorPlace: PixelPoint?
    /// Whether another program's overlay covers the picture.
    var hasForeignOverlay = false
    private var cursor: Framebuffer?
    /// Whether the display is on.
    private(set) var isLit = false
    private var planeTurn = QuarterTurn.none
    /// The picture that somebody in front of the display sees.
    private(set) var glass = Bitmap(size: .zero)
    /// What the card keeps for all of its heads.
    let store: Store
    /// Which of a card's outputs this is; its objects are numbered from a hundred times that.
    let head: UInt32
    private var connectorID: UInt32 { 30 + 100 * head }
    private var crtcID: UInt32 { 41 + 100 * head }
    private var planeID: UInt32 { 51 + 100 * head }

    @MainActor final class Store {
        fileprivate var buffers: [UInt32: Framebuffer] = [:]
        fileprivate var blobs: [UInt32: [UInt8]] = [:]
        fileprivate var modes: [UInt32: DisplayMode] = [:]
        fileprivate var framebuffers: [UInt32: UInt32] = [:]
        fileprivate var nextID: UInt32 = 100
        /// Things given back that were not there.
        fileprivate(set) var strays: [String] = []

        fileprivate func free<Value>(_ id: UInt32, _ what: String, _ from: inout [UInt32: Value]) {
            if from.removeValue(forKey: id) == nil { strays.append("\(what) \(id)") }
        }

        /// What is left of what was made, and what was given back twice; nil when all is even.
        var imbalance: String? {
            var words: [String] = []
            if !buffers.isEmpty { words.append("\(buffers.count) buffers") }
            if !framebuffers.isEmpty { words.append("\(framebuffers.count) framebuffers") }
            let blobCount = blobs.count + modes.count
            if blobCount > 0 { words.append("\(blobCount) blobs") }
            if !strays.isEmpty { words.append("given back once too often: \(strays)") }
            return words.isEmpty ? nil : words.joined(separator: ", ")
        }
    }

    private var reports: [KMSFlip] = []
    private var waiting: (framebuffer: UInt32, clips: [PixelRect]?)?

    init(
        modes: [DisplayMode] = [DisplayMode(width: 80, height: 48, rate: 50)],
        head: UInt32 = 0,
        store: Store? = nil
    ) {
        self.head = head
        self.store = store ?? Store()
        KernelBooks.current?.open(self.store)
        crtcs = [40 + 100 * head, 41 + 100 * head]
        connectors = [
            KMSConnector(
                id: 30 + 100 * head,
                name: "DSI-\(1 + head)",
                isConnected: true,
                modes: modes,
                possibleCRTCs: 0b10
            )
        ]
    }

    /// The format of what is shown.
    var shownFormat: PixelFormat? { buffer(shown)?.format }
    var liveBlobCount: Int { store.blobs.count + store.modes.count }
    var flipCount: Int { calls.count { if case .flip = $0 { true } else { false } } }
    var commitCount: Int {
        calls.count {
            switch $0 {
            case .flip, .modeSet, .setCRTC: true
            default: false
            }
        }
    }

    func clearCalls() { calls = [] }

    /// Ends the flip under way with a vertical blank at `time`; the report waits to be read.
    func blank(at time: MonotonicTime) {
        guard let cookie = pending else { return }
        pending = nil
        if let waiting { scanOut(waiting.framebuffer, waiting.clips) }
        waiting = nil
        if countsBlanks { sequence += 1 }
        if !losesFlips { reports.append(KMSFlip(cookie: cookie, time: time, sequence: sequence)) }
    }

    /// Puts a report in the queue that belongs to no flip under way.
    func report(cookie: UInt64, at time: MonotonicTime) {
        reports.append(KMSFlip(cookie: cookie, time: time, sequence: 0))
    }

    // MARK: - KMS

    func rememberForCrash(crtc: UInt32, connector: UInt32, state: KMSCRTCState?) {
        remembered = state
        calls.append(.remember(state))
    }

    func becomeMaster() throws(SystemError) {
        calls.append(.becomeMaster)
        if let error = lasting ?? masterError { throw error }
        isMaster = true
    }

    func dropMaster() {
        isMaster = false
        calls.append(.dropMaster)
    }

    /// The seat, or another program, takes the card away.
    func loseMaster() { isMaster = false }

    /// The card is held through another head of it.
    func gainMaster() { isMaster = true }

    /// Refuses what a kernel refuses to everybody, or to all but the master.
    private func admit() throws(SystemError) {
        if let lasting { throw lasting }
        if wantsMaster && !isMaster { throw .accessDenied }
    }

    func enableAtomic() throws(SystemError) {
        if !hasAtomic { throw .notSupported }
    }

    func resources() throws(SystemError) -> KMSResources {
        if lasting == .noDevice { throw .noDevice }
        return KMSResources(connectors: connectors, crtcs: crtcs)
    }

    func planes() -> [KMSPlane] {
        [
            KMSPlane(id: planeID - 1, type: .primary, possibleCRTCs: 0b01, formats: []),
            KMSPlane(
                id: planeID,
                type: .primary,
                possibleCRTCs: 0b10,
                formats: planeFormats.map(\.code)
            ),
            KMSPlane(
                id: planeID + 1,
                type: .cursor,
                possibleCRTCs: 0b10,
                currentCRTC: crtcID,
                formats: []
            ),
            KMSPlane(
                id: planeID + 2,
                type: .overlay,
                possibleCRTCs: 0b10,
                currentCRTC: hasForeignOverlay ? crtcID : 0,
                formats: []
            ),
        ]
    }

    func hasProperty(_ name: String, of object: UInt32) -> Bool {
        switch object {
        case connectorID: name == "CRTC_ID"
        case crtcID: ["MODE_ID", "ACTIVE"].contains(name)
        case planeID, planeID + 1, planeID + 2:
            [
                "FB_ID", "CRTC_ID", "SRC_X", "SRC_Y", "SRC_W", "SRC_H", "CRTC_X", "CRTC_Y",
                "CRTC_W", "CRTC_H",
            ].contains(name) || name == "FB_DAMAGE_CLIPS" && hasDamageProperty
                || name == "rotation" && rotations != 0
        default: false
        }
    }

    func state(ofCRTC crtc: UInt32) -> KMSCRTCState { savedState }

    func createBuffer(size: PixelSize, bitsPerPixel: Int) throws(SystemError) -> KMSBuffer {
        if !bufferErrors.isEmpty, let error = bufferErrors.removeFirst() {
            if error == .invalid { hasRefusedBuffers = true }
            throw error
        }
        if let shortage { throw shortage }
        let row = size.width * bitsPerPixel / 8
        let pitch = (row + pitchAlignment - 1) / pitchAlignment * pitchAlignment
        let memory = GuardedMemory(count: pitch * size.height)
        store.nextID += 1
        store.buffers[store.nextID] = Framebuffer(memory: memory, pitch: pitch)
        return KMSBuffer(handle: store.nextID, pitch: pitch, memory: memory.bytes)
    }

    func destroyBuffer(_ buffer: KMSBuffer) {
        store.free(buffer.handle, "buffer", &store.buffers)
    }

    func addFramebuffer(_ buffer: KMSBuffer, size: PixelSize, format: PixelFormat) -> UInt32 {
        store.buffers[buffer.handle]?.size = size
        store.buffers[buffer.handle]?.format = format
        store.nextID += 1
        store.framebuffers[store.nextID] = buffer.handle
        return store.nextID
    }

    func removeFramebuffer(_ framebuffer: UInt32) {
        store.free(framebuffer, "framebuffer", &store.framebuffers)
        calls.append(.removeFramebuffer(framebuffer))
    }

    func createBlob(_ bytes: [UInt8]) -> UInt32 {
        store.nextID += 1
        store.blobs[store.nextID] = bytes
        return store.nextID
    }

    func createBlob(_ mode: DisplayMode) -> UInt32 {
        store.nextID += 1
        store.modes[store.nextID] = mode
        return store.nextID
    }

    func destroyBlob(_ blob: UInt32) {
        if store.modes.removeValue(forKey: blob) != nil { return }
        store.free(blob, "blob", &store.blobs)
    }

    func commit(_ values: [KMSPropertyValue], _ kind: KMSCommitKind) throws(SystemError) {
        try admit()
        var set: [UInt32: [String: UInt64]] = [:]
        for value in values {
            if !hasProperty(value.property, of: value.object) { throw .invalid }
            set[value.object, default: [:]][value.property] = value.value
        }
        if kind == .modeSet, set[crtcID]?["ACTIVE"] == 0, set.count == 1 {
            finishFlip()
            isLit = false
            return
        }
        guard let number = set[planeID]?["FB_ID"].map(UInt32.init(truncatingIfNeeded:)),
            let buffer = buffer(number)
        else { throw .invalid }
        switch kind {
        case .test, .modeSet:
            // What nobody sets stays, as in a kernel.
            let bits = set[planeID]?["rotation"] ?? planeTurn.planeBits
            guard bits == 1 || bits & rotations != 0,
                let turn = QuarterTurn.allCases.first(where: { $0.planeBits == bits })
            else { throw .invalid }
            guard let id = set[crtcID]?["MODE_ID"], let mode = store.modes[UInt32(id)],
                set[connectorID]?["CRTC_ID"] == UInt64(crtcID),
                set[planeID]?["CRTC_ID"] == UInt64(crtcID), set[crtcID]?["ACTIVE"] == 1,
                set[planeID]?["SRC_W"]
                    == UInt64(turn.isSideways ? mode.height : mode.width) << 16,
                buffer.size.width << 16 == set[planeID]?["SRC_W"].map(Int.init),
                buffer.size.height << 16 == set[planeID]?["SRC_H"].map(Int.init),
                set[planeID]?["CRTC_W"] == UInt64(mode.width),
                set[planeID]?["CRTC_H"] == UInt64(mode.height)
            else { throw .invalid }
            if kind == .test { calls.append(.test(mode, buffer.format)) }
            if let error = refusal(mode, buffer.format) { throw error }
            if kind == .test { return }
            try takeFrameError()
            finishFlip()
            planeTurn = turn
            isLit = true
            if set[planeID + 2]?["FB_ID"] == 0 { hasForeignOverlay = false }
            calls.append(.modeSet(mode, number))
            scanOut(number, nil)
        case .flip(let cookie):
            try takeFrameError()
            if pending != nil {
                busyCount += 1
                throw .busy
            }
            pending = cookie
            waiting = (number, set[planeID]?["FB_DAMAGE_CLIPS"].map { clips(inBlob: UInt32($0)) })
            calls.append(.flip(number))
        }
    }

    func set(_ value: KMSPropertyValue) throws(SystemError) {
        try admit()
        guard value.object == planeID, value.property == "rotation", rotations != 0,
            let turn = QuarterTurn.allCases.first(where: { $0.planeBits == value.value })
        else { throw .invalid }
        // A shown picture must still fit.
        if isLit && turn.isSideways != planeTurn.isSideways { throw .invalid }
        planeTurn = turn
    }

    func setCRTC(_ crtc: UInt32, connector: UInt32?, state: KMSCRTCState) throws(SystemError) {
        try admit()
        if let mode = state.mode, let buffer = buffer(state.framebuffer) {
            if let error = refusal(mode, buffer.format) { throw error }
        }
        finishFlip()
        isLit = connector != nil
        calls.append(.setCRTC(crtc, connector: connector, framebuffer: state.framebuffer))
        if buffer(state.framebuffer) != nil { scanOut(state.framebuffer, nil) }
    }

    func pageFlip(crtc: UInt32, framebuffer: UInt32, cookie: UInt64) throws(SystemError) {
        try admit()
        if let pageFlipError { throw pageFlipError }
        try takeFrameError()
        if pending != nil {
            busyCount += 1
            throw .busy
        }
        pending = cookie
        waiting = (framebuffer, isManualUpdate ? [] : nil)
        calls.append(.flip(framebuffer))
    }

    func markDirty(_ framebuffer: UInt32, _ clips: [PixelRect]) throws(SystemError) {
        calls.append(.markDirty(clips))
        try admit()
        if let dirtyError { throw dirtyError }
        if waiting?.framebuffer == framebuffer {
            waiting?.clips = clips
        } else {
            scanOut(framebuffer, clips)
        }
    }

    func setCursor(crtc: UInt32, buffer: KMSBuffer, side: Int) throws(SystemError) {
        cursorCalls += 1
        if let cursorError { throw cursorError }
        cursor = liveBuffers[buffer.handle]
        cursor?.size = PixelSize(width: side, height: side)
    }

    func moveCursor(crtc: UInt32, to place: PixelPoint) throws(SystemError) {
        cursorPlace = place
    }

    func hideCursor(crtc: UInt32) {
        calls.append(.hideCursor)
        cursorPlace = nil
    }

    /// The pointer's pixel over one of the panel's, with its alpha; nil where it isn't.
    func cursorPixel(at point: PixelPoint) -> UInt32? {
        guard let cursor, let place = cursorPlace else { return nil }
        let (x, y) = (point.x - place.x, point.y - place.y)
        guard (0..<cursor.size.width).contains(x), (0..<cursor.size.height).contains(y) else {
            return nil
        }
        return cursor.memory.bytes.load(
            fromByteOffset: y * cursor.pitch + x * 4,
            as: UInt32.self
        )
    }

    func readFlips() throws(SystemError) -> [KMSFlip] {
        if !readErrors.isEmpty, let error = readErrors.removeFirst() { throw error }
        defer { reports = [] }
        return reports
    }

    func waitForFlip(milliseconds: Int) -> Bool {
        waitCount += 1
        return !reports.isEmpty
    }

    /// Whether a buffer is shown, or will be with the next blank.
    func uses(_ framebuffer: UInt32) -> Bool {
        shown == framebuffer || waiting?.framebuffer == framebuffer
    }

    // MARK: - The glass

    /// Calls that wait find the flip before them finished.
    private func finishFlip() { blank(at: .zero) }

    private func takeFrameError() throws(SystemError) {
        if !frameErrors.isEmpty, let error = frameErrors.removeFirst() { throw error }
    }

    private func buffer(_ framebuffer: UInt32) -> Framebuffer? {
        store.framebuffers[framebuffer].flatMap { store.buffers[$0] }
    }

    private func clips(inBlob blob: UInt32) -> [PixelRect] {
        let edges = (store.blobs[blob] ?? []).withUnsafeBytes {
            Array($0.bindMemory(to: Int32.self))
        }
        var rects: [PixelRect] = []
        for at in stride(from: 0, to: edges.count, by: 4) {
            let rect = edges[at..<at + 4].map(Int.init)
            rects.append(PixelRect(minX: rect[0], minY: rect[1], maxX: rect[2], maxY: rect[3]))
        }
        return rects
    }

    private func scanOut(_ framebuffer: UInt32, _ clips: [PixelRect]?) {
        guard let buffer = buffer(framebuffer) else { return }
        shown = framebuffer
        let size = planeTurn.turned(buffer.size)
        if glass.size != size { glass = Bitmap(size: size) }
        let whole = [PixelRect(size: buffer.size)]
        for rect in isManualUpdate ? clips ?? whole : whole {
            for y in rect.minY..<rect.maxY {
                for x in rect.minX..<rect.maxX {
                    let place = planeTurn.turned(PixelPoint(x: x, y: y), in: buffer.size)
                    glass[place.x, place.y] = buffer.color(x, y)
                }
            }
        }
    }
}

extension FakeKMS.Framebuffer {
    /// The pixel as a display widens it, `0xFFRRGGBB`.
    func color(_ x: Int, _ y: Int) -> UInt32 {
        let at = y * pitch + x * format.bytesPerPixel
        if format != .rgb565 {
            return memory.bytes.load(fromByteOffset: at, as: UInt32.self) | 0xFF00_0000
        }
        let raw = UInt32(memory.bytes.load(fromByteOffset: at, as: UInt16.self))
        let (r, g, b) = (raw >> 11, raw >> 5 & 63, raw & 31)
        let red = r << 3 | r >> 2
        let green = g << 2 | g >> 4
        let blue = b << 3 | b >> 2
        return 0xFF00_0000 | red << 16 | green << 8 | blue
    }
}
