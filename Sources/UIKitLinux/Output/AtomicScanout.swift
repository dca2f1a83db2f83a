package import UIKitGeometry
import UIKitPlatform

/// Shows buffers with atomic commits: everything or nothing, and TEST_ONLY to ask first.
@MainActor package final class AtomicScanout: Scanout {
    package let name = "atomic"
    package let setsToTry = false
    package let formats: [PixelFormat]
    package var canTurn: Bool { hasRotation }
    package var turn = QuarterTurn.none

    private let kms: any KMS
    private let connector: UInt32
    private let crtc: UInt32
    private let plane: UInt32
    /// Planes that another program left on the CRTC, a pointer for example.
    private var foreignPlanes: [UInt32]
    /// Whether the plane wants to know what was written; until it refuses.
    private var takesDamage: Bool
    private let hasRotation: Bool
    private var modeBlob: (mode: DisplayMode, id: UInt32)?

    /// Asks the card for its atomic calls and finds the plane; throws when it has none.
    package init(_ kms: any KMS, _ choice: OutputChoice) throws(SystemError) {
        self.kms = kms
        connector = choice.connector.id
        crtc = choice.crtc
        try kms.enableAtomic()
        let planes = try kms.planes()
        let usable = planes.filter {
            $0.type == .primary && $0.possibleCRTCs & choice.crtcBit != 0
        }
        let ours = choice.crtc
        let found = usable.first { $0.currentCRTC == ours } ?? usable.first { $0.currentCRTC == 0 }
        guard let chosen = found ?? usable.first else { throw .notSupported }
        plane = chosen.id
        formats = PixelFormat.inOrder(sixteenBitsFirst: kms.prefersSixteenBits)
            .filter { chosen.formats.contains($0.code) }
        foreignPlanes = Self.foreign(in: planes, on: ours, but: chosen.id)
        takesDamage = kms.hasProperty("FB_DAMAGE_CLIPS", of: chosen.id)
        hasRotation = kms.hasProperty("rotation", of: chosen.id)
    }

    package func tryMode(_ mode: DisplayMode, framebuffer: UInt32) throws(SystemError) {
        try kms.commit(try picture(mode, framebuffer), .test)
    }

    package func setMode(_ mode: DisplayMode, framebuffer: UInt32) throws(SystemError) {
        // Whoever had the card since the last time may have left something above the picture.
        if let planes = try? kms.planes() {
            foreignPlanes = Self.foreign(in: planes, on: crtc, but: plane)
        }
        try kms.commit(try picture(mode, framebuffer), .modeSet)
    }

    package func switchOff() throws(SystemError) {
        try kms.commit([KMSPropertyValue(crtc, "ACTIVE", 0)], .modeSet)
    }

    package func flip(
        framebuffer: UInt32,
        clips: [PixelRect],
        cookie: UInt64
    ) throws(SystemError) -> FlipCompletion {
        let picture = KMSPropertyValue(plane, "FB_ID", UInt64(framebuffer))
        guard takesDamage else {
            try kms.commit([picture], .flip(cookie: cookie))
            return .event
        }
        let blob = try kms.createBlob(DamageClips.blob(clips))
        // A commit under way keeps its blobs alive by itself.
        defer { kms.destroyBlob(blob) }
        let damage = KMSPropertyValue(plane, "FB_DAMAGE_CLIPS", UInt64(blob))
        do throws(SystemError) {
            try kms.commit([picture, damage], .flip(cookie: cookie))
        } catch {
            if error != .invalid { throw error }
            try kms.commit([picture], .flip(cookie: cookie))
            takesDamage = false
            Log.line("\(kms.node): damage refused: \(error); it isn't told any more")
        }
        return .event
    }

    /// Everything that one buffer in one mode takes.
    private func picture(
        _ mode: DisplayMode,
        _ framebuffer: UInt32
    ) throws(SystemError) -> [KMSPropertyValue] {
        let blob = try blob(for: mode)
        let width = UInt64(mode.width)
        let height = UInt64(mode.height)
        let source = turn.inverse.turned(PixelSize(width: mode.width, height: mode.height))
        var values = [
            KMSPropertyValue(connector, "CRTC_ID", UInt64(crtc)),
            KMSPropertyValue(crtc, "MODE_ID", UInt64(blob)),
            KMSPropertyValue(crtc, "ACTIVE", 1),
            KMSPropertyValue(plane, "FB_ID", UInt64(framebuffer)),
            KMSPropertyValue(plane, "CRTC_ID", UInt64(crtc)),
            // The source is in 16.16 fixed point.
            KMSPropertyValue(plane, "SRC_X", 0),
            KMSPropertyValue(plane, "SRC_Y", 0),
            KMSPropertyValue(plane, "SRC_W", UInt64(source.width) << 16),
            KMSPropertyValue(plane, "SRC_H", UInt64(source.height) << 16),
            KMSPropertyValue(plane, "CRTC_X", 0),
            KMSPropertyValue(plane, "CRTC_Y", 0),
            KMSPropertyValue(plane, "CRTC_W", width),
            KMSPropertyValue(plane, "CRTC_H", height),
        ]
        // Also without a turn, should somebody have left another.
        if hasRotation { values.append(KMSPropertyValue(plane, "rotation", turn.planeBits)) }
        for other in foreignPlanes {
            values.append(KMSPropertyValue(other, "FB_ID", 0))
            values.append(KMSPropertyValue(other, "CRTC_ID", 0))
        }
        return values
    }

    private static func foreign(
        in planes: [KMSPlane],
        on crtc: UInt32,
        but plane: UInt32
    ) -> [UInt32] {
        planes.filter { $0.currentCRTC == crtc && $0.id != plane }.map(\.id)
    }

    private func blob(for mode: DisplayMode) throws(SystemError) -> UInt32 {
        if let modeBlob, modeBlob.mode == mode { return modeBlob.id }
        if let old = modeBlob { kms.destroyBlob(old.id) }
        modeBlob = nil
        let id = try kms.createBlob(mode)
        modeBlob = (mode, id)
        return id
    }

    isolated deinit {
        if let modeBlob { kms.destroyBlob(modeBlob.id) }
    }
}
